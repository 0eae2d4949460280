import type { Decimal } from '../../../platform/decimal.ts';

/** An exact quotient of whole numbers, 0 or more; the divisor is above 0. */
export type Fraction = { of: bigint; by: bigint };

const QUANTITY_PLACES = 6;
const COVERAGE_PLACES = 4;

/** A decimal that is written with a point, or without. */
export function exactly(text: string): Fraction {
  const point = text.indexOf('.');
  if (point < 0) return { of: BigInt(text), by: 1n };
  const places = text.length - point - 1;
  return { of: BigInt(text.slice(0, point) + text.slice(point + 1)), by: 10n ** BigInt(places) };
}

/** A quotient of decimals. */
export function fractionOf(of: Decimal, by: Decimal): Fraction {
  const above = exactly(of.toFixed());
  const below = exactly(by.toFixed());
  return { of: above.of * below.by, by: above.by * below.of };
}

/** A fraction that is compared with many: what it is about tells nearly all of them apart without long products. */
export type Approximated = Fraction & { about: number };
export const approximated = ({ of, by }: Fraction): Approximated => ({ of, by, about: Number(of) / Number(by) });
/** Many times what is lost in a number of so many digits. */
const SURELY = 1e-9;

export function compareFractions(one: Approximated, other: Approximated): number {
  const gap = one.about - other.about;
  if (Math.abs(gap) > one.about * SURELY) return gap;
  const a = one.of * other.by;
  const b = other.of * one.by;
  return Number(a > b) - Number(a < b);
}

const halfUp = ({ of, by }: Fraction): bigint => (2n * of + by) / (2n * by);
export const wholeRials = (amount: Fraction): string => String(halfUp(amount));

/** A whole number of so many places after the point, without zeros at its end. */
function decimalText(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}

/** As quantities are told. */
export const quantityText = ({ of, by }: Fraction): string =>
  decimalText(halfUp({ of: of * 10n ** BigInt(QUANTITY_PLACES), by }), QUANTITY_PLACES);

/** How much of a whole, rounded down: below 1 as long as anything is missing. */
export const shareText = ({ of, by }: Fraction): string =>
  of >= by ? '1' : decimalText((of * 10n ** BigInt(COVERAGE_PLACES)) / by, COVERAGE_PLACES);
