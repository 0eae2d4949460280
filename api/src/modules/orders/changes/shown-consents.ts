import type { DisputeRow } from '../../disputes/disputes.repository.ts';
import { shownOutcome } from '../../disputes/shown-disputes.ts';
import type { ConsentRow } from './consents.repository.ts';
import type { TradeConsent } from './consents.schemas.ts';
import { agreedSidesOf } from './sides.ts';

/** A question as both sides see it. @param disputes those of its request */
export const toConsent = (row: ConsentRow, disputes: readonly DisputeRow[]): TradeConsent => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  side: row.side,
  agreedSides: agreedSidesOf(row),
  ...(row.fromTerm !== null && { fromTerm: row.fromTerm }),
  ...(row.toTerm !== null && { toTerm: row.toTerm }),
  ...(row.reason !== null && { reason: row.reason }),
  askedAt: row.askedAt.toISOString(),
  lapsesAt: row.lapsesAt.toISOString(),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  ...(row.answer !== null && { answer: row.answer }),
  ...settlementOf(row, disputes),
});

/** How a dispute would end by it. */
function settlementOf(row: ConsentRow, disputes: readonly DisputeRow[]) {
  const dispute = disputes.find(({ id }) => id === row.disputeId);
  return dispute ? { disputeId: dispute.id, ...shownOutcome(dispute, row) } : {};
}
