import Big from 'big.js';
import { readTomans, rialsOf } from '../../../platform/forms/tomans.ts';
import type { Rial } from '../../../platform/graph/scalars.ts';
import { readDecimal } from '../../../platform/text/digits.ts';
import { costField, costPlaces, lineField, type TypedOffer } from './offerDraft.ts';

/** Rials as they are typed in tomans; undefined of what is none. */
function rialsIn(typed: string | undefined): Big | undefined {
  const tomans = readTomans(typed ?? '');
  return tomans ? new Big(rialsOf(tomans)) : undefined;
}

export const isOffered = (typed: TypedOffer, lineId: string) => typed[lineField('offered', lineId)] !== 'no';

/** What a line costs without tax, in rials; undefined while price or quantity is not known. */
export function amountOfLine(typed: TypedOffer, lineId: string): Big | undefined {
  const price = rialsIn(typed[lineField('price', lineId)]);
  const quantity = readDecimal((typed[lineField('quantity', lineId)] ?? '').trim());
  if (!price || !quantity) return undefined;
  return price.times(quantity).minus(rialsIn(typed[lineField('discount', lineId)]) ?? 0);
}

/** What the whole costs without tax, in rials. `isPart`: something offered has no price yet. */
export function amountOfOffer(typed: TypedOffer, lineIds: readonly string[]): { amount: Big; isPart: boolean } {
  const lines = lineIds.filter((id) => isOffered(typed, id)).map((id) => amountOfLine(typed, id));
  const costs = costPlaces(typed).map((place) => rialsIn(typed[costField('costAmount', place)]));
  const known = [...lines, ...costs, rialsIn(typed.freight)].filter((each) => each !== undefined);
  return { amount: known.reduce((sum, each) => sum.plus(each), new Big(0)), isPart: lines.includes(undefined) };
}

/** A share of what a line costs before its discount, as whole tomans in a field; nothing while that is not known. */
export function discountOf(typed: TypedOffer, lineId: string, percent: string): string {
  const full = amountOfLine({ ...typed, [lineField('discount', lineId)]: '' }, lineId);
  return full ? full.times(percent).div(1000).round(0, Big.roundHalfEven).toFixed() : '';
}

/** Rials as an amount of the graph: whole ones. */
export const wholeRials = (amount: Big) => amount.round(0, Big.roundHalfEven).toFixed() as Rial;
