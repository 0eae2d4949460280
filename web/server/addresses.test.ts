import { expect, it } from 'vitest';
import { betterPath } from './addresses.ts';

it.each([
  ['/', undefined],
  ['/category/1/a', undefined],
  ['/category/1/a/', '/category/1/a'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/a//b', '/a/b'],
  ['/\\evil.example/', null],
  ['/%5Cevil.example/', null],
  ['/a%00', null],
])('spells %s as %s', (path, better) => {
  expect(betterPath(path)).toBe(better);
});
