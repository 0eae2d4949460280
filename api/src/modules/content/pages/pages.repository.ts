import type { Body } from '../blocks/index.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../../platform/paging/read-page.ts';
import type { ContentPlatform } from '../content.enums.ts';
import { isShownEdition } from './editions.ts';
import { contentColumns, type PageContent } from './page-content.ts';
import type { PagePlacement, PageSort } from './pages.enums.ts';

/** A page as it is shown, as it is stored. */
export type ShownRow = PageContent & {
  id: string;
  version: number;
  supplierId: string | null;
  publishedFrom: Date;
  shownFrom: Date;
  likeCount: number;
  body?: Body;
};

const columns = `e.page_id as id, e.version, e.writer_id as "supplierId", e.published_from as "publishedFrom",
  e.shown_from as "shownFrom", coalesce(l.likes, 0) as "likeCount", ${contentColumns('v')}`;
const joined = `join page_versions v on v.page_id = e.page_id and v.version = e.version
  left join page_like_counts l on l.page_id = e.page_id`;
const from = `page_editions e ${joined}`;
const byId = { sql: 'e.page_id', kind: 'id', isDescending: true } as const;
const visits = `coalesce((select c.visits from visit_counts c where c.object_type = 'CONTENT' and c.object_id = e.page_id), 0)`;

const orders: Record<PageSort, Order> = {
  NEWEST: new Order('pages NEWEST', [{ sql: 'e.published_from', kind: 'instant', isDescending: true }, byId]),
  MOST_VISITED: new Order('pages MOST_VISITED', [{ sql: visits, kind: 'whole', isDescending: true }, byId]),
  MOST_LIKED: new Order('pages MOST_LIKED', [{ sql: 'coalesce(l.likes, 0)', kind: 'whole', isDescending: true }, byId]),
};

/** Which shown pages are wanted; what is left out does not narrow the list. */
export type Scope = {
  platform?: ContentPlatform;
  contentTypeIds?: readonly string[];
  labelId?: string;
  /** Tied to one of these. */
  categoryIds?: readonly string[];
  /** Written by it or tied to it. */
  supplierId?: string;
  placements?: readonly PagePlacement[];
};

const onPlatform: Record<ContentPlatform, string> = { WEB: 'e.on_web', MOBILE: 'e.on_mobile' };

function conditionsOf(scope: Scope, now: Date): Conditions {
  const where = new Conditions();
  where.and(isShownEdition('e', where.add(now, 'timestamptz')));
  if (scope.platform) where.and(onPlatform[scope.platform]);
  if (scope.contentTypeIds) where.and(`e.content_type_id = any(${where.add(scope.contentTypeIds, 'uuid[]')})`);
  if (scope.labelId) where.and(`e.label_ids @> array[${where.add(scope.labelId, 'uuid')}]`);
  if (scope.categoryIds) where.and(`e.category_ids && ${where.add(scope.categoryIds, 'uuid[]')}`);
  if (scope.supplierId) where.and(`e.supplier_ids @> array[${where.add(scope.supplierId, 'uuid')}]`);
  if (scope.placements) where.and(`v.placements && ${where.add(scope.placements, 'text[]')}`);
  return where;
}

/** One page of the shown pages of a scope. */
export function readShownPages(db: Queryable, scope: Scope, sort: PageSort, now: Date, wanted: Paging) {
  const where = onlyOf(conditionsOf(scope, now), wanted, 'e.page_id');
  return readPage<ShownRow>(db, { columns, from, where, order: orders[sort] }, wanted);
}

