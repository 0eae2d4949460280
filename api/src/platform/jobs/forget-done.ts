import type { Queryable } from '../database/database.ts';
import { inBlocks } from '../database/in-blocks.ts';
import * as repository from './jobs.repository.ts';

const AT_ONCE = 5_000;

/** Removes jobs that were done more than a week ago. */
export const forgetDoneJobs = (db: Queryable): Promise<void> =>
  inBlocks(AT_ONCE, (most) => repository.forgetDone(db, most));
