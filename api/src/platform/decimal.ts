import Big from 'big.js';
import { foldDigits } from './text.ts';

/** Exact decimal arithmetic for measures; floats only enter the read model, under a property's tolerance. */
export type Decimal = Big;
export const decimal = (text: string | number): Decimal => new Big(text);

/** Unit conversion to the base unit: base = raw × factor + offset. */
export const toBase = (raw: Decimal, unit: { factor: string; offset: string }): Decimal =>
  raw.times(unit.factor).plus(unit.offset);

/** Conversion from the base unit, rounded to `digits` significant digits. */
export function fromBase(base: Decimal, unit: { factor: string; offset: string }, digits = 12): string {
  return quotient(base.minus(unit.offset), new Big(unit.factor), digits).toFixed();
}

/** Rounded to `digits` significant digits where it does not end before. */
export function quotient(dividend: Decimal, divisor: Decimal, digits = 12): Decimal {
  if (dividend.eq(0)) return new Big(0);
  // big.js divides to a number of decimal places, so the places follow from the size of the quotient
  const places = Math.max(0, digits - 1 - (dividend.e - divisor.e)) + 3;
  const Wide = Big();
  Wide.DP = Math.min(places, 60);
  // cut off and not rounded: digits that were rounded up once could tip what is rounded after
  Wide.RM = Big.roundDown;
  return new Big(new Wide(dividend).div(divisor).prec(digits, Big.roundHalfUp));
}

/** One sign, digits that groups of three may divide, one decimal mark. */
const number = /^[+-]?(?:(?:\d{1,15}|\d{1,3}(?:([٬, ])\d{3})(?:\1\d{3}){0,3})(?:[.٫]\d{0,15})?|[.٫]\d{1,15})$/;

/** In ASCII digits and signs, without what nobody sees; groups of digits and the decimal mark stay as they are. */
const folded = (text: string) =>
  foldDigits(text)
    .replace(/[\u200C-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/^[−–]/, '-');
const withoutGroups = (typed: string) =>
  typed
    .replace(/[٬, +]/g, '')
    .replace('٫', '.')
    .replace(/\.$/, '');

/**
 * A number as people type it: Persian or Arabic digits, ٫ or . as the point, ٬ , or a blank between groups of three digits.
 * @returns undefined when it is no number or has more than 15 digits on a side.
 */
export function parseTyped(text: string): Decimal | undefined {
  const typed = folded(text);
  return number.test(typed) ? new Big(withoutGroups(typed)) : undefined;
}

/** The same as it is judged and stored: «۱٬۰۰۰٫۵۰» is `1000.50`. What is no number, or a longer one, comes back with its digits read. */
export function plainNumber(text: string): string {
  const typed = folded(text);
  return number.test(typed) ? withoutGroups(typed).replace(/^(-?)\./, '$10.') : typed.replace('٫', '.');
}
