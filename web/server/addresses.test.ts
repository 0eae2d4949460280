import { expect, it } from 'vitest';
import { betterPath, readablePath } from './addresses.ts';

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

it.each([
  ['/a/%D8%B4?q=%ZZ', '/a/%D8%B4?q=%ZZ'],
  ['/search/%u0634', '/search/%EF%B9%AAu0634'],
  ['/a/%/b', '/a/%EF%B9%AA/b'],
  ['/%ED%A0%80/%D8%B4', '/%EF%B9%AAED%EF%B9%AAA0%EF%B9%AA80/%D8%B4'],
])('reads %s as %s', (url, readable) => {
  expect(readablePath(url)).toBe(readable);
});
