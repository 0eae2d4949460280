import { randomUUID } from 'node:crypto';
import type { ContentRow } from '../../../api/src/modules/search/contents/content-row.ts';
import { writeContents } from '../../../api/src/modules/search/contents/write-contents.ts';
import type { Database, Queryable } from '../../../api/src/platform/database/database.ts';

/** Lists of what editors and readers write: what each is narrowed to. */
export const contentQueries: Record<string, string[]> = {
  contentLabels: [''],
  pagesByPageType: ['?pageType=NEWS'],
  pagesByContentType: ['?contentTypeId={CONTENTTYPE}'],
  pagesByLabel: ['?label={LABEL}'],
  pagesByCategory: ['?categoryId={LEAF}'],
  pagesBySupplier: ['?supplierId={SUPPLIER}'],
  ownPages: [''],
  adminPages: ['?contentTypeId={CONTENTTYPE}', '?ofSuppliers=true&status=DRAFT'],
  adminPageVersions: [''],
  adminAdvertisements: [''],
  adminAnnouncements: [''],
  adminFaqQuestions: ['?categoryId={FAQ}'],
  ownFeedbacks: [''],
  adminFeedbacks: ['', '?isWaiting=true'],
  commentTree: ['?objectType=PAGE', '?objectType=PAGE&parentId={COMMENT}'],
  ownComments: [''],
  moderationCases: ['', '?state=DECIDED'],
  mediaVideos: [''],
  adminMediaVideos: [''],
  searchContents: [`?key=${encodeURIComponent('راهنمای سفارش')}`],
};

type Known = Record<string, string>;
/** The one who asks: who logged in last. */
const me = '(select id from users order by created_at desc, id desc limit 1)';
const EACH = 8;
const NAMED = 'صنعت';
const atOf = (made: number) => `2026-11-30T0${made % 3}:00:00Z`;

/**
 * Some of everything that is written, several of each at one instant. A company of the one who asks runs suppliers by now.
 * @returns a page with several versions, the comment on it with several answers, and what the pages are found by
 */
export async function fillContent(db: Database, known: Known) {
  const tied = { typeId: randomUUID(), labelId: await fillLabels(db), ...known };
  await db.query(
    `insert into content_types (id, title, slug, page_type, sort, created_at) values ($1, 'خبرها', 'news', 'NEWS', 1, $2)`,
    [tied.typeId, atOf(0)],
  );
  const page = await fillPages(db, tied);
  await fillDrafts(db, tied);
  await fillFrame(db);
  await fillVideos(db);
  return {
    CONTENTTYPE: tied.typeId,
    LABEL: encodeURIComponent(NAMED),
    PAGE: page,
    FAQ: await fillQuestions(db),
    COMMENT: await fillComments(db, page),
  };
}

/** @returns the one that has a name */
async function fillLabels(db: Queryable): Promise<string> {
  const ids = Array.from({ length: EACH }, () => randomUUID());
  for (const [made, id] of ids.entries())
    await db.query('insert into content_labels (id, title, created_at) values ($1, $2, $3)', [
      id,
      made % 3 === 0 ? NAMED : 'بازار',
      atOf(made),
    ]);
  await db.query('insert into content_label_names (title_key, label_id) values ($1, $2)', [NAMED, ids[0]]);
  return ids[0]!;
}

type Tied = Known & { typeId: string; labelId: string };

async function writeVersion(db: Queryable, pageId: string, version: number, { typeId, labelId, LEAF, SUPPLIER }: Tied) {
  await db.query(
    `insert into page_versions (page_id, version, author_id, written_at, content_type_id, title, slug, summary, body,
       reading_minutes, label_ids, platforms, category_ids, supplier_ids, comment_policy, placements, seo)
     values ($1, $2, ${me}, $3, $4, 'خبر', 'news', 'خلاصه', '{"v":1,"blocks":[]}', 1, array[$5::uuid], '{WEB}', array[$6::uuid],
       array[$7::uuid], 'OPEN', '{}', '{"noindex":false}')`,
    [pageId, version, atOf(0), typeId, labelId, LEAF, SUPPLIER],
  );
}

/** Shown pages, the first of them with several versions. */
async function fillPages(db: Queryable, tied: Tied): Promise<string> {
  const ids = Array.from({ length: EACH }, () => randomUUID());
  for (const [made, id] of ids.entries()) {
    const versions = made === 0 ? EACH : 1;
    await db.query(
      `insert into pages (id, status, draft_version, created_by, created_at, updated_at, search_key)
       values ($1, 'PUBLISHED', $2, ${me}, $3, $3, 'خبر')`,
      [id, versions, atOf(made)],
    );
    for (let version = 1; version <= versions; version += 1) await writeVersion(db, id, version, tied);
    await db.query(
      `insert into page_editions (page_id, version, shown_from, published_from, content_type_id, label_ids, platforms,
         category_ids, supplier_ids)
       select page_id, version, $2, $2, content_type_id, label_ids, platforms, category_ids, supplier_ids
       from page_versions where page_id = $1 order by version desc limit 1`,
      [id, atOf(made)],
    );
    await db.query('insert into page_like_counts (page_id, likes) values ($1, $2)', [id, made % 3]);
    await db.query(`insert into visit_counts (object_type, object_id, visits) values ('CONTENT', $1, $2)`, [
      id,
      made % 3,
    ]);
  }
  return ids[0]!;
}

/** Drafts of a supplier that the company of the one who asks runs. */
async function fillDrafts(db: Queryable, tied: Tied) {
  for (let made = 0; made < EACH; made += 1) {
    const id = randomUUID();
    await db.query(
      `insert into pages (id, status, draft_version, supplier_id, created_by, created_at, updated_at, search_key)
       select $1, 'DRAFT', 1, id, ${me}, $3, $3, 'خبر' from suppliers where owner_customer_id = $2 order by suppliers.id limit 1`,
      [id, tied.OWNER, atOf(made)],
    );
    await writeVersion(db, id, 1, tied);
  }
}

