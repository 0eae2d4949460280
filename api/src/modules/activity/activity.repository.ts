import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Visit, VisitCount } from './activity.schemas.ts';

/** What was looked at: its kind, as the table of counts has it, and its id. */
export type Looked = { objectType: string; objectId: string };

/** What visitors' hashes are keyed with: `made`, unless there is one already. */
export async function readVisitorKey(db: Queryable, made: string): Promise<string> {
  await db.query('insert into visitor_keys (key) values ($1) on conflict (id) do nothing', [made]);
  const [row] = await db.query<{ key: string }>('select key from visitor_keys');
  return row?.key ?? made;
}

/** Forgets the object's visitors of before `since`. */
export const forgetVisitors = (tx: Tx, { objectType, objectId }: Looked, since: Date) =>
  tx.query('delete from recent_visits where object_type = $1 and object_id = $2 and counted_at <= $3', [
    objectType,
    objectId,
    since,
  ]);

/** Whoever counts visitors of that address at that object waits until this transaction ends. */
export const lockVisitors = (tx: Tx, { objectType, objectId }: Looked, address: string) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`visit ${objectType} ${objectId} ${address}`]);

/** `address`: of whom is told apart by the program only. Both are keyed hashes. */
export type Visitor = { visitor: string; address: string | null };

/**
 * @param most visitors of one address; who comes after them is none
 * @returns whether the visitor was not known; one that is known stays as it is
 */
export async function rememberVisitor(
  tx: Tx,
  { objectType, objectId }: Looked,
  { visitor, address }: Visitor,
  most: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into recent_visits (object_type, object_id, visitor, address, counted_at)
     select $1::text, $2::uuid, $3::text, $4::text, $5::timestamptz
     where $4::text is null or $6::int > (
       select count(*) from recent_visits where object_type = $1 and object_id = $2 and address = $4)
     on conflict do nothing returning visitor`,
    [objectType, objectId, visitor, address, now, most],
  );
  return rows.length > 0;
}

/** @param day of Tehran @param ofDay the visitor as a hash of this object and day alone */
export const addVisit = (tx: Tx, { objectType, objectId }: Looked, day: string, ofDay: string) =>
  tx.query(
    `with total as (
       insert into visit_counts (object_type, object_id, visits) values ($1, $2, 1)
       on conflict (object_type, object_id) do update set visits = visit_counts.visits + 1),
     first as (
       insert into day_visitors (day, object_type, object_id, visitor) values ($3::date, $1, $2, $4)
       on conflict do nothing returning visitor)
     insert into visit_days (object_type, object_id, day, views, uniques)
     values ($1, $2, $3::date, 1, (select count(*) from first))
     on conflict (object_type, object_id, day) do update
       set views = visit_days.views + 1, uniques = visit_days.uniques + excluded.uniques`,
    [objectType, objectId, day, ofDay],
  );

/** @param day of Tehran */
export const addContactClick = (tx: Tx, { objectType, objectId }: Visit, day: string) =>
  tx.query(
    `insert into visit_days (object_type, object_id, day, contact_clicks) values ($1, $2, $3, 1)
     on conflict (object_type, object_id, day) do update set contact_clicks = visit_days.contact_clicks + 1`,
    [objectType, objectId, day],
  );

/** Forgets figures of days. @param before of Tehran */
export const forgetDays = (db: Queryable, objectType: string, before: string) =>
  db.query('delete from visit_days where object_type = $1 and day < $2', [objectType, before]);

/** Forgets who looked at what on days that are over. @param today of Tehran */
export const forgetDayVisitors = (db: Queryable, today: string) =>
  db.query('delete from day_visitors where day < $1', [today]);

/** Counts of several objects, in their order; 0 for what nobody looked at. */
export const readVisitCounts = (db: Queryable, objectType: Visit['objectType'], objectIds: string[]) =>
  db.query<VisitCount>(
    `select $1::text as "objectType", wanted.id as "objectId", coalesce(c.visits, 0)::int as "visitCount"
     from unnest($2::uuid[]) with ordinality as wanted (id, place)
     left join visit_counts c on c.object_type = $1::text and c.object_id = wanted.id order by wanted.place`,
    [objectType, objectIds],
    'visit_counts',
  );

/**
 * Takes visits of one thing to another, of at most so many people; counts go with the first of them. Who saw both saw the other one
 * at the later time. @returns of how many people
 */
export async function moveVisits(
  tx: Tx,
  objectType: Visit['objectType'],
  { from, to, most }: { from: string; to: string; most: number },
): Promise<number> {
  await tx.query(
    `with gone as (delete from visit_counts where object_type = $1 and object_id = $2 returning visits),
     days as (
       delete from visit_days where object_type = $1 and object_id = $2
       returning day, views, uniques, contact_clicks),
     of_days as (delete from day_visitors where object_type = $1 and object_id = $2 returning day, visitor),
     recent as (delete from recent_visits where object_type = $1 and object_id = $2 returning visitor, address, counted_at),
     moved_days as (
       insert into visit_days (object_type, object_id, day, views, uniques, contact_clicks)
       select $1, $3, day, views, uniques, contact_clicks from days
       on conflict (object_type, object_id, day) do update set
         views = visit_days.views + excluded.views,
         uniques = visit_days.uniques + excluded.uniques,
         contact_clicks = visit_days.contact_clicks + excluded.contact_clicks),
     moved_of_days as (
       insert into day_visitors (day, object_type, object_id, visitor) select day, $1, $3, visitor from of_days
       on conflict do nothing),
     moved_recent as (
       insert into recent_visits (object_type, object_id, visitor, address, counted_at)
       select $1, $3, visitor, address, counted_at from recent on conflict do nothing)
     insert into visit_counts (object_type, object_id, visits) select $1, $3, visits from gone
     on conflict (object_type, object_id) do update set visits = visit_counts.visits + excluded.visits`,
    [objectType, from, to],
  );
  const rows = await tx.query(
    `with gone as (
       delete from last_visits where object_type = $1 and object_id = $2 and user_id in (
         select user_id from last_visits where object_type = $1 and object_id = $2 limit $4)
       returning user_id, visited_at),
     moved as (
       insert into last_visits (user_id, object_type, object_id, visited_at) select user_id, $1, $3, visited_at from gone
       on conflict (user_id, object_type, object_id)
         do update set visited_at = greatest(last_visits.visited_at, excluded.visited_at))
     select user_id from gone`,
    [objectType, from, to, most],
  );
  return rows.length;
}
