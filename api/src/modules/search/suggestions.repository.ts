import type { Queryable } from '../../platform/database/database.ts';
import type { SearchKey } from './search-key.ts';
import { fitSql, scopeSql, textSql, titleWords, visibleSql } from './statement.ts';
import { Parameters } from '../../platform/database/parameters.ts';

export type NearOffer = { id: string; baseProductId: string; title: string; slug: string; code: string };

/** Rows read in order of relevance before the index of words is asked. */
const TOP_ROWS = 400;
/** Rows of the index that are looked at: enough for a handful of good ones. */
const ANY_ROWS = 200;
/** Several offers may be of one product. */
const ANSWERS = 12;

/** The offers that fit best among the most relevant ones, of a category if one is given. */
export function readTopNearest(db: Queryable, key: SearchKey, now: Date, category?: { id: string; level: number }) {
  const parameters = new Parameters();
  const inCategory = scopeSql(category ? { category: { id: category.id, level: category.level } } : {}, parameters);
  const candidates = `select id, base_product_id, title_key, relevance from product_search where ${inCategory} and ${visibleSql(parameters.add(now, 'timestamptz'))}
    order by relevance desc, id limit ${TOP_ROWS}`;
  return readNearest(db, candidates, textSql(key, parameters), key, parameters);
}

/** The offers that fit best among some that fit. */
export function readAnyNearest(db: Queryable, key: SearchKey, now: Date) {
  const parameters = new Parameters();
  const candidates = `select id, base_product_id, title_key, relevance from product_search where ${scopeSql({ key }, parameters)}
      and ${visibleSql(parameters.add(now, 'timestamptz'))}
    limit ${ANY_ROWS}`;
  return readNearest(db, candidates, 'true', key, parameters);
}

function readNearest(db: Queryable, candidates: string, where: string, key: SearchKey, parameters: Parameters) {
  const fit = fitSql(key, [], parameters);
  return db.query<NearOffer>(
    `with candidate as materialized (${candidates}), near as materialized (
       select id, base_product_id, relevance, ${fit} as fit from candidate where ${where}
       order by fit desc, relevance desc, id limit ${ANSWERS})
     select near.id, near.base_product_id as "baseProductId", card ->> 'title' as title, card ->> 'slug' as slug,
       coalesce(card ->> 'mpn', card ->> 'sku') as code
     from near join product_search_cards using (id) order by fit desc, relevance desc, id`,
    parameters.values,
  );
}

/** Those of the tsqueries that find an offer. */
export async function whichFind(db: Queryable, queries: string[]): Promise<string[]> {
  const rows = await db.query<{ query: string }>(
    `select query from unnest($1::text[]) as given (query)
     where exists (select from product_search where ${titleWords} @@ given.query::tsquery)`,
    [queries],
    'search_which_find',
  );
  return rows.map((row) => row.query);
}
