import type { Actor } from '../../../platform/actor.ts';
import { headingsOf } from '../blocks/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { paging, type PageInfo, type Paging } from '../../../platform/paging/paging.ts';
import { invalid, notFound } from '../../../platform/problem.ts';
import type { Catalog } from '../../catalog/index.ts';
import type { ContentPlatform } from '../content.enums.ts';
import type { ContentLabels } from '../labels/labels.service.ts';
import type { ContentTypes } from '../types/types.service.ts';
import * as likes from './likes.repository.ts';
import { readCovers, sharedOf, withSizes } from './page-content.ts';
import * as repository from './pages.repository.ts';
import type { Scope, ShownRow } from './pages.repository.ts';
import type {
  ByCategoryQuery,
  ByContentTypeQuery,
  ByLabelQuery,
  ByPageTypeListQuery,
  BySupplierQuery,
  HasContent,
  HasContentQuery,
  Page,
  PageLike,
  RelatedPages,
} from './pages.schemas.ts';
import type { PageSort } from './pages.enums.ts';

const PAGE_SIZE = 12;
const MAX_RELATED = 6;
const MAX_SITE_PAGES = 100;
/** Name of the page of terms. */
const TERMS = 'terms';

export type PagesParts = {
  db: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'category'>;
  types: ContentTypes;
  labels: ContentLabels;
  /** The supplier that sells by itself as a merchant. @throws Problem 404 */
  supplierOfMerchant: (merchantId: string) => Promise<string | undefined>;
};
export type Pages = ReturnType<typeof makePages>;
type ListQuery = { sort?: PageSort; pageNumber?: number; pageSize?: number; after?: string; cursors?: boolean };

