import type { Decimal } from '../../../platform/decimal.ts';

/** An exact quotient of whole numbers, 0 or more; the divisor is above 0. */
export type Fraction = { of: bigint; by: bigint };

const QUANTITY_PLACES = 6;
const COVERAGE_PLACES = 4;

/** A quotient of decimals, which has as many places less in both. */
export function fractionOf(of: Decimal, by: Decimal): Fraction {
  const parts = [of, by].map((each) => each.toFixed().split('.') as [string, string?]);
  const places = Math.max(...parts.map(([, part = '']) => part.length));
  const [above, below] = parts.map(([whole, part = '']) => BigInt(whole + part.padEnd(places, '0'))) as [
    bigint,
    bigint,
  ];
  return { of: above, by: below };
}

export const compareFractions = (one: Fraction, other: Fraction): number => {
  const [a, b] = [one.of * other.by, other.of * one.by];
  return Number(a > b) - Number(a < b);
};

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
