import Big from 'big.js';
import { digitsRead, readTypedNumber } from './text/typed-number.ts';

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

/** Digits on either side of the point. */
const typable = /^-?\d{1,15}(?:\.\d{0,15})?$/;

/**
 * A number as people type it into a field, in any digits and with any marks that `readTypedNumber` knows.
 * @returns undefined when it is no number, may be two (`1/2`), or has more than 15 digits on a side.
 */
export function parseTyped(text: string): Decimal | undefined {
  const read = readTypedNumber(text);
  return read && !read.isOpen && typable.test(read.value) ? new Big(read.value) : undefined;
}

/** The same as it is judged and stored: «۱٬۰۰۰٫۵۰» is `1000.50`. What is no number, or may be two, comes back with its digits read. */
export function plainNumber(text: string): string {
  const read = readTypedNumber(text);
  return read && !read.isOpen ? read.value : digitsRead(text);
}
