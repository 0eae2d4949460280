import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
};
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } };
const { paths, components } = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Every text in the bodies of the contract: `createNote.tags[]`. */
function textsIn(schema: Schema, path: string): { path: string; schema: Schema }[] {
  // What may be cleared is nullable beside its own schema.
  const { $ref } = schema.allOf?.[0] ?? schema;
  const { type, items, properties, ...rest } = $ref ? components.schemas[$ref.split('/').at(-1)!]! : schema;
  if (type === 'string') return [{ path, schema: rest }];
  return [
    ...(items ? textsIn(items, `${path}[]`) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => textsIn(each, `${path}.${name}`)),
  ];
}
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const texts = operations.flatMap(({ operationId, requestBody }) => {
  const body = requestBody?.content['application/json'];
  return body ? textsIn(body.schema, operationId) : [];
});

it('every text of a body is free text, or has a form of its own', () => {
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter(({ schema }) => !schema.format && !schema.pattern && !schema.enum).map((it) => it.path)).toEqual(
    [],
  );
  const free = texts.filter(({ schema }) => /^(line|text|person-name)$/.test(schema.format ?? ''));
  expect(free.length).toBeGreaterThan(30);
});

describe('a body that is no text', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  let token: string;
  beforeAll(async () => {
    api = await startApi();
    token = (await peopleOf(api).login()).accessToken;
  });
  afterAll(() => api?.discard());

  async function send(body: string | Buffer) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.url}/api/v1/buyers`, {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from(body)),
    });
    return { status: answer.status, body: (await answer.json()) as { errors?: { field: string; code: string }[] } };
  }
  const refused = (field: string) => ({ status: 400, body: { errors: [{ field, code: 'CHAR_NOT_ALLOWED' }] } });

  it('is refused and not mended', async () => {
    const before = '{"firstName":"سارا';
    const after = '","lastName":"کریمی"}';
    expect(
      await send(Buffer.concat([Buffer.from(before), Buffer.from([0xff, 0xfe]), Buffer.from(after)])),
    ).toMatchObject(refused(''));
    for (const half of ['\\ud800', '\\udfff', '\\ude00\\ud83d'])
      expect(await send(`${before}${half}${after}`)).toMatchObject(refused('firstName'));
    expect(await send(`${before}\ufffd${after}`)).toMatchObject(refused('firstName'));
    expect(await send(`${'['.repeat(40_000)}`)).toMatchObject({ status: 400 });
    expect(await send(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)).toMatchObject({ status: 400 });
  });
});
