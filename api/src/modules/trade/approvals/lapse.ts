import type { Tx } from '../../../platform/database/database.ts';
import type { TradeRequestRow } from '../requests.repository.ts';
import type { TradeStatus } from '../trade.enums.ts';
import type { Happened } from '../trade-events.ts';
import type { ApprovalKind } from './approvals.enums.ts';
import { type ApprovalRow, endApproval, readAskedQuotes, readPending } from './approvals.repository.ts';

type QuoteNow = Awaited<ReturnType<typeof readAskedQuotes>>[number] | undefined;

/** Whether what was asked can still be done where a request stands now. */
const isStillAsked: Record<ApprovalKind, (status: TradeStatus, approval: ApprovalRow, quote: QuoteNow) => boolean> = {
  PUBLISH: (status) => status === 'AWAITING_CONFIRMATION',
  LIST_ORDER: (status) => status === 'AWAITING_CONFIRMATION',
  ACCEPT: (status, _, quote) => status === 'NEGOTIATING' && quote?.status === 'SENT',
  // It answers the offers that there were: another one may be taken instead, or answered otherwise.
  COUNTER: (status, { chainRounds }, quote) =>
    (status === 'NEGOTIATING' || status === 'PUBLISHED') &&
    quote?.status === 'DRAFT' &&
    quote.turn === 'BUYER' &&
    quote.rounds === chainRounds,
};

/** Whether a step of a request may end what its company is asked. */
const mayEnd = ({ status, chains }: TradeRequestRow, to: TradeStatus) =>
  status === 'AWAITING_CONFIRMATION' ? to !== status : chains.some(({ rounds }) => rounds > 0);

/** What an event says of an approval. */
export const payloadOf = (
  { id, kind, quoteId, amountRial, needed }: Pick<ApprovalRow, 'id' | 'kind' | 'quoteId' | 'amountRial' | 'needed'>,
  reason?: string,
) => ({
  ...{ approvalId: id, kind, totalRial: amountRial, needed },
  ...(quoteId !== null && { quoteId }),
  ...(reason !== undefined && { text: reason }),
});

/**
 * Ends what is asked no more after a step of a request. Of a question whether it may be published the request's own event tells.
 * @param row as it was before. @returns what happened by that
 */
export async function lapseLeft(tx: Tx, row: TradeRequestRow, status: TradeStatus, now: Date): Promise<Happened[]> {
  if (!mayEnd(row, status)) return [];
  const pending = await readPending(tx, row.id);
  if (pending.length === 0) return [];
  const quotes = await readAskedQuotes(tx, row.id);
  const left = pending.filter((each) => {
    const quote = quotes.find(({ approvalId }) => approvalId === each.id);
    return !isStillAsked[each.kind](status, each, quote);
  });
  for (const { id } of left) await endApproval(tx, id, 'LAPSED', now);
  return left
    .filter(({ kind }) => kind !== 'PUBLISH')
    .map((each) => ({ type: 'APPROVAL_LAPSED', visibility: 'BUYER', toStatus: status, payload: payloadOf(each) }));
}
