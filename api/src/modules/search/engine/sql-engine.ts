import type { Queryable } from '../../../platform/database/database.ts';
import { Parameters } from '../../../platform/database/parameters.ts';
import type { Paging, Slice } from '../../../platform/paging/paging.ts';
import { type Keyed, limitOf, sliceOf } from '../../../platform/paging/read-page.ts';
import type { ProductSort } from '../search.enums.ts';
import { capped, MOST_COUNTED, type Hit, type SearchEngine, type Wanted } from './engine.ts';
import { readFacetGroups } from './facet-groups.ts';
import { makeLeafCounts, totalOf } from './leaf-counts.ts';
import { areCommon, readRanked } from './ranked.ts';
import { indexed, orders, sortColumns, whereSql } from './statement.ts';
import { removeSearchRows, writeSearchRows } from './write-rows.ts';

/** The read model `product_search`, on PostgreSQL or embedded, by the same SQL. */
export function makeSqlEngine(db: Queryable): SearchEngine {
  const leaves = makeLeafCounts(db);
  return {
    index: writeSearchRows,
    remove: removeSearchRows,

    async find(wanted, sort, page) {
      if (wanted.pieces.length === 0 || sort !== 'RELEVANCE') return readSorted(db, wanted, sort, page);
      const counted = await leaves.known(wanted);
      return readRanked(db, wanted, page, counted !== undefined && totalOf(counted) <= MOST_COUNTED);
    },

    async count(wanted, most = MOST_COUNTED) {
      return capped(most === MOST_COUNTED ? totalOf(await leaves.read(wanted)) : await countTo(db, wanted, most), most);
    },

    countLeaves: leaves.read,

    async countBySupplier(wanted) {
      const parameters = new Parameters();
      const rows = await db.query<{ supplierId: string; count: number }>(
        `select supplier_id as "supplierId", count(*)::int as count from product_search where ${whereSql(wanted, parameters)} group by supplier_id`,
        parameters.values,
      );
      return new Map(rows.map((row) => [row.supplierId, row.count]));
    },

    facets: (wanted, slots, options) => readFacetGroups(db, wanted, slots, options),
  };
}

/** How many there are, up to one more than `most`. */
async function countTo(db: Queryable, wanted: Wanted, most: number): Promise<number> {
  const parameters = new Parameters();
  const limit =
    most === Number.MAX_SAFE_INTEGER ? null : (isCommon(wanted) ? most : Math.max(most, FEWEST_COUNTED)) + 1;
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select from product_search where ${whereSql(wanted, parameters)} limit ${parameters.add(limit, 'bigint')}) found`,
    parameters.values,
  );
  return row?.count ?? 0;
}

/** For fewer the planner passes over the whole table, which takes a second where what is asked is rarer than it believes. */
const FEWEST_COUNTED = 1_000;

/** One word that many offers have, and nothing else: it is found wherever one looks. */
const isCommon = ({ pieces, scope, conditions }: Wanted) =>
  pieces.length === 1 && areCommon(pieces) && conditions.length === 0 && Object.keys(scope).length === 0;

/** One page in another order than that of a text. */
async function readSorted(db: Queryable, wanted: Wanted, sort: ProductSort, page: Paging): Promise<Slice<Hit>> {
  const parameters = new Parameters();
  const order = orders[sort];
  const rows = await db.query<Keyed<Hit>>(
    `select id, card, ${order.keysSql} as "cursorKeys" from (
       ${sortedSql(wanted, sort, page, parameters)} order by ${order.sql}
       limit ${parameters.add(limitOf(page), 'int')} offset ${parameters.add(page.offset, 'int')}
     ) page left join product_search_cards using (id) order by ${order.sql}`,
    parameters.values,
  );
  return sliceOf(page, order, rows) as Slice<Hit>;
}

function sortedSql(wanted: Wanted, sort: ProductSort, page: Paging, parameters: Parameters): string {
  const where = whereSql(wanted, parameters);
  const order = orders[sort];
  const of = (part: string) => `select ${sortColumns} from product_search where ${where} and ${part}`;
  if (page.after === undefined || !indexed.has(sort)) return of(order.beyond(page, parameters));
  const steps = order.steps(page, parameters);
  const limit = parameters.add(limitOf(page), 'int');
  const parts = steps.map((step) => `(${of(step)} order by ${order.sql} limit ${limit})`);
  return `select * from (${parts.join(' union all ')}) steps`;
}
