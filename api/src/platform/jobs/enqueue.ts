import type { Tx } from '../database/database.ts';
import type { NewJob } from './job.ts';
import { insertAll } from './jobs.repository.ts';

/**
 * Writes a job with the transaction that is its reason: it is done at `runAt` or soon after, and never if that one does not commit.
 * @returns false when such a job waits already (`dedupeKey`)
 */
export const enqueue = async (tx: Tx, job: NewJob): Promise<boolean> => (await insertAll(tx, [job])).length > 0;

/** The same with several in one statement. */
export async function enqueueAll(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await insertAll(tx, jobs);
}
