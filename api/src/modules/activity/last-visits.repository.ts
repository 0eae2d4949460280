import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Visit } from './activity.schemas.ts';

/** The visit of a person counts as the last one of that thing. */
export const rememberLastVisit = (tx: Tx, userId: string, { objectType, objectId }: Visit, now: Date) =>
  tx.query(
    `insert into last_visits (user_id, object_type, object_id, visited_at) values ($1, $2, $3, $4)
     on conflict (user_id, object_type, object_id) do update set visited_at = excluded.visited_at`,
    [userId, objectType, objectId, now],
  );

/** Forgets a person's visits of a kind but the newest `most`. */
export const keepNewest = (tx: Tx, userId: string, objectType: Visit['objectType'], most: number) =>
  tx.query(
    `delete from last_visits where user_id = $1 and object_type = $2 and object_id in (
       select object_id from last_visits where user_id = $1 and object_type = $2
       order by visited_at desc, object_id offset $3)`,
    [userId, objectType, most],
  );

export type LastVisitRow = Visit & { visitedAt: Date };

/** A person's visits since a time, of a kind or of all, the newest first. */
export const readLastVisits = (
  db: Queryable,
  userId: string,
  objectType: Visit['objectType'] | undefined,
  since: Date,
) =>
  db.query<LastVisitRow>(
    `select object_type as "objectType", object_id as "objectId", visited_at as "visitedAt" from last_visits
     where user_id = $1 and ($2::text is null or object_type = $2) and visited_at > $3
     order by visited_at desc, object_id`,
    [userId, objectType ?? null, since],
  );

export const clearLastVisits = (db: Queryable, userId: string, objectType: Visit['objectType'] | undefined) =>
  db.query('delete from last_visits where user_id = $1 and ($2::text is null or object_type = $2)', [
    userId,
    objectType ?? null,
  ]);

export const forgetLastVisits = (db: Queryable, before: Date) =>
  db.query('delete from last_visits where visited_at <= $1', [before]);
