import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';
import { json, startFakeApi } from './fake-api.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const operation = (build: number) =>
  `query Build${build}($id: ID!) { category(id: $id) { id } build${build}: __typename }`;
const longOne = `query Long { topLevelCategories { ${'id name slug '.repeat(400)} } }`;
const outdated = 'query Outdated { topLevelCategories { id wasRemoved } }';
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

  it('of an older build, or of none, is 404', async () => {
    for (const text of [operation(1), operation(2), '{ __typename }', outdated]) {
      const { status, errors, data } = await byHash(text);
      expect([status, errors[0]?.extensions.code, data]).toEqual([404, 'PERSISTED_OPERATION_NOT_FOUND', undefined]);
    }
  });

  it('may be longer than what strangers may send', async () => {
    api.answerWith((_request, response) => json(response, 200, []));
    expect((await byHash(longOne)).data).toEqual({ topLevelCategories: [] });
    expect((await graph.ask(longOne.replace('Long', 'Longer'))).errors[0]?.extensions.code).toBe('TOO_MANY_TOKENS');
  });

  it('is not another text under its hash, and a text is never registered', async () => {
    const text = '{ enums { name } }';
    for (const query of [text, '{ __typename }']) {
      const { status, errors } = await byHash(operation(12), { query });
      expect([status, errors[0]?.extensions.code]).toEqual([404, 'PERSISTED_OPERATION_NOT_FOUND']);
      expect((await byHash(query, { query })).status).toBe(404);
      expect((await byHash(query)).status).toBe(404);
    }
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
    const { status } = await graph.again({ extensions: { persistedQuery: { sha256Hash } } });
    expect(status).toBe(404);
  });
});
