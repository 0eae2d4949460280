import { indexStored } from '../../src/modules/content/searching/content-index.ts';
import { loadPublicLinks, VIDEO } from '../../src/modules/files/index.ts';
import { weighContents } from '../../src/modules/search/index.ts';
import { bulkTable, insertStatement, type BulkRow, type BulkTable } from '../../src/platform/database/bulk.ts';
import type { Database, Queryable, Tx } from '../../src/platform/database/database.ts';
import { supplierIds } from '../supplier-rows.ts';
import { seededId } from '../random.ts';
import { advertisementLinks, type AdvertisementPictures, advertisementRows } from './advertisement-rows.ts';
import { writeClicks, writeLikes, writeRatings, writeVisits } from './figures.ts';
import { commentRows, offersCommented } from './comment-rows.ts';
import { announcementRows, menuRows, operatorRows } from './frame-rows.ts';
import { feedbackRows, helpRows, questionCategoryRows, questionRows } from './guidance-rows.ts';
import { posterLinks, takeVideos, type VideoFiles, videoLinks, videoRows } from './video-rows.ts';
import { coverLinks, labelNameRows, labelRows, offersShown, pageRows, typeRows, type Shown } from './page-rows.ts';

const tables = {
  types: bulkTable('content_types', 'id parent_id title slug page_type sort is_active version created_at'),
  labels: bulkTable('content_labels', 'id title description version created_at'),
  labelNames: bulkTable('content_label_names', 'title_key label_id'),
  pages: bulkTable(
    'pages',
    `id version status draft_version supplier_id created_by created_at updated_at submitted_at submitted_by publish_at
     redirect_path search_key`,
  ),
  versions: bulkTable(
    'page_versions',
    `page_id version author_id written_at content_type_id unique_page_name title slug summary body reading_minutes cover_file_id
     cover_alt label_ids platforms category_ids supplier_ids author_name comment_policy placements consent_version seo`,
  ),
  editions: bulkTable(
    'page_editions',
    `page_id version shown_from shown_until published_from content_type_id label_ids platforms category_ids supplier_ids
     writer_id`,
  ),
  names: bulkTable('page_names', 'name page_id'),
  questionCategories: bulkTable('faq_categories', 'id name name_key sort_order is_active version updated_at'),
  questions: bulkTable(
    'faq_questions',
    `id category_id question answer platforms sort_order is_active search_key helpful_count rating_count version created_at
     updated_at`,
  ),
  videos: bulkTable(
    'content_videos',
    `id title slug summary file_id poster_file_id chapters captions platforms is_active sort_order search_key version created_at
     updated_at`,
  ),
  help: bulkTable(
    'help_entries',
    'id front_unique_id title body media_video_id related_question_ids version created_at updated_at',
  ),
  feedbacks: bulkTable(
    'feedbacks',
    `id tracking_no code_hash user_id type subject body email phone page_path status close_reason answer reopen_text
     reopened_at ended_at version created_at updated_at`,
  ),
  menus: bulkTable('website_menus', 'platform version entries checked_at'),
  announcements: bulkTable(
    'announcements',
    'id text tone href audience valid_from valid_until place version created_at updated_at',
  ),
  advertisements: bulkTable(
    'advertisements',
    `id slot image_desktop_id image_mobile_id alt target_path valid_from valid_until weight category_ids version created_at
     updated_at`,
  ),
  comments: bulkTable(
    'comments',
    `id object_type object_id root_id answers_id author_user_id state body rating pros cons next is_anonymous is_verified_buyer
     rejection_code decided_at edited_at published_at version created_at updated_at`,
  ),
  cases: bulkTable(
    'moderation_cases',
    'id kind object_type object_id opened_by reason hits state due_at version created_at',
  ),
  operators: bulkTable('site_operators', 'id version name address phones email support_hours updated_at'),
};

type Options = {
  now: Date;
  linkKey: string;
  /** Where files are kept, the clips among them. */
  folder: string;
  /** Takes in the pictures of the advertisements; without it there are none. Called when no text is there yet. */
  pictures?: () => Promise<AdvertisementPictures>;
};

/**
 * What people read, and what they said of it, in a market whose people are there; once: whatever was written since stays.
 * @returns whether it was written
 */
export async function seedContent(db: Database, { now, linkKey, folder, pictures }: Options): Promise<boolean> {
  if (await isThere(db)) return false;
  // Before the transaction, since pictures take their time.
  const clips = await takeVideos({ db, folder });
  const taken = await pictures?.();
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('rasteh.seeds.content'))");
    if (await isThere(tx)) return false;
    await writePages(tx, now);
    await writeVideos(tx, clips, now);
    await writeGuidance(tx, now);
    await writeFrame(tx, now);
    if (taken) await writeAdvertisements(tx, taken, now);
    await writeFeedback(tx, { now, linkKey });
    await writeComments(tx, now);
    await writeRatings(tx, now);
    await writeLikes(tx, now);
    await writeVisits(tx, now);
    await writeClicks(tx);
    // What people read is found from the first request on.
    await indexStored(tx, now);
    await weighContents(tx, now);
    return true;
  });
}

