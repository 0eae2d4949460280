import { expect, it } from 'vitest';
import { brokenQueryRule } from './queryLimits.ts';

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${name(index)}=1`).join('&');

it.each([
  ['nothing', '', undefined],
  ['1000 parameters', many(1000, (i) => `p${i}`), undefined],
  ['1001 parameters', many(1001, (i) => `p${i}`), 'TOO_MANY_PARAMETERS'],
  ['20 values of one name', many(20, () => 'material'), undefined],
  ['21 values of one name', many(21, () => 'material'), 'TOO_MANY_VALUES'],
  ['a name of depth 5', 'a.b.c.d.e=1', undefined],
  ['a name of depth 6', 'a.b.c.d.e.f=1', 'TOO_DEEP'],
  ['a name of depth 6 in brackets', 'a[b][c][d][e][f]=1', 'TOO_DEEP'],
  ['a name of 10 kB', `${'x'.repeat(10_000)}=1`, 'MAX_LENGTH'],
  ['NUL', 'a=%00', 'CHAR_NOT_ALLOWED'],
  ['__proto__', '__proto__.x=1', undefined],
])('judges %s', (_what, search, code) => {
  expect(brokenQueryRule(search)?.code).toBe(code);
  expect('x' in {}).toBe(false);
});
