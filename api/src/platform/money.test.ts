import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { decimal } from './decimal.ts';
import { allocate, multiply, rials, vat, words } from './money.ts';
import type { Problem } from './problem.ts';

describe('an amount', () => {
  it('is whole rials, halves up', () => {
    expect(multiply(decimal('0.5'), '1005')).toBe(503n);
    expect(multiply(decimal('1.499'), '1')).toBe(1n);
    expect(vat(rials(15075n), 1000)).toBe(1508n);
    expect(vat(rials(1n), 0)).toBe(0n);
    expect(vat(rials(100n), 950)).toBe(10n);
  });

  it('has a largest one, and none below 0', () => {
    expect(rials('1000000000000000')).toBe(10n ** 15n);
    expect(() => rials(-1n)).toThrow(RangeError);
    try {
      multiply(decimal(2), '900000000000000', 'items');
      expect.unreachable();
    } catch (error) {
      const refused = { field: 'items', code: 'AMOUNT_TOO_LARGE', params: ['1000000000000000'] };
      expect((error as Problem).errors).toEqual([refused]);
    }
  });

  it('is told in words', () => {
    expect(words(rials(1500n))).toBe('یک هزار و پانصد');
    expect(words(rials(0n))).toBe('صفر');
    expect(words(rials(10n ** 15n))).toBe('یک کوآدریلیون');
  });
});

describe('shares', () => {
  it('go to the largest remainders, of equal ones to the first', () => {
    expect(allocate(rials(10n), [1n, 1n, 1n])).toEqual([4n, 3n, 3n]);
    expect(allocate(rials(100n), [1n, 2n, 4n])).toEqual([14n, 29n, 57n]);
    expect(allocate(rials(0n), [1n, 0n])).toEqual([0n, 0n]);
    expect(() => allocate(rials(1n), [0n])).toThrow(RangeError);
  });

  it('are together the total, each within a rial of its weight', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, (total, of) => {
        const all = of.reduce((sum, weight) => sum + weight, 0n);
        fc.pre(all > 0n);
        const shares = allocate(rials(total), of);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(total);
        shares.forEach((share, index) => {
          const off = share * all - total * of[index]!;
          expect(off < all && off > -all).toBe(true);
        });
      }),
    );
  });
});