/** Pages as everybody reads them: only what is shown at the time of the question. */
export function makePages(parts: PagesParts) {
  const { db, clock, catalog, types, labels, supplierOfMerchant } = parts;

  async function toPages(on: Queryable, rows: readonly ShownRow[]): Promise<Page[]> {
    const labelIds = [...new Set(rows.flatMap((row) => row.labelIds))];
    const known = new Map((await labels.byIds(on, labelIds)).map((each) => [each.id, each]));
    const tree = await types.treeWith(rows.map((row) => row.contentTypeId));
    const covers = await readCovers(on, rows);
    return rows.map((row): Page => {
      const { id, version, supplierId, publishedFrom, shownFrom, likeCount, body } = row;
      return {
        id,
        ...sharedOf(id, { content: row, supplierId }, tree, covers),
        publishedFrom: publishedFrom.toISOString(),
        updatedAt: shownFrom.toISOString(),
        likeCount,
        version,
        labels: row.labelIds.flatMap((labelId) => known.get(labelId) ?? []),
        ...(body && { body: withSizes(body.blocks, covers), headings: headingsOf(body.blocks) }),
      };
    });
  }

  async function readPages(scope: Scope, sort: PageSort, now: Date, wanted: Paging) {
    const { rows, page } = await repository.readShownPages(db, scope, sort, now, wanted);
    return { items: await toPages(db, rows), page };
  }

  async function list(scope: Scope, { sort = 'NEWEST', ...query }: ListQuery) {
    const wanted = paging({ ...query, pageSize: query.pageSize ?? PAGE_SIZE });
    const now = clock.now();
    // Counting takes longer than the page, so that is made meanwhile.
    const [totalCount, { items, page }] = await Promise.all([
      repository.countShownPages(db, scope, now, wanted),
      readPages(scope, sort, now, wanted),
    ]);
    return { items, totalCount, ...(page satisfies PageInfo) };
  }

  const labelScope = async (label: string | undefined) =>
    label === undefined ? {} : { labelId: (await labels.ofTitle(label)).id };

  async function byIds(ids: readonly string[], withBody = false): Promise<Page[]> {
    const found = new Map(
      (await repository.readShownByIds(db, ids, clock.now(), withBody)).map((row) => [row.id, row]),
    );
    return toPages(
      db,
      ids.flatMap((id) => found.get(id) ?? []),
    );
  }

  /** A shown page, or what says where an archived one went. @throws Problem 404 */
  async function one(id: string, platform: ContentPlatform = 'WEB'): Promise<Page> {
    const [page] = await byIds([id], true);
    if (page) return page.platforms.includes(platform) ? page : notFound('PAGE_NOT_FOUND');
    const moved = (await repository.readMoved(db, id)) ?? notFound('PAGE_NOT_FOUND');
    const [last] = await toPages(db, [moved]);
    const { cover: _, ...rest } = last!;
    return { ...rest, summary: '', labelIds: [], labels: [], headings: [], body: [], movedTo: moved.redirectPath };
  }

  async function relatedOf(pageIds: readonly string[]): Promise<RelatedPages[]> {
    const pairs = await repository.readRelated(db, pageIds, clock.now(), MAX_RELATED);
    const pages = new Map(
      (await byIds([...new Set(pairs.map(({ relatedId }) => relatedId))])).map((each) => [each.id, each]),
    );
    return pageIds.map((pageId) => ({
      pageId,
      items: pairs.filter((each) => each.pageId === pageId).flatMap(({ relatedId }) => pages.get(relatedId) ?? []),
    }));
  }

  async function sellerOf({ supplierId, merchantId }: HasContentQuery): Promise<string | undefined> {
    if ((supplierId === undefined) === (merchantId === undefined)) return invalid('supplierId', 'SELECT_ONE');
    return supplierId ?? supplierOfMerchant(merchantId!);
  }

  return {
    byIds,
    one,
    relatedOf,
    toPages,

    async byPageType({ pageType, platform = 'WEB', label, ...query }: ByPageTypeListQuery) {
      const tree = await types.tree();
      return list({ platform, contentTypeIds: tree.idsOf([pageType]), ...(await labelScope(label)) }, query);
    },

    /** @throws Problem 404 for an unknown or inactive type, or an unknown label */
    async byContentType({ contentTypeId, platform = 'WEB', label, ...query }: ByContentTypeQuery) {
      const tree = await types.tree();
      const row = tree.isShown(contentTypeId) ? tree.row(contentTypeId) : undefined;
      if (!row) return notFound('CONTENT_TYPE_NOT_FOUND');
      const scope = { platform, contentTypeIds: tree.family(contentTypeId), ...(await labelScope(label)) };
      return { ...(await list(scope, query)), contentType: tree.shown(row) };
    },

    /** @throws Problem 404 for a title that no label has or had */
    async byLabel({ label, platform = 'WEB', ...query }: ByLabelQuery) {
      const found = await labels.ofTitle(label);
      return { ...(await list({ platform, labelId: found.id }, query)), label: found };
    },

    /** What is tied to the category, or to a branch above it. @throws Problem 404 */
    async byCategory({ categoryId, pageType, platform = 'WEB', ...query }: ByCategoryQuery) {
      const { id, ancestorIds } = await catalog.category(categoryId);
      const ofType = pageType && { contentTypeIds: (await types.tree()).idsOf([pageType]) };
      return list({ platform, categoryIds: [id, ...ancestorIds], ...ofType }, query);
    },

    /** Written by the supplier or tied to it; for several of them the newest of each. @throws Problem 400, 404 */
    async bySupplier({ supplierIds, perParent = PAGE_SIZE, pageType, platform = 'WEB', ...query }: BySupplierQuery) {
      if (supplierIds) {
        const items = await toPages(
          db,
          await repository.readNewestOfSuppliers(db, supplierIds, clock.now(), perParent),
        );
        const pageSize = Math.max(1, items.length);
        return {
          items,
          totalCount: items.length,
          totalCountIsCapped: false,
          pageNumber: 1,
          pageSize,
          hasNextPage: false,
        };
      }
      const { supplierId: asked, merchantId, ...rest } = query;
      const supplierId = await sellerOf({ ...(asked && { supplierId: asked }), ...(merchantId && { merchantId }) });
      const ofType = pageType && { contentTypeIds: (await types.tree()).idsOf([pageType]) };
      // A merchant without a supplier of its own wrote nothing.
      const scope = supplierId ? { supplierId } : { contentTypeIds: [] };
      return list({ platform, ...ofType, ...scope }, rest);
    },

    async byName(name: string, platform: ContentPlatform = 'WEB'): Promise<Page> {
      return one((await repository.readPageOfName(db, name)) ?? notFound('PAGE_NOT_FOUND'), platform);
    },

    /** Pages of the site that its frame links. */
    async ofSite(platform: ContentPlatform = 'WEB'): Promise<Page[]> {
      const tree = await types.tree();
      const scope: Scope = { platform, contentTypeIds: tree.idsOf(['STATIC']), placements: ['HEADER', 'FOOTER'] };
      const { items } = await list(scope, { pageSize: MAX_SITE_PAGES });
      return items.sort((one, other) => Date.parse(one.publishedFrom) - Date.parse(other.publishedFrom));
    },

    async hasContent(query: HasContentQuery): Promise<HasContent> {
      const supplierId = await sellerOf(query);
      const count = supplierId ? await repository.countWritten(db, supplierId, clock.now()) : 0;
      return { hasContent: count > 0, count };
    },

    /** Sets a like, or turns it round where nothing is said. @throws Problem 404 for what is not shown */
    async like({ userId }: Actor, id: string, wanted: boolean | undefined): Promise<PageLike> {
      const [row] = await repository.readShownByIds(db, [id], clock.now(), false);
      if (!row) return notFound('PAGE_NOT_FOUND');
      return db.transaction(async (tx) => {
        // What is said is set, whoever sets it at the same time; only who turns it round must know how it stands.
        if (wanted === undefined) await likes.lockLike(tx, id, userId);
        const isLiked = wanted ?? !(await likes.isLikedBy(tx, id, userId));
        await (isLiked ? likes.addLike(tx, id, userId, clock.now()) : likes.removeLike(tx, id, userId));
        const [like] = await likes.readLikes(tx, [id], userId);
        return like!;
      });
    },

    likesOf: ({ userId }: Actor, pageIds: readonly string[]): Promise<PageLike[]> =>
      likes.readLikes(db, pageIds, userId),

    /** Editions of the page of terms that were shown by a time, with the versions that people accept, the last first. */
    termsEditions: (now: Date) => repository.readTermsEditions(db, TERMS, now),

    /** The page of terms as it is shown. Nothing while nobody wrote it. */
    async termsPage(): Promise<{ consentVersion: string; page: Page } | undefined> {
      const id = await repository.readPageOfName(db, TERMS);
      const [page] = id ? await byIds([id], true) : [];
      return page?.consentVersion ? { consentVersion: page.consentVersion, page } : undefined;
    },

    /** Which of some names and ids belong to pages that are shown now. */
    shown: {
      names: async (names: readonly string[]) =>
        (await repository.readShownNames(db, names, clock.now())).map(({ name }) => name),
      ids: async (ids: readonly string[]) =>
        (await repository.readShownByIds(db, ids, clock.now(), false)).map(({ id }) => id),
    },

    /** As things that people look at, save and note. */
    thing: {
      find: (id: string) => one(id).then((page) => (page.movedTo ? notFound('PAGE_NOT_FOUND') : page)),
      names: async (ids: string[]) => (await byIds(ids)).map(({ id, title }) => ({ id, name: title })),
    },

    personal: {
      read: (userId: string) => likes.readLikesOf(db, userId),
      forget: likes.forgetLikes,
    },
  };
}
