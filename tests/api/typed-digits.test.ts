import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/machine/root.mjs';
import { peopleOf } from '../kit/people.ts';
import { startApi } from '../kit/site.ts';

// Whatever takes a quantity, an amount or a count as text reads it in the digits that people type; numbers that name somebody
// (of an identity, a post code) are ASCII only. Every such place is found in the contract.
type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
};
type Operation = {
  operationId: string;
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const { paths, components } = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const BROKEN = new Set(['decimal', 'typed-decimal']);
const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

type Place = {
  name: string;
  isBroken: boolean;
  send: (typed: string) => { method: string; path: string; body?: unknown };
};

const resolved = (schema: Schema) => (schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema);

/** The numbers in a schema, by the keys that lead to each. */
function numbersIn(given: Schema, isQuery: boolean, within: string[] = []): { path: string[]; isBroken: boolean }[] {
  const schema = resolved(given);
  if (schema.items) return numbersIn(schema.items, isQuery, [...within, '0']);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, each]) => numbersIn(each, isQuery, [...within, key]));
  const isNumber = schema.format === 'rial' || BROKEN.has(schema.format ?? '');
  return isNumber || (isQuery && schema.type === 'integer')
    ? [{ path: within, isBroken: BROKEN.has(schema.format ?? '') }]
    : [];
}

const nested = (path: string[], value: unknown): unknown =>
  path.reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);

const places = Object.entries(paths).flatMap(([url, methods]) =>
  Object.entries(methods).flatMap(([verb, { operationId, parameters = [], requestBody }]): Place[] => {
    const method = verb.toUpperCase();
    const path = url.replace(/^\/api\/v1/, '').replace(/\{[^}]+\}/g, NOBODY);
    const inQuery = parameters
      .filter((each) => each.in === 'query')
      .flatMap(({ name, schema }) => numbersIn(schema, true, name.split('.')))
      .map(({ path: keys, isBroken }): Place => {
        const key = keys.join('.').replace(/\.(\d+)/g, '[$1]');
        const send = (typed: string) => ({ method, path: `${path}?${key}=${encodeURIComponent(typed)}` });
        return { name: `${operationId} ${key}`, isBroken, send };
      });
    const body = requestBody?.content['application/json']?.schema;
    const inBody = (body ? numbersIn(body, false) : []).map(({ path: keys, isBroken }): Place => {
      const send = (typed: string) => ({ method, path, body: nested(keys, typed) });
      return { name: `${operationId} ${keys.join('.')}`, isBroken, send };
    });
    return [...inQuery, ...inBody];
  }),
);

let api: Awaited<ReturnType<typeof startApi>>;
let ask: (request: ReturnType<Place['send']>) => Promise<{ status: number; code: unknown; errors: unknown }>;
beforeAll(async () => {
  api = await startApi();
  const people = peopleOf(api);
  const { accessToken } = await people.login();
  ask = async ({ method, path, body }) => {
    const { status, body: told } = await people.as(accessToken, method, path, body);
    return { status, code: told.code, errors: told.errors };
  };
});
afterAll(() => api?.discard());

describe('a number is read in any digits', () => {
  it('wherever one is taken as text', () => {
    const names = places.map(({ name }) => name);
    for (const known of ['landedPrice quantity', 'inviteCustomerAgent spendLimitPerRequestRial', 'notes pageNumber'])
      expect(names).toContain(known);
    expect(places.filter(({ isBroken }) => isBroken).length).toBeGreaterThan(2);
  });

  it.each(places.filter(({ name }) => !name.startsWith('token ')))('$name', async ({ send, isBroken }) => {
    const plain = await ask(send('12'));
    for (const typed of ['۱۲', '١٢', '1۲']) expect([typed, await ask(send(typed))]).toEqual([typed, plain]);
    // What is no number in any digits is none.
    if (isBroken) expect(await ask(send('۱٫۵'))).toEqual(await ask(send('1.5')));
  });
});
