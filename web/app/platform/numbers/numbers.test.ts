import { describe, expect, it } from 'vitest';
import { formatDecimal } from './decimals.ts';
import { formatInteger } from './numbers.ts';

describe('numbers', () => {
  it('groups with U+066C and Persian digits', () => {
    expect(formatInteger(12500000)).toBe('۱۲٬۵۰۰٬۰۰۰');
    expect(formatInteger(128n)).toBe('۱۲۸');
  });

  it.each([
    ['1250.50', undefined, '۱٬۲۵۰٫۵'],
    ['0.000001', undefined, '۰٫۰۰۰۰۰۱'],
    ['12345678901234567890.123', undefined, '۱۲٬۳۴۵٬۶۷۸٬۹۰۱٬۲۳۴٬۵۶۷٬۸۹۰٫۱۲۳'],
    ['10.345', 2, '۱۰٫۳۴'],
    ['10.355', 2, '۱۰٫۳۶'],
    ['19.999', 1, '۲۰'],
    ['-20', undefined, '\u200e\u2212۲۰'],
  ])('formats %s with %s decimals as %s', (value, decimals, shown) => {
    expect(formatDecimal(value, decimals)).toBe(shown);
  });
});
