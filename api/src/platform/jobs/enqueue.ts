import type { Tx } from '../database/database.ts';
import type { NewJob } from './job.ts';
import { insert, insertAll } from './jobs.repository.ts';

/**
 * Writes a job with the transaction that is its reason: it is done at `runAt` or soon after, and never if that one does not commit.
 * @returns false when such a job waits already (`dedupeKey`)
 */
export const enqueue = (tx: Tx, job: NewJob): Promise<boolean> => insert(tx, job);

/** The same with several at once. */
export const enqueueAll = async (tx: Tx, jobs: readonly NewJob[]): Promise<void> => void (await insertAll(tx, jobs));