/** Announcements, advertisements and messages to the site. */
async function fillFrame(db: Queryable) {
  const fileId = randomUUID();
  await db.query(
    `insert into files (id, name, kind, mime, size, sha256, scan, width, height)
     values ($1::uuid, 'a.webp', 'IMAGE', 'image/webp', 1000, $1::text, 'NOT_SCANNED', 1200, 200)`,
    [fileId],
  );
  for (let made = 0; made < EACH; made += 1) {
    await db.query(
      `insert into announcements (id, text, tone, audience, valid_from, valid_until, place, created_at, updated_at)
       values ($1, 'اطلاع', 'INFO', 'ALL', $2, '2026-11-30T12:00:00Z', $3, $2, $2)`,
      [randomUUID(), atOf(made), made % 2],
    );
    await db.query(
      `insert into advertisements (id, slot, image_desktop_id, image_mobile_id, alt, target_path, valid_from, valid_until,
         weight, category_ids, created_at, updated_at)
       values ($1, 'HOME_TOP', $2, $2, 'آگهی', '/faq', $3, '2026-11-30T12:00:00Z', 1, '{}', $3, $3)`,
      [randomUUID(), fileId, atOf(made)],
    );
    await db.query(
      `insert into feedbacks (id, tracking_no, code_hash, user_id, type, subject, body, status, created_at, updated_at)
       values ($1, $2, '', ${me}, 'IDEA', 'پیشنهاد', 'متن', 'NEW', $3, $3)`,
      [randomUUID(), `F-${made}`, atOf(made)],
    );
  }
}

/** Videos, found by the same words. */
async function fillVideos(db: Database) {
  const insertFile = (id: string, kind: 'IMAGE' | 'VIDEO', mime: string) =>
    db.query(
      `insert into files (id, name, kind, mime, size, sha256, scan, width, height, duration_ms)
       values ($1::uuid, 'a', $2, $3, 1000, $1::text, 'NOT_SCANNED', 640, 360, $4)`,
      [id, kind, mime, kind === 'VIDEO' ? 20_000 : null],
    );
  const posterId = randomUUID();
  await insertFile(posterId, 'IMAGE', 'image/webp');
  const rows: ContentRow[] = [];
  for (let made = 0; made < EACH; made += 1) {
    const id = randomUUID();
    const fileId = randomUUID();
    await insertFile(fileId, 'VIDEO', 'video/webm');
    await db.query(
      `insert into content_videos (id, title, slug, summary, file_id, poster_file_id, chapters, captions, platforms, is_active,
         sort_order, search_key, created_at, updated_at)
       values ($1, 'راهنمای سفارش', 'order', 'خلاصه', $2, $3, '[]', '[]', '{WEB}', true, $4, 'راهنمای سفارش', $5, $5)`,
      [id, fileId, posterId, made % 2, atOf(made)],
    );
    rows.push({
      kind: 'VIDEO',
      id,
      edition: 1,
      title: 'راهنمای سفارش',
      path: `/videos/${id}`,
      labels: [],
      body: '',
      platforms: ['WEB'],
      writerId: null,
      visibleFrom: '-infinity',
      visibleUntil: 'infinity',
    });
  }
  const ids = rows.map(({ id }) => id);
  await db.transaction((tx) => writeContents(tx, 'VIDEO', ids, rows));
}

/** @returns a category with several questions */
async function fillQuestions(db: Queryable): Promise<string> {
  const category = randomUUID();
  await db.query(
    `insert into faq_categories (id, name, name_key, sort_order, is_active, updated_at) values ($1, 'دسته', 'دسته', 99, true, $2)`,
    [category, atOf(0)],
  );
  for (let made = 0; made < EACH; made += 1)
    await db.query(
      `insert into faq_questions (id, category_id, question, answer, platforms, sort_order, is_active, search_key, created_at, updated_at)
       values ($1, $2, 'پرسش', '{"v":1,"blocks":[]}', '{WEB}', $3, true, 'پرسش', $4, $4)`,
      [randomUUID(), category, made % 3, atOf(made)],
    );
  return category;
}

/** Comments on a page, each with a case that is open and one that is decided. @returns the one with several answers */
async function fillComments(db: Queryable, pageId: string): Promise<string> {
  const write = async (rootId: string | null, made: number) => {
    const id = randomUUID();
    await db.query(
      `insert into comments (id, object_type, object_id, root_id, answers_id, author_user_id, state, body, is_anonymous,
         is_verified_buyer, published_at, created_at, updated_at)
       values ($1, 'PAGE', $2, $3, $3, ${me}, 'PUBLISHED', 'نظر', false, false, $4, $4, $4)`,
      [id, pageId, rootId, atOf(made)],
    );
    return id;
  };
  const roots: string[] = [];
  for (let made = 0; made < EACH; made += 1) {
    const id = await write(null, made);
    roots.push(id);
    await write(roots[0]!, made);
    await db.query(
      `insert into moderation_cases (id, kind, object_type, object_id, reason, state, due_at, decision, decided_by, decided_at, created_at)
       values (gen_random_uuid(), 'REPORT', 'COMMENT', $1, 'INSULT', 'OPEN', $2, null, null, null, $2),
         (gen_random_uuid(), 'COMMENT', 'COMMENT', $1, null, 'DECIDED', $2, 'PUBLISH', ${me}, $2, $2)`,
      [id, atOf(made)],
    );
  }
  return roots[0]!;
}
