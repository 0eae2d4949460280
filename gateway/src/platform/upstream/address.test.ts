import type { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileAddress } from './address.ts';

const list = compileAddress({
  method: 'GET',
  isEmpty: false,
  path: '/api/v1/supplierproducts/catalog',
  query: [
    { name: 'ids', argument: 'ids', comma: true },
    { name: 'filter', argument: 'filter', comma: false },
    { name: 'pageSize', argument: 'pageSize', comma: false },
  ],
});
const one = compileAddress({
  method: 'GET',
  isEmpty: false,
  path: '/api/v1/categories/{args.id}/children',
  query: [],
});

describe('the address of an operation', () => {
  it('leaves out what is not given', () => {
    expect(list({})).toBe('/api/v1/supplierproducts/catalog');
    expect(list({ ids: null, filter: undefined, unknown: 1 })).toBe('/api/v1/supplierproducts/catalog');
    expect(list({ filter: { properties: [] } })).toBe('/api/v1/supplierproducts/catalog');
  });

  it('writes ids with commas, and tells an empty list from none', () => {
    expect(list({ ids: ['a', 'b&c'], pageSize: 2 })).toBe('/api/v1/supplierproducts/catalog?ids=a,b%26c&pageSize=2');
    expect(list({ ids: [] })).toBe('/api/v1/supplierproducts/catalog?ids=');
  });

  it('writes a filter with dotted keys', () => {
    const filter = {
      onlyConfirmed: false,
      properties: [
        { propertyId: 'p', value: '۱۰', maxValue: null, enumValueIds: ['x', 'y'] },
        { propertyId: 'q', booleanValue: true },
      ],
    };
    expect(decodeURIComponent(list({ filter }))).toBe(
      '/api/v1/supplierproducts/catalog?filter.onlyConfirmed=false&filter.properties[0].propertyId=p&filter.properties[0].value=۱۰' +
        '&filter.properties[0].enumValueIds[0]=x&filter.properties[0].enumValueIds[1]=y&filter.properties[1].propertyId=q&filter.properties[1].booleanValue=true',
    );
  });

  it('keeps an argument of the path in its place', () => {
    expect(one({ id: '../a b' })).toBe('/api/v1/categories/..%2Fa%20b/children');
    for (const id of ['', '.', '..', '\ud800']) expect(() => one({ id }), id).toThrow(/"id"/);
  });

  it('has an end', () => {
    const ids = Array.from({ length: 300 }, () => 'x'.repeat(36));
    expect(() => list({ ids })).toThrow(/8000 is the limit/);
  });

  it('says which argument is too long for it', () => {
    const fieldsOf = (given: Parameters<typeof list>[0]) => {
      try {
        return list(given);
      } catch (error) {
        return (error as GraphQLError).extensions.fields;
      }
    };
    const text = 'ش'.repeat(2_000);
    expect(fieldsOf({ pageSize: 2, filter: { onlyConfirmed: true, searchKey: text } })).toMatchObject([
      { field: 'filter.searchKey', code: 'ARGUMENTS_TOO_LONG' },
    ]);
    expect(fieldsOf({ ids: ['a', text] })).toMatchObject([{ field: 'ids' }]);
    expect(() => one({ id: text })).toThrow(/8000 is the limit/);
  });
});
