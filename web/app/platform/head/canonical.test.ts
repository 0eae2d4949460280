import { expect, it } from 'vitest';
import { canonicalUrl } from './canonical.ts';

const origin = 'https://rasteh.example';

it.each([
  ['/', '', '/'],
  ['/category/1/a', '?utm_source=x&dn.value=10', '/category/1/a'],
  ['/category/1/a', '?sort=NEWEST&pageNumber=2', '/category/1/a?pageNumber=2&sort=NEWEST'],
  ['/search/x', '?key=%D8%B4&categoryType=Product', '/search/x?categoryType=Product&key=%D8%B4'],
  ['/category/1/a', '?pageNumber=1', '/category/1/a'],
  ['/category/1/a', '?pageNumber=&sort=', '/category/1/a'],
  ['/category/1/a/', '', '/category/1/a'],
  ['/category/1/a', '?sort=A&sort=B', '/category/1/a?sort=A'],
])('of %s%s is %s', (path, search, canonical) => {
  expect(canonicalUrl(origin, path, search)).toBe(origin + canonical);
});
