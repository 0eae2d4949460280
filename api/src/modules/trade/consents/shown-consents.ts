import type { ConsentRow } from './consents.repository.ts';
import type { TradeConsent } from './consents.schemas.ts';

/** A question as both sides see it. */
export const toConsent = (row: ConsentRow): TradeConsent => ({
  ...{ id: row.id, kind: row.kind, status: row.status, side: row.side },
  ...(row.fromTerm !== null && { fromTerm: row.fromTerm }),
  ...(row.toTerm !== null && { toTerm: row.toTerm }),
  ...(row.reason !== null && { reason: row.reason }),
  ...{ askedAt: row.askedAt.toISOString(), lapsesAt: row.lapsesAt.toISOString() },
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  ...(row.answer !== null && { answer: row.answer }),
});
