import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type JobRow, lockDue, readTroubled, runAgain } from '../../platform/jobs/troubled.ts';
import { paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import type { AdminJob, AdminJobPage, AdminJobQuery, JobRetry } from './jobs.schemas.ts';

export type Jobs = ReturnType<typeof makeJobList>;

/** What staff see of works that did not go as they should, and that they have them tried again. */
export function makeJobList({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async list(query: AdminJobQuery): Promise<AdminJobPage> {
      const { rows, totalCount, page } = await readTroubled(db, clock.now(), paging(query));
      return { items: rows.map((row) => shown(row, 'LATE')), totalCount, ...page };
    },

    /** @throws Problem 404, 409 JOB_RUNNING */
    async retry(actor: Actor, id: string, { reason }: JobRetry, sender: Sender): Promise<AdminJob> {
      return db.transaction(async (tx) => {
        const now = clock.now();
        const job = (await lockDue(tx, id, now)) ?? notFound('JOB_NOT_FOUND');
        if (job.isRunning) throw new Problem(409, 'JOB_RUNNING', [], 10);
        const { queue, attempts } = job;
        const waiting = await runAgain(tx, id, now);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'JOB_RETRIED',
          objectType: 'Job',
          objectId: id,
          result: 'DONE',
          detail: { reason, queue, attempts },
        });
        return shown(waiting, 'WAITING');
      });
    },
  };
}

function shown({ isDead, dueAt, runAt, lastError, ...job }: JobRow, alive: 'LATE' | 'WAITING'): AdminJob {
  return {
    ...job,
    state: isDead ? 'DEAD' : alive,
    dueAt: dueAt.toISOString(),
    runAt: runAt.toISOString(),
    ...(lastError && { lastError }),
  };
}
