import { Conditions } from '../database/conditions.ts';
import type { Queryable, Tx } from '../database/database.ts';
import { Order } from '../paging/order.ts';
import type { Paging } from '../paging/paging.ts';
import type { Waiting } from '../modules/staff-queue.ts';
import { onlyOf, readPage } from '../paging/read-page.ts';

export type JobRow = {
  id: string;
  queue: string;
  attempts: number;
  maxAttempts: number;
  dueAt: Date;
  runAt: Date;
  lastError: string | null;
  isDead: boolean;
};

/** An idle api takes a job within a second or two: one that is not done minutes later fails, or nobody does it. */
const LATE_MS = 5 * 60_000;
const columns = `id, queue, attempts, max_attempts as "maxAttempts", due_at as "dueAt", run_at as "runAt",
  last_error as "lastError", dead_at is not null as "isDead"`;

const deadFirst = new Order('jobs', [
  { sql: '(dead_at is null)', kind: 'flag' },
  { sql: 'due_at', kind: 'instant' },
  { sql: 'id', kind: 'id' },
]);

/** One page of the jobs that were given up, and of those that should have been done for minutes. */
export async function readTroubled(db: Queryable, now: Date, wanted: Paging) {
  const where = new Conditions();
  const late = new Date(now.getTime() - LATE_MS);
  where.and('done_at is null');
  // Both by one index: who was given up was due, too.
  where.and(`due_at <= ${where.add(now, 'timestamptz')}`);
  where.and(`(dead_at is not null or due_at <= ${where.add(late, 'timestamptz')})`);
  onlyOf(where, wanted, 'id');
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from jobs where ${where.sql}`,
    where.values,
  );
  const source = { columns, from: 'jobs', where, order: deadFirst };
  return { ...(await readPage<JobRow>(db, source, wanted)), totalCount: counted!.count };
}

/** A job that is not done and was due, held until the transaction ends, and whether somebody does it now. */
export async function lockDue(tx: Tx, id: string, now: Date): Promise<(JobRow & { isRunning: boolean }) | undefined> {
  const [row] = await tx.query<JobRow & { isRunning: boolean }>(
    `select ${columns}, coalesce(locked_until > now(), false) as "isRunning" from jobs
     where id = $1 and done_at is null and due_at <= $2 for update`,
    [id, now],
  );
  return row;
}

/** Lets it be done at once, with all its attempts before it. */
export async function runAgain(tx: Tx, id: string, now: Date): Promise<JobRow> {
  const [row] = await tx.query<JobRow>(
    `update jobs set run_at = $2, due_at = $2, attempts = 0, dead_at = null, worker = null, locked_until = null
     where id = $1 returning ${columns}`,
    [id, now],
  );
  return row!;
}

/** How many were given up or are late, and since when the first of them should have been done. */
export async function countTroubled(db: Queryable, now: Date): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(due_at) as oldest from jobs
     where done_at is null and due_at <= $1 and (dead_at is not null or due_at <= $2)`,
    [now, new Date(now.getTime() - LATE_MS)],
  );
  return row!;
}
