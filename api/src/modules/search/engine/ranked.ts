import type { Queryable } from '../../../platform/database/database.ts';
import { Parameters } from '../../../platform/database/parameters.ts';
import type { Paging, Slice } from '../../../platform/paging/paging.ts';
import { type Keyed, limitOf, sliceOf } from '../../../platform/paging/read-page.ts';
import type { Hit, Piece, Wanted } from './engine.ts';
import { matchSql, rankSql } from './match.ts';
import {
  bestFit,
  changedAt,
  changedAtOf,
  conditionSql,
  scopeSql,
  sortColumns,
  visibleSql,
  whereSql,
} from './statement.ts';

/**
 * So many of what is found, the most relevant, are `ranked` by how well they fit; the rest follow by relevance. They are looked
 * for among `walked` rows by relevance, unless there are less than the `fewest` to rank. A quick question looks at no more rows.
 */
const WHOLE = { ranked: 2_000, walked: 10_000, fewest: 200 };
const QUICK = { ranked: 80, walked: 240, fewest: 12 };
const windowOf = ({ isQuick }: Wanted) => (isQuick ? QUICK : WHOLE);
/** Pieces that more offers have are looked for among the most relevant ones, row by row, and not in the index of words. */
const COMMON = 20_000;
/** A quick question whose pieces more offers have looks at the sample first. */
const SAMPLED = 3_000;
export const areCommon = (pieces: Piece[]) => pieces.length > 0 && pieces.every(({ uses }) => uses > COMMON);
/** Stands for the fit of what was not ranked. */
const UNRANKED = '-1';

type Boundary = { relevance: string; id: string };
type Ranked = {
  rows: Keyed<Hit>[];
  count: number;
  /** After which the rest begins; null when there is none. */ last: Boundary | null;
};

/**
 * One page by how well offers fit a text. One order for all pages and cursors, whichever way it was read.
 * @param areFew whether all that is found was counted and is not too much to look at
 */
export async function readRanked(db: Queryable, wanted: Wanted, page: Paging, areFew: boolean): Promise<Slice<Hit>> {
  const after = page.after === undefined ? undefined : bestFit.keysAfter(page.after);
  if (after?.[0] === UNRANKED) {
    const boundary = { relevance: String(after[1]), id: String(after[2]) };
    return sliceOf(
      page,
      bestFit,
      await readRest(db, wanted, boundary, { limit: limitOf(page), offset: 0 }),
    ) as Slice<Hit>;
  }
  const { rows, count, last } = await readTop(wanted, areFew, (source) => readOf(db, wanted, page, source));
  const missing = limitOf(page) - rows.length;
  if (missing === 0 || !last || wanted.isQuick) return sliceOf(page, bestFit, rows) as Slice<Hit>;
  const offset = Math.max(0, page.offset - count);
  return sliceOf(page, bestFit, [
    ...rows,
    ...(await readRest(db, wanted, last, { limit: missing, offset })),
  ]) as Slice<Hit>;
}

/** The base products of the ranked ones, each where its best offer stands. */
export async function readProducts(db: Queryable, wanted: Wanted, limit: number, areFew: boolean): Promise<string[]> {
  const { ids } = await readTop(wanted, areFew, (source) => readProductsOf(db, wanted, limit, source));
  return ids;
}

/** Reads the ranked ones from where they are found soonest. */
async function readTop<Top extends { count: number; last: unknown }>(
  wanted: Wanted,
  areFew: boolean,
  read: (source: Source) => Promise<Top>,
): Promise<Top> {
  if (!areFew && areCommon(wanted.pieces) && !wanted.need) {
    const walked = await read(walkSql);
    if (walked.count >= windowOf(wanted).fewest || !walked.last) return walked;
  }
  if (wanted.isQuick && wanted.pieces.every(({ uses }) => uses > SAMPLED)) {
    const sampled = await read(sampledSql);
    if (sampled.count >= QUICK.fewest) return sampled;
  }
  return read(matchedSql);
}

/** Statement parts: `top` are the rows to rank, `last` the row after which the rest begins, if there is a rest. */
type Source = (wanted: Wanted, parameters: Parameters) => string;

/** How well a row fits, while it is read: its words would fill the memory of the statement. */
const fitSql = ({ pieces, ranking = [] }: Wanted, parameters: Parameters) =>
  rankSql([...pieces, ...ranking], parameters);

