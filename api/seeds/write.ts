import { Readable } from 'node:stream';
import { loadPublicLinks } from '../src/modules/files/index.ts';
import { addCounts, refreshOfferCounts, TermCounts, withoutIndexes } from '../src/modules/search/index.ts';
import { copyOffers, loadOffers } from '../src/modules/listings/index.ts';
import {
  copyLine,
  copyStatement,
  insertStatement,
  type BulkRow,
  type BulkTable,
} from '../src/platform/database/bulk.ts';
import type { Database, Queryable, Tx } from '../src/platform/database/database.ts';
import { holidayRows } from './reference/holidays.ts';
import { buildGeography, type Geography } from './geography/rows.ts';
import { buildSellers, type Sellers } from './merchants/rows.ts';
import { marketProducts, type MarketProduct } from './generator.ts';
import type { Offer } from './offer.ts';
import type { MarketPicture } from './pictures.ts';
import { buildSuppliers, type Supplier } from './supplier-rows.ts';
import { tables } from './tables.ts';
import { buildTree, type Tree } from './tree.ts';

/** What a market is made from is read once. */
const ONCE = { retries: 0 };

type Options = {
  products: number;
  seed: number;
  log?: (line: string) => void;
  /** Takes in the pictures that some offers have; without it none has one. Called when there is no market yet. */
  pictures?: () => Promise<MarketPicture[]>;
  /** Beyond this many offers a single transaction would hold its locks and its memory too long. */
  oneTransactionUpTo?: number;
};
/** What was written; `isNew` is false when a market was there already, and then nothing was. */
type SeedReport = {
  isNew: boolean;
  categories: number;
  suppliers: number;
  merchants: number;
  delegations: number;
  baseProducts: number;
  offers: number;
};

const ONE_TRANSACTION_UP_TO = 5_000;
/** Base products at once: few enough that a statement stays far below the database's deadline. */
const INSERT_BATCH = 250;
const COPY_BATCH = 1_000;
const NOTHING: SeedReport = {
  isNew: false,
  categories: 0,
  suppliers: 0,
  merchants: 0,
  delegations: 0,
  baseProducts: 0,
  offers: 0,
};

/**
 * Fills an empty database with the market of `products` offers; a database with an active category is left alone.
 * All or nothing: a small market is one transaction; a large one keeps its categories inactive until the last row is
 * there, and is begun anew when that did not happen.
 */
export async function seedMarket(db: Database, options: Options): Promise<SeedReport> {
  if (await holds(db, 'is_active')) return NOTHING;
  if (await holds(db, 'true')) await empty(db);
  const geography = buildGeography();
  const frame = { tree: buildTree(), geography, suppliers: buildSuppliers(geography) };
  const pictures = (await options.pictures?.()) ?? [];
  const market = { ...frame, sellers: buildSellers(frame), pictures, options };
  const isLarge = options.products > (options.oneTransactionUpTo ?? ONE_TRANSACTION_UP_TO);
  const counts = isLarge ? await seedLarge(db, market) : await db.transaction((tx) => seedSmall(tx, market), ONCE);
  if (!counts) return NOTHING;
  await db.execute('analyze');
  return {
    isNew: true,
    categories: market.tree.categoryRows.length,
    suppliers: market.suppliers.length,
    merchants: market.sellers.merchants.length,
    delegations: market.sellers.delegations.length,
    ...counts,
  };
}

