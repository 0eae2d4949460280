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

  it.each([
    ['۱۰', '10'],
    ['٢٠٫٥', '20.5'],
    ['۱٬۲۵۰٫۵', '1250.5'],
    ['1,250', '1250'],
    ['−۲۰', '-20'],
    ['+۵', '5'],
    ['\u200f۷ ', '7'],
    ['۱ ۲۵۰ ۰۰۰', '1250000'],
    ['۲/۵', '2.5'],
  ])('reads %s as the number %s', (typed, number) => {
    expect(readDecimal(typed)).toBe(number);
  });

  it.each(['', 'ده', '1e3', '1.2.3', '--1', '1,25', 'NaN', '1 2', '0x10', '1e1', '+-1', '1,250 000'])(
    'does not read %j as a number',
    (typed) => {
      expect(readDecimal(typed)).toBeUndefined();
    },
  );
});
