import { concerns } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { keep, type PageQuery, paging } from '../../platform/paging/paging.ts';
import { onForget } from '../../platform/snapshot.ts';
import { invalid } from '../../platform/problem.ts';
import type { Catalog, CategoryNode, Property } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import type { ProductSort } from './search.enums.ts';
import { makeAddresses } from './addresses.ts';
import { scaledUp, toFacets } from './facets.ts';
import { compileFilters } from './filter.ts';
import type { Lexicon, TypedKey } from './lexicon.ts';
import { candidatesOf, hitsOf } from './candidates.ts';
import * as repository from './search.repository.ts';
import type { Counted, Wanted } from './search.repository.ts';
import { readingOf } from './reading.ts';
import type { SearchKey } from './search-key.ts';
import type { ProductFilter, PropertyFacet } from './search.schemas.ts';

/** How long the facets and the count of an unfiltered category may be old. */
const FRESH_MS = 60_000;
const HELD_CATEGORIES = 500;
/** A category with more offers has its facets counted on so many of them; passing over all would outlast the deadline. */
const MOST_COUNTED = 150_000;
const SAMPLED = 75_000;
const RELATED_LIMIT = 12;

/** A card as it was written, or what became of it. */
export type StoredCard = { id: string; card: unknown };
type Parts<Card> = {
  db: Queryable;
  clock: Clock;
  catalog: Catalog;
  reference: Reference;
  lexicon: Lexicon;
  /** Reads cards; undefined where there is nothing to show. */
  cards: { read: (rows: StoredCard[]) => Promise<(Card | undefined)[]> };
};
export type Search<Card = unknown> = ReturnType<typeof makeSearch<Card>>;
export type ListQuery = PageQuery & {
  categoryId?: string;
  supplierId?: string;
  supplierIds?: string[];
  merchantId?: string;
  baseProductId?: string;
  searchKey?: string;
  filter?: ProductFilter;
  sort?: ProductSort;
};
type Understood = { wanted: Wanted; key: TypedKey | undefined; facetProperties: Property[]; share: number };
type Overview = { totalCount: number; facets: PropertyFacet[]; facetsAreSampled: boolean };

