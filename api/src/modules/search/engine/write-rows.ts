import { Readable } from 'node:stream';
import { listsOf, recordChange } from '../../../platform/changes/record-change.ts';
import {
  bulkTable,
  copyLine,
  copyStatement,
  onlyIfDifferent,
  upsertStatement,
  type BulkRow,
} from '../../../platform/database/bulk.ts';
import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import { countOffers, forgetEmptyCounts } from '../offer-counts.ts';
import type { SearchRow } from '../search-row.ts';
import { addCounts, allWords, TermCounts } from '../terms.ts';
import { vectorOf } from './match.ts';

const searchTable = bulkTable(
  'product_search',
  `id base_product_id supplier_id merchant_id category_path words relevance published_at updated_at price_rial lead_time_days
   rating response_min completeness_score is_confirmed stock_state visible_from visible_until lows highs`,
);
const cardTable = bulkTable('product_search_cards', 'id card version', ['card']);

/** Rows in $1 and their cards in $2. */
const upsertBoth = `
  with written as (${upsertStatement(searchTable)} ${onlyIfDifferent(searchTable)} returning id),
    cards as (${upsertStatement(cardTable).replaceAll('$1', '$2')} ${onlyIfDifferent(cardTable)} returning id)
  select id from written union select id from cards`;

/** What shows an offer, and what it is found by, as they stand. */
type Place = Pick<SearchRow, 'id' | 'baseProductId' | 'supplierId' | 'merchantId' | 'categoryPath'> & {
  words: string[];
  /** Whether it counts for the same as what is to stand in its place. */
  countsAlike: boolean;
};

/**
 * Writes rows of the read model inside the writer's own transaction: those that are new or differ from what stands. Counts
 * the words of their titles and tells the caches; the offers of categories and suppliers are counted apart (offer-counts.ts).
 * @returns ids of those that were written
 */
export async function writeSearchRows(tx: Tx, rows: SearchRow[]): Promise<string[]> {
  const before = await readPlaces(
    tx,
    rows.map(({ id }) => id),
    [],
  );
  return writeOver(tx, before, rows);
}

