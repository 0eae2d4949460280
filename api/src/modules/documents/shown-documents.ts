import type { DocumentRow } from './documents.repository.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import type { TradeSide } from './subject.enums.ts';
import type { Standing } from '../sourcing/requests/standing.ts';
import type { TradeDocument } from './documents.schemas.ts';

/** Whether somebody reads a paper: a seller those of the buyer that came before its part was over, and its own. */
export const seesDocument = (
  { participationId, addedAt }: Pick<DocumentRow, 'participationId' | 'addedAt'>,
  row: TradeRequestRow,
  { side }: Standing,
): boolean =>
  side === 'BUYER' ||
  participationId === row.participationId ||
  (participationId === null && (row.endedAt === null || addedAt <= row.endedAt));

/** Whether a paper is of the side that looks, of sellers its own; of a dispute there is one seller. */
export const isOwnDocument = (
  { side, participationId }: Pick<DocumentRow, 'side' | 'participationId'>,
  row: TradeRequestRow,
  viewer: TradeSide,
): boolean => side === viewer && (side === 'BUYER' || (participationId ?? row.participationId) === row.participationId);

/** A paper as a side sees it. @param linkTo its link; undefined where that is not for the viewer */
export const toDocument = (row: DocumentRow, linkTo: ((fileId: string) => string) | undefined): TradeDocument => ({
  id: row.id,
  type: row.type,
  side: row.side,
  fileId: row.fileId,
  ...(row.shipmentId !== null && { shipmentId: row.shipmentId }),
  ...(row.milestoneId !== null && { milestoneId: row.milestoneId }),
  ...(row.disputeId !== null && { disputeId: row.disputeId }),
  name: row.name,
  size: row.size,
  mime: row.mime,
  sha256: row.sha256,
  ...(linkTo && { url: linkTo(row.fileId) }),
  addedAt: row.addedAt.toISOString(),
  ...(row.retractedAt && { retractedAt: row.retractedAt.toISOString() }),
  ...(row.retractReason !== null && { retractReason: row.retractReason }),
});
