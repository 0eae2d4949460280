import type { Queryable } from '../../../platform/database/database.ts';
import { readLines } from '../lines/lines.repository.ts';
import type { WholeQuote } from './difference.ts';
import { readLinesOfQuotes, readQuotes } from './quotes.repository.ts';

/** So many of the newest rounds of each negotiation: a draft is compared with the last one, and that with the one before. */
const LAST_ROUNDS = 2;

/**
 * All quotes of the given requests, and the requested lines by request id.
 * @param isNewest whether only the newest rounds of each negotiation come with their lines; the older quotes then have none
 */
export async function readWholeQuotes(db: Queryable, requestIds: readonly string[], { isNewest = false } = {}) {
  const [quotes, read, asked] = await Promise.all([
    readQuotes(db, requestIds),
    readLinesOfQuotes(db, requestIds, isNewest ? LAST_ROUNDS : null),
    readLines(db, [...requestIds]),
  ]);
  const lines = Map.groupBy(read, ({ quoteId }) => quoteId);
  const whole = quotes.map((quote): WholeQuote => ({ quote, lines: lines.get(quote.id) ?? [] }));
  return { whole, asked: Map.groupBy(asked, ({ requestId }) => requestId), isNewest };
}
export type WholeQuotes = Awaited<ReturnType<typeof readWholeQuotes>>;

/** The offers of a chain that were sent before another one, the newest first: of a draft all. */
export const earlierOf = ({ quote }: WholeQuote, all: readonly WholeQuote[]): WholeQuote[] =>
  all
    .filter(
      (each) =>
        each.quote.participationId === quote.participationId &&
        each.quote.round !== null &&
        (quote.round === null || each.quote.round < quote.round),
    )
    .sort((one, other) => other.quote.round! - one.quote.round!);

/** The offer of a chain that was sent before another one: of a draft the last. */
export const previousOf = (each: WholeQuote, all: readonly WholeQuote[]): WholeQuote | undefined =>
  earlierOf(each, all)[0];
