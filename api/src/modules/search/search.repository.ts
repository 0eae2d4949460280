import type { Queryable } from '../../platform/database/database.ts';
import type { Paging, Slice } from '../../platform/paging/paging.ts';
import { type Keyed, limitOf, sliceOf } from '../../platform/paging/read-page.ts';
import type { ProductSort } from './search.enums.ts';
import type { Condition } from './filter.ts';
import {
  conditionSql,
  bestFit,
  fitSql,
  indexed,
  orders,
  sortColumns,
  scopeSql,
  visibleSql,
  type Scope,
} from './statement.ts';
import { Parameters } from '../../platform/database/parameters.ts';

/** A measure of the typed text in a category that knows it. */
export type Hit = { category: { id: string; level: number }; condition: Condition };
/** `now` decides which offers are shown. */
export type Wanted = { now: Date; scope: Scope; conditions: Condition[]; includeUnknown: boolean; hits?: Hit[] };
/** A slot that no property has: its group counts offers. */
export const TOTAL = 0;
export type FacetGroup = {
  slot: number;
  low: number | null;
  high: number | null;
  /** Of offers. */
  count: number;
  /** Which suppliers have them, by numbers of this answer only; where suppliers are what is counted. */
  sellers?: number[];
};
/** What facets count. */
export type Counted = 'offers' | 'suppliers';

const whereSql = ({ now, scope, conditions, includeUnknown }: Wanted, parameters: Parameters) =>
  [
    scopeSql(scope, parameters),
    visibleSql(parameters.add(now, 'timestamptz')),
    ...conditions.map((condition) => conditionSql(condition, includeUnknown, parameters)),
  ].join(' and ');

type CardRow = { id: string; card: unknown };

// A card that is missing is one that cannot be read: it is made anew, and its offer is not left out.

/** Ready-made cards of one page. */
export async function readCards(
  db: Queryable,
  wanted: Wanted,
  sort: ProductSort,
  page: Paging,
): Promise<Slice<CardRow>> {
  const parameters = new Parameters();
  const isSearch = wanted.scope.key !== undefined && sort === 'RELEVANCE';
  const order = isSearch ? bestFit : orders[sort];
  const found = isSearch ? byFit(wanted, page, parameters) : bySort(wanted, sort, page, parameters);
  const rows = await db.query<Keyed<CardRow>>(
    `select id, card, ${order.keysSql} as "cursorKeys" from (
       ${found} order by ${order.sql} limit ${parameters.add(limitOf(page), 'int')} offset ${parameters.add(page.offset, 'int')}
     ) page left join product_search_cards using (id) order by ${order.sql}`,
    parameters.values,
  );
  return sliceOf(page, order, rows);
}

function bySort(wanted: Wanted, sort: ProductSort, page: Paging, parameters: Parameters): string {
  const where = whereSql(wanted, parameters);
  const order = orders[sort];
  const of = (part: string) => `select ${sortColumns} from product_search where ${where} and ${part}`;
  if (page.after === undefined || !indexed.has(sort)) return of(order.beyond(page, parameters));
  const steps = order.steps(page, parameters);
  const limit = parameters.add(limitOf(page), 'int');
  const parts = steps.map((step) => `(${of(step)} order by ${order.sql} limit ${limit})`);
  return `select * from (${parts.join(' union all ')}) steps`;
}

function byFit(wanted: Wanted, page: Paging, parameters: Parameters): string {
  const where = whereSql(wanted, parameters);
  const found = `select ${sortColumns}, ${fitOf(wanted, parameters)} as fit from product_search where ${where}`;
  return `select * from (${found}) found where ${bestFit.beyond(page, parameters)}`;
}

function fitOf({ scope, hits = [] }: Wanted, parameters: Parameters): string {
  const held = hits.map(({ category, condition }) => {
    const inCategory = scopeSql({ category }, parameters);
    return `${inCategory} and ${conditionSql(condition, false, parameters)}`;
  });
  return scope.key ? fitSql(scope.key, held, parameters) : '0';
}

