import type { Tx } from '../../platform/database/database.ts';
import type { Files } from '../files/index.ts';
import { readDocuments } from './documents.repository.ts';

/** How the file of a paper is linked to it. */
export const DOCUMENT_TYPE = 'TRADE_DOCUMENT';
export const linkOf = (objectId: string) => ({ objectType: DOCUMENT_TYPE, objectId, role: 'TRADE_DOCUMENT' });

/** Lets the files of a request go that is thrown away. */
export async function releaseDocuments(files: Pick<Files, 'release'>, tx: Tx, requestId: string): Promise<void> {
  for (const { id, fileId } of await readDocuments(tx, [requestId])) await files.release(tx, fileId, linkOf(id));
}
