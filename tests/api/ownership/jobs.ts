import type { Queryable } from '../../../api/src/platform/database/database.ts';
import type { Owned } from './kinds.ts';

const JOB = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a70';

/** A job that no api knows how to do, given up: it stays as it is, however often it is tried. */
export const putDeadJob = (db: Queryable) =>
  db.query(
    `insert into jobs (id, queue, due_at, run_at, attempts, dead_at, last_error)
     values ($1, 'of another version', now(), now(), 8, now(), 'the disk is full')`,
    [JOB],
  );

/** Works of the site itself, which are nobody's. */
export const jobsOwned: Owned = {
  adminJobs: { reaches: 'staff', request: () => ({ path: '/admin/jobs' }) },
  retryJob: {
    reaches: 'staff',
    request: () => ({ path: `/admin/jobs/${JOB}/retry`, body: { reason: 'دیسک خالی شد' } }),
  },
};
