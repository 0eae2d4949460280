import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { amountText, sumText } from './linePrice.ts';

describe('an amount of lines', () => {
  it('that nobody has said is unknown, and never 0', () => {
    expect(amountText({ unitPriceRial: null }, '0', formatMoney)).toBe('نامشخص');
    expect(sumText('0', 2, formatMoney)).toBe('نامشخص');
  });

  it('is the least that it comes to where some have no price', () => {
    expect(sumText('1200000', 1, formatMoney)).toBe('از ۱۲۰٬۰۰۰ تومان');
    expect(sumText('1200000', 0, formatMoney)).toBe('۱۲۰٬۰۰۰ تومان');
  });

  it('is 0 where a price of 0 was said', () => {
    expect(sumText('0', 0, formatMoney)).toBe('۰ تومان');
  });
});
