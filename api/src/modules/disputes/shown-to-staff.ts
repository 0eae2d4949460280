import type { Queryable } from '../../platform/database/database.ts';
import { decimal } from '../../platform/decimal.ts';
import { missingFor } from '../../platform/lacks.ts';
import { chained } from '../sourcing/participations/chains.ts';
import { readConsents } from '../orders/changes/consents.repository.ts';
import { toConsent } from '../orders/changes/shown-consents.ts';
import { readDocuments } from '../documents/documents.repository.ts';
import { toDocument } from '../documents/shown-documents.ts';
import { names } from '../sourcing/requests/messages.ts';
import { readRequest } from '../sourcing/requests/requests.repository.ts';
import { type CaseGround, caseFileOf } from './case-file.ts';
import { lacksOfStaff, staffActionsOn } from './access.ts';
import { type QueuedRow, readProposals } from './disputes.repository.ts';
import { toDispute } from './shown-disputes.ts';
import type { AdminDispute, QueuedDispute } from './staff-disputes.schemas.ts';

export const toQueued = (row: QueuedRow): QueuedDispute => ({
  ...toDispute(row),
  version: row.version,
  tradeRequestId: row.requestId,
  number: row.number,
  buyerName: row.buyerName ?? names.buyer,
  sellerName: row.sellerName,
  isLate: row.isLate,
});

/** All of a dispute, for who decides it. */
export async function shownToStaff(db: Queryable, row: QueuedRow, ground: CaseGround): Promise<AdminDispute> {
  const { actor, linkTo } = ground;
  const ids = [row.requestId];
  const request = chained((await readRequest(db, row.requestId))!);
  const documents = await readDocuments(db, ids);
  const consents = await readConsents(db, ids);
  const allowed = staffActionsOn(row, actor, consents);
  const proposals = await readProposals(db, row.requestId, row.id);
  return {
    ...toQueued(row),
    ...(await caseFileOf(db, request, ground)),
    documents: documents.map((each) => toDocument(each, linkTo)),
    settlements: consents.filter(({ disputeId }) => disputeId === row.id).map((each) => toConsent(each, [row])),
    proposals: proposals.map(({ at, type, actorId, outcome, buyerBasisPoints, text }) => ({
      at: at.toISOString(),
      isRefusal: type === 'DISPUTE_REFUSED',
      isOwn: actorId === actor.userId,
      reason: text,
      ...(outcome !== null && { outcome }),
      ...(buyerBasisPoints !== null && { buyerPercent: decimal(buyerBasisPoints).div(100).toFixed() }),
    })),
    allowedActions: allowed,
    missing: missingFor(lacksOfStaff(row, actor), allowed),
  };
}
