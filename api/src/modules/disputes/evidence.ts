import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem, tooMany } from '../../platform/problem.ts';
import type { Files } from '../files/index.ts';
import { linkOf } from '../documents/document-files.ts';
import { insertDocument, readDocuments } from '../documents/documents.repository.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import type { DisputeStatementKind } from './disputes.enums.ts';
import { countStatements, insertStatement } from './disputes.repository.ts';
import { MOST_STATEMENTS } from './disputes.schemas.ts';

/** domain rule: so many files a side shows in a dispute at most */
const MOST_FILES = 10;

export type Shown = { text?: string | undefined; fileIds?: readonly string[] | undefined };
type About = { requestId: string; disputeId: string; kind: DisputeStatementKind; side: TradeSide };

/** Keeps what a side says and shows. @returns what the event tells of it. @throws Problem 400 for a file, 409 DOCUMENT_TWICE */
export async function show(
  tx: Tx,
  { files, actor }: { files: Pick<Files, 'attach'>; actor: Actor },
  { requestId, disputeId, kind, side }: About,
  { text, fileIds = [] }: Shown,
  now: Date,
): Promise<{ text?: string; fileHashes: string[] }> {
  const shown = (await readDocuments(tx, [requestId])).filter(
    (each) => each.disputeId === disputeId && each.side === side && each.retractedAt === null,
  );
  if (shown.length + fileIds.length > MOST_FILES) tooMany('EVIDENCE_MAX', MOST_FILES);
  if ((await countStatements(tx, disputeId, side)) >= MOST_STATEMENTS) tooMany('STATEMENTS_MAX', MOST_STATEMENTS);
  const known = new Set(shown.map(({ sha256 }) => sha256));
  const fileHashes: string[] = [];
  for (const fileId of fileIds) {
    const id = newId();
    const paper = { type: 'DISPUTE_EVIDENCE' as const, side, shipmentId: null, fileId, addedAt: now, disputeId };
    // Of a dispute there is one seller.
    const sha256 = await insertDocument(tx, { id, requestId, participationId: null, ...paper });
    await files.attach(tx, actor, fileId, linkOf(id));
    if (known.has(sha256!)) throw new Problem(409, 'DOCUMENT_TWICE');
    known.add(sha256!);
    fileHashes.push(sha256!);
  }
  await insertStatement(tx, { id: newId(), disputeId, kind, side, text: text ?? null }, now);
  return { ...(text !== undefined && { text }), fileHashes };
}
