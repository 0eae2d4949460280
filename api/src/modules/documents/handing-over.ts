import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem, tooMany } from '../../platform/problem.ts';
import type { Files } from '../files/index.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import { linkOf } from './document-files.ts';
import { insertDocument, readDocuments } from './documents.repository.ts';

/** domain rule: so many files are handed over for one request */
const MOST_DELIVERABLES = 200;

type HandedOver = {
  row: TradeRequestRow;
  milestoneId: string | null;
  shipmentId: string | null;
  fileIds: readonly string[];
};

/** Files that are what was agreed to, as papers of the request. @returns their hashes @throws Problem 400 for a file, 409 DOCUMENT_TWICE */
export async function handOver(
  tx: Tx,
  { files, actor }: { files: Pick<Files, 'attach'>; actor: Actor },
  { row, milestoneId, shipmentId, fileIds }: HandedOver,
  now: Date,
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const before = (await readDocuments(tx, [row.id])).filter(({ type }) => type === 'DELIVERABLE');
  if (before.length + fileIds.length > MOST_DELIVERABLES) tooMany('DELIVERABLES_MAX', MOST_DELIVERABLES);
  const hashes: string[] = [];
  for (const fileId of fileIds) {
    const id = newId();
    const paper = { type: 'DELIVERABLE', side: 'SELLER', participationId: row.participationId, addedAt: now } as const;
    const sha256 = await insertDocument(tx, { ...paper, id, requestId: row.id, shipmentId, milestoneId, fileId });
    await files.attach(tx, actor, fileId, linkOf(id));
    if (hashes.includes(sha256!)) throw new Problem(409, 'DOCUMENT_TWICE');
    hashes.push(sha256!);
  }
  return hashes;
}
