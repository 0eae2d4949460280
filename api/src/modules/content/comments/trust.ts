import type { Tx } from '../../../platform/database/database.ts';
import { sha256 } from '../../../platform/sealing.ts';
import { readHistory } from './comment-writes.repository.ts';

const DAYS_MS = 90 * 86_400_000;
const LEAST_PUBLISHED = 5;
const SAMPLED_PERCENT = 5;

/** Whose comments stand at once: who had five published and none rejected in ninety days. */
export async function isTrusted(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const { published, rejected } = await readHistory(tx, userId, new Date(at.getTime() - DAYS_MS));
  return published >= LEAST_PUBLISHED && rejected === 0;
}

/** Whether a comment that stands at once is looked at nevertheless: by its id, so that nobody can choose. */
export const isSampled = (id: string): boolean => Number.parseInt(sha256(id).slice(0, 8), 16) % 100 < SAMPLED_PERCENT;
