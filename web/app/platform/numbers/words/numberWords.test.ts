import { describe, expect, it } from 'vitest';
import { numberWords, tomanWords } from './numberWords.ts';

describe('a number in Persian words', () => {
  it.each([
    ['0', 'صفر'],
    ['7', 'هفت'],
    ['19', 'نوزده'],
    ['20', 'بیست'],
    ['85', 'هشتاد و پنج'],
    ['100', 'صد'],
    ['999', 'نهصد و نود و نه'],
    ['1000', 'هزار'],
    ['1001', 'هزار و یک'],
    ['2500', 'دو هزار و پانصد'],
    ['1000000', 'یک میلیون'],
    ['5001000', 'پنج میلیون و هزار'],
    ['50000000', 'پنجاه میلیون'],
    ['12500000', 'دوازده میلیون و پانصد هزار'],
    ['1234567890', 'یک میلیارد و دویست و سی و چهار میلیون و پانصد و شصت و هفت هزار و هشتصد و نود'],
    ['1000000000000', 'یک تریلیون'],
    ['99999999999999999', /^نود و نه کوادریلیون و نهصد و نود و نه تریلیون/],
  ])('%s', (number, expected) => {
    expect(numberWords(BigInt(number))).toMatch(expected instanceof RegExp ? expected : new RegExp(`^${expected}$`));
  });

  it('is none below zero and beyond what has a name', () => {
    expect(() => numberWords(-1n)).toThrow(RangeError);
    expect(() => numberWords(10n ** 21n)).toThrow(RangeError);
  });

  it('of an amount says rials too', () => {
    expect(tomanWords('50000000')).toBe('پنجاه میلیون تومان (۵۰۰٬۰۰۰٬۰۰۰ ریال)');
    expect(tomanWords('0')).toBe('صفر تومان (۰ ریال)');
  });
});
