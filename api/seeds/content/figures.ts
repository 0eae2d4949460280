import type { Tx } from '../../src/platform/database/database.ts';
import { people } from '../people.ts';
import { questionIdOf } from './guidance-rows.ts';
import { pageIdOf } from './page-rows.ts';
import { readPages, readQuestions } from './texts.ts';

/** So many days are told of. */
const DAYS = 120;
/** What is asked most stands first in its category; this many a day read it. */
const QUESTION_READERS = 9;
/** So many a day see an advertisement. */
const ADVERTISEMENT_VIEWERS = 90;
/** A page is read most in its first days. */
const PAGE_READERS = 34;

/**
 * Visits of the last days to pages, answers and videos, from the day on which they were there, fewer on Fridays; and to what the sellers
 * with people offer, so that they have a chart. The same whenever the day of seeding is the same.
 */
export async function writeVisits(tx: Tx, now: Date): Promise<void> {
  await tx.query(
    `insert into visit_days (object_type, object_id, day, views, uniques)
     select kind, id, day::date, views, greatest(1, views * 4 / 5)
     from (
       select kind, id, day, greatest(0, round(readers * (0.25 + 2.0 / (1 + age * 0.2))
         * case extract(isodow from day) when 5 then 0.35 when 4 then 0.7 else 1 end
         * (0.6 + (abs(hashtext(id::text || day::date)) % 100) / 120.0)))::int as views
       from (
         select kind, id, readers, day, extract(day from day - first)::int as age
         from (
           select 'CONTENT' as kind, e.page_id as id, $3::int as readers, e.shown_from as first, e.shown_until as last
           from page_editions e where e.shown_from < $1::timestamptz
           union all select 'FAQ_QUESTION', q.id, $4::int - least(q.sort_order, 8), $1::timestamptz - interval '40 days', null
           from faq_questions q
           union all select 'ADVERTISEMENT', a.id, $5::int, a.valid_from, null from advertisements a
           union all select 'VIDEO', v.id, 12 - least(v.sort_order / 10, 8), v.created_at, null from content_videos v
          union all (select 'SUPPLIER_PRODUCT', p.id, 6, $1::timestamptz - make_interval(days => $2), null
           from supplier_products p join suppliers s on s.id = p.supplier_id where s.owner_customer_id is not null
           order by p.id limit 40)
         ) as thing
         cross join lateral generate_series(greatest(first, $1::timestamptz - make_interval(days => $2)),
           least(last, $1::timestamptz - interval '1 day'), interval '1 day') as day
       ) as dated
     ) as counted where views > 0
     on conflict (object_type, object_id, day) do nothing`,
    [now, DAYS, PAGE_READERS, QUESTION_READERS, ADVERTISEMENT_VIEWERS],
  );
  await tx.query(
    `insert into visit_counts (object_type, object_id, visits)
     select object_type, object_id, sum(views) from visit_days group by 1, 2
     on conflict (object_type, object_id) do update set visits = greatest(visit_counts.visits, excluded.visits)`,
  );
  await tx.query(
    `update visit_metrics set counted_since = least(counted_since, (select min(day) from visit_days))
     where metric in ('VIEWS', 'UNIQUE')`,
  );
}

/** How often advertisements were followed by those who saw them: by two to five in a hundred. */
export const writeClicks = (tx: Tx) =>
  tx.query(
    `insert into advertisement_days (advertisement_id, day, clicks)
     select id, day, clicks from (
       select object_id as id, day, round(views * (0.02 + (abs(hashtext(object_id::text || day)) % 30) / 1000.0))::int as clicks
       from visit_days where object_type = 'ADVERTISEMENT') as followed
     where clicks > 0 on conflict do nothing`,
  );

/** What readers said of answers; who they were is forgotten by now. */
export async function writeRatings(tx: Tx, now: Date): Promise<void> {
  const keys = readQuestions().flatMap(({ questions }) => questions.map(({ key }) => key));
  await tx.query(
    `insert into faq_ratings (id, question_id, visitor, is_helpful, rated_at)
     select md5(id || ' ' || nth)::uuid, id::uuid, null, (abs(hashtext(id || nth)) % 10) < 8,
       $2::timestamptz - make_interval(days => 31 + nth * 3)
     from unnest($1::text[]) as id cross join lateral generate_series(1, 2 + abs(hashtext(id)) % 14) as nth`,
    [keys.map(questionIdOf), now],
  );
  await tx.query(
    `update faq_questions q set rating_count = r.all_of_them, helpful_count = r.helpful
     from (select question_id, count(*)::int as all_of_them, count(*) filter (where is_helpful)::int as helpful
       from faq_ratings group by 1) r where r.question_id = q.id`,
  );
}

/** Who likes which page: some of the people, of each page others. */
export async function writeLikes(tx: Tx, now: Date): Promise<void> {
  const articles = readPages().filter(({ pageName, state }) => pageName === undefined && state === 'PUBLISHED');
  await tx.query(
    `insert into page_likes (page_id, user_id, liked_at)
     select page::uuid, person.id, greatest(p.updated_at, $3::timestamptz - make_interval(days => 1 + abs(hashtext(page)) % 60))
     from unnest($1::text[]) as page join pages p on p.id = page::uuid
     join users person on person.id = any($2::uuid[]) and abs(hashtext(page || person.id)) % 100 < 20 + abs(hashtext(page)) % 60
     on conflict do nothing`,
    [articles.map(({ key }) => pageIdOf(key)), people.map(({ id }) => id), now],
  );
  await tx.query(
    `insert into page_like_counts (page_id, likes) select page_id, count(*)::int from page_likes group by 1
     on conflict (page_id) do update set likes = excluded.likes`,
  );
}
