import { describe, expect, it } from 'vitest';
import { formatMoney, formatRial } from './money.ts';

describe('formatMoney', () => {
  it.each([
    ['125000000', '۱۲٬۵۰۰٬۰۰۰ تومان'],
    ['0', '۰ تومان'],
    ['125', '۱۲۵ ریال'],
    ['90071992547409930', '۹٬۰۰۷٬۱۹۹٬۲۵۴٬۷۴۰٬۹۹۳ تومان'],
  ])('shows %s rials as %s', (rials, shown) => {
    expect(formatMoney(rials)).toBe(shown);
  });

  it.each([null, undefined, ''])('calls a missing price (%s) negotiable', (none) => {
    expect(formatMoney(none)).toBe('توافقی');
  });
});

it('formats rials for bank papers', () => {
  expect(formatRial('125000000')).toBe('۱۲۵٬۰۰۰٬۰۰۰ ریال');
});
