import { expect, test } from 'vitest';
import { diameter, inch, mm } from './exampleProperties.ts';
import { boundsIn, countOf, isWorthAsking, type Facet } from './facets.ts';

const facet: Facet = {
  propertyId: diameter.id,
  range: { value: '8', maxValue: '1200.4', unit: mm },
  unknownCount: 0,
  buckets: [{ value: 'a', count: 3 }],
};

test('bounds are read in the chosen unit, rounded to four digits but never in their whole part', () => {
  expect(boundsIn(facet, diameter, mm)).toEqual(['۸', '۱٬۲۰۰']);
  expect(boundsIn(facet, diameter, inch)).toEqual(['۰٫۳۱۵', '۴۷٫۲۶']);
  expect(boundsIn({ ...facet, range: { ...facet.range!, maxValue: '1234567' } }, diameter, mm)?.[1]).toBe('۱٬۲۳۴٬۵۶۷');
});

test('bounds of what measures nothing are read as they are', () => {
  const holes = { ...facet, range: null, numberRange: { value: '4', maxValue: '64' } };
  expect(boundsIn(holes, { ...diameter, units: [] })).toEqual(['۴', '۶۴']);
  expect(isWorthAsking({ ...holes, buckets: [] }, false)).toBe(true);
});

test('there are none where nothing is stated', () => {
  expect(boundsIn({ ...facet, range: null }, diameter, mm)).toBeUndefined();
  expect(boundsIn(undefined, diameter, mm)).toBeUndefined();
});

test('a value that no offer has counts zero', () => {
  expect([countOf(facet, 'a'), countOf(facet, 'b'), countOf(undefined, 'a')]).toEqual([3, 0, 0]);
});

test('a property that no offer states is not asked for, unless it is selected', () => {
  const nobody = { ...facet, range: null, buckets: [{ value: 'a', count: 0 }] };
  expect(isWorthAsking(nobody, false)).toBe(false);
  expect(isWorthAsking(nobody, true)).toBe(true);
  expect(isWorthAsking(facet, false)).toBe(true);
  expect(isWorthAsking({ ...nobody, range: facet.range ?? null }, false)).toBe(true);
  expect(isWorthAsking(undefined, false)).toBe(true);
});
