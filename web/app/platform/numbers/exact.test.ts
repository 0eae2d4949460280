import Big from 'big.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Exact } from './exact.ts';

const digits = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
const texts = fc
  .tuple(digits, fc.integer({ min: 0, max: 30 }))
  .map(([whole, places]) => new Big(String(whole)).times(new Big(10).pow(-places)).toFixed());
const pairs = fc.tuple(texts, texts);

it('counts as a library for decimals does', () => {
  fc.assert(
    fc.property(pairs, ([left, right]) => {
      const a = Exact.of(left);
      const b = Exact.of(right);
      expect(a.plus(b).toString()).toBe(new Big(left).plus(right).toFixed());
      expect(a.minus(b).toString()).toBe(new Big(left).minus(right).toFixed());
      expect(a.times(b).toString()).toBe(new Big(left).times(right).toFixed());
      if (!new Big(right).eq(0)) expect(a.rest(b).toString()).toBe(new Big(left).mod(right).toFixed());
      expect(Math.sign(a.compare(b))).toBe(new Big(left).cmp(right));
    }),
  );
});

it('divides to more places than any answer keeps', () => {
  const Precise = Big();
  Precise.DP = 90;
  fc.assert(
    fc.property(pairs, ([left, right]) => {
      fc.pre(!new Big(right).eq(0));
      const quotient = new Precise(left).div(right);
      const found = new Precise(Exact.of(left).over(Exact.of(right)).toString());
      expect(found.minus(quotient).abs().lt('1e-59')).toBe(true);
    }),
  );
  expect(() => Exact.of('1').over(Exact.of('0.0'))).toThrow();
});

it.each([
  ['even', Big.roundHalfEven],
  ['up', Big.roundHalfUp],
] as const)('rounds halves to %s', (half, mode) => {
  const halves = fc.oneof(
    texts,
    texts.map((text) => `${text.includes('.') ? text : `${text}.`}5`),
  );
  fc.assert(
    fc.property(halves, fc.integer({ min: 0, max: 32 }), fc.integer({ min: 1, max: 40 }), (text, places, count) => {
      expect(Exact.of(text).rounded(places, half).toString()).toBe(new Big(text).round(places, mode).toFixed());
      expect(Exact.of(text).toDigits(count, half).toString()).toBe(new Big(text).prec(count, mode).toFixed());
    }),
  );
});

it('reads what numbers are written as', () => {
  expect(Exact.of(1e-7).toString()).toBe('0.0000001');
  expect(Exact.of(2.5e21).toString()).toBe('2500000000000000000000');
  expect(Exact.of('-0.0').toString()).toBe('0');
  expect(Exact.of('0012.500').toString()).toBe('12.5');
});

it.each(['', 'x', '1e', '.', '-', '۱۲', '1,5'])('refuses %j', (text) => {
  expect(() => Exact.of(text)).toThrow();
});
