import type { Body } from '../blocks/index.ts';
import { run } from '../../../platform/database/builder.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { tables } from '../../../tables.ts';
import { isShownEdition, isShownWriter } from './editions.ts';
import { contentColumns, type PageContent } from './page-content.ts';
import type { PageStatus } from './pages.enums.ts';

/** A page as its writers see it: the version that is worked on. Columns that may be empty are null here. */
export type OwnPageRow = PageContent & {
  id: string;
  version: number;
  status: PageStatus;
  contentVersion: number;
  supplierId: string | null;
  supplierName: string | null;
  /** The company that runs the supplier. */
  customerId: string | null;
  createdById: string;
  authorId: string;
  writerName: string | null;
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  reason: string | null;
  publishAt: Date | null;
  publishedFrom: Date | null;
  redirectPath: string | null;
  isShown: boolean;
  body?: Body;
};

/** By the clock: what is planned for a time that has come is published, whatever the jobs do. `now` is $1. */
const status = `case when p.status = 'SCHEDULED' and p.publish_at <= $1::timestamptz then 'PUBLISHED' else p.status end`;
const columns = `p.id, p.version, ${status} as status, v.version as "contentVersion", p.supplier_id as "supplierId",
  s.brand_name as "supplierName", s.owner_customer_id as "customerId", p.created_by as "createdById", v.author_id as "authorId",
  nullif(concat_ws(' ', w.first_name, w.last_name), '') as "writerName", p.created_at as "createdAt",
  p.updated_at as "updatedAt", p.submitted_at as "submittedAt", p.reason, p.publish_at as "publishAt",
  (select min(e.published_from) from page_editions e where e.page_id = p.id and e.shown_from <= $1::timestamptz) as "publishedFrom",
  p.redirect_path as "redirectPath",
  exists (select from page_editions e where e.page_id = p.id and ${isShownEdition('e', '$1::timestamptz')}) as "isShown",
  ${contentColumns('v')}`;
const fromVersion = (version: string) => `pages p join page_versions v on v.page_id = p.id and v.version = ${version}
  left join suppliers s on s.id = p.supplier_id left join persons w on w.user_id = v.author_id`;
const from = fromVersion('p.draft_version');

/** @param contentVersion an earlier version instead of the one that is worked on */
export async function readOwnPage(db: Queryable, id: string, now: Date, contentVersion?: number) {
  const [row] = await db.query<OwnPageRow & { body: Body }>(
    `select ${columns}, v.body from ${fromVersion('coalesce($3::int, p.draft_version)')} where p.id = $2`,
    [now, id, contentVersion ?? null],
  );
  return row;
}

/** The versions of some pages that are worked on. */
export const readOwnPagesByIds = (db: Queryable, ids: readonly string[], now: Date) =>
  db.query<OwnPageRow>(`select ${columns}, v.body from ${from} where p.id = any($2::uuid[])`, [now, ids]);

/** One page, held until the transaction ends. */
export async function lockPage(tx: Tx, id: string, now: Date) {
  await tx.query('select from pages where id = $1 for update', [id]);
  return readOwnPage(tx, id, now);
}

export type WritingScope = {
  status?: PageStatus | undefined;
  contentTypeIds?: readonly string[] | undefined;
  ofSuppliers?: boolean | undefined;
  supplierIds?: readonly string[];
  words: readonly string[];
};
const changed = new Order('pages as written', newestFirst('p.updated_at', 'p.id'));

export function readOwnPages(db: Queryable, scope: WritingScope, now: Date, wanted: Paging) {
  const where = new Conditions();
  where.and(`${where.add(now, 'timestamptz')} is not null`);
  if (scope.status) where.and(`${status} = ${where.add(scope.status)}`);
  if (scope.contentTypeIds) where.and(`v.content_type_id = any(${where.add(scope.contentTypeIds, 'uuid[]')})`);
  if (scope.ofSuppliers !== undefined)
    where.and(`(p.supplier_id is not null) = ${where.add(scope.ofSuppliers, 'boolean')}`);
  if (scope.supplierIds) where.and(`p.supplier_id = any(${where.add(scope.supplierIds, 'uuid[]')})`);
  for (const word of scope.words) where.and(`p.search_key like ${where.add(`%${word}%`)}`);
  return readCountedPage<OwnPageRow>(
    db,
    { columns, from, where: onlyOf(where, wanted, 'p.id'), order: changed },
    wanted,
  );
}

