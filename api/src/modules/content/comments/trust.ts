import type { Tx } from '../../../platform/database/database.ts';
import { sha256 } from '../../../platform/sealing.ts';
import type { WritingLimits } from './comment-limits.ts';
import { readHistory } from './comment-writes.repository.ts';

/** Whose comments stand at once: who had enough of them published and none rejected in some time. */
export async function isTrusted(tx: Tx, userId: string, at: Date, { ms, published: least }: WritingLimits['trust']) {
  const { published, rejected } = await readHistory(tx, userId, new Date(at.getTime() - ms));
  return published >= least && rejected === 0;
}

/**
 * Whether a comment that stands at once is looked at nevertheless: by its id, so that nobody can choose.
 * @param share of all, in hundredths of a percent
 */
export const isSampled = (id: string, share: number): boolean =>
  Buffer.from(sha256(id), 'base64url').readUInt32BE(0) % 10_000 < share;
