import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { GRAPHQL_RESPONSE, graphOf, type Graph } from './ask.ts';
import { json, startFakeApi } from './fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startFakeApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
});
beforeEach(() => api.answerWith((_request, response) => json(response, 200, [])));
afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});

const open = '{ enums { name } }';
const introspection = { query: getIntrospectionQuery() };

/** A token as the api makes them, by keys that are not the api's. */
async function forged(kid: string, more: object = {}) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const header = { alg: 'ES256', typ: 'at+jwt', kid, jwk: await exportJWK(publicKey), ...more };
  return `Bearer ${await new SignJWT().setProtectedHeader(header).setSubject('ann').setExpirationTime('5m').sign(privateKey)}`;
}

const bad: [string, () => string | Promise<string>, string][] = [
  ['no token', () => 'Bearer x', 'TOKEN_INVALID'],
  ['three words', () => 'Bearer a.b.c', 'TOKEN_INVALID'],
  ['another scheme', () => 'Basic eDp5', 'TOKEN_INVALID'],
  ['nothing', () => '', 'TOKEN_INVALID'],
  ['one signed by another key', () => forged('fake'), 'TOKEN_INVALID'],
  ['one whose key nobody knows', () => forged('other'), 'TOKEN_INVALID'],
  ['one of another kind', () => api.bearer('ann', 300, 'JWT'), 'TOKEN_INVALID'],
  ['one that has ended', () => api.bearer('ann', -90), 'TOKEN_EXPIRED'],
];

describe('a token that is not a session’s', () => {
  it.each(bad)('(%s) is refused with a public question, whatever lies ready', async (_name, make, code) => {
    const authorization = await make();
    await graph.again({ query: open });
    api.answerWith((_request, response) => json(response, 200, []));
    const { status, data, errors, headers } = await graph.again({ query: open }, { authorization });
    expect([status, data, errors.map(({ extensions }) => extensions.code)]).toEqual([401, undefined, [code]]);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(api.seen).toEqual([]);
  });

  it('is refused with every kind of operation, in both forms', async () => {
    const authorization = await api.bearer('ann', -90);
    await graph.again(introspection);
    const hash = createHash('sha256').update(open).digest('hex');
    const body = { query: 'mutation { logout(input: {}) { userErrors { code } } }' };
    const asked = [
      graph.again(introspection, { authorization }),
      graph.again(introspection, { authorization, accept: GRAPHQL_RESPONSE }),
      graph.again(body, { authorization }),
      graph.again({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }, { authorization }),
      graph.again({ query: '{ nothing }' }, { authorization }),
      graph.get({ query: open }, { authorization }),
    ];
    for (const { status, errors } of await Promise.all(asked))
      expect([status, errors[0]?.extensions]).toMatchObject([401, { code: 'TOKEN_EXPIRED', http: { status: 401 } }]);
    expect(api.seen).toEqual([]);
  });

  it('is told of in the language that was asked for, in Persian where none was', async () => {
    const say = async (language?: string) => {
      const headers = { authorization: 'Bearer x', ...(language && { 'accept-language': language }) };
      return (await graph.ask(open, {}, headers)).errors[0]!.message;
    };
    expect(await say('en')).toBe('The token is not valid. Get another one, or ask without it.');
    for (const language of ['fa', undefined]) expect(await say(language)).toMatch(/^توکن معتبر نیست/);
  });
});

describe('a token', () => {
  it('that is good is passed on', async () => {
    const authorization = await api.bearer('ann');
    expect((await graph.ask(open, {}, { authorization })).data).toEqual({ enums: [] });
    expect(api.seen[0]!.headers.authorization).toBe(authorization);
    // Clocks may differ by a minute.
    expect((await graph.ask(open, {}, { authorization: await api.bearer('ann', -30) })).status).toBe(200);
  });

  it('that cannot be looked at now is left to the api', async () => {
    await using mute = await startFakeApi();
    mute.withholdKeys();
    await using before = await startGateway({ apiUrl: mute.url });
    const authorization = await mute.bearer('ann');
    const { data, errors } = await graphOf(before).ask(
      '{ enums { name } viewer { person { id } } }',
      {},
      { authorization },
    );
    expect(data).toEqual({ enums: [], viewer: null });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});
