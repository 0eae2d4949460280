import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readableDigits, readDecimal, toAsciiDigits, toPersianDigits } from './digits.ts';

describe('digits', () => {
  it('folds Persian and Arabic digits and nothing else', () => {
    expect(toAsciiDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ PN16')).toBe('0123456789 0123456789 PN16');
  });

  it('shows Persian digits', () => {
    expect(toPersianDigits('1405/08/29')).toBe('۱۴۰۵/۰۸/۲۹');
  });

  it.each([
    ['شیر 2 اینچ', 'شیر ۲ اینچ'],
    ['مهرهٔ ISO 4032', 'مهرهٔ ISO 4032'],
    ['316L به 3.5 بار', '316L به ۳.۵ بار'],
    ['DN50', 'DN50'],
    ['شیر DN50 16 بار', 'شیر DN50 ۱۶ بار'],
    ['شیر DN50 PN16 برنجی', 'شیر DN50 PN16 برنجی'],
  ])('of a typed text are Persian, but those of codes: %s', (typed, shown) => {
    expect(readableDigits(typed)).toBe(shown);
  });

  // The api reads the same table (api/src/platform/text/typed-number.test.ts).
  const table = new URL('../../../../tests/api/input/typed-measures/numbers.tsv', import.meta.url);
  const cases = readFileSync(table, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t') as [typed: string, means: string]);

  it.each(cases)('of a field: %j is %j, and no other number', (typed, means) => {
    expect(readDecimal(typed) ?? '').toBe(means);
  });
});
