import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseTyped, plainNumber } from '../decimal.ts';
import { readTypedNumber } from './typed-number.ts';

// The web's fields read the same table (web/app/platform/text/digits.test.ts).
const table = new URL('../../../../tests/api/input/typed-measures/numbers.tsv', import.meta.url);
const cases = readFileSync(table, 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split('\t') as [typed: string, means: string]);

it.each(cases)('%j in a field is %j, and no other number', (typed, means) => {
  const isNumber = means !== '';
  expect(parseTyped(typed)?.toFixed()).toBe(isNumber ? String(parseTyped(means)?.toFixed()) : undefined);
  if (isNumber) expect(plainNumber(typed)).toBe(means);
  else expect(plainNumber(typed)).not.toMatch(/^-?\d+(\.\d+)?$/);
});

it.each([
  ['1.250', { value: '1.250', other: '1250' }],
  ['1/2', { value: '0.5', other: '1.2', isOpen: true }],
  ['-1/4', { value: '-0.25', other: '-1.4', isOpen: true }],
  ['3/16', { value: '0.1875', other: '3.16', isOpen: true }],
  ['5/4', { value: '5.4' }],
])('%s may be two numbers, or just one', (typed, read) => {
  expect(readTypedNumber(typed)).toEqual(read);
});