/** How many there are. */
export async function countShownPages(db: Queryable, scope: Scope, now: Date, wanted: Paging): Promise<number> {
  const { sql, values } = onlyOf(conditionsOf(scope, now), wanted, 'e.page_id');
  const counted = scope.placements ? from : 'page_editions e';
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${counted} where ${sql}`, values);
  return row!.count;
}

/** The newest shown pages of each of some suppliers; a page of two of them comes once. */
export const readNewestOfSuppliers = (db: Queryable, supplierIds: readonly string[], now: Date, most: number) =>
  db.query<ShownRow>(
    `with found as (
       select distinct n.page_id, n.version from unnest($1::uuid[]) as wanted (id)
       cross join lateral (
         select e.page_id, e.version from page_editions e
         where e.supplier_ids @> array[wanted.id] and e.on_web and ${isShownEdition('e', '$2::timestamptz')}
         order by e.published_from desc, e.page_id desc limit $3) n)
     select ${columns} from found
     join page_editions e on e.page_id = found.page_id and e.version = found.version ${joined}
     order by e.published_from desc, e.page_id desc`,
    [supplierIds, now, most],
  );

/** Shown pages by their ids. @param withBody with their texts */
export const readShownByIds = (db: Queryable, ids: readonly string[], now: Date, withBody: boolean) =>
  db.query<ShownRow>(
    `select ${columns}${withBody ? ', v.body' : ''} from ${from}
     where e.page_id = any($1::uuid[]) and ${isShownEdition('e', '$2::timestamptz')}`,
    [ids, now],
    withBody ? 'shown_pages_with_body' : 'shown_pages',
  );

/** The page that a name leads to, which it has or had. */
export async function readPageOfName(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('select page_id as id from page_names where name = $1', [name]);
  return row?.id;
}

/** Those of some names under which a page is shown now. */
export const readShownNames = (db: Queryable, names: readonly string[], now: Date) =>
  db.query<{ name: string }>(
    `select v.unique_page_name as name from ${from}
     where v.unique_page_name = any($1::text[]) and ${isShownEdition('e', '$2::timestamptz')}`,
    [names, now],
  );

/** Editions of the page with a name that carry a version of terms and were shown by a time, the last first. */
export const readTermsEditions = (db: Queryable, name: string, now: Date) =>
  db.query<{ version: string; shownFrom: Date }>(
    `select v.consent_version as version, e.shown_from as "shownFrom"
     from page_names n join page_editions e on e.page_id = n.page_id
     join page_versions v on v.page_id = e.page_id and v.version = e.version
     where n.name = $1 and v.consent_version is not null and e.shown_from <= $2::timestamptz
     order by e.shown_from desc`,
    [name, now],
    'terms_editions',
  );

/** What takes the place of an archived page that was shown once, with what it said last. */
export async function readMoved(db: Queryable, id: string): Promise<(ShownRow & { redirectPath: string }) | undefined> {
  const [row] = await db.query<ShownRow & { redirectPath: string }>(
    `select ${columns}, p.redirect_path as "redirectPath" from ${from} join pages p on p.id = e.page_id
     where e.page_id = $1 and p.status = 'ARCHIVED' and p.redirect_path is not null
     order by e.shown_from desc limit 1`,
    [id],
  );
  return row;
}

/** Up to so many pages to read after each of some: same labels, same categories, then the newest. */
export const readRelated = (db: Queryable, pageIds: readonly string[], now: Date, most: number) =>
  db.query<{ pageId: string; relatedId: string }>(
    `select own.page_id as "pageId", near.page_id as "relatedId"
     from page_editions own cross join lateral (
       select e.page_id from page_editions e
       where e.page_id <> own.page_id and e.platforms && own.platforms and ${isShownEdition('e', '$2::timestamptz')}
         and e.content_type_id in (select id from content_types where page_type not in ('STATIC', 'LANDING'))
       order by cardinality(array(select unnest(e.label_ids) intersect select unnest(own.label_ids))) desc,
         (e.category_ids && own.category_ids) desc, (e.content_type_id = own.content_type_id) desc,
         e.published_from desc, e.page_id desc
       limit $3) near
     where own.page_id = any($1::uuid[]) and ${isShownEdition('own', '$2::timestamptz')}`,
    [pageIds, now, most],
  );

/** How many shown pages a supplier wrote. */
export async function countWritten(db: Queryable, supplierId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from page_editions e
     where e.writer_id = $1 and ${isShownEdition('e', '$2::timestamptz')}`,
    [supplierId, now],
  );
  return row?.count ?? 0;
}
