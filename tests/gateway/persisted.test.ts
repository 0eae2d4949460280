import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { createPersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { GRAPHQL_RESPONSE, graphOf, type Graph } from './ask.ts';
import { json, startFakeApi } from './fake-api.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const operation = (build: number) =>
  `query Build${build}($id: ID!) { category(id: $id) { id } build${build}: __typename }`;
const longOne = `query Long { topLevelCategories { ${'id name slug '.repeat(400)} } }`;
const outdated = 'query Outdated { topLevelCategories { id wasRemoved } }';
/** What Apollo's own client asks, and how often a text went along. */
const apolloQuestion = parse('query Apollo($id: ID!) { category(id: $id) { id name } }');
const id = '019b76da-a800-77f4-99b8-46e607e191e6';

let folder: string;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasteh-persisted-'));
  for (let build = 1; build <= 12; build += 1) {
    const path = join(folder, `web-${build}.json`);
    const texts = [operation(build), longOne, outdated];
    await writeFile(path, JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text]))));
    await utimes(path, build, build);
  }
  await writeFile(join(folder, 'broken.json'), '{');
  await utimes(join(folder, 'broken.json'), 11.5, 11.5);
  api = await startFakeApi((_request, response) => json(response, 200, { id }));
  gateway = await startGateway({ apiUrl: api.url, env: { PERSISTED_FOLDER: folder } });
  graph = graphOf(gateway);
});

afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

const byHash = (text: string, more: object = {}) =>
  graph.again({ variables: { id }, ...more, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

describe('an operation of the web client', () => {
  it('is known by its hash, for the last ten lists', async () => {
    for (const build of [12, 8, 4]) {
      const { data, errors } = await byHash(operation(build), { operationName: `Build${build}` });
      expect([errors, data]).toEqual([[], { category: { id }, [`build${build}`]: 'Query' }]);
    }
  });

  it('of an older build, or of none, or that does not fit the graph any more, is not found', async () => {
    for (const text of [operation(1), operation(2), '{ __typename }', outdated]) {
      const { status, errors, data } = await byHash(text);
      expect([status, errors[0]?.message, data]).toEqual([200, 'PersistedQueryNotFound', undefined]);
      expect(errors[0]?.extensions).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 404 } });
    }
  });

  it('may be longer than what strangers may send', async () => {
    api.answerWith((_request, response) => json(response, 200, []));
    expect((await byHash(longOne)).data).toEqual({ topLevelCategories: [] });
    expect((await graph.ask(longOne.replace('Long', 'Longer'))).errors[0]?.extensions.code).toBe('TOO_MANY_TOKENS');
  });

  it('is not another text under its hash', async () => {
    for (const query of ['{ enums { name } }', '{ __typename }']) {
      const { status, errors } = await byHash(operation(12), { query });
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it('may come with its text, as any other: it runs under the limits of any operation, and is not registered', async () => {
    const query = '{ __typename }';
    for (let time = 0; time < 3; time += 1) {
      expect((await byHash(query, { query })).data).toEqual({ __typename: 'Query' });
      expect((await byHash(query)).errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    }
    const tooLong = longOne.replace('Long', 'Longer');
    expect((await byHash(tooLong, { query: tooLong })).errors[0]?.extensions.code).toBe('TOO_MANY_TOKENS');
  });

  it('is asked by the first version of the protocol', async () => {
    const extensions = { persistedQuery: { version: 2, sha256Hash: hashOf(operation(12)) } };
    expect((await graph.again({ extensions })).errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  it('is found by GET too', async () => {
    api.answerWith((_request, response) => json(response, 200, { id }));
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(operation(12)) } });
    expect((await graph.get({ variables: JSON.stringify({ id }), extensions })).data).toMatchObject({
      category: { id },
    });
  });

  it('with broken variables is refused as any other', async () => {
    const { errors, data } = await byHash(operation(12), { variables: { id: {} } });
    expect([errors[0]?.extensions.code, data]).toEqual(['BAD_USER_INPUT', undefined]);
  });

  it.each([7, null, {}, ['a'], '__proto__', ''])('is not found under the hash %j', async (sha256Hash) => {
    const asked = { extensions: { persistedQuery: { sha256Hash } } };
    const { status, errors } = await graph.again(asked, { accept: GRAPHQL_RESPONSE });
    expect([status, errors[0]?.message]).toEqual([404, 'PersistedQueryNotFound']);
  });
});

describe('the persisted link of Apollo Client', () => {
  /** A client with its link, and what it sent. */
  function apollo(useGETForHashedQueries: boolean) {
    const sent: { method: string; text: boolean }[] = [];
    const watching: typeof fetch = (where, init) => {
      const text = init?.method === 'GET' ? String(where) : String(init?.body);
      sent.push({ method: init?.method ?? 'GET', text: /[?&]query=|"query":/.test(text) });
      return fetch(where, init);
    };
    const link = createPersistedQueryLink({ sha256: hashOf, useGETForHashedQueries });
    const http = new HttpLink({ uri: `${gateway.url}/graphql`, fetch: watching });
    return { client: new ApolloClient({ cache: new InMemoryCache(), link: link.concat(http) }), sent };
  }

  it.each([
    ['POST', false],
    ['GET', true],
  ])('sends the text when the hash is unknown, and gets its answer (%s)', async (method, byGet) => {
    api.answerWith((_request, response) => json(response, 200, { id, name: 'شیر' }));
    const { client, sent } = apollo(byGet);
    const ask = () => client.query({ query: apolloQuestion, variables: { id }, fetchPolicy: 'network-only' });
    const expected = { category: { __typename: 'Category', id, name: 'شیر' } };
    expect((await ask()).data).toEqual(expected);
    expect(sent).toEqual([
      { method, text: false },
      { method: 'POST', text: true },
    ]);
    // Nothing was registered, so it goes the same way again.
    expect((await ask()).data).toEqual(expected);
    expect(sent).toHaveLength(4);
  });

  it('reads refusals as of any other question', async () => {
    const { client } = apollo(false);
    const wrong = client.query({ query: parse('query Wrong { category(id: 7, no: 1) { id } }') });
    await expect(wrong).rejects.toThrow('Unknown argument "no"');
  });
});
