import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { merchantOf } from '../merchants/own-merchants.kit.ts';

// Whatever takes a decimal as text, or a number that names somebody (of an identity, a post code), reads it in the digits that
// people type, and so does money; counts in addresses are ASCII only. Every such place is found in the contract.
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
const kinds: Record<string, Kind> = {
  decimal: 'DECIMAL',
  'typed-decimal': 'DECIMAL',
  rial: 'AMOUNT',
  digits: 'NAME',
  sheba: 'NAME',
  'national-id': 'NAME',
  'national-legal-id': 'NAME',
  'postal-code': 'NAME',
};
type Kind = 'DECIMAL' | 'AMOUNT' | 'NAME';
const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
/** In the place of the id of an own merchant: what is not one's own is refused before its fields. */
const OWN_MERCHANT = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a70';

type Place = {
  name: string;
  kind: Kind;
  send: (typed: string) => { method: string; path: string; body?: unknown };
};

const resolved = (schema: Schema) => (schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema);

/** Numbers in a schema, by the keys that lead to each. */
function numbersIn(given: Schema, within: string[] = []): { path: string[]; kind: Kind }[] {
  const { items, properties, format = '' } = resolved(given);
  if (items) return numbersIn(items, [...within, '0']);
  if (properties) return Object.entries(properties).flatMap(([key, each]) => numbersIn(each, [...within, key]));
  return kinds[format] ? [{ path: within, kind: kinds[format] }] : [];
}

const nested = (path: string[], value: unknown): unknown =>
  path.reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);

const places = Object.entries(paths).flatMap(([url, methods]) =>
  Object.entries(methods).flatMap(([verb, { operationId, parameters = [], requestBody }]): Place[] => {
    const method = verb.toUpperCase();
    const id = url.startsWith('/api/v1/merchants/') ? OWN_MERCHANT : NOBODY;
    const path = url.replace(/^\/api\/v1/, '').replace(/\{[^}]+\}/g, id);
    const inQuery = parameters
      .filter((each) => each.in === 'query')
      .flatMap(({ name, schema }) => numbersIn(schema, name.split('.')))
      .map(({ path: keys, kind }): Place => {
        const key = keys.join('.').replace(/\.(\d+)/g, '[$1]');
        const send = (typed: string) => ({ method, path: `${path}?${key}=${encodeURIComponent(typed)}` });
        return { name: `${operationId} ${key}`, kind, send };
      });
    const body = requestBody?.content['application/json']?.schema;
    const inBody = (body ? numbersIn(body) : []).map(({ path: keys, kind }): Place => {
      const send = (typed: string) => ({ method, path, body: nested(keys, typed) });
      return { name: `${operationId} ${keys.join('.')}`, kind, send };
    });
    return [...inQuery, ...inBody];
  }),
);

let api: Awaited<ReturnType<typeof startApi>>;
let ask: (request: ReturnType<Place['send']>) => Promise<{ status: number; code: unknown; errors: unknown }>;
beforeAll(async () => {
  api = await startApi();
  const people = peopleOf(api);
  const owner = await people.login();
  const merchantId = (await merchantOf(people, owner)).split('/')[1]!;
  ask = async ({ method, path, body }) => {
    const own = path.replace(OWN_MERCHANT, merchantId);
    const { status, body: told } = await people.as(owner.accessToken, method, own, body);
    return { status, code: told.code, errors: told.errors };
  };
});
afterAll(() => api?.discard());

const namesOf = (some: Place[]) => some.map(({ name }) => name);
const [decimals, amounts, names] = (['DECIMAL', 'AMOUNT', 'NAME'] as const).map((wanted) =>
  places.filter(({ kind }) => kind === wanted),
) as [Place[], Place[], Place[]];

describe('a decimal is read in any digits', () => {
  it('wherever one is taken as text', () => {
    expect(namesOf(decimals)).toContain('landedPrice quantity');
    expect(decimals.length).toBeGreaterThan(2);
  });

  it.each(decimals)('$name', async ({ send }) => {
    const plain = await ask(send('12'));
    for (const typed of ['۱۲', '١٢', '1۲']) expect([typed, await ask(send(typed))]).toEqual([typed, plain]);
    expect(await ask(send('۱٫۵'))).toEqual(await ask(send('1.5')));
  });
});

describe('a number that names somebody is read in any digits', () => {
  it('wherever one is', () => expect(namesOf(names)).toContain('createSupplier nationalLegalId'));

  it.each(names)('$name', async ({ send }) => {
    for (const [plain, ...typed] of [
      ['10380284790', '۱۰۳۸۰۲۸۴۷۹۰', '١٠٣٨٠٢٨٤٧٩٠', ' 10380۲۸۴۷۹۰ '],
      ['0499370899', '۰۴۹۹۳۷۰۸۹۹'],
      ['IR820540102680020817909002', 'IR۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲'],
    ] as const)
      for (const each of typed) expect([each, await ask(send(each))]).toEqual([each, await ask(send(plain))]);
  });
});

describe('an amount of money is read in the digits and with the separators of people', () => {
  it('wherever one is', () => expect(namesOf(amounts)).toContain('inviteCustomerAgent spendLimitPerRequestRial'));

  it.each(amounts)('$name', async ({ name, send }) => {
    const field = name.split(' ')[1]!.replace(/\.(\d+)/g, '[$1]');
    const plain = await ask(send('12000'));
    for (const typed of ['۱۲۰۰۰', '١٢٠٠٠', '۱۲٬۰۰۰', '12,000', '۱۲ ۰۰۰'])
      expect([typed, await ask(send(typed))]).toEqual([typed, plain]);
    for (const none of ['۱۲٫۵', '-5', '12,00', 'دوازده', '1e3'])
      expect([none, (await ask(send(none))).errors]).toEqual([
        none,
        expect.arrayContaining([expect.objectContaining({ field })]),
      ]);
    expect(plain.errors ?? []).not.toContainEqual(expect.objectContaining({ field }));
  });
});
