import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLacks } from './compatibility.ts';
import type { Contract } from './contract.ts';
import { prepareContract } from './prepare.ts';

const read = () => JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8')) as Offered;
const needed = prepareContract(read() as unknown as Contract);

type Offered = {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string; required?: boolean }[] }>>;
  components: { schemas: Record<string, { properties: Record<string, object>; required: string[] }> };
};
const changed = (change: (offered: Offered) => unknown) => {
  const offered = read();
  change(offered);
  return findLacks(needed, offered);
};

describe('an api fits', () => {
  it('when its contract is the one the graph was made from', () => {
    expect(findLacks(needed, read())).toEqual([]);
  });

  it('when it offers more', () => {
    const lacks = changed(({ paths, components }) => {
      paths['/api/v1/wallets'] = { get: {} };
      paths['/api/v1/categories']!.get!.parameters!.push({ name: 'colour', in: 'query' });
      Object.assign(components.schemas.Category!.properties, { colour: { type: 'string' } });
    });
    expect(lacks).toEqual([]);
  });
});

describe('an api does not fit', () => {
  it.each<[string, (offered: Offered) => unknown, string]>([
    ['without an operation', ({ paths }) => delete paths['/api/v1/categories/menu'], 'GET /api/v1/categories/menu'],
    [
      'with an answer where there was none',
      ({ paths }) =>
        Object.assign(paths['/api/v1/notes/{id}']!.delete!, {
          responses: { 200: { content: { json: { schema: {} } } } },
        }),
      'DELETE /api/v1/notes/{id}',
    ],
    [
      'without a parameter',
      ({ paths }) => paths['/api/v1/suppliers']!.get!.parameters!.shift(),
      'GET /api/v1/suppliers ?ids',
    ],
    ['without a field', ({ components }) => delete components.schemas.Category!.properties.slug, 'Category.slug'],
    [
      'without a promise',
      ({ components }) => components.schemas.Supplier!.required.splice(0, 1),
      'Supplier.id always there',
    ],
    [
      'with another kind of value',
      ({ components }) => Object.assign(components.schemas.PriceTier!.properties, { minQty: { type: 'number' } }),
      'PriceTier.minQty',
    ],
    [
      'when it wants more',
      ({ paths }) => paths['/api/v1/categories']!.get!.parameters!.push({ name: 'shop', in: 'query', required: true }),
      'GET /api/v1/categories without the new required ?shop',
    ],
  ])('%s', (_name, change, lack) => {
    expect(changed(change)).toEqual([lack]);
  });

  it.each([undefined, null, [], 'text', { paths: {} }])('when its contract is %j', (contract) => {
    expect(findLacks(needed, contract).length).toBeGreaterThan(20);
  });
});
