import { run } from '../../../platform/database/builder.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { tables } from '../../../tables.ts';
import type { Body } from '../blocks/index.ts';
import type { ContentPlatform } from '../content.enums.ts';

export type QuestionRow = {
  id: string;
  categoryId: string;
  categoryName: string;
  question: string;
  answer: Body;
  platforms: ContentPlatform[];
  order: number;
  isActive: boolean;
  helpfulCount: number;
  ratingCount: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** Nobody reads more of them at once. */
const MOST_READ = 1_000;
const columns = `q.id, q.category_id as "categoryId", c.name as "categoryName", q.question, q.answer, q.platforms,
  q.sort_order as "order", q.is_active as "isActive", q.helpful_count as "helpfulCount", q.rating_count as "ratingCount",
  q.version, q.created_at as "createdAt", q.updated_at as "updatedAt"`;
const from = 'faq_questions q join faq_categories c on c.id = q.category_id';
const isShown = 'q.is_active and c.is_active';

type Shown = {
  platform?: ContentPlatform | undefined;
  categoryId?: string | undefined;
  ids?: readonly string[];
  words?: readonly string[];
};

/** Questions that readers are shown, in the order of their groups. */
export function readShown(db: Queryable, { platform, categoryId, ids, words = [] }: Shown) {
  const where = new Conditions().and(isShown);
  if (platform) where.and(`${where.add(platform)} = any(q.platforms)`);
  if (categoryId) where.and(`q.category_id = ${where.add(categoryId, 'uuid')}`);
  if (ids) where.and(`q.id = any(${where.add(ids, 'uuid[]')})`);
  for (const word of words) where.and(`q.search_key like ${where.add(`%${word}%`)}`);
  return db.query<QuestionRow>(
    `select ${columns} from ${from} where ${where.sql}
     order by c.sort_order, c.id, q.sort_order, q.id limit ${MOST_READ}`,
    where.values,
  );
}

export type RankedRow = QuestionRow & { viewCount: number };

/** Questions that readers are shown with how often each was opened since a day. */
export const readRanked = (db: Queryable, platform: ContentPlatform, since: string) =>
  db.query<RankedRow>(
    `select ${columns}, coalesce(v.views, 0)::int as "viewCount" from ${from}
     left join (select object_id, sum(views) as views from visit_days
       where object_type = 'FAQ_QUESTION' and day > $2::date group by object_id) v on v.object_id = q.id
     where ${isShown} and $1 = any(q.platforms)
     order by c.sort_order, c.id, q.sort_order, q.id limit ${MOST_READ}`,
    [platform, since],
  );

export type CategoryRow = {
  id: string;
  name: string;
  order: number;
  isActive: boolean;
  questionCount: number;
  version: number;
};

/** Groups that have a question for a platform, each with how many. */
export const readShownCategories = (db: Queryable, platform: ContentPlatform) =>
  db.query<Pick<CategoryRow, 'id' | 'name' | 'questionCount'>>(
    `select c.id, c.name, count(*)::int as "questionCount" from ${from}
     where ${isShown} and $1 = any(q.platforms) group by c.id order by c.sort_order, c.id`,
    [platform],
  );

const ofCategory = `c.id, c.name, c.sort_order as "order", c.is_active as "isActive", c.version,
  (select count(*)::int from faq_questions q where q.category_id = c.id) as "questionCount"`;

export const readCategories = (db: Queryable) =>
  db.query<CategoryRow>(`select ${ofCategory} from faq_categories c order by c.sort_order, c.id`);

export async function lockCategory(tx: Tx, id: string): Promise<CategoryRow | undefined> {
  const [row] = await tx.query<CategoryRow>(`select ${ofCategory} from faq_categories c where c.id = $1 for update`, [
    id,
  ]);
  return row;
}

type WrittenCategory = { id: string; name: string; nameKey: string; order: number; isActive: boolean; at: Date };

/** @returns false where another one has the name */
export async function insertCategory(tx: Tx, { id, name, nameKey, order, isActive, at }: WrittenCategory) {
  const made = await tx.query(
    `insert into faq_categories (id, name, name_key, sort_order, is_active, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (name_key) do nothing returning id`,
    [id, name, nameKey, order, isActive, at],
  );
  return made.length > 0;
}

/** @returns false where another one has the name */
export async function updateCategory(tx: Tx, { id, name, nameKey, order, isActive, at }: WrittenCategory) {
  const made = await tx.query(
    `update faq_categories set name = $2, name_key = $3, sort_order = $4, is_active = $5, updated_at = $6,
       version = version + 1
     where id = $1 and not exists (select from faq_categories where name_key = $3 and id <> $1) returning id`,
    [id, name, nameKey, order, isActive, at],
  );
  return made.length > 0;
}

const listed = new Order('faq questions of staff', [
  { sql: 'c.sort_order', kind: 'whole' },
  { sql: 'c.id', kind: 'id' },
  { sql: 'q.sort_order', kind: 'whole' },
  { sql: 'q.id', kind: 'id' },
]);
type Wanted = {
  categoryId?: string | undefined;
  isActive?: boolean | undefined;
  words: readonly string[];
  since: string;
};

/** One page of all questions, shown or not. */
export function readAllQuestions(db: Queryable, { categoryId, isActive, words, since }: Wanted, wanted: Paging) {
  const where = new Conditions();
  onlyOf(where, wanted, 'q.id');
  if (categoryId) where.and(`q.category_id = ${where.add(categoryId, 'uuid')}`);
  if (isActive !== undefined) where.and(`q.is_active = ${where.add(isActive, 'boolean')}`);
  for (const word of words) where.and(`q.search_key like ${where.add(`%${word}%`)}`);
  const views = `(select coalesce(sum(views), 0)::int from visit_days
    where object_type = 'FAQ_QUESTION' and object_id = q.id and day > '${since}'::date) as "viewCount"`;
  return readCountedPage<RankedRow>(db, { columns: `${columns}, ${views}`, from, where, order: listed }, wanted);
}

export async function lockQuestion(tx: Tx, id: string): Promise<QuestionRow | undefined> {
  const [row] = await tx.query<QuestionRow>(`select ${columns} from ${from} where q.id = $1 for update of q`, [id]);
  return row;
}

export type WrittenQuestion = Pick<
  QuestionRow,
  'id' | 'categoryId' | 'question' | 'answer' | 'platforms' | 'order' | 'isActive'
> & {
  searchKey: string;
  at: Date;
};
const valuesOf = ({ categoryId, question, answer, platforms, order, isActive, searchKey, at }: WrittenQuestion) => ({
  category_id: categoryId,
  question,
  answer: JSON.stringify(answer),
  platforms,
  sort_order: order,
  is_active: isActive,
  search_key: searchKey,
  updated_at: at,
});

export const insertQuestion = (tx: Tx, written: WrittenQuestion) =>
  run(tx, tables.insertInto('faq_questions').values({ ...valuesOf(written), id: written.id, created_at: written.at }));

export const updateQuestion = (tx: Tx, written: WrittenQuestion) =>
  run(
    tx,
    tables
      .updateTable('faq_questions')
      .set((eb) => ({ ...valuesOf(written), version: eb('version', '+', 1) }))
      .where('id', '=', written.id),
  );

/** What a visitor said of an answer since a time. */
export async function readRating(tx: Tx, questionId: string, visitor: string, since: Date) {
  const [row] = await tx.query<{ id: string; isHelpful: boolean }>(
    `select id, is_helpful as "isHelpful" from faq_ratings
     where question_id = $1 and visitor = $2 and rated_at > $3 order by rated_at desc limit 1`,
    [questionId, visitor, since],
  );
  return row;
}

type NewRating = { id: string; questionId: string; visitor: string; isHelpful: boolean; at: Date };
export const insertRating = (tx: Tx, { id, questionId, visitor, isHelpful, at }: NewRating) =>
  tx.query('insert into faq_ratings (id, question_id, visitor, is_helpful, rated_at) values ($1, $2, $3, $4, $5)', [
    id,
    questionId,
    visitor,
    isHelpful,
    at,
  ]);
export const changeRating = (tx: Tx, id: string, isHelpful: boolean) =>
  tx.query('update faq_ratings set is_helpful = $2 where id = $1', [id, isHelpful]);

/** Moves the counts of a question, whose row is held. */
export const addRatings = (tx: Tx, id: string, helpful: number, ratings: number) =>
  tx.query(
    'update faq_questions set helpful_count = helpful_count + $2, rating_count = rating_count + $3 where id = $1',
    [id, helpful, ratings],
  );

export const rememberMiss = (db: Queryable, termKey: string, visitor: string, at: Date) =>
  db.query(
    `insert into faq_misses (term_key, visitor, missed_at) values ($1, $2, $3)
     on conflict (term_key, visitor) do update set missed_at = excluded.missed_at`,
    [termKey, visitor, at],
  );

/** Words that found nothing for at least so many visitors since a time, the most wanted first. */
export const readMisses = (db: Queryable, since: Date, least: number, limit: number) =>
  db.query<{ term: string; visitorCount: number; lastAt: Date }>(
    `select term_key as term, count(*)::int as "visitorCount", max(missed_at) as "lastAt" from faq_misses
     where missed_at > $1 group by term_key having count(*) >= $2 order by count(*) desc, term_key limit $3`,
    [since, least, limit],
  );

/** Forgets who said what before a time, and what found nothing before another. */
export async function forgetVisitors(db: Queryable, rated: Date, missed: Date): Promise<void> {
  await db.query('update faq_ratings set visitor = null where visitor is not null and rated_at <= $1', [rated]);
  await db.query('delete from faq_misses where missed_at <= $1', [missed]);
}
