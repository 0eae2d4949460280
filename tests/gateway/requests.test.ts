import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { graphOf, type Graph } from './ask.ts';
import { json, startFakeApi } from './fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startFakeApi();
  gateway = await startGateway({
    apiUrl: api.url,
    env: { CORS_ORIGINS: 'https://shop.example', TRUSTED_PROXIES: '127.0.0.1,10.0.0.9' },
  });
  graph = graphOf(gateway);
});

beforeEach(() => api.answerWith((_request, response) => json(response, 200, [{ name: 'of the api', values: [] }])));

afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});

const question = '{ enums { name } }';

describe('what the api is told of a request', () => {
  it('is the caller and nothing else', async () => {
    const told = {
      authorization: await api.bearer('ann'),
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'idempotency-key': 'key-1',
      'accept-language': 'fa',
      'user-agent': 'Tested/1.0',
      'x-request-id': 'from-the-client-1',
    };
    const { headers } = await graph.ask(
      question,
      {},
      { ...told, cookie: 'session=1', 'x-api-key': 'k', 'x-forwarded-host': 'evil', referer: 'https://a.example/' },
    );
    const seen = api.seen[0]!.headers;
    expect(seen).toMatchObject(told);
    expect(Object.keys(seen).sort()).toEqual(
      [...Object.keys(told), 'accept', 'connection', 'host', 'x-forwarded-for', 'x-gateway-key'].sort(),
    );
    expect(headers.get('x-request-id')).toBe('from-the-client-1');
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(65), 'line\tbreak-here'])(
    'is not the request id "%s"',
    async (id) => {
      const { headers } = await graph.ask(question, {}, { 'x-request-id': id });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(api.seen[0]!.headers['x-request-id']).toBe(headers.get('x-request-id'));
    },
  );

  it.each([
    [undefined, '127.0.0.1'],
    ['203.0.113.7', '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 10.0.0.9', '203.0.113.7'],
  ])('for X-Forwarded-For "%s" is the address %s', async (forwarded, address) => {
    await graph.ask(question, {}, forwarded ? { 'x-forwarded-for': forwarded } : {});
    expect(api.seen[0]!.headers['x-forwarded-for']).toBe(address);
  });

  it('is nothing that a stranger claims to be', async () => {
    const alone = await startGateway({ apiUrl: api.url });
    await graphOf(alone).ask(question, {}, { 'x-forwarded-for': '203.0.113.7' });
    expect(api.seen[0]!.headers['x-forwarded-for']).toBe('127.0.0.1');
    await alone.stop();
  });
});

describe('a client that leaves', () => {
  it('cancels what was asked of the api for it, interpreted and compiled', async () => {
    await graph.ask('{ a: enums { name } b: topLevelCategories { id } }').catch(() => undefined);
    for (let round = 0; round < 3; round += 1) {
      api.answerWith(() => {});
      const leaving = new AbortController();
      const asked = graph
        .post(
          JSON.stringify({ query: '{ a: enums { name } b: topLevelCategories { id } }', extensions: { round } }),
          {},
          leaving.signal,
        )
        .catch(() => 'left');
      await until('both were asked', () => api.seen.length === 2);
      leaving.abort();
      expect(await asked).toBe('left');
      await until('both were cancelled', () => api.closedEarly.length === 2);
    }
    api.answerWith((_request, response) => json(response, 200, []));
    expect((await graph.ask(question)).data).toEqual({ enums: [] });
  });
});

