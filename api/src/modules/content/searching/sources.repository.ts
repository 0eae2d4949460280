import type { Queryable } from '../../../platform/database/database.ts';
import type { Body } from '../blocks/index.ts';
import type { VideoRow } from '../videos/videos.repository.ts';
import type { PageType } from '../types/types.enums.ts';

export type PageSource = {
  id: string;
  version: number;
  title: string;
  summary: string;
  slug: string;
  uniquePageName: string | null;
  pageType: PageType;
  labels: string[];
  body: Body;
  platforms: string[];
  writerId: string | null;
  shownFrom: Date;
  shownUntil: Date | null;
};

/** Editions of some pages that are shown, now or later. */
export const readPageSources = (db: Queryable, ids: readonly string[], now: Date) =>
  db.query<PageSource>(
    `select e.page_id as id, e.version, v.title, v.summary, v.slug, v.unique_page_name as "uniquePageName",
       t.page_type as "pageType", v.body, e.platforms, e.writer_id as "writerId", e.shown_from as "shownFrom",
       e.shown_until as "shownUntil", array(select l.title from content_labels l where l.id = any(e.label_ids)) as labels
     from page_editions e join page_versions v on v.page_id = e.page_id and v.version = e.version
     join content_types t on t.id = e.content_type_id
     where e.page_id = any($1::uuid[]) and (e.shown_until is null or e.shown_until > greatest($2::timestamptz, e.shown_from))`,
    [ids, now],
  );

export type QuestionSource = {
  id: string;
  question: string;
  categoryName: string;
  answer: Body;
  platforms: string[];
};

/** Those of some questions that readers are shown. */
export const readQuestionSources = (db: Queryable, ids: readonly string[]) =>
  db.query<QuestionSource>(
    `select q.id, q.question, c.name as "categoryName", q.answer, q.platforms
     from faq_questions q join faq_categories c on c.id = q.category_id
     where q.id = any($1::uuid[]) and q.is_active and c.is_active`,
    [ids],
  );

export type HelpSource = { id: string; frontUniqueId: string; title: string; body: Body };

export const readHelpSources = (db: Queryable, ids: readonly string[]) =>
  db.query<HelpSource>(
    'select id, front_unique_id as "frontUniqueId", title, body from help_entries where id = any($1::uuid[])',
    [ids],
  );

export type VideoSource = Pick<VideoRow, 'id' | 'title' | 'slug' | 'summary' | 'chapters' | 'captions' | 'platforms'>;

/** Those of some videos that readers are shown. */
export const readVideoSources = (db: Queryable, ids: readonly string[]) =>
  db.query<VideoSource>(
    `select id, title, slug, summary, chapters, captions, platforms from content_videos
     where id = any($1::uuid[]) and is_active`,
    [ids],
  );

const idsOf = async (db: Queryable, text: string, values: unknown[]): Promise<string[]> =>
  (await db.query<{ id: string }>(text, values)).map(({ id }) => id);

/** Pages that have a label, in a version that is shown now or later. */
export const readPagesOfLabel = (db: Queryable, labelId: string) =>
  idsOf(db, 'select distinct page_id as id from page_editions where label_ids @> array[$1::uuid]', [labelId]);

export const readQuestionsOfCategory = (db: Queryable, categoryId: string) =>
  idsOf(db, 'select id from faq_questions where category_id = $1', [categoryId]);

const stored = {
  PAGE: 'select distinct page_id as id from page_editions',
  FAQ: 'select id from faq_questions',
  HELP: 'select id from help_entries',
  VIDEO: 'select id from content_videos',
};

/** What is there of a kind and not in the search, in the order of the ids. */
export const readToIndex = (
  db: Queryable,
  kind: keyof typeof stored,
  { after, limit }: { after: string; limit: number },
) =>
  idsOf(
    db,
    `select id from (${stored[kind]}) s where id > $1 and not exists (
       select from content_search c where c.kind = $2 and c.id = s.id) order by id limit $3`,
    [after, kind, limit],
  );
