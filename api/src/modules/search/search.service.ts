import { concerns } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emptyPage, keep, type PageQuery, paging } from '../../platform/paging/paging.ts';
import { readRemoved, type RemovedQuery } from '../../platform/sync/removed.ts';
import { changeSpan, type ChangeSpan, syncedTo } from '../../platform/sync/changes.ts';
import { onForget } from '../../platform/snapshot.ts';
import { invalid } from '../../platform/problem.ts';
import type { Catalog, CategoryNode, Property } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import {
  capped,
  type Count,
  type Counted,
  type Hit,
  MOST_COUNTED,
  type SearchEngine,
  TOTAL,
  type Wanted,
} from './engine/engine.ts';
import type { ProductSort } from './search.enums.ts';
import { makeAddresses } from './addresses.ts';
import { scaledUp, toFacets } from './facets.ts';
import { compileFilters, compileMeasures } from './filter.ts';
import type { Interpreted, Interpreter } from './interpret.ts';
import { categoryScope, type Frame } from './measure-filters.ts';
import type { Lexicon } from './lexicon.ts';
import { makeLineFinder } from './lines.service.ts';
import { makeNameReader } from './names.ts';
import * as repository from './search.repository.ts';
import type { ProductFilter, PropertyFacet } from './search.schemas.ts';
import { readMeasures } from './typed-measures.ts';

/** How long the facets and the count of an unfiltered category may be old. */
const FRESH_MS = 60_000;
const HELD_CATEGORIES = 500;
/** A category with more offers has its facets counted on so many of them; passing over all would outlast the deadline. */
const FACETS_COUNTED = 150_000;
const SAMPLED = 75_000;
const RELATED_LIMIT = 12;

/** A card as it was written, or what became of it. */
export type StoredCard = Hit;
type Parts<Card> = {
  db: Queryable;
  clock: Clock;
  catalog: Catalog;
  reference: Reference;
  engine: SearchEngine;
  lexicon: Lexicon;
  interpreter: Interpreter;
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
  /** Whether numbers with units in the key become filters; they do by default. */
  appliesMeasures?: boolean;
  filter?: ProductFilter;
  /** Numbers of properties, as texts (typed-measures.ts). */
  measures?: string[];
  /** Only what changed since, in that order. */
  updatedSince?: string;
  sort?: ProductSort;
};
type Understood = { wanted: Wanted; key: Interpreted | undefined; facetProperties: Property[]; itemsCount: number };
type Overview = { totalCount: number; totalCountIsCapped: boolean; facets: PropertyFacet[]; facetsAreSampled: boolean };