export async function countCards(db: Queryable, wanted: Wanted): Promise<number> {
  const parameters = new Parameters();
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from product_search where ${whereSql(wanted, parameters)}`,
    parameters.values,
  );
  return row?.count ?? 0;
}

/** Offers under a filter by category path, most first. */
export function readPathCounts(db: Queryable, wanted: Wanted) {
  const parameters = new Parameters();
  return db.query<{ path: string[]; count: number }>(
    `select category_path::text[] as path, count(*)::int as count from product_search where ${whereSql(wanted, parameters)}
     group by 1 order by 2 desc, 1`,
    parameters.values,
  );
}

/** Offers per supplier under a filter, most first. */
export function readSupplierCounts(db: Queryable, wanted: Wanted) {
  const parameters = new Parameters();
  return db.query<{ supplierId: string; count: number }>(
    `select supplier_id as "supplierId", count(*)::int as count from product_search where ${whereSql(wanted, parameters)} group by supplier_id`,
    parameters.values,
  );
}

/**
 * How many offers have which value, for each slot, each under all conditions but those on the slot itself; under slot
 * TOTAL how many meet all of them. `fail` has a bit for each condition an offer does not meet, so one pass over the
 * category serves every facet. `share` of the table below 1 looks at a sample only. Materialized: the planner takes the
 * join for rare and would read the category once a slot. With `counted` suppliers each group tells them, since one
 * supplier may stand in several.
 */
export function readFacetGroups(
  db: Queryable,
  { now, scope, conditions, includeUnknown }: Wanted,
  slots: number[],
  { share = 1, counted = 'offers' }: { share?: number; counted?: Counted } = {},
): Promise<FacetGroup[]> {
  const parameters = new Parameters();
  // Pages of the table and not rows, so that the others are not even read; the same ones each time.
  const sample = share < 1 ? `tablesample system (${100 * share}) repeatable (1)` : '';
  const where = `${scopeSql(scope, parameters)} and ${visibleSql(parameters.add(now, 'timestamptz'))}`;
  const bits = conditions.map(
    (condition, bit) =>
      `(case when ${conditionSql(condition, includeUnknown, parameters)} then 0 else ${1 << bit} end)`,
  );
  const wantedSlots = [TOTAL, ...slots].map((slot) => {
    const own = conditions.reduce((mask, condition, bit) => (condition.slot === slot ? mask | (1 << bit) : mask), 0);
    return `(${slot}, ${~own})`;
  });
  const ofSuppliers = counted === 'suppliers';
  const seller = ofSuppliers ? ', dense_rank() over (order by supplier_id)::int as seller' : '';
  const groups = `select wanted.slot, lows[wanted.slot] as low, highs[wanted.slot] as high, count(*)::int as count${ofSuppliers ? ', seller' : ''}
     from candidate cross join (values ${wantedSlots.join(', ')}) as wanted (slot, mask) where (candidate.fail & wanted.mask) = 0
     group by 1, 2, 3${ofSuppliers ? ', seller' : ''}`;
  return db.query<FacetGroup>(
    `with candidate as materialized (select lows, highs, ${bits.join(' + ') || '0'} as fail${seller} from product_search ${sample} where ${where})
     ${ofSuppliers ? `select slot, low, high, sum(count)::int as count, array_agg(seller) as sellers from (${groups}) grouped group by 1, 2, 3` : groups}`,
    parameters.values,
  );
}

export const readCardsByIds = (db: Queryable, ids: string[], now: Date) =>
  db.query<CardRow>(
    `select s.id, c.card from unnest($1::uuid[]) with ordinality as wanted (id, place)
     join product_search s on s.id = wanted.id left join product_search_cards c on c.id = s.id
     where ${visibleSql('$2', 's.')} order by wanted.place`,
    [ids, now],
    'search_cards_by_ids',
  );

/** For each parent at most `limit` cards, best first. `column` is ours, never the caller's. */
export const readCardsPerParent = (
  db: Queryable,
  column: 'supplier_id' | 'merchant_id' | 'base_product_id',
  parentIds: string[],
  limit: number,
  now: Date,
) =>
  db.query<CardRow>(
    `select s.id, c.card from unnest($1::uuid[]) with ordinality as parent (id, place)
     cross join lateral (select relevance, id from product_search where ${column} = parent.id and ${visibleSql('$3')} order by relevance desc, id limit $2) s
     left join product_search_cards c on c.id = s.id
     order by parent.place, s.relevance desc, s.id`,
    [parentIds, limit, now],
    `search_cards_per_${column}`,
  );

/** Enough neighbours to find near ones among, without reading a large category to its end. */
const CANDIDATES = 300;

/** Related offers of several offers: same base product first, then least distance over the given slots of the same leaf. */
export function readRelated(db: Queryable, ids: string[], limit: number, now: Date) {
  return db.query<CardRow & { of: string }>(
    `select origin.id as "of", near.id, c.card from unnest($1::uuid[]) with ordinality as wanted (id, place)
     join product_search origin on origin.id = wanted.id
     cross join lateral (
       select candidate.id, candidate.base_product_id = origin.base_product_id as is_same,
         (select sum(case when a is null or b is null then 1 else abs(a - b) / (abs(a) + abs(b) + 1e-12) end)
          from unnest(origin.lows, candidate.lows) as pair (a, b)) as distance
       from (
         (select * from product_search where base_product_id = origin.base_product_id and ${visibleSql('$4')} order by relevance desc, id limit $2 + 1)
         union
         (select * from product_search
          where category_path[3] = origin.category_path[3] and array_length(origin.category_path, 1) = 3 and ${visibleSql('$4')}
          order by relevance desc, id limit $3)
       ) candidate
       where candidate.id <> origin.id
       order by is_same desc, distance, candidate.id limit $2
     ) near
     left join product_search_cards c on c.id = near.id
     order by wanted.place, near.is_same desc, near.distance, near.id`,
    [ids, limit, CANDIDATES, now],
    'search_related',
  );
}
