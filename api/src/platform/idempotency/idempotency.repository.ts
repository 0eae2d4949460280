import type { Database, Queryable, Tx } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** Whose request it is and which one: the scope of a key is the person and the route. */
export type Asked = { userId: string; route: string; key: string; bodyHash: string };
export type Finished = { status: number; answer: string };
export type Known = { bodyHash: string } & ({ isFinished: false } | ({ isFinished: true } & Finished));

const KEPT = "interval '24 hours'";
/** No request takes so long: whoever began it is gone. The longest one is a picture that waits and hangs (images.ts). */
export const ABANDONED_SECONDS = 120;
const ABANDONED = `interval '${ABANDONED_SECONDS} seconds'`;

/**
 * Answered before it is on the disk: what the work writes comes later in the same log, so that a power cut takes the claim only
 * where it takes the work too. A statement of its own, never one of a transaction, all of which would be answered so.
 * @returns whether the request is the worker's now: nobody has it, or who had it is gone
 */
export async function claim(db: Database, { userId, route, key, bodyHash }: Asked, worker: string): Promise<boolean> {
  const rows = await db.query(
    `insert into idempotency_keys as k (user_id, route, key, body_hash, worker)
     select $1::uuid, $2, $3, $4, $5::uuid from set_config('synchronous_commit', 'off', true)
     on conflict (user_id, route, key) do update
       set worker = $5, body_hash = $4, started_at = now(), finished_at = null, status = null, answer = null
       where k.started_at < now() - ${KEPT}
         or (k.finished_at is null and k.body_hash = $4 and k.started_at < now() - ${ABANDONED})
     returning worker`,
    [userId, route, key, bodyHash, worker],
    'request_claimed',
  );
  return rows.length > 0;
}

export async function readKnown(
  db: Queryable,
  { userId, route, key }: Omit<Asked, 'bodyHash'>,
): Promise<Known | undefined> {
  const [row] = await db.query<Known>(
    `select body_hash as "bodyHash", finished_at is not null as "isFinished", status, answer
     from idempotency_keys where user_id = $1 and route = $2 and key = $3`,
    [userId, route, key],
  );
  return row;
}

const FINISH = `update idempotency_keys set finished_at = now(), status = $5, answer = $6
  where user_id = $1 and route = $2 and key = $3 and worker = $4 and finished_at is null`;
const finishing = (asked: Asked, worker: string, { status, answer }: Finished) => [
  asked.userId,
  asked.route,
  asked.key,
  worker,
  status,
  answer,
];

/** Where it is still the worker's to finish. */
export const finish = (db: Queryable, asked: Asked, worker: string, finished: Finished) =>
  db.query(FINISH, finishing(asked, worker, finished), 'request_finished');

const DIVISION_BY_ZERO = '22012';

/** The same with the work's own transaction, which fails with it. @throws Problem 409 where it is not the worker's to finish any more */
export const finishWith = (tx: Tx, asked: Asked, worker: string, finished: Finished) =>
  tx
    .query(
      `with finished as (${FINISH} returning 1) select 1 / count(*) from finished`,
      finishing(asked, worker, finished),
      'request_finished_with',
    )
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === DIVISION_BY_ZERO) throw inProgress();
      throw error;
    });

/** Somebody else does the same request. */
export const inProgress = () => new Problem(409, 'IN_PROGRESS', [], 1);

/** Lets the same request be tried again. */
export const release = (db: Queryable, { userId, route, key }: Asked, worker: string) =>
  db.query(
    `delete from idempotency_keys
     where user_id = $1 and route = $2 and key = $3 and worker = $4 and finished_at is null`,
    [userId, route, key, worker],
  );

/** Lets all requests be tried again that were begun and not finished. For a database that only one process has: who began them is gone. */
export const releaseUnfinished = (db: Queryable) => db.query('delete from idempotency_keys where finished_at is null');

/** Removes what is older than a day, and what a crash left. @returns how many a crash left */
export async function forgetOld(db: Queryable): Promise<number> {
  const rows = await db.query<{ isAbandoned: boolean }>(
    `delete from idempotency_keys
     where started_at < now() - ${KEPT} or (finished_at is null and started_at < now() - ${ABANDONED})
     returning finished_at is null as "isAbandoned"`,
  );
  return rows.filter(({ isAbandoned }) => isAbandoned).length;
}
