import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['150', '150'],
  ['۱۲٫۵', '12.5'],
  ['-20', '-20'],
  ['5.', '5'],
  ['.5', '0.5'],
  ['٫۵', '0.5'],
  ['0', '0'],
  ['0.39370078740157480315', '0.393700787401575'],
])('%j is read as %s', (typed, number) => expect(readNumber(typed)).toBe(number));

test.each(['', ' ', '.', '-', 'wide', '1.2.3', '1e5', '1'.repeat(16)])('%j is no number', (typed) => {
  expect(readNumber(typed)).toBeUndefined();
});
