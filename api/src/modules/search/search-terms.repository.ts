import type { Queryable, Tx } from '../../platform/database/database.ts';

/** A text as it was searched on a day, and where. */
export type Searched = { day: string; termKey: string; categoryId: string | undefined; foundNothing: boolean };

/** One upsert: a visitor's same search of a day is written once. */
export const rememberSearch = (db: Queryable, { day, termKey, categoryId, foundNothing }: Searched, visitor: string) =>
  db.query(
    `insert into search_visitors (day, term_key, category_id, visitor, found_nothing) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [day, termKey, categoryId ?? null, visitor, foundNothing],
    'search_visitors_remember',
  );

/**
 * Keeps of the days before `day` what at least `least` visitors searched, and forgets who they were. Two at once keep the same
 * once: what one of them takes away the other does not find.
 */
export const closeDays = (tx: Tx, day: string, least: number) =>
  tx.query(
    `with gone as (delete from search_visitors where day < $1 returning *)
     insert into search_days (term_key, category_id, day, count, zero_count)
     select term_key, category_id, day, count(*), count(*) filter (where found_nothing)
     from gone group by term_key, category_id, day having count(*) >= $2
     on conflict (category_id, day, term_key) do update
     set count = search_days.count + excluded.count, zero_count = search_days.zero_count + excluded.zero_count`,
    [day, least],
  );

/** Forgets days before `day`. */
export const forgetDays = (db: Queryable, day: string) => db.query('delete from search_days where day < $1', [day]);

/** What was searched most in a category since a day. */
export const readTopTerms = (db: Queryable, categoryId: string, since: string, limit: number) =>
  db.query<{ term: string; searchCount: number; nothingFoundCount: number }>(
    `select term_key as term, sum(count)::int as "searchCount", sum(zero_count)::int as "nothingFoundCount"
     from search_days where category_id = $1 and day >= $2
     group by term_key order by sum(count) desc, term_key limit $3`,
    [categoryId, since, limit],
    'search_days_top',
  );