/** @param before what stands of these rows */
async function writeOver(tx: Tx, before: Place[], rows: SearchRow[]): Promise<string[]> {
  const terms = new TermCounts();
  for (const { words } of before) terms.add(words, -1);
  for (const { words, written } of rows) terms.add(allWords(words)).write(written);
  await addCounts(tx, terms.changes());
  const written = await tx.query<{ id: string }>(
    upsertBoth,
    [rows.map(byColumn), rows.map(cardByColumn)].map((made) => JSON.stringify(made)),
    'search_rows_written',
  );
  const changed = new Set(written.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  await recordChange(tx, [
    ...[...before, ...rows].filter(({ id }) => changed.has(id)).flatMap(tagsOf),
    ...rows.filter(({ id }) => !known.has(id)).flatMap(sellersOf),
  ]);
  return [...changed];
}

/** Takes offers out of the read model. */
export const removeSearchRows = async (tx: Tx, ids: string[]): Promise<void> =>
  remove(tx, await readPlaces(tx, ids, []), ids);

/** @param gone what stands of them */
async function remove(tx: Tx, gone: Place[], ids: string[]): Promise<void> {
  const terms = new TermCounts();
  for (const { words } of gone) terms.add(words, -1);
  await addCounts(tx, terms.changes());
  await tx.query('delete from product_search where id = any($1::uuid[])', [ids]);
  await tx.query('delete from product_search_cards where id = any($1::uuid[])', [ids]);
  await recordChange(
    tx,
    gone.flatMap((place) => [...tagsOf(place), ...sellersOf(place)]),
  );
}

type IndexedOffers = { shown: SearchRow[]; hidden: string[] };

/** What stands of offers in the read model; `updatedAt` of theirs does not matter. */
export const readIndexed = (tx: Tx, { shown, hidden }: IndexedOffers) =>
  readPlaces(tx, [...shown.map(({ id }) => id), ...hidden], shown);

/**
 * Brings the read model and its counts in line with offers that were written: some are shown, some no longer.
 * @param known what stands of them, where it was read with something else
 */
export async function indexOffers(tx: Tx, offers: IndexedOffers, known?: Place[]): Promise<void> {
  const { shown, hidden } = offers;
  const ids = [...shown.map(({ id }) => id), ...hidden];
  const before = known ?? (await readIndexed(tx, offers));
  const hide = new Set(hidden);
  const alike = new Set(before.filter(({ countsAlike }) => countsAlike).map(({ id }) => id));
  // A price counts for nothing: most writes leave the counts as they are.
  const recounted = ids.filter((id) => !alike.has(id));
  if (recounted.length > 0) await countOffers(tx, recounted, -1);
  if (shown.length > 0)
    await writeOver(
      tx,
      before.filter(({ id }) => !hide.has(id)),
      shown,
    );
  if (hidden.length > 0)
    await remove(
      tx,
      before.filter(({ id }) => hide.has(id)),
      hidden,
    );
  if (recounted.length === 0) return;
  await countOffers(tx, recounted, 1);
  await forgetEmptyCounts(tx, [...new Set([...before, ...shown].map(({ supplierId }) => supplierId))]);
}

/** The same rows by COPY, without counts and news of it: for loads that count when all is there. PostgreSQL only. @param terms counts their words */
export async function copySearchRows(db: Database, rows: SearchRow[], terms: TermCounts): Promise<void> {
  for (const { words, written } of rows) terms.add(allWords(words)).write(written);
  const lines = (table: typeof searchTable, made: BulkRow[]) =>
    Readable.from([made.map((row) => copyLine(table, row)).join('')]);
  await db.copyFrom?.(copyStatement(searchTable), lines(searchTable, rows.map(byColumn)));
  await db.copyFrom?.(copyStatement(cardTable), lines(cardTable, rows.map(cardByColumn)));
}

const INDEX_MEMORY = '512MB';

/** The indexes of the read model but its key, as the migrations leave them. */
const indexes: Record<string, string> = {
  product_search_base: '(base_product_id)',
  product_search_changed: '((greatest(coalesce(changed_at, published_at), visible_from)), id)',
  product_search_ended:
    "((greatest(coalesce(changed_at, published_at), visible_until)), id) where visible_until < 'infinity'",
  product_search_level1: '((category_path[1]), relevance desc, id)',
  product_search_level2: '((category_path[2]), relevance desc, id)',
  product_search_level3: '((category_path[3]), relevance desc, id)',
  product_search_merchant: '(merchant_id, relevance desc, id) where merchant_id is not null',
  product_search_newest: '(published_at desc, id) include (updated_at, visible_from, visible_until)',
  product_search_price: '(price_rial, id)',
  product_search_relevance: '(relevance desc, id)',
  product_search_sample_words: 'using gin (words) where sample < 16',
  product_search_supplier: '(supplier_id, relevance desc, id)',
  product_search_values:
    '(leaf_id, sample) include (id, supplier_id, is_confirmed, stock_state, visible_from, visible_until, lows, highs)',
  product_search_wordless: "(id) where words = ''",
  product_search_words: 'using gin (words)',
};

/**
 * Loads many rows without the indexes, which are made when all are there: kept up row by row they take several times as long.
 * PostgreSQL only; a load that was cut off is begun anew.
 */
export async function withoutIndexes<T>(db: Database, load: () => Promise<T>): Promise<T> {
  await db.execute(`drop index if exists ${Object.keys(indexes).join(', ')}`);
  const loaded = await load();
  const made = Object.entries(indexes).map(([name, index]) => `create index ${name} on product_search ${index}`);
  await db.execute(`set maintenance_work_mem = '${INDEX_MEMORY}'; ${made.join('; ')}; reset maintenance_work_mem`);
  return loaded;
}

/** Offers whose words are still to be made, in the order of their ids, from after one on. */
export const readWordless = async (db: Queryable, after: string, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>("select id from product_search where words = '' and id > $1 order by id limit $2", [
      after,
      limit,
    ])
  ).map(({ id }) => id);

/** Rows of the read model in a stretch of ids, both ends and `kept` left out; without `before` up to the last. */
export async function readStrayRows(
  db: Queryable,
  { after, upTo, kept }: { after: string; upTo: string | undefined; kept: string[] },
): Promise<string[]> {
  const within = 'id > $1 and ($2::uuid is null or id <= $2) and id <> all($3::uuid[])';
  const rows = await db.query<{ id: string }>(
    `select id from product_search where ${within} union select id from product_search_cards where ${within}`,
    [after, upTo ?? null, kept],
  );
  return rows.map(({ id }) => id);
}

/** @param next what is to stand in their place, for who counts */
const readPlaces = (tx: Tx, ids: string[], next: SearchRow[]) =>
  tx.query<Place>(
    `select s.id, s.base_product_id as "baseProductId", s.supplier_id as "supplierId", s.merchant_id as "merchantId",
       s.category_path::text[] as "categoryPath", tsvector_to_array(s.words) as words,
       n.id is not null and (${countedBy('s')}) is not distinct from (${countedBy('n')}) as "countsAlike"
     from product_search s left join jsonb_populate_recordset(null::product_search, $2::jsonb) n on n.id = s.id
     where s.id = any($1::uuid[])`,
    [ids, JSON.stringify(next.map(countedByColumn))],
    'search_places',
  );

/** Of what product_search_counts consists. */
const countedBy = (row: string) =>
  `${row}.supplier_id, ${row}.merchant_id, ${row}.category_path, ${row}.visible_from, ${row}.visible_until, ${row}.completeness_score`;
const countedByColumn = (row: SearchRow): BulkRow => ({
  id: row.id,
  supplier_id: row.supplierId,
  merchant_id: row.merchantId,
  category_path: row.categoryPath,
  visible_from: row.visibleFrom,
  visible_until: row.visibleUntil,
  completeness_score: row.completenessScore,
});

const tagsOf = ({ id, baseProductId, supplierId, merchantId, categoryPath }: Omit<Place, 'words' | 'countsAlike'>) => [
  id,
  baseProductId,
  ...[supplierId, ...(merchantId === null ? [] : [merchantId]), ...categoryPath].map(listsOf),
];

/** Who has one offer more or less, which their own pages say. */
const sellersOf = ({ supplierId, merchantId }: Pick<Place, 'supplierId' | 'merchantId'>) =>
  merchantId === null ? [supplierId] : [supplierId, merchantId];

const byColumn = (row: SearchRow): BulkRow => ({
  id: row.id,
  base_product_id: row.baseProductId,
  supplier_id: row.supplierId,
  merchant_id: row.merchantId,
  category_path: row.categoryPath,
  words: vectorOf(row.words),
  relevance: row.relevance,
  published_at: row.publishedAt,
  updated_at: row.updatedAt,
  price_rial: row.priceRial,
  lead_time_days: row.leadTimeDays,
  rating: row.rating,
  response_min: row.responseMin,
  completeness_score: row.completenessScore,
  is_confirmed: row.isConfirmed,
  stock_state: row.stockState,
  visible_from: row.visibleFrom,
  visible_until: row.visibleUntil,
  lows: row.lows,
  highs: row.highs,
});

const cardByColumn = ({ id, card, cardVersion }: SearchRow): BulkRow => ({ id, card, version: cardVersion });