describe('an answer that is held', () => {
  const body = (marker: string) => ({ query: question, extensions: { marker } });

  it('is given again to anyone who is nobody', async () => {
    const first = await graph.again(body('held'));
    const second = await graph.again(body('held'));
    expect(second.text).toBe(first.text);
    expect(api.seen).toHaveLength(1);
    expect(first.headers.get('cache-control')).toBe('public, max-age=10');
    expect(second.headers.get('cache-control')).toMatch(/^public, max-age=([1-9]|10)$/);
    expect(Number(second.headers.get('age'))).toBeLessThan(10);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('is for this text, these variables and this form only', async () => {
    const query = 'query ($size: Int) { categories(first: $size) { totalCount } }';
    api.answerWith((_request, response) =>
      json(response, 200, { items: [], totalCount: 1, pageNumber: 1, pageSize: 1 }),
    );
    await graph.again({ query, variables: { size: 1 } });
    await graph.again({ query, variables: { size: 2 } });
    await graph.again({ query: `${query} `, variables: { size: 1 } });
    await graph.again({ query, variables: { size: 1 } }, { accept: 'application/graphql-response+json' });
    await graph.again({ query, variables: { size: 1 } }, { 'accept-language': 'en' });
    expect(api.seen).toHaveLength(5);
  });

  it('is never given to a caller with a token, nor taken from one', async () => {
    const withToken = (token: string) => graph.again(body('tokens'), { authorization: token });
    api.answerWith(({ headers }, response) =>
      json(response, 200, [{ name: headers.authorization ?? 'nobody', values: [] }]),
    );
    const one = await api.bearer('a');
    const other = await api.bearer('b');
    const names = [];
    for (const ask of [
      () => withToken(one),
      () => withToken(other),
      () => graph.again(body('tokens')),
      () => withToken(one),
    ]) {
      const { data, headers } = await ask();
      names.push((data?.enums as { name: string }[])[0]!.name);
      if (names.at(-1) !== 'nobody') expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(names).toEqual([one, other, 'nobody', one]);
    expect(api.seen).toHaveLength(4);
  });

  it('is a whole one', async () => {
    api.answerWith((_request, response) => response.writeHead(500).end());
    const { headers } = await graph.again(body('broken'));
    expect(headers.get('cache-control')).toBe('no-store');
    api.answerWith((_request, response) => json(response, 200, []));
    expect((await graph.again(body('broken'))).data).toEqual({ enums: [] });
  });

  it('is passed over when the client says no-cache', async () => {
    await graph.again(body('fresh'));
    await graph.again(body('fresh'), { 'cache-control': 'no-cache' });
    expect(api.seen).toHaveLength(2);
  });

  it('is not sent to those who have it, by GET', async () => {
    const { headers } = await graph.get({ query: '{ enums { name values { value } } }' });
    const etag = headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await graph.get({ query: '{ enums { name values { value } } }' }, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('gets old', async () => {
    const brief = await startGateway({ apiUrl: api.url, env: { RESPONSE_CACHE_SECONDS: '1' } });
    const ask = graphOf(brief);
    await ask.again(body('old'));
    await pause(1_100);
    await ask.again(body('old'));
    expect(api.seen).toHaveLength(2);
    await brief.stop();
  });

  it('is none when the setting is 0', async () => {
    const without = await startGateway({ apiUrl: api.url, env: { RESPONSE_CACHE_SECONDS: '0' } });
    const { headers } = await graphOf(without).again(body('none'));
    await graphOf(without).again(body('none'));
    expect([headers.get('cache-control'), api.seen.length]).toEqual(['no-store', 2]);
    await without.stop();
  });
});

describe('pages of other origins', () => {
  const from = (origin: string, method = 'POST', url = gateway.url) =>
    fetch(`${url}/graphql`, {
      method,
      headers: { origin, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify({ query: '{ __typename }' }) }),
    });

  it('in the list may read answers and their headers', async () => {
    const { headers } = await from('https://shop.example');
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(headers.get('access-control-expose-headers')).toMatch(/RateLimit-Limit.*ETag.*X-Request-Id/);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const preflight = await from('https://shop.example', 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('authorization'),
    ]);
  });

  it('in the list may send files, and pages outside of it may not', async () => {
    api.answerWith((_request, response) => json(response, 200, { id: 'a-file' }));
    const files = `${gateway.url}/files`;
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4']), 'a.pdf');
    const sent = (origin: string) =>
      fetch(files, { method: 'POST', headers: { origin, 'idempotency-key': 'k' }, body: form });
    const preflight = (origin: string) => fetch(files, { method: 'OPTIONS', headers: { origin } });
    const answer = await sent('https://shop.example');
    const asked = await preflight('https://shop.example');
    expect([answer.status, await answer.json()]).toEqual([200, { id: 'a-file' }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/authorization.*idempotency-key/);
    for (const { headers } of [await sent('https://evil.example'), await preflight('https://evil.example')])
      expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('outside of it may not', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://shop.example.evil.example']) {
      expect((await from(origin)).headers.get('access-control-allow-origin')).toBeNull();
      expect((await from(origin, 'OPTIONS')).headers.get('access-control-allow-headers')).toBeNull();
    }
  });

  it('all may ask without a name when the list is *', async () => {
    const open = await startGateway({ apiUrl: api.url, env: { CORS_ORIGINS: '*' } });
    const preflight = await from('https://any.example', 'OPTIONS', open.url);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('authorization');
    await open.stop();
  });
});
