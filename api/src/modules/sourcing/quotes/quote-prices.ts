import { type Decimal, decimal } from '../../../platform/decimal.ts';
import { multiply, rials, vat } from '../../../platform/money.ts';

/** What an offer says of a line, before it is priced. */
export type OfferedAmount = {
  isOffered: boolean;
  quantity: Decimal;
  unitPriceRial: string | null;
  discountRial: string;
};
export type Priced = { netRial: string; vatRial: string };
const NOTHING: Priced = { netRial: '0', vatRial: '0' };

/** Quantity times price, rounded once, less the discount, and the tax of that. @throws Problem 400 naming the field */
export function priceLine(line: OfferedAmount, vatBasisPoints: number, field: string): Priced {
  if (!line.isOffered || line.unitPriceRial === null) return NOTHING;
  const net = rials(multiply(line.quantity, line.unitPriceRial, field) - BigInt(line.discountRial));
  return { netRial: String(net), vatRial: String(vat(net, vatBasisPoints)) };
}

export type Cost = { amountRial: string | null; isTaxed: boolean; vatRial: string };
/** An amount beside the goods, with the tax of its own. @throws Problem 400 naming the field */
export function priceCost(amountRial: string | null, isTaxed: boolean, vatBasisPoints: number, field: string): Cost {
  const tax = isTaxed && amountRial !== null ? vat(rials(amountRial, field), vatBasisPoints) : 0n;
  return { amountRial, isTaxed, vatRial: String(tax) };
}

/** Sums are never rounded again. @throws Problem 400 AMOUNT_TOO_LARGE */
export function totalsOfQuote(lines: readonly Priced[], costs: readonly Cost[]) {
  const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => all + BigInt(each), 0n);
  const net = sum([...lines.map(({ netRial }) => netRial), ...costs.map(({ amountRial }) => amountRial ?? '0')]);
  const tax = sum([...lines, ...costs].map(({ vatRial }) => vatRial));
  const total = rials(net + tax, 'lines');
  return { netRial: String(net), vatRial: String(tax), totalRial: String(total) };
}

/** Whether a discount is more than what it is taken off. */
export const isTooMuchOff = ({ quantity, unitPriceRial, discountRial }: OfferedAmount): boolean =>
  unitPriceRial !== null && decimal(discountRial).gt(quantity.times(unitPriceRial).round(0, 1));
