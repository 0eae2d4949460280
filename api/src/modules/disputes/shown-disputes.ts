import { decimal } from '../../platform/decimal.ts';
import type { DocumentRow } from '../documents/documents.repository.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import { sharesOf, totalOf } from './amounts.ts';
import type { DisputeOutcome } from './disputes.enums.ts';
import type { DisputedAmount, DisputeRow } from './disputes.repository.ts';
import type { TradeDispute } from './disputes.schemas.ts';

/** Both sides' shares, where the amount is shared. */
const shownShares = (amount: DisputedAmount, buyerBasisPoints: number | null) =>
  buyerBasisPoints === null
    ? {}
    : { buyerPercent: decimal(buyerBasisPoints).div(100).toFixed(), ...sharesOf(amount, buyerBasisPoints) };

type Outcome = { outcome: DisputeOutcome | null; buyerBasisPoints: number | null };
export const shownOutcome = (amount: DisputedAmount, { outcome, buyerBasisPoints }: Outcome) =>
  outcome === null ? {} : { outcome, ...shownShares(amount, buyerBasisPoints) };

/** A dispute as it stands, with what is proposed. */
export const toDispute = (row: DisputeRow): TradeDispute => ({
  id: row.id,
  status: row.status,
  side: row.side,
  isByClock: row.isByClock,
  wish: row.wish,
  reasonCode: row.reasonCode,
  lineIds: row.lineIds,
  netRial: row.netRial,
  vatRial: row.vatRial,
  freightRial: row.freightRial,
  totalRial: String(totalOf(row)),
  statements: row.statements.map(({ text, at, ...each }) => ({
    ...each,
    ...(text !== null && { text }),
    at: new Date(at).toISOString(),
  })),
  doneSides: [...(row.buyerDoneAt ? (['BUYER'] as const) : []), ...(row.sellerDoneAt ? (['SELLER'] as const) : [])],
  openedAt: row.openedAt.toISOString(),
  ...(row.dueAt && { dueAt: row.dueAt.toISOString() }),
  ...shownOutcome(row, row),
  ...(row.decisionReason !== null && { decisionReason: row.decisionReason }),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
});

/** A dispute as its two sides see it: what staff do before they have decided is their own. */
export function toOwnDispute(row: DisputeRow): TradeDispute {
  if (row.endedAt) return toDispute(row);
  const isWithStaff = row.status === 'DECISION' || row.status === 'APPROVAL';
  return toDispute({
    ...row,
    ...(isWithStaff && { status: 'DECISION', dueAt: null }),
    outcome: null,
    buyerBasisPoints: null,
    decisionReason: null,
  });
}

/** Who looks: on which side, and of sellers whether the agreement is theirs. */
type Viewer = { side: TradeSide; isChosen: boolean };

/** What of the papers of a request somebody sees: evidence of the other side once both show theirs, and of a dispute of others none. */
export const documentsSeenBy = <Row extends Pick<DocumentRow, 'side' | 'disputeId'>>(
  { side, isChosen }: Viewer,
  documents: readonly Row[],
  disputes: readonly Pick<DisputeRow, 'id' | 'evidenceAt'>[],
): Row[] =>
  documents.filter(
    (each) =>
      each.disputeId === null ||
      ((side === 'BUYER' || isChosen) &&
        (each.side === side || disputes.some(({ id, evidenceAt }) => id === each.disputeId && evidenceAt !== null))),
  );
