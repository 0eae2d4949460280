import type { Queryable } from '../../../platform/database/database.ts';
import { type Fault, faultsBy } from '../../../platform/lacks.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ApprovalRow } from '../../approvals/approvals.repository.ts';
import { chained, lookAtId } from '../participations/chains.ts';
import type { OrderGround } from '../requests/ground.ts';
import type { TradeRequestRow } from '../requests/requests.repository.ts';
import { quoteInputOf, readAlternatives } from './quote-content.ts';
import { readWholeQuotes } from './whole-quotes.ts';
import { contentHashOf, judgeSending } from './sending.ts';

/** A counter-offer that waits for colleagues of the buyer. */
type WaitingCounter = { row: TradeRequestRow; approval: Pick<ApprovalRow, 'id' | 'quoteId' | 'contentHash'> };
/** Why the last yes to a question would be refused, by the id of the question. */
export type CountersNow = ReadonlyMap<string, readonly Fault[]>;

/** Counter-offers that wait for colleagues, judged as the last yes would send them now. */
export async function readCountersNow(
  on: Queryable,
  waiting: readonly WaitingCounter[],
  ground: OrderGround,
): Promise<CountersNow> {
  const { whole, asked } = await readWholeQuotes(on, [...new Set(waiting.map(({ row }) => row.id))]);
  const drafts = waiting.flatMap(({ row, approval }) => {
    const draft = whole.find(({ quote }) => quote.id === approval.quoteId);
    return draft ? [{ draft, approval, row: chained(lookAtId(row, draft.quote.participationId)) }] : [];
  });
  const inputs = drafts.map(({ draft: { quote, lines } }) => quoteInputOf(quote, lines));
  const offers = await readAlternatives(on, inputs, ground.now);
  return new Map(
    drafts.map(({ draft, row, approval }) => {
      const sending = { row, lines: asked.get(row.id) ?? [], whole, offers, side: 'BUYER' as const, ground };
      const judge = () => {
        const { fields, lines } = judgeSending(draft, sending);
        const hash = contentHashOf({ quote: { ...draft.quote, ...fields }, lines }, row);
        if (hash !== approval.contentHash) throw new Problem(409, 'PRICE_CHANGED');
      };
      return [approval.id, faultsBy(judge)];
    }),
  );
}
