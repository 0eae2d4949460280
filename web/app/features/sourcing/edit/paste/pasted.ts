import * as v from 'valibot';
import { ruleText } from '../../../../platform/forms/messages.ts';
import type { Decimal } from '../../../../platform/graph/scalars.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { sumOf } from '../../../../platform/numbers/sumOf.ts';
import { numberInField, readDecimal } from '../../../../platform/text/digits.ts';
import { amountMessages } from '../../amounts/messages.ts';
import { quantityProblem, sentQuantity } from '../../order/quantity.ts';
import { longestNote } from '../orderDraft.ts';
import { pasteMessages as words } from './messages.ts';
import type { ParseLinesQuery } from './ParseLines.generated.ts';

/** As much as the api reads. */
export const longestPaste = 10_240;
/** A table keeps its tabs and ends of lines. */
export const pasteSchema = v.object({
  text: v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== '', ruleText('REQUIRED')),
    v.maxLength(longestPaste, ruleText('MAX_LENGTH', [longestPaste])),
  ),
});

export type Parsed = NonNullable<NonNullable<ParseLinesQuery['viewer']>['parsedLines']>;
export type ParsedLine = Parsed['lines'][number];
export type ParsedOffer = ParsedLine['offers'][number];
export type Doubt = ParsedLine['doubts'][number];
/** What a person makes of a line: whether it is taken, as which offer, and how much. `isAsked`: its unit is another one now. */
export type Choice = { isTaken: boolean; offerId: string; quantity: string; isAsked?: boolean };
/** What a line asks for in words. */
export type Need = { title: string; unitId: string | undefined; categoryId: string | undefined };
/** A line that goes into the order, or into a request that takes needs in words too. */
export type Taken = { offer?: ParsedOffer; need?: Need; quantity: string; note: string | undefined };

/** What a line is taken as that means no offer: what it says in words. */
export const asWords = 'words';
const longestTitle = 200;
const shortestTitle = 3;

export function needOf({ goods, code, unit, categoryId }: ParsedLine): Need | undefined {
  const title = [goods, code].filter(Boolean).join(' ').slice(0, longestTitle);
  const need = { title, unitId: unit?.id, categoryId: categoryId ?? undefined };
  return title.length < shortestTitle ? undefined : need;
}

/** Whether there is anything that a line can be taken as. */
export const isTakeable = (line: ParsedLine): boolean => line.offers.some(canBeTaken) || needOf(line) !== undefined;

/** All offers of an order are of one seller. */
export const canBeTaken = ({ doubts }: ParsedOffer): boolean =>
  !doubts.some(({ code }) => code === 'GOODS_OTHER_SELLER');

export const offerOf = ({ offers }: ParsedLine, id: string): ParsedOffer | undefined =>
  offers.find(({ supplierProductId }) => supplierProductId === id);

/** Doubts of a line as one offer, cell by cell. */
export const doubtsOf = (line: ParsedLine, offer: ParsedOffer | undefined): Doubt[] => [
  ...line.doubts,
  ...(offer?.doubts ?? []),
];

const inField = (quantity: Decimal | null | undefined): string =>
  quantity ? numberInField(formatDecimal(quantity).replaceAll('\u066c', '')) : '';

/** A line as an offer: how much of it stands in the field. */
const quantityAs = (line: ParsedLine, offerId: string): string =>
  inField(offerId === asWords ? line.quantity : offerOf(line, offerId)?.quantity);

/**
 * A line taken as another offer, or in words: its unit is another one then. What was read goes on in that unit, as the api
 * converted it; a figure that somebody typed is asked for again.
 */
export function takenAs(line: ParsedLine, { isTaken, offerId, quantity }: Choice, other: string): Choice {
  if (other === offerId) return { isTaken, offerId, quantity };
  const isAsRead = sentQuantity(quantity) === sentQuantity(quantityAs(line, offerId));
  const converted = isAsRead ? quantityAs(line, other) : '';
  return { isTaken, offerId: other, quantity: converted, isAsked: converted === '' && quantity.trim() !== '' };
}

/** What becomes of the quantity of goods that are there already. */
export type Merge = 'REPLACE' | 'ADD';
/** A quantity with more of it; empty, to be stated, where both are not in one unit. */
export function sumInUnit(there: string, more: string, isSameUnit: boolean): string {
  const known = readDecimal(there);
  if (known === undefined) return more;
  return isSameUnit ? sumOf(known, more) : '';
}

/** What is proposed: nobody takes a line in doubt without a look. @param isOrder goods without a price are in doubt */
export function firstChoice(line: ParsedLine, isOrder = false): Choice {
  const isNobodysHere = line.offers.length === 0 || (needOf(line) && !line.offers.some(canBeTaken));
  if (isNobodysHere) return { isTaken: false, offerId: asWords, quantity: inField(line.quantity) };
  // What lacks a word or size of the line is something else: it is proposed, and the line stays what it says.
  const isAlike = line.doubts.some(({ code }) => code === 'GOODS_ALMOST');
  if (!isOrder && isAlike && needOf(line))
    return { isTaken: false, offerId: asWords, quantity: inField(line.quantity) };
  const offer = line.offers.find(canBeTaken) ?? line.offers[0];
  const offerId = offer?.supplierProductId ?? '';
  const isSure =
    offer !== undefined &&
    canBeTaken(offer) &&
    doubtsOf(line, offer).every(({ code }) => !isOrder && code === 'GOODS_ON_REQUEST');
  return { isTaken: isSure && Boolean(offer.quantity), offerId, quantity: quantityAs(line, offerId) };
}

const noteOf = ({ note }: ParsedLine): string | undefined => note?.slice(0, longestNote) || undefined;

/** The lines that were chosen, or what is wrong with them by the number of their row. */
export function takenOf(lines: readonly ParsedLine[], choiceOf: (row: number) => Choice) {
  const problems = new Map<number, string>();
  const seen = new Set<string>();
  const taken = lines.flatMap((line): Taken[] => {
    const { isTaken, offerId, quantity, isAsked } = choiceOf(line.row);
    const offer = offerOf(line, offerId);
    const need = offerId === asWords ? needOf(line) : undefined;
    if (!isTaken || !(offer ?? need)) return [];
    const isUnsaid = isAsked && quantity.trim() === '';
    const amount = isUnsaid ? amountMessages.otherUnit : quantityProblem(quantity);
    const problem = offer && seen.has(offerId) ? words.repeated : amount;
    if (problem) problems.set(line.row, problem);
    seen.add(offerId);
    const said = { quantity: sentQuantity(quantity), note: noteOf(line) };
    return [{ ...(offer && { offer }), ...(need && { need }), ...said }];
  });
  return { taken, problems };
}