/** Those found among the first rows by relevance. */
const walkSql: Source = (wanted, parameters) => {
  const { scope, now, pieces, need, conditions, includeUnknown } = wanted;
  const { ranked, walked } = windowOf(wanted);
  const inScope = `${scopeSql(scope, parameters)} and ${visibleSql(parameters.add(now, 'timestamptz'))}`;
  const tests = [
    matchSql(pieces, need, parameters),
    ...conditions.map((condition) => conditionSql(condition, includeUnknown, parameters)),
  ];
  return `walked as materialized (
      select id, relevance, case when ${tests.join(' and ')} then ${fitSql(wanted, parameters)} end as fit
      from product_search where ${inScope}
      order by relevance desc, id limit ${walked}),
    top as materialized (select * from walked where fit is not null order by relevance desc, id limit ${ranked}),
    ends as (
      select relevance, id from (
        (select relevance, id from top order by relevance, id desc limit 1) offset 0) last where (select count(*) from top) = ${ranked}
      union all
      select relevance, id from (
        (select relevance, id from walked order by relevance, id desc limit 1) offset 0) last
      where (select count(*) from top) < ${ranked} and (select count(*) from walked) = ${walked})`;
};

/** Those found in the index of words. With a term added the planner does not walk by relevance instead. */
const matchedSql = (wanted: Wanted, parameters: Parameters, among = 'true') => `top as materialized (
      select id, relevance, fit from (
        select id, relevance, ${fitSql(wanted, parameters)} as fit from product_search where ${among} and ${whereSql(wanted, parameters)}
        limit ${wanted.isQuick ? QUICK.walked : 'all'}) matched
      order by relevance + 0 desc, id limit ${windowOf(wanted).ranked}),
    ends as (
      select relevance, id from ((select relevance, id from top order by relevance, id desc limit 1) offset 0) last
      where (select count(*) from top) = ${windowOf(wanted).ranked})`;

/** The same in a sixteenth of the offers, which has an index of words of its own (migration 0104). */
const sampledSql: Source = (wanted, parameters) => matchedSql(wanted, parameters, 'sample < 16');

async function readOf(db: Queryable, wanted: Wanted, page: Paging, source: Source): Promise<Ranked> {
  const parameters = new Parameters();
  const parts = source(wanted, parameters);
  const rows = await db.query<Keyed<Hit> & { total: number; lastRelevance: string | null; lastId: string | null }>(
    `with ${parts},
       page as (
         select id, relevance, fit from top where ${bestFit.beyond(page, parameters)} order by ${bestFit.sql}
         limit ${parameters.add(limitOf(page), 'int')} offset ${parameters.add(page.offset, 'int')})
     select page.id, card, ${changedAtOf('page.id')}, ${bestFit.keysSql} as "cursorKeys", (select count(*) from top)::int as total,
       (select relevance::text from ends) as "lastRelevance", (select id::text from ends) as "lastId"
     from (values (1)) as one left join page on true left join product_search_cards using (id) order by ${bestFit.sql}`,
    parameters.values,
  );
  const [first] = rows;
  const last = first?.lastId ? { relevance: first.lastRelevance!, id: first.lastId } : null;
  const hits = rows
    .filter(({ id }) => id !== null)
    .map(({ total: _t, lastRelevance: _r, lastId: _i, ...hit }) => hit as Keyed<Hit>);
  return { rows: hits, count: first?.total ?? 0, last };
}

async function readProductsOf(db: Queryable, wanted: Wanted, limit: number, source: Source) {
  const parameters = new Parameters();
  const rows = await db.query<{ product: string | null; total: number; last: string | null }>(
    `with ${source(wanted, parameters)},
       best as (
         select distinct on (offer.base_product_id) offer.base_product_id as product, top.fit, top.relevance, top.id
         from top join product_search offer using (id)
         order by offer.base_product_id, top.fit desc, top.relevance desc, top.id),
       page as (select * from best order by ${bestFit.sql} limit ${parameters.add(limit, 'int')})
     select page.product, (select count(*) from top)::int as total, (select id::text from ends) as last
     from (values (1)) as one left join page on true order by ${bestFit.sql}`,
    parameters.values,
  );
  const [first] = rows;
  return { ids: rows.flatMap(({ product }) => product ?? []), count: first?.total ?? 0, last: first?.last ?? null };
}

/** What follows the ranked ones, by relevance. */
function readRest(
  db: Queryable,
  wanted: Wanted,
  { relevance, id }: Boundary,
  { limit, offset }: { limit: number; offset: number },
) {
  const parameters = new Parameters();
  const where = whereSql(wanted, parameters);
  const least = parameters.add(relevance, 'int');
  const from = parameters.add(id, 'uuid');
  return db.query<Keyed<Hit>>(
    `select id, card, ${changedAt('page.')} as "updatedAt", ${bestFit.keysSql} as "cursorKeys" from (
       select ${sortColumns}, ${UNRANKED}::bigint as fit from product_search
       where ${where} and relevance <= ${least} and (relevance < ${least} or id > ${from})
       order by relevance desc, id limit ${parameters.add(limit, 'int')} offset ${parameters.add(offset, 'int')}
     ) page left join product_search_cards using (id) order by ${bestFit.sql}`,
    parameters.values,
  );
}
