import { expect, it } from 'vitest';
import { compareHref, readCompare } from './comparePath.ts';

const searchOf = (href: string) => new URL(href, 'http://x').search;

it('an address and its state say the same', () => {
  const state = { ids: ['a', 'b'], onlyDifferences: true, units: { pressure: '[psi]', diameter: 'mm' } };
  expect(readCompare(searchOf(compareHref(state)))).toEqual({ ...state, left: 0 });
});

it('takes what a form without script sends, each product once', () => {
  expect(readCompare('?ids=a&ids=b&ids=a&ids=').ids).toEqual(['a', 'b']);
});

it('keeps the first four and counts the others', () => {
  expect(readCompare('?ids=a,b,c,d,e,f')).toMatchObject({ ids: ['a', 'b', 'c', 'd'], left: 2 });
});

it('says nothing that goes without saying', () => {
  expect(compareHref({})).toBe('/products/compare');
  expect(compareHref({ ids: ['a'], units: {} })).toBe('/products/compare?ids=a');
});
