import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, minus, over, plain, plus, remainder, rounded, significant, times, wholeDigits } from './exact.ts';

const Wide = Big();
Wide.DP = 60;
Wide.RM = Big.roundHalfEven;

const decimals = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 0, max: 25 }))
  .map(([digits, scale]) => plain({ digits, scale }));
const otherThanZero = decimals.filter((text) => text !== '0');

describe('exact numbers agree with big.js', () => {
  it('in sums, differences, products, quotients and remainders', () => {
    fc.assert(
      fc.property(decimals, otherThanZero, (a, b) => {
        const [x, y, big] = [exact(a), exact(b), new Wide(a)];
        expect(plain(plus(x, y))).toBe(big.plus(b).toFixed());
        expect(plain(minus(x, y))).toBe(big.minus(b).toFixed());
        expect(plain(times(x, y))).toBe(big.times(b).toFixed());
        expect(plain(over(x, y))).toBe(unsigned(big.div(b).toFixed()));
        expect(plain(remainder(x, y))).toBe(unsigned(big.mod(b).toFixed()));
      }),
    );
  });

  it('rounded to places and to digits', () => {
    const ties = fc.constantFrom('even' as const, 'away' as const);
    fc.assert(
      fc.property(otherThanZero, fc.integer({ min: -5, max: 20 }), ties, (text, places, tie) => {
        const mode = tie === 'even' ? Big.roundHalfEven : Big.roundHalfUp;
        const [number, big] = [exact(text), new Big(text)];
        expect(plain(rounded(number, places, tie))).toBe(unsigned(big.round(places, mode).toFixed()));
        const digits = Math.abs(places) + 1;
        expect(plain(significant(number, digits, tie))).toBe(big.prec(digits, mode).toFixed());
        expect(wholeDigits(exact(plain(number)))).toBe(big.e + 1);
      }),
    );
  });
});

// Zero has no sign here.
const unsigned = (text: string) => text.replace(/^-0$/, '0');

describe('decimal texts', () => {
  it.each([
    ['1e3', '1000'],
    ['-1.5E-3', '-0.0015'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['007.10', '7.1'],
    [1e21, '1000000000000000000000'],
  ])('reads %s as %s', (text, number) => expect(plain(exact(text))).toBe(number));

  it.each(['', '-', '.', 'x', '1e', '1,5', '۱۲', ' 1', NaN, Infinity])('refuses %j', (text) =>
    expect(() => exact(text)).toThrow(),
  );

  it('knows how many digits stand before the point', () => {
    expect(['123.4', '0.5', '0.05'].map((text) => wholeDigits(exact(text)))).toEqual([3, 0, -1]);
  });
});