/** Pages of editors that wait; those of suppliers are cases. */
export async function readWaitingPages(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(submitted_at) as oldest from pages where status = 'IN_REVIEW' and supplier_id is null`,
  );
  return row!;
}

type NewRow = { id: string; supplierId: string | null; userId: string; searchKey: string; now: Date };

export const insertPage = (tx: Tx, { id, supplierId, userId, searchKey, now }: NewRow) =>
  tx.query(
    `insert into pages (id, status, draft_version, supplier_id, created_by, created_at, updated_at, search_key)
     values ($1, 'DRAFT', 1, $2, $3, $4, $4, $5)`,
    [id, supplierId, userId, now, searchKey],
  );

type NewVersion = { pageId: string; version: number; authorId: string; now: Date; content: PageContent; body: Body };

export const insertVersion = (tx: Tx, { pageId, version, authorId, now, content, body }: NewVersion) =>
  run(
    tx,
    tables.insertInto('page_versions').values({
      page_id: pageId,
      version,
      author_id: authorId,
      written_at: now,
      content_type_id: content.contentTypeId,
      unique_page_name: content.uniquePageName,
      title: content.title,
      slug: content.slug,
      summary: content.summary,
      body: JSON.stringify(body),
      reading_minutes: content.readingMinutes,
      cover_file_id: content.coverFileId,
      cover_alt: content.coverAlt,
      label_ids: content.labelIds,
      platforms: content.platforms,
      category_ids: content.categoryIds,
      supplier_ids: content.supplierIds,
      author_name: content.authorName,
      comment_policy: content.commentPolicy,
      placements: content.placements,
      consent_version: content.consentVersion,
      seo: JSON.stringify(content.seo),
    }),
  );

/** @returns whether the name is this page's now: it was nobody's, or this page's before */
export async function takeName(tx: Tx, name: string, pageId: string): Promise<boolean> {
  const [row] = await tx.query<{ pageId: string }>(
    `with taken as (insert into page_names (name, page_id) values ($1, $2) on conflict do nothing returning page_id)
     select page_id as "pageId" from taken union all select page_id from page_names where name = $1`,
    [name, pageId],
  );
  return row?.pageId === pageId;
}

export async function readNameHolder(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('select page_id as id from page_names where name = $1', [name]);
  return row?.id;
}

/** What a step leaves of a page. What is left out is taken away, but for the draft, the time of handing in and the words. */
export type Moved = {
  status: PageStatus;
  contentVersion?: number;
  searchKey?: string;
  submittedAt?: Date;
  submittedById?: string;
  reason?: string;
  publishAt?: Date;
  redirectPath?: string;
};

export const movePage = (tx: Tx, id: string, moved: Moved, now: Date) =>
  tx.query(
    `update pages set version = version + 1, status = $2, draft_version = coalesce($3, draft_version),
       search_key = coalesce($4, search_key), submitted_at = coalesce($5, submitted_at),
       submitted_by = coalesce($6, submitted_by), reason = $7, publish_at = $8, redirect_path = $9, updated_at = $10
     where id = $1`,
    [
      id,
      moved.status,
      moved.contentVersion ?? null,
      moved.searchKey ?? null,
      moved.submittedAt ?? null,
      moved.submittedById ?? null,
      moved.reason ?? null,
      moved.publishAt ?? null,
      moved.redirectPath ?? null,
      now,
    ],
  );

export async function countInReview(tx: Tx, supplierId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from pages where supplier_id = $1 and status = 'IN_REVIEW'`,
    [supplierId],
  );
  return row?.count ?? 0;
}

export async function countSubmissions(tx: Tx, supplierId: string, since: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from page_submissions where supplier_id = $1 and submitted_at > $2',
    [supplierId, since],
  );
  return row?.count ?? 0;
}

export const insertSubmission = (tx: Tx, id: string, pageId: string, supplierId: string, now: Date) =>
  tx.query('insert into page_submissions (id, page_id, supplier_id, submitted_at) values ($1, $2, $3, $4)', [
    id,
    pageId,
    supplierId,
    now,
  ]);

/** A supplier that somebody would write for, with the company that runs it. */
export async function readWriter(db: Queryable, supplierId: string) {
  const [row] = await db.query<{ customerId: string | null }>(
    'select owner_customer_id as "customerId" from suppliers where id = $1',
    [supplierId],
  );
  return row;
}

/** Suppliers that some companies run. */
export const readSuppliersOf = (db: Queryable, customerIds: readonly string[]) =>
  db.query<{ id: string }>('select id from suppliers where owner_customer_id = any($1::uuid[])', [customerIds]);

export async function countDrafts(tx: Tx, supplierId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from pages where supplier_id = $1 and status = 'DRAFT'`,
    [supplierId],
  );
  return row?.count ?? 0;
}

/** Whether pictures of one of some pages may be seen: those of archived ones may not, nor those of suppliers that are not shown. */
export async function arePicturesShown(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const rows = await db.query(
    `select from pages p left join suppliers s on s.id = p.supplier_id
     where p.id = any($1::uuid[]) and p.status <> 'ARCHIVED' and (s.id is null or ${isShownWriter('s')}) limit 1`,
    [ids],
  );
  return rows.length > 0;
}
