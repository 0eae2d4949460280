import type { DocumentRow } from './documents.repository.ts';
import type { TradeDocument } from './documents.schemas.ts';

/** A paper as both sides see it. */
export const toDocument = (row: DocumentRow, linkTo: (fileId: string) => string): TradeDocument => ({
  ...{ id: row.id, type: row.type, side: row.side, fileId: row.fileId },
  ...(row.shipmentId !== null && { shipmentId: row.shipmentId }),
  ...(row.disputeId !== null && { disputeId: row.disputeId }),
  ...{ name: row.name, size: row.size, mime: row.mime, sha256: row.sha256, url: linkTo(row.fileId) },
  addedAt: row.addedAt.toISOString(),
  ...(row.retractedAt && { retractedAt: row.retractedAt.toISOString() }),
  ...(row.retractReason !== null && { retractReason: row.retractReason }),
});
