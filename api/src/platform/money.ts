import { numberToWords } from '@persian-tools/persian-tools';
import { decimal, type Decimal } from './decimal.ts';
import { invalid } from './problem.ts';

/** Whole rials, 0 or more; where they go to or come from is told beside them. */
export type Rials = bigint & { readonly __unit: 'rial' };

/** No single amount is larger. */
const LARGEST = 10n ** 15n;
const BASIS_POINTS = '0.0001';
const HALF_UP = 1;

/** @param field what the amount is refused as. @throws Problem 400 AMOUNT_TOO_LARGE; RangeError below 0, which is a mistake of ours */
export function rials(amount: bigint | string, field = 'quantity'): Rials {
  const value = BigInt(amount);
  if (value < 0n) throw new RangeError(`an amount is below 0: ${value}`);
  if (value > LARGEST) invalid(field, 'AMOUNT_TOO_LARGE', String(LARGEST));
  return value as Rials;
}

/** Rounded half up, once per line: a sum of lines is never rounded again. */
const whole = (amount: Decimal, field?: string) => rials(amount.round(0, HALF_UP).toFixed(), field);

/** What a quantity costs. @throws Problem 400 AMOUNT_TOO_LARGE naming `field` */
export const multiply = (quantity: Decimal, unitPriceRial: string, field?: string): Rials =>
  whole(quantity.times(unitPriceRial), field);

/** A part of an amount. @param basisPoints hundredths of a percent */
export const part = (amount: Rials, basisPoints: number): Rials =>
  whole(decimal(String(amount)).times(basisPoints).times(BASIS_POINTS));

/** Value added tax on a net amount. @param basisPoints hundredths of a percent */
export const vat = (net: Rials, basisPoints: number): Rials => part(net, basisPoints);

/**
 * Shares of a total by weight, which together are the total: what is left of rounding down goes to the largest remainders, of
 * equal ones to the first.
 * @param weights 0 or more, one of them above 0
 */
export function allocate(total: Rials, weights: readonly bigint[]): Rials[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights are 0 or more, not all 0');
  const shares = weights.map((weight) => (total * weight) / all);
  // Less than one for each of them.
  const left = Number(total - shares.reduce((sum, share) => sum + share, 0n));
  if (left === 0) return shares as Rials[];
  const remainders = weights.map((weight, index) => ({ index, of: (total * weight) % all }));
  remainders.sort((one, other) => Number(other.of > one.of) - Number(other.of < one.of));
  for (const { index } of remainders.slice(0, left)) shares[index]! += 1n;
  return shares as Rials[];
}

/** An amount in Persian words, without the currency. */
export function words(amount: Rials): string {
  // The library gives an Error back for what it does not read.
  const text = numberToWords(Number(amount));
  if (typeof text !== 'string') throw new RangeError(`no words for ${amount}`);
  return text;
}
