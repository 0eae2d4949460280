import { expect, test } from 'vitest';
import { firstPart, linesOf, onlyKey, tidyLines } from './typedLines.ts';

test.each([
  ['شیر توپی\nپمپ', undefined],
  ['شیر توپی\r\n\r\nپمپ', undefined],
  ['شیر توپی\t۲ اینچ', undefined],
  ['شیر توپی؛ پمپ', undefined],
  ['شير توپی، پمپ', 'شیر توپی، پمپ'],
  ['شیر توپی\n\n', 'شیر توپی'],
  ['شیر توپی\n؛\t-\n!', 'شیر توپی'],
  ['؛ !', undefined],
  ['', undefined],
])('%j alone is searched as %j', (text, key) => expect(onlyKey(text)).toBe(key));

test('one thing that is too long for a key is not cut to one', () => {
  expect(onlyKey('پ'.repeat(200))).toBe('پ'.repeat(200));
  expect(onlyKey('پ'.repeat(201))).toBeUndefined();
});

test('is sent with its lines and cells, without other control characters and halves of letters', () => {
  expect(tidyLines('\u0000شیر\r\nپمپ\tدنده‌ای\u0007\ud83d')).toBe('شیر\nپمپ\tدنده‌ای \ufffd');
});

test('a long text is read in parts that end with a line, and nothing is lost', () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `پمپ ${at}`).join('\n');
  const parts: string[] = [];
  for (let left = text; left;) {
    const { part, rest } = firstPart(left);
    expect(part.length).toBeLessThanOrEqual(10_240);
    parts.push(part);
    left = rest;
  }
  expect(parts.flatMap(linesOf)).toEqual(linesOf(text));
});

test('one line without an end is parted where it must be, between whole letters', () => {
  const { part, rest } = firstPart(`${'ب'.repeat(10_239)}😀${'پ'.repeat(5)}`);
  expect([part.length, rest]).toEqual([10_239, `😀${'پ'.repeat(5)}`]);
});
