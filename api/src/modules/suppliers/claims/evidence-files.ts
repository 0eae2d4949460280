import type { Tx } from '../../../platform/database/database.ts';
import type { EvidenceRow } from './evidences.repository.ts';
import type { Parts } from './parts.ts';

/** How the file of an evidence is linked to it. */
export const EVIDENCE_TYPE = 'SUPPLIER_EVIDENCE';
export const linkOf = (objectId: string) => ({ objectType: EVIDENCE_TYPE, objectId, role: 'EVIDENCE' });

/** Lets the files of evidences go. */
export async function releaseFiles({ files }: Pick<Parts, 'files'>, tx: Tx, rows: EvidenceRow[]): Promise<void> {
  for (const { id, fileId } of rows) if (fileId) await files.release(tx, fileId, linkOf(id));
}