/** The parametric list over the read model `product_search`. */
export function makeSearch<Card>({ db, clock, catalog, reference, engine, lexicon, interpreter, cards }: Parts<Card>) {
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
    { wanted, key, facetProperties: properties, itemsCount }: Understood,
    counted: Counted,
  ): Promise<Overview> {
    const isWhole = isUnfiltered(wanted);
    if (properties.length === 0) {
      const found = isWhole ? await countAll(wanted) : (key?.count ?? (await engine.count(wanted)));
      return { ...totalOf(found), facets: [], facetsAreSampled: false };
    }
    const share = await shareOf(wanted, isWhole, itemsCount);
    const [groups, units] = await Promise.all([
      engine.facets(
        wanted,
        properties.map((property) => property.slot),
        { share, counted },
      ),
      reference.unitTable(),
    ]);
    const total = groups.find((group) => group.slot === TOTAL)?.count ?? 0;
    if (share === 1)
      return {
        ...(isWhole ? { totalCount: total, totalCountIsCapped: false } : totalOf(capped(total))),
        facets: toFacets(groups, properties, units),
        facetsAreSampled: false,
      };
    const likely = Math.round(total / share);
    const found = isWhole ? await countAll(wanted) : (key?.count ?? (await countLikely(wanted, likely)));
    const exact = isWhole ? found.count : likely;
    return {
      ...totalOf(found),
      facets: toFacets(scaledUp(groups, exact / (total || 1)), properties, units),
      facetsAreSampled: true,
    };
  }

  /** What part of the table facets are counted on: all of what is found, or a sample where that is too much. */
  async function shareOf(wanted: Wanted, isWhole: boolean, itemsCount: number): Promise<number> {
    if (itemsCount <= FACETS_COUNTED) return 1;
    if (isWhole || wanted.pieces.length === 0) return SAMPLED / itemsCount;
    const { countIsCapped } = await engine.count(wanted, FACETS_COUNTED);
    return countIsCapped ? SAMPLED / itemsCount : 1;
  }

  /** `likely` comes from a sample: where it is far beyond what is counted there is nothing to count. */
  const countLikely = async (wanted: Wanted, likely: number): Promise<Count> =>
    likely > 2 * MOST_COUNTED ? capped(likely) : engine.count(wanted);

  /** A whole category, or the whole market: counted to the end. */
  const countAll = (wanted: Wanted) => engine.count(wanted, Number.MAX_SAFE_INTEGER);

  /** Reads a query into a scope and conditions. @throws Problem 400, 404 CATEGORY_NOT_FOUND */
  async function understand(query: ListQuery, changed?: ChangeSpan): Promise<Understood> {
    const node = query.categoryId ? await catalog.activeNode(query.categoryId) : undefined;
    const selected = query.filter?.properties ?? [];
    const measures = readMeasures(query.measures ?? []);
    if (selected.length + measures.length > 0 && !node) invalid('categoryId', 'REQUIRED');
    const known = node?.properties ?? [];
    const units = await reference.unitTable();
    const conditions = [...compileFilters(selected, known, units), ...compileMeasures(measures, known, units)];
    const frame = {
      now: clock.now(),
      scope: { ...(await scopeIn(db, query, node)), ...(changed && { changed }) },
      conditions,
      includeUnknown: query.filter?.includeUnknown ?? false,
    };
    const key = await readKey(query, frame, node);
    return {
      itemsCount: node?.category.itemsCount ?? 0,
      key,
      wanted: key?.wanted ?? { ...frame, pieces: [] },
      facetProperties: (node?.properties ?? []).filter(
        (property) => property.isFilterable && property.dataType !== 'TEXT',
      ),
    };
  }

  async function readKey(
    { searchKey, filter, appliesMeasures }: ListQuery,
    frame: Frame,
    listed: CategoryNode | undefined,
  ) {
    const typed = [searchKey, filter?.searchKey].filter((each) => each !== undefined);
    if (typed.length === 0) return undefined;
    const text = await lexicon.read(typed.join(' '), searchKey === undefined ? 'filter.searchKey' : 'searchKey');
    return interpreter.interpret(text, frame, { listed, appliesMeasures });
  }

  return {
    /** One page of cards with totals and facets, and with a text how it was read. */
    async list(query: ListQuery) {
      const page = paging(query);
      const changed = await changeSpan(db, query, ['supplierId', 'merchantId']);
      const understood = await understand(query, changed);
      const { wanted, key } = understood;
      const isEmpty = key?.reading.tier === 'NONE';
      const told = overview(understood, 'offers');
      // How many there are tells the engine how to look for them.
      if (wanted.conditions.length > 0) await told;
      const [found, { facets, facetsAreSampled, ...total }] = await Promise.all([
        isEmpty ? emptyPage<Hit>(page) : engine.find(wanted, changed ? 'CHANGED' : (query.sort ?? 'RELEVANCE'), page),
        told,
      ]);
      const read = { ...found, rows: await cards.read(found.rows) };
      const kept = keep(read, (card) => card !== undefined);
      return {
        items: kept.rows as Card[],
        ...kept.page,
        // A text of which nothing is left to search by finds nothing, not everything.
        ...(isEmpty ? totalOf({ count: 0, countIsCapped: false }) : total),
        facets,
        facetsAreSampled,
        ...(key && { reading: key.reading }),
        ...syncedTo(changed),
      };
    },

    /** The base products of what a text finds, the best first. @throws Problem 400, 404 CATEGORY_NOT_FOUND */
    async products(query: Pick<ListQuery, 'searchKey' | 'categoryId'>, limit: number): Promise<string[]> {
      const { wanted, key } = await understand(query);
      return key?.reading.tier === 'NONE' ? [] : engine.findProducts(wanted, limit);
    },

    /** Offers that are shown no more. @throws Problem 400 UPDATED_SINCE_TOO_OLD */
    removed: (query: RemovedQuery) => readRemoved(db, query, repository.removedOffers),

    /** Suppliers behind the offers that match, with their numbers of offers, and the facets, which count suppliers. */
    async supplierCounts(query: ListQuery) {
      const understood = await understand(query);
      const { wanted } = understood;
      const [counts, { facets, facetsAreSampled }] = await Promise.all([
        engine.countBySupplier(wanted),
        overview(understood, 'suppliers'),
      ]);
      return { counts, facets, facetsAreSampled };
    },

    cardsByIds: async (ids: string[]) => shown(await repository.readCardsByIds(db, ids, clock.now())),
    cardsPerSupplier: async (ids: string[], limit: number) =>
      shown(await repository.readCardsPerParent(db, 'supplier_id', ids, limit, clock.now())),
    cardsPerMerchant: async (ids: string[], limit: number) =>
      shown(await repository.readCardsPerParent(db, 'merchant_id', ids, limit, clock.now())),
    cardsPerBaseProduct: async (ids: string[], limit: number) =>
      shown(await repository.readCardsPerParent(db, 'base_product_id', ids, limit, clock.now())),

    ...makeLineFinder({ db, clock, lexicon, interpreter, engine }),

    /** Reads what is looked for in names of companies. */
    readName: makeNameReader(lexicon),

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

const totalOf = ({ count, countIsCapped }: Count) => ({ totalCount: count, totalCountIsCapped: countIsCapped });

async function scopeIn(db: Queryable, query: ListQuery, node: CategoryNode | undefined): Promise<Wanted['scope']> {
  const { filter = {}, supplierId, supplierIds, merchantId, baseProductId } = query;
  return {
    ...(node && { category: categoryScope(node) }),
    ...(supplierId && { supplierId }),
    ...(supplierIds && { supplierIds }),
    ...(await repository.soldBy(db, merchantId)),
    ...(baseProductId && { baseProductId }),
    ...(filter.onlyConfirmed && { onlyConfirmed: true }),
    ...(filter.stockStates?.length && { stockStates: filter.stockStates }),
  };
}

/** The category's id (the empty text for the whole market) when nothing else is asked, else undefined. */
function onlyCategory({ scope, conditions, pieces }: Wanted): string | undefined {
  return conditions.length === 0 && pieces.length === 0 && isCategoryAlone(scope)
    ? (scope.category?.id ?? '')
    : undefined;
}

/** Whether all of a category or a seller is wanted, which is counted to the end. */
const isUnfiltered = ({ scope, conditions, pieces }: Wanted) =>
  conditions.length === 0 && pieces.length === 0 && Object.keys(scope).every((name) => WHOLE.has(name));
const WHOLE = new Set(['category', 'supplierId', 'merchantId', 'ownSupplierId', 'baseProductId']);

/** Whether the scope is a whole category, or the whole market. */
const isCategoryAlone = (scope: Wanted['scope']) => Object.keys(scope).every((name) => name === 'category');
