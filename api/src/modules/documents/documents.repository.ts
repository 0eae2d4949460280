import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { TradeDocumentType } from './documents.enums.ts';
import type { TradeSide } from './subject.enums.ts';

export type DocumentRow = {
  id: string;
  requestId: string;
  type: TradeDocumentType;
  side: TradeSide;
  /** Of which seller it is; null: of the buyer. */
  participationId: string | null;
  shipmentId: string | null;
  fileId: string;
  name: string;
  size: number;
  mime: string;
  sha256: string;
  addedAt: Date;
  retractedAt: Date | null;
  retractReason: string | null;
  /** The part of a service with which it was handed over. */
  milestoneId: string | null;
  /** The dispute in which an evidence is shown. */
  disputeId: string | null;
};

/** The papers of some requests, the first one first, with those that were retracted. */
export const readDocuments = (db: Queryable, requestIds: string[]) =>
  db.query<DocumentRow>(
    `select id, request_id as "requestId", type, side, participation_id as "participationId", shipment_id as "shipmentId",
       file_id as "fileId", name, size, mime, sha256, added_at as "addedAt", retracted_at as "retractedAt",
       retract_reason as "retractReason", dispute_id as "disputeId", milestone_id as "milestoneId"
     from trade_documents where request_id = any($1::uuid[]) order by request_id, added_at, id`,
    [requestIds],
    'trade_documents',
  );

type NewDocument = Pick<
  DocumentRow,
  'id' | 'requestId' | 'type' | 'side' | 'participationId' | 'shipmentId' | 'fileId' | 'addedAt'
> &
  Partial<Pick<DocumentRow, 'disputeId' | 'milestoneId'>>;

/** @returns the hash of its file; undefined without such a file */
export async function insertDocument(tx: Tx, row: NewDocument): Promise<string | undefined> {
  const [added] = await tx.query<{ sha256: string }>(
    `insert into trade_documents (id, request_id, type, side, shipment_id, file_id, added_at, dispute_id, participation_id, milestone_id, name,
       size, mime, sha256)
     select $1, $2, $3, $4, $5, id, $7, $8, $9, $10, name, size, mime, sha256 from files where id = $6 returning sha256`,
    [
      row.id,
      row.requestId,
      row.type,
      row.side,
      row.shipmentId,
      row.fileId,
      row.addedAt,
      row.disputeId ?? null,
      row.participationId,
      row.milestoneId ?? null,
    ],
  );
  return added?.sha256;
}

export const retractDocument = (tx: Tx, id: string, reason: string, now: Date) =>
  tx.query('update trade_documents set retracted_at = $2, retract_reason = $3 where id = $1', [id, now, reason]);

/** Some papers, whichever requests they are of. */
export const readDocumentsByIds = (db: Queryable, ids: string[]) =>
  db.query<
    Pick<DocumentRow, 'id' | 'requestId' | 'type' | 'side' | 'shipmentId' | 'disputeId' | 'participationId' | 'addedAt'>
  >(
    `select id, request_id as "requestId", type, side, shipment_id as "shipmentId", dispute_id as "disputeId",
       participation_id as "participationId", added_at as "addedAt" from trade_documents where id = any($1::uuid[])`,
    [ids],
  );
