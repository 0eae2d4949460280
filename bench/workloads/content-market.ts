import type pg from 'pg';
import { peopleOf } from '../../tests/kit/people.ts';
import { BenchError } from '../harness/client.ts';
import type { Server } from '../harness/programs.ts';
import { rowsOf } from '../harness/timed.ts';

/** Begins the titles of what is made here, by which it is forgotten. */
const MARK = 'سنجش';

export type Staff = { accessToken: string; userId: string };
export type Content = { db: pg.Client; api: Server; staff: Staff; typeId: string };

/** Somebody of the staff, with a new token: a workload may last longer than one. */
export async function newStaff(api: Server, db: pg.Client): Promise<Staff> {
  const { accessToken, phone } = await peopleOf(api).login();
  const [user] = await rowsOf<{ id: string }>(
    db,
    'select user_id as id from sessions order by created_at desc limit 1',
  );
  if (!user) throw new BenchError(`${phone} has no session.`);
  const roles = ['MODERATOR', 'CONTENT_EDITOR', 'SUPPORT'];
  await db.query('insert into user_roles (user_id, role) select $1, unnest($2::text[]) on conflict do nothing', [
    user.id,
    roles,
  ]);
  return { accessToken, userId: user.id };
}

/** Somebody who writes, and a type of texts. */
export async function begin(api: Server, db: pg.Client): Promise<Content> {
  await forget(db);
  const [type] = await rowsOf<{ id: string }>(
    db,
    `insert into content_types (id, title, slug, page_type, sort, created_at)
     values (gen_random_uuid(), '${MARK}', 'bench', 'GUIDE', 99, now()) returning id`,
  );
  return { db, api, staff: await newStaff(api, db), typeId: type!.id };
}

/** Texts of the type, until there are as many. @returns the id of the newest */
export async function haveTexts({ db, staff, typeId }: Content, count: number, body: object): Promise<string> {
  await forgetTexts(db);
  const [newest] = await rowsOf<{ id: string }>(
    db,
    `with made as (
       insert into pages (id, status, draft_version, created_by, created_at, updated_at, search_key)
       select gen_random_uuid(), 'PUBLISHED', 1, $1, at, at, '${MARK}'
       from generate_series(1, $2::int) n cross join lateral (select now() - n * interval '1 hour' as at) at
       returning id, created_at),
     written as (
       insert into page_versions (page_id, version, author_id, written_at, content_type_id, title, slug, summary, body,
         reading_minutes, label_ids, platforms, category_ids, supplier_ids, comment_policy, placements, seo)
       select id, 1, $1, created_at, $3, '${MARK} آب‌بند پمپ‌های فرایندی', 'seal', 'چگونه آب‌بند پمپ را برگزینیم و نگه داریم.',
         $4, 7, '{}', '{WEB}', '{}', '{}', 'OPEN', '{}', '{"noindex": false}' from made returning page_id, version, written_at)
     insert into page_editions (page_id, version, shown_from, published_from, content_type_id, label_ids, platforms,
       category_ids, supplier_ids)
     select page_id, version, written_at, written_at, $3, '{}', '{WEB}', '{}', '{}' from written
     returning page_id as id`,
    [staff.userId, count, typeId, JSON.stringify(body)],
  );
  await settle(db, ['pages', 'page_versions', 'page_editions']);
  return newest!.id;
}

/** Comments that wait, each with its case, until there are as many. */
export async function haveCases({ db, staff }: Content, pageId: string, count: number): Promise<void> {
  await forgetCases(db);
  await db.query(
    `with made as (
       insert into comments (id, object_type, object_id, author_user_id, state, body, is_anonymous, is_verified_buyer,
         created_at, updated_at)
       select gen_random_uuid(), 'PAGE', $1, $2, 'PENDING', '${MARK}: این آب‌بند در آب داغ چند سال دوام دارد؟', false, false, at, at
       from generate_series(1, $3::int) n cross join lateral (select now() - n * interval '1 minute' as at) at
       returning id, created_at)
     insert into moderation_cases (id, kind, object_type, object_id, state, due_at, created_at)
     select gen_random_uuid(), 'COMMENT', 'COMMENT', id, 'OPEN', created_at + interval '1 day', created_at from made`,
    [pageId, staff.userId, count],
  );
  await settle(db, ['comments', 'moderation_cases']);
}

/** Visits on each of so many days, the last of which is over, of all offers of the seller that has most. They stay: nobody else counts them. */
export async function haveVisits(db: pg.Client, days: number): Promise<{ id: string; offers: number }> {
  const [seller] = await rowsOf<{ id: string; offers: number }>(
    db,
    `select supplier_id as id, count(*)::int as offers from supplier_products group by supplier_id
     order by offers desc, supplier_id limit 1`,
  );
  await db.query(
    `insert into visit_days (object_type, object_id, day, views, uniques)
     select 'SUPPLIER_PRODUCT', p.id, (now() at time zone 'Asia/Tehran')::date - n, 20 + n % 7, 10 + n % 5
     from supplier_products p, generate_series(1, $2::int) n where p.supplier_id = $1
     on conflict (object_type, object_id, day) do update set views = excluded.views, uniques = excluded.uniques`,
    [seller!.id, days],
  );
  await settle(db, ['visit_days']);
  return seller!;
}

/** As autovacuum would within a minute of so many rows. */
async function settle(db: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.query(`vacuum analyze ${table}`);
}

/** The market is kept for the next run as it was made. */
export async function forget(db: pg.Client): Promise<void> {
  await forgetCases(db);
  await forgetTexts(db);
  await db.query(`delete from content_types where title = '${MARK}'`);
}

async function forgetCases(db: pg.Client): Promise<void> {
  const comments = `select id from comments where body like '${MARK}%'`;
  await db.query(`delete from moderation_cases where object_id in (${comments})`);
  await db.query(`delete from comments where body like '${MARK}%'`);
}

async function forgetTexts(db: pg.Client): Promise<void> {
  const texts = `select id from pages where search_key = '${MARK}'`;
  for (const table of ['page_like_counts', 'page_editions', 'page_versions'])
    await db.query(`delete from ${table} where page_id in (${texts})`);
  await db.query(`delete from pages where search_key = '${MARK}'`);
}
