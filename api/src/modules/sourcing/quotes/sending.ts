import { Problem } from '../../../platform/problem.ts';
import type { OrderGround } from '../requests/ground.ts';
import { hashOf } from '../../../platform/sealing.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import type { ChainedRow } from '../requests/requests.repository.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import type { WholeQuote } from './difference.ts';
import {
  type Alternatives,
  hashOfRequest,
  hashOfTerms,
  judgeQuote,
  quoteInputOf,
  type ReadQuote,
  requireWhole,
} from './quote-content.ts';
import { isStanding, notOfferedBySeller } from './quote-missing.ts';
import { earlierOf } from './whole-quotes.ts';

type Sending = {
  row: ChainedRow;
  /** What was asked for. */
  lines: readonly LineRow[];
  /** All offers of the request. */
  whole: readonly WholeQuote[];
  offers: Alternatives;
  side: TradeSide;
  ground: OrderGround;
};

/**
 * A draft as it would be sent now: with the tax of the day of sending, and offers in the place of others as they are now.
 * @throws Problem 400 naming fields, 409 REQUEST_CHANGED, INCOMPLETE, NOTHING_CHANGED
 */
export function judgeSending(draft: WholeQuote, { row, lines, whole, offers, side, ground }: Sending): ReadQuote {
  if (hashOfRequest(row, lines) !== draft.quote.requestHash) throw new Problem(409, 'REQUEST_CHANGED');
  const read = judgeQuote(quoteInputOf(draft.quote, draft.lines), { row, lines, ground, offers });
  const earlier = earlierOf(draft, whole);
  const [last] = earlier;
  requireWhole(read, { side, notOffered: notOfferedBySeller(earlier) });
  if (last && isStanding(last) && hashOfTerms(last.quote, last.lines) === hashOfTerms(read.fields, read.lines))
    throw new Problem(409, 'NOTHING_CHANGED');
  return read;
}

/** All of an offer that the other side is told, as the next of its chain. */
export function contentHashOf({ quote, lines }: WholeQuote, row: ChainedRow): string {
  const { validUntil, totalRial, vatRial } = quote;
  return hashOf({ terms: hashOfTerms(quote, lines), validUntil, totalRial, vatRial, round: row.rounds + 1 });
}
