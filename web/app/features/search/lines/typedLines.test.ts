import { expect, test } from 'vitest';
import { firstPart, hasLines, linesOf, tidyLines } from './typedLines.ts';

test.each([
  ['شیر توپی\nپمپ', true],
  ['شیر توپی\r\n\r\nپمپ', true],
  ['شیر توپی\t۲ اینچ', true],
  ['شیر توپی؛ پمپ', true],
  ['شیر توپی، پمپ', false],
  ['شیر توپی\n\n', false],
  ['شیر توپی\n؛\t-\n!', false],
  ['', false],
])('%j names several things: %s', (text, several) => expect(hasLines(text)).toBe(several));

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
