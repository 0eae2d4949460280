import { describe, expect, it } from 'vitest';
import { formatMoney, formatRial, moneyOf } from './money.ts';

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

describe('moneyOf', () => {
  it('shows all amounts that are read together in tomans', () => {
    const money = moneyOf({ lines: [{ netRial: '100' }], totalRial: '2500' });
    expect([money('100'), money('2500'), money(null)]).toEqual(['۱۰ تومان', '۲۵۰ تومان', 'توافقی']);
  });

  it('shows all of them in rials when one, however deep, is no whole toman', () => {
    const money = moneyOf({ lines: [{ netRial: '105' }, { netRial: null }], totalRial: '2500' });
    expect([money('105'), money('2500'), money('0'), money(null)]).toEqual([
      '۱۰۵ ریال',
      '۲٬۵۰۰ ریال',
      '۰ ریال',
      'توافقی',
    ]);
  });
});
