import type { Queryable, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { NewJob } from './job.ts';

/** Renewed three times as often. */
const LEASE = "interval '30 seconds'";
/** Within a transaction `now()` is its beginning, and a lease ends meanwhile. */
const IS_HELD = 'id = $1 and worker = $2 and done_at is null and locked_until > clock_timestamp()';

/** A job that somebody holds: by its id and what it was taken with. */
export type Held = { id: string; worker: string };
export type Claimed = Held & { queue: string; payload: unknown; attempts: number; maxAttempts: number };

const notTwice = 'on conflict (queue, dedupe_key) where done_at is null do nothing returning id';

/** @returns those that are new */
export const insertAll = (tx: Tx, jobs: readonly NewJob[]) =>
  tx.query(
    `insert into jobs (id, queue, payload, dedupe_key, due_at, run_at, max_attempts)
     select id, queue, payload, "dedupeKey", "runAt", "runAt", coalesce("maxAttempts", 8)
     from jsonb_to_recordset($1::jsonb) as job (id uuid, queue text, payload jsonb, "dedupeKey" text, "runAt" timestamptz,
       "maxAttempts" int) ${notTwice}`,
    [JSON.stringify(jobs.map(({ payload = {}, ...job }) => ({ ...job, payload, id: newId() })))],
    'jobs_enqueued',
  );

/** The same, but nothing when such a job was done, either. */
export const insertUnlessKnown = (db: Queryable, { queue, payload = {}, dedupeKey, runAt, maxAttempts }: NewJob) =>
  db.query(
    `insert into jobs (id, queue, payload, dedupe_key, due_at, run_at, max_attempts)
     select $1::uuid, $2::text, $3::jsonb, $4::text, $5::timestamptz, $5::timestamptz, coalesce($6::int, 8)
     where not exists (select from jobs
       where queue = $2 and dedupe_key = $4 and done_at is not null) ${notTwice}`,
    [newId(), queue, JSON.stringify(payload), dedupeKey ?? null, runAt, maxAttempts ?? null],
  );

/** Takes jobs that are due, those first that have waited longest; of one whose holder is gone, too. */
export const claim = (db: Queryable, { queues, now, most }: { queues: string[]; now: Date; most: number }) =>
  db.query<Claimed>(
    `update jobs set worker = gen_random_uuid(), locked_until = now() + ${LEASE}, attempts = attempts + 1
     where id in (select id from jobs
       where run_at <= $2 and queue = any($1) and done_at is null and dead_at is null
         and (locked_until is null or locked_until < now())
       order by run_at limit $3 for update skip locked)
     returning id, worker, queue, payload, attempts, max_attempts as "maxAttempts"`,
    [queues, now, most],
    'claim_jobs',
  );

/** @returns tokens of those that are still held */
export async function renew(db: Queryable, held: Held[]): Promise<Set<string>> {
  const rows = await db.query<{ worker: string }>(
    `update jobs set locked_until = now() + ${LEASE}
     where id = any($1) and worker = any($2) and done_at is null returning worker`,
    [held.map(({ id }) => id), held.map(({ worker }) => worker)],
  );
  return new Set(rows.map(({ worker }) => worker));
}

/** Whether it is still held; nobody takes it until the transaction ends. */
export async function holds(tx: Tx, { id, worker }: Held): Promise<boolean> {
  return (await tx.query(`select from jobs where ${IS_HELD} for update`, [id, worker])).length > 0;
}

const RELEASED = 'worker = null, locked_until = null';

/** @returns whether it was still held */
export async function markDone(db: Queryable, { id, worker }: Held): Promise<boolean> {
  const rows = await db.query(
    `update jobs set done_at = now(), ${RELEASED} where ${IS_HELD} returning id`,
    [id, worker],
    'job_done',
  );
  return rows.length > 0;
}

export const markFailed = (db: Queryable, { id, worker }: Held, runAt: Date, error: string) =>
  db.query(`update jobs set run_at = $3, last_error = $4, ${RELEASED} where ${IS_HELD}`, [id, worker, runAt, error]);

/** @returns whether it was still held */
export async function markDead(db: Queryable, { id, worker }: Held, now: Date, error: string): Promise<boolean> {
  const rows = await db.query(
    `update jobs set dead_at = $3, last_error = $4, ${RELEASED} where ${IS_HELD} returning id`,
    [id, worker, now, error],
  );
  return rows.length > 0;
}

/** Lets others take them at once, as if they had not been begun. */
export const giveBack = (db: Queryable, held: Held[]) =>
  db.query(
    `update jobs set attempts = attempts - 1, ${RELEASED} where id = any($1) and worker = any($2) and done_at is null`,
    [held.map(({ id }) => id), held.map(({ worker }) => worker)],
  );

/** Forgets the failures of a recurring work, which a later run of it made good. */
export const forgetDead = (db: Queryable, queue: string) =>
  db.query('delete from jobs where queue = $1 and dead_at is not null', [queue]);

/** Removes what was done more than a week ago, at most `most` rows. @returns how many */
export async function forgetDone(db: Queryable, most: number): Promise<number> {
  const rows = await db.query(
    `delete from jobs where id in (
       select id from jobs where done_at < now() - interval '7 days' order by done_at limit $1) returning id`,
    [most],
  );
  return rows.length;
}
