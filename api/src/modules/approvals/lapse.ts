import type { Tx } from '../../platform/database/database.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import type { TradeStatus } from '../documents/subject.enums.ts';
import type { Happened } from '../sourcing/requests/trade-events.ts';
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

/** Whether a step of a request may end what its company was asked before. */
const mayEnd = ({ status, askedQuotes }: TradeRequestRow, to: TradeStatus) =>
  status === 'AWAITING_CONFIRMATION' ? to !== status : Object.keys(askedQuotes).length > 0;

type Write = (tx: Tx, now: Date) => Promise<unknown>;

/** What a step did to the questions of a company: written with its event. */
export type ApprovalsDone = {
  writes: Write[];
  /** What still waits of what was asked before, where it was read. */
  left?: readonly ApprovalRow[];
};

/** What an event says of an approval. */
export const payloadOf = (
  { id, kind, quoteId, amountRial, needed }: Pick<ApprovalRow, 'id' | 'kind' | 'quoteId' | 'amountRial' | 'needed'>,
  reason?: string,
) => ({
  approvalId: id,
  kind,
  totalRial: amountRial,
  needed,
  ...(quoteId !== null && { quoteId }),
  ...(reason !== undefined && { text: reason }),
});

/**
 * Ends what is asked no more after a step of a request. Of a question whether it may be published the request's own event tells.
 * @param row as it was before. @param known what waits, where that was read. @returns what happened by that, and is to be written
 */
export async function lapseLeft(
  tx: Tx,
  row: TradeRequestRow,
  status: TradeStatus,
  known?: readonly ApprovalRow[],
): Promise<{ happened: Happened[]; writes: Write[] }> {
  const pending = known ?? (mayEnd(row, status) ? await readPending(tx, row.id) : []);
  if (pending.length === 0) return { happened: [], writes: [] };
  const quotes = await readAskedQuotes(tx, row.id);
  const left = pending.filter((each) => {
    const quote = quotes.find(({ approvalId }) => approvalId === each.id);
    return !isStillAsked[each.kind](status, each, quote);
  });
  const told = left.filter(({ kind }) => kind !== 'PUBLISH');
  return {
    happened: told.map((each) => ({
      type: 'APPROVAL_LAPSED',
      visibility: 'BUYER',
      toStatus: status,
      payload: payloadOf(each),
    })),
    writes: left.map(
      ({ id }) =>
        (on, now) =>
          endApproval(on, id, 'LAPSED', now),
    ),
  };
}