/** The parametric list over the read model `product_search`. */
export function makeSearch<Card>({ db, clock, catalog, reference, lexicon, cards }: Parts<Card>) {
  const shown = async (rows: StoredCard[]): Promise<Card[]> =>
    (await cards.read(rows)).flatMap((card) => (card === undefined ? [] : [card]));
  const held = new Map<string, { overview: Promise<Overview>; readAt: number }>();
  // Offers change them too, which shows when they are read anew: they may be a minute old.
  onForget(concerns('categories', 'units'), () => held.clear());

  /** Held while it is fresh where nothing is filtered. Those who ask while it is read wait for the one reading. */
  async function overview(understood: Understood, counted: Counted): Promise<Overview> {
    const category = onlyCategory(understood.wanted);
    if (category === undefined) return readOverview(understood, counted);
    const key = `${counted} ${category}`;
    const before = held.get(key);
    if (before && clock.now().getTime() - before.readAt < FRESH_MS) return before.overview;
    if (held.size >= HELD_CATEGORIES) held.clear();
    const reading = readOverview(understood, counted);
    held.set(key, { overview: reading, readAt: clock.now().getTime() });
    // A failure is told to those who wait and not kept.
    reading.catch(() => held.delete(key));
    return reading;
  }

  async function readOverview(
    { wanted, facetProperties: properties, share }: Understood,
    counted: Counted,
  ): Promise<Overview> {
    if (properties.length === 0)
      return { totalCount: await repository.countCards(db, wanted), facets: [], facetsAreSampled: false };
    const [groups, units, exact] = await Promise.all([
      repository.readFacetGroups(
        db,
        wanted,
        properties.map((property) => property.slot),
        { share, counted },
      ),
      reference.unitTable(),
      share < 1 ? repository.countCards(db, wanted) : undefined,
    ]);
    const total = groups.find((group) => group.slot === repository.TOTAL)?.count ?? 0;
    const facets = toFacets(exact === undefined ? groups : scaledUp(groups, exact / (total || 1)), properties, units);
    return { totalCount: exact ?? total, facets, facetsAreSampled: share < 1 };
  }

  /** Reads a query into a scope and conditions. @throws Problem 400, 404 CATEGORY_NOT_FOUND */
  async function understand(query: ListQuery): Promise<Understood> {
    const node = query.categoryId ? await catalog.activeNode(query.categoryId) : undefined;
    const selected = query.filter?.properties ?? [];
    if (selected.length && !node) invalid('categoryId', 'REQUIRED');
    const conditions = compileFilters(selected, node?.properties ?? [], await reference.unitTable());
    const key = await keyOf(query);
    const scope = { ...scopeOf(query, node), ...(key && { key }) };
    const itemsCount = isCategoryAlone(scope) ? (node?.category.itemsCount ?? 0) : 0;
    return {
      share: itemsCount > MOST_COUNTED ? SAMPLED / itemsCount : 1,
      key,
      wanted: {
        now: clock.now(),
        scope,
        conditions,
        includeUnknown: query.filter?.includeUnknown ?? false,
        ...(key && { hits: await hitsIn(key, node) }),
      },
      facetProperties: (node?.properties ?? []).filter(
        (property) => property.isFilterable && property.dataType !== 'TEXT',
      ),
    };
  }

  async function keyOf({ searchKey, filter }: ListQuery): Promise<TypedKey | undefined> {
    const typed = [searchKey, filter?.searchKey].filter((each) => each !== undefined);
    return typed.length > 0
      ? lexicon.read(typed.join(' '), searchKey === undefined ? 'filter.searchKey' : 'searchKey')
      : undefined;
  }

  /** What the typed measures mean in the category that is listed, or in the one the text names. */
  async function hitsIn(key: SearchKey, listed: CategoryNode | undefined) {
    if (key.measures.length === 0) return [];
    const node = listed ?? (await lexicon.categories(key))[0];
    const units = await reference.unitTable();
    return node ? hitsOf(candidatesOf(key.measures, node, units), node, units) : [];
  }

  return {
    /** One page of cards with totals and facets, and with a text how it was read. */
    async list(query: ListQuery) {
      const page = paging(query);
      const understood = await understand(query);
      const { wanted, key } = understood;
      const [found, { totalCount, ...facets }] = await Promise.all([
        repository.readCards(db, wanted, query.sort ?? 'RELEVANCE', page),
        overview(understood, 'offers'),
      ]);
      const read = { ...found, rows: await cards.read(found.rows) };
      const kept = keep(read, (card) => card !== undefined);
      const categoryId = wanted.scope.category?.id ?? (key && (await lexicon.kinds(key))[0]?.category.id);
      return {
        items: kept.rows as Card[],
        totalCount,
        ...kept.page,
        ...facets,
        ...(key && { reading: readingOf(key, totalCount > 0, { categoryId }) }),
      };
    },

    /** Suppliers behind the offers that match, with their numbers of offers, and the facets, which count suppliers. */
    async supplierCounts(query: ListQuery) {
      const understood = await understand(query);
      const { wanted } = understood;
      const [counts, { facets, facetsAreSampled }] = await Promise.all([
        repository.readSupplierCounts(db, wanted),
        overview(understood, 'suppliers'),
      ]);
      return { counts: new Map(counts.map((row) => [row.supplierId, row.count])), facets, facetsAreSampled };
    },

    cardsByIds: async (ids: string[]) => shown(await repository.readCardsByIds(db, ids, clock.now())),
    cardsPerSupplier: async (ids: string[], limit: number) =>
      shown(await repository.readCardsPerParent(db, 'supplier_id', ids, limit, clock.now())),
    cardsPerMerchant: async (ids: string[], limit: number) =>
      shown(await repository.readCardsPerParent(db, 'merchant_id', ids, limit, clock.now())),
    cardsPerBaseProduct: async (ids: string[], limit: number) =>
      shown(await repository.readCardsPerParent(db, 'base_product_id', ids, limit, clock.now())),

    /** What the sitemap lists. */
    addresses: makeAddresses({ db, clock }),

    /** Related cards for each of several offers; an offer without any has an empty list. */
    async related(ids: string[]): Promise<Map<string, Card[]>> {
      const found = new Map<string, Card[]>(ids.map((id) => [id, []]));
      const rows = await repository.readRelated(db, ids, RELATED_LIMIT, clock.now());
      (await cards.read(rows)).forEach((card, at) => card !== undefined && found.get(rows[at]!.of)?.push(card));
      return found;
    },
  };
}

function scopeOf(query: ListQuery, node: CategoryNode | undefined): Wanted['scope'] {
  const { filter = {}, supplierId, supplierIds, merchantId, baseProductId } = query;
  return {
    ...(node && { category: { id: node.category.id, level: node.category.level } }),
    ...(supplierId && { supplierId }),
    ...(supplierIds && { supplierIds }),
    ...(merchantId && { merchantId }),
    ...(baseProductId && { baseProductId }),
    ...(filter.onlyConfirmed && { onlyConfirmed: true }),
    ...(filter.stockStates?.length && { stockStates: filter.stockStates }),
  };
}

/** The category's id (the empty text for the whole market) when nothing else is asked, else undefined. */
function onlyCategory({ scope, conditions }: Wanted): string | undefined {
  return conditions.length === 0 && isCategoryAlone(scope) ? (scope.category?.id ?? '') : undefined;
}

/** Whether the scope is a whole category, or the whole market. */
const isCategoryAlone = (scope: Wanted['scope']) => Object.keys(scope).every((name) => name === 'category');
