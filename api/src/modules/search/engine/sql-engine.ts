import type { Queryable } from '../../../platform/database/database.ts';
import { Parameters } from '../../../platform/database/parameters.ts';
import type { Paging, Slice } from '../../../platform/paging/paging.ts';
import { type Keyed, limitOf, sliceOf } from '../../../platform/paging/read-page.ts';
import { capped, MOST_COUNTED, TOTAL, type Hit, type ListOrder, type SearchEngine, type Wanted } from './engine.ts';
import { makeCounts } from './counts.ts';
import { readFacetGroups } from './facet-groups.ts';
import { readProducts, readRanked } from './ranked.ts';
import { changedAt, indexed, offersSql, orders, sortColumns, whereSql } from './statement.ts';
import { removeSearchRows, writeSearchRows } from './write-rows.ts';

/** Fewer are looked up by their ids; a walk in the order of the list would pass over many others to find them. */
const FEW = 400;

/** The read model `product_search`, on PostgreSQL or embedded, by the same SQL. */
export function makeSqlEngine(db: Queryable): SearchEngine {
  const counts = makeCounts(db);
  const isAtMost = (wanted: Wanted, most: number) => (counts.known(wanted) ?? Infinity) <= most;
  return {
    index: writeSearchRows,
    remove: removeSearchRows,

    find: (wanted, sort, page) =>
      wanted.pieces.length > 0 && sort === 'RELEVANCE'
        ? readRanked(db, wanted, page, isAtMost(wanted, MOST_COUNTED))
        : readSorted(db, wanted, sort, page, isAtMost(wanted, FEW)),

    findProducts: (wanted, limit) => readProducts(db, wanted, limit, isAtMost(wanted, MOST_COUNTED)),

    count: async (wanted, most = MOST_COUNTED) => capped(await counts.total(wanted, most), most),
    countLeaves: counts.leaves,

    async countBySupplier(wanted) {
      const parameters = new Parameters();
      const rows = await db.query<{ supplierId: string; count: number }>(
        `select supplier_id as "supplierId", count(*)::int as count from product_search where ${offersSql(wanted, parameters)} group by supplier_id`,
        parameters.values,
      );
      return new Map(rows.map((row) => [row.supplierId, row.count]));
    },

    async facets(wanted, slots, options) {
      const groups = await readFacetGroups(db, wanted, slots, options);
      const total = groups.find(({ slot }) => slot === TOTAL)?.count ?? 0;
      if (options.share === 1) counts.keep(wanted, total);
      return groups;
    },
  };
}

/** One page in another order than that of a text. */
async function readSorted(
  db: Queryable,
  wanted: Wanted,
  sort: ListOrder,
  page: Paging,
  areFew: boolean,
): Promise<Slice<Hit>> {
  const parameters = new Parameters();
  const order = orders[sort];
  const rows = await db.query<Keyed<Hit>>(
    `select id, card, ${changedAt('page.')} as "updatedAt", ${order.keysSql} as "cursorKeys" from (
       ${(areFew ? fewSql : sortedSql)(wanted, sort, page, parameters)} order by ${order.sql}
       limit ${parameters.add(limitOf(page), 'int')} offset ${parameters.add(page.offset, 'int')}
     ) page left join product_search_cards using (id) order by ${order.sql}`,
    parameters.values,
  );
  return sliceOf(page, order, rows) as Slice<Hit>;
}

function fewSql(wanted: Wanted, sort: ListOrder, page: Paging, parameters: Parameters): string {
  const ids = `array(select id from product_search where ${offersSql(wanted, parameters)})`;
  return `select ${sortColumns} from product_search where id = any(${ids}) and ${orders[sort].beyond(page, parameters)}`;
}

function sortedSql(wanted: Wanted, sort: ListOrder, page: Paging, parameters: Parameters): string {
  const where = whereSql(wanted, parameters);
  const order = orders[sort];
  const of = (part: string) => `select ${sortColumns} from product_search where ${where} and ${part}`;
  if (page.after === undefined || !indexed.has(sort)) return of(order.beyond(page, parameters));
  const steps = order.steps(page, parameters);
  const limit = parameters.add(limitOf(page), 'int');
  const parts = steps.map((step) => `(${of(step)} order by ${order.sql} limit ${limit})`);
  return `select * from (${parts.join(' union all ')}) steps`;
}