/** Whether there is a category of which `condition` is true. */
async function holds(db: Queryable, condition: 'true' | 'is_active'): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from categories where ${condition}) as found`,
  );
  return row?.found ?? false;
}

type Market = {
  tree: Tree;
  geography: Geography;
  suppliers: Supplier[];
  sellers: Sellers;
  pictures: MarketPicture[];
  options: Options;
};
type Counts = { baseProducts: number; offers: number };

/** Undefined when another process, started at the same time, was first. */
async function seedSmall(tx: Tx, market: Market): Promise<Counts | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtext('rasteh.seeds'))");
  if (await holds(tx, 'true')) return undefined;
  await writeFrame(tx, market, true);
  const counts = await inBatches(market, INSERT_BATCH, (batch) => insertProducts(tx, batch));
  await finish(tx);
  return counts;
}

async function seedLarge(db: Database, market: Market): Promise<Counts> {
  await db.transaction((tx) => writeFrame(tx, market, false));
  const copies = db.copyFrom !== undefined;
  const terms = new TermCounts();
  const counts = copies
    ? await withoutIndexes(db, () => inBatches(market, COPY_BATCH, (batch) => copyProducts(db, batch, terms)))
    : await inBatches(market, INSERT_BATCH, (batch) => db.transaction((tx) => insertProducts(tx, batch)));
  await db.transaction(async (tx) => {
    if (db.kind === 'postgres') await tx.query('set local statement_timeout = 0');
    await finish(tx);
    await addCounts(tx, terms.changes());
    await tx.query('update categories set is_active = true');
  });
  return counts;
}

/** What is known when the last offer is there: how many there are, and which entries a delegation for single ones is about. */
async function finish(tx: Tx): Promise<void> {
  await refreshOfferCounts(tx);
  await tx.query(`update merchant_delegations d set supplier_product_ids =
      coalesce((select array_agg(p.id order by p.id) from supplier_products p where p.delegation_id = d.id), '{}')
    where scope_kind = 'SUPPLIER_PRODUCTS'`);
  await tx.query(`insert into number_counters (kind, year, last)
    select 'MD', split_part(number, '-', 2)::int, max(split_part(number, '-', 3)::int) from merchant_delegations group by 2
    on conflict (kind, year) do update set last = greatest(number_counters.last, excluded.last)`);
}

/** Places, units, categories and companies: what products refer to. */
async function writeFrame(tx: Tx, { tree, geography, suppliers, sellers }: Market, isActive: boolean): Promise<void> {
  await insert(tx, tables.countries, geography.countryRows);
  await insert(tx, tables.states, geography.stateRows);
  await insert(tx, tables.cities, geography.cityRows);
  await insert(tx, tables.urbanAreas, geography.urbanAreaRows);
  await insert(tx, tables.quantities, tree.quantityRows);
  await insert(tx, tables.units, tree.unitRows);
  await insert(
    tx,
    tables.categories,
    tree.categoryRows.map((row) => ({ ...row, is_active: isActive })),
  );
  await insert(tx, tables.properties, tree.propertyRows);
  await insert(tx, tables.enumValues, tree.enumRows);
  await insert(
    tx,
    tables.suppliers,
    suppliers.map((supplier) => supplier.row),
  );
  await insert(
    tx,
    tables.evidences,
    suppliers.flatMap((supplier) => supplier.evidenceRows),
  );
  await insert(
    tx,
    tables.merchants,
    sellers.merchants.map((merchant) => merchant.row),
  );
  await insert(
    tx,
    tables.delegations,
    sellers.delegations.map((delegation) => delegation.row),
  );
  await insert(tx, tables.saleSettings, sellers.saleSettingRows);
  await insert(tx, tables.saleCities, sellers.saleCityRows);
  await insert(tx, tables.holidays, holidayRows);
}

async function inBatches(
  { tree, suppliers, sellers, pictures, options: { products, seed, log } }: Market,
  size: number,
  write: (batch: MarketProduct[]) => Promise<void>,
): Promise<Counts> {
  const counts = { baseProducts: 0, offers: 0 };
  let batch: MarketProduct[] = [];
  // The database writes a batch while the next one is made.
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    if (batch.length === 0) return;
    writing = write(batch);
    // Told where it is awaited.
    writing.catch(() => undefined);
    counts.baseProducts += batch.length;
    counts.offers += batch.reduce((sum, product) => sum + product.offers.length, 0);
    log?.(`${counts.offers} offers`);
    batch = [];
  };
  for (const product of marketProducts(tree, suppliers, { products, seed, pictures }, sellers.delegations)) {
    batch.push(product);
    if (batch.length === size) await flush();
  }
  await flush();
  await writing;
  return counts;
}

async function insertProducts(tx: Tx, batch: MarketProduct[]): Promise<void> {
  const offers = batch.flatMap((product) => product.offers);
  await insert(
    tx,
    tables.baseProducts,
    batch.map((product) => product.base),
  );
  await loadOffers(tx, offers);
  await insert(tx, tables.saleCities, saleCityRows(offers));
  await loadPublicLinks(tx, pictureLinks(offers));
}

async function copyProducts(db: Database, batch: MarketProduct[], terms: TermCounts): Promise<void> {
  const offers = batch.flatMap((product) => product.offers);
  await copy(
    db,
    tables.baseProducts,
    batch.map((product) => product.base),
  );
  await copyOffers(db, offers, terms);
  await copy(db, tables.saleCities, saleCityRows(offers));
  await loadPublicLinks(db, pictureLinks(offers));
}

const saleCityRows = (offers: readonly Offer[]) =>
  offers.flatMap(({ row, saleCityIds }) => saleCityIds.map((city_id) => ({ owner_id: row.id, city_id })));

const pictureLinks = (offers: readonly Offer[]) => offers.flatMap((offer) => offer.pictureLinks);

async function insert(tx: Tx, table: BulkTable, rows: readonly BulkRow[]): Promise<void> {
  await tx.query(insertStatement(table), [JSON.stringify(rows)]);
}

async function copy(db: Database, table: BulkTable, rows: readonly BulkRow[]): Promise<void> {
  await db.copyFrom?.(copyStatement(table), Readable.from([rows.map((row) => copyLine(table, row)).join('')]));
}

/** Takes away a large market that was cut off while it was written. */
async function empty(db: Database): Promise<void> {
  const made = [
    'file_links',
    'supplier_products',
    // Empty: people come after the market; but they point at it.
    'supplier_changes',
    'supplier_claims',
    'product_changes',
    'category_replacements',
    'pages',
    'page_versions',
    'page_names',
    'page_editions',
    'page_likes',
    'page_like_counts',
    'page_submissions',
    'comments',
    'comment_likes',
    'comment_reports',
    'product_search',
    'product_search_cards',
    'product_search_counts',
    'search_terms',
    'content_search',
    'content_terms',
  ];
  const names = [...Object.values(tables).map((table) => table.name), ...made];
  await db.execute(`truncate ${names.join(', ')}; delete from file_links where object_type = 'SUPPLIER_PRODUCT'`);
}
