import { type Amount, sumOf } from './cells.ts';
import type { MeasuredOffer, SharedLine } from './columns.ts';
import type { Fraction } from './fractions.ts';

/** With tax or without. */
export type Reading = 'withVat' | 'withoutVat';
export const readingOf = (reading: Reading, { net, vat }: Amount): bigint => (reading === 'withVat' ? net + vat : net);

/** What is paid for some lines of an offer, with their shares of the rest. */
export const paidFor = (lines: readonly SharedLine[]): Amount =>
  sumOf([
    sumOf(lines.map(({ goods }) => goods)),
    sumOf(lines.map(({ freight }) => freight)),
    sumOf(lines.map(({ costs }) => costs)),
  ]);
export const paidForAll = ({ goods, freight, costs }: MeasuredOffer): Amount =>
  sumOf([goods, ...(freight ? [freight] : []), costs]);

const BASIS_POINTS = 10_000n;
/** What one unit of the line costs, exactly; undefined where it is not told. */
export function priceIn(reading: Reading, { price, offered }: SharedLine): Fraction | undefined {
  if (!price || reading === 'withoutVat') return price;
  return { of: price.of * (BASIS_POINTS + BigInt(offered!.vatBasisPoints)), by: price.by * BASIS_POINTS };
}
