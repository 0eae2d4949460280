import * as v from 'valibot';
import { ruleText } from '../../../../platform/forms/messages.ts';
import type { Decimal } from '../../../../platform/graph/scalars.ts';
import { formatDecimal } from '../../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../../platform/text/digits.ts';
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
/** What a person makes of a line: whether it is taken, as which offer, and how much. */
export type Choice = { isTaken: boolean; offerId: string; quantity: string };
/** A line that goes into the order. */
export type Taken = { offer: ParsedOffer; quantity: string; note: string | undefined };

/** All lines of an order are of one seller. */
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
export const quantityAs = (line: ParsedLine, offerId: string): string => inField(offerOf(line, offerId)?.quantity);

/** What is proposed: nobody takes a line in doubt without a look. */
export function firstChoice(line: ParsedLine): Choice {
  const offer = line.offers.find(canBeTaken) ?? line.offers[0];
  const offerId = offer?.supplierProductId ?? '';
  const isSure = offer !== undefined && canBeTaken(offer) && doubtsOf(line, offer).length === 0;
  return { isTaken: isSure && Boolean(offer.quantity), offerId, quantity: quantityAs(line, offerId) };
}

const noteOf = ({ note }: ParsedLine): string | undefined => note?.slice(0, longestNote) || undefined;

/** The lines that were chosen, or what is wrong with them by the number of their row. */
export function takenOf(lines: readonly ParsedLine[], choiceOf: (row: number) => Choice) {
  const problems = new Map<number, string>();
  const seen = new Set<string>();
  const taken = lines.flatMap((line): Taken[] => {
    const { isTaken, offerId, quantity } = choiceOf(line.row);
    const offer = offerOf(line, offerId);
    if (!isTaken || !offer) return [];
    const problem = seen.has(offerId) ? words.repeated : quantityProblem(quantity);
    if (problem) problems.set(line.row, problem);
    seen.add(offerId);
    return [{ offer, quantity: sentQuantity(quantity), note: noteOf(line) }];
  });
  return { taken, problems };
}
