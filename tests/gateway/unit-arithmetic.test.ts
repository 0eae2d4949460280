import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantities } from '../../api/seeds/reference/quantities.ts';
import { decimal, fromBase, toBase } from '../../api/src/platform/decimal.ts';
import { convert } from '../../gateway/src/features/reference/arithmetic.ts';
import { convertedText, measureText, plainText } from '../../gateway/src/features/reference/measure-text.ts';
import { shownNumber } from '../../web/app/features/catalog/filter/shownNumber.ts';

type Scale = { factor: string; offset: string };
type Fraction = { top: bigint; bottom: bigint };

/** A decimal text without any decimal library. */
function fraction(text: string): Fraction {
  const [whole = '', digits = ''] = text.split('.');
  return { top: BigInt(whole + digits), bottom: 10n ** BigInt(digits.length) };
}
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
const negative = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom });
const upsideDown = ({ top, bottom }: Fraction): Fraction => ({ top: bottom, bottom: top });
const isSame = (a: Fraction, b: Fraction) => a.top * b.bottom === b.top * a.bottom;

function trueQuotient(value: string, from: Scale, to: Scale): Fraction {
  const base = plus(times(fraction(value), fraction(from.factor)), fraction(from.offset));
  return times(plus(base, negative(fraction(to.offset))), upsideDown(fraction(to.factor)));
}

/** Whether it has a last digit: nothing but twos and fives below the line. */
function ends({ top, bottom }: Fraction): boolean {
  let a = top < 0n ? -top : top;
  let b = bottom;
  while (b) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  let rest = bottom / a;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

const values = ['0', '1', '16', '150', '-20', '0.05', '-273.15', '1250.5', '101325', '999999.999999'];
const pairs = quantities.flatMap(({ units }) => units.flatMap((from) => units.map((to) => ({ from, to }))));

describe('every two units of a quantity', () => {
  it('convert exactly, or as the api rounds where the quotient does not end', () => {
    expect(pairs.length).toBeGreaterThan(500);
    let ended = 0;
    for (const { from, to } of pairs) {
      for (const value of values) {
        const converted = convert(value, from, to);
        const quotient = trueQuotient(value, from, to);
        const what = `${value} ${from.code} in ${to.code} is ${converted}`;
        if (ends(quotient)) {
          ended += 1;
          expect(isSame(fraction(converted), quotient), what).toBe(true);
        } else expect(converted, what).toBe(fromBase(toBase(decimal(value), from), to));
      }
    }
    expect(ended).toBeGreaterThan(pairs.length);
    expect(ended).toBeLessThan(pairs.length * values.length);
  });
});

describe('the text of a measure', () => {
  const decimals = fc
    .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 12 }))
    .map(([digits, places]) =>
      decimal(String(digits))
        .div(10 ** places)
        .toFixed(places),
    );

  it('is what the site writes', () => {
    fc.assert(
      fc.property(decimals, decimals, (value, maxValue) => {
        expect(measureText({ value }, 'بار')).toBe(`${shownNumber(value, 'bar')} بار`);
        const range = `${shownNumber(value, 'bar')} تا ${shownNumber(maxValue, 'bar')} بار`;
        expect(measureText({ value, maxValue }, 'بار')).toBe(range);
        expect(convertedText({ value }, 'بار')).toBe(`${shownNumber(value, 'bar', 5)} بار`);
        expect(plainText({ value })).toBe(shownNumber(value, undefined));
      }),
    );
  });

  it.each([
    ['1403', '۱۴۰۳'],
    ['14030', '۱۴٬۰۳۰'],
    ['7.10', '۷٫۱'],
  ])('of a number that measures nothing, %s, is %s', (value, text) => {
    expect(plainText({ value })).toBe(text);
  });
});