/** Whether somebody wrote anything that people read. */
async function isThere(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from content_types) or exists (select from faq_categories)
       or exists (select from website_menus) as found`,
  );
  return row?.found ?? false;
}

async function writePages(tx: Tx, now: Date): Promise<void> {
  const shown = await readShown(tx);
  const rows = pageRows(shown, now);
  await insert(tx, tables.types, typeRows(now));
  await insert(tx, tables.labels, labelRows(now));
  await insert(tx, tables.labelNames, labelNameRows());
  await insert(tx, tables.pages, rows.pages);
  await insert(tx, tables.versions, rows.versions);
  await insert(tx, tables.editions, rows.editions);
  await insert(tx, tables.names, rows.names);
  await insert(tx, tables.cases, rows.cases);
  await tx.query(
    `insert into planned_changes (at, tag)
     select shown_from, unnest(array[page_id, content_type_id])::text from page_editions where shown_from > $1`,
    [now],
  );
  await loadPublicLinks(tx, coverLinks(shown));
}

async function writeComments(tx: Tx, now: Date): Promise<void> {
  const { comments, cases } = commentRows(await readOffers(tx, offersCommented()), now);
  await insert(tx, tables.comments, comments);
  await insert(tx, tables.cases, cases);
}

async function writeVideos(tx: Tx, clips: VideoFiles, now: Date): Promise<void> {
  await insert(tx, tables.videos, videoRows(clips, now));
  await loadPublicLinks(tx, videoLinks(clips), VIDEO);
  await loadPublicLinks(tx, posterLinks(clips));
}

async function writeGuidance(tx: Tx, now: Date): Promise<void> {
  await insert(tx, tables.questionCategories, questionCategoryRows(now));
  await insert(tx, tables.questions, questionRows(now));
  await insert(tx, tables.help, helpRows(now));
}

async function writeFrame(tx: Tx, now: Date): Promise<void> {
  await insert(tx, tables.menus, menuRows(now));
  await insert(tx, tables.announcements, announcementRows(now));
  await tx.query(`insert into planned_changes (at, tag) select distinct valid_until, 'frame' from announcements`);
  await insert(tx, tables.operators, operatorRows(now));
}

async function writeAdvertisements(tx: Tx, pictures: AdvertisementPictures, now: Date): Promise<void> {
  await insert(tx, tables.advertisements, advertisementRows(pictures, now));
  await loadPublicLinks(tx, advertisementLinks(pictures));
}

async function writeFeedback(tx: Tx, { now, linkKey }: Pick<Options, 'now' | 'linkKey'>): Promise<void> {
  const { rows, year, last } = feedbackRows(linkKey, now);
  await insert(tx, tables.feedbacks, rows);
  await tx.query(
    `insert into number_counters (kind, year, last) values ('FB', $1, $2)
     on conflict (kind, year) do update set last = greatest(number_counters.last, excluded.last)`,
    [year, last],
  );
}

/** The offers, companies and pictures that pages show, by what the texts call them. */
async function readShown(tx: Tx): Promise<Shown> {
  const files = await tx.query<{ name: string; id: string }>('select name, id from files where owner_id is null');
  return {
    offers: await readOffers(tx, offersShown()),
    suppliers: supplierIds(),
    pictures: new Map(files.map(({ name, id }) => [name, id])),
  };
}

/** Offers by `CATEGORY:NTH`: the nth in a category that its supplier sells itself, the best first: nothing of it ends. */
async function readOffers(db: Queryable, names: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(names)].map((name) => name.split(':'));
  const rows = await db.query<{ name: string; id: string }>(
    `select w.code || ':' || w.nth as name, found.id
     from unnest($1::text[], $2::uuid[], $3::int[]) as w (code, category_id, nth)
     cross join lateral (
       select s.id from product_search s where s.category_path[3] = w.category_id and s.merchant_id is null
       order by s.relevance desc, s.id offset w.nth - 1 limit 1) found`,
    [
      wanted.map(([code]) => code),
      wanted.map(([code]) => seededId(`category:${code}`)),
      wanted.map(([, nth]) => Number(nth)),
    ],
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function insert(tx: Tx, table: BulkTable, rows: readonly BulkRow[]): Promise<void> {
  await tx.query(insertStatement(table), [JSON.stringify(rows)]);
}
