import { columnNames, run, shown, sql } from '../../../platform/database/builder.ts';
import { upsertStatement, type BulkRow } from '../../../platform/database/bulk.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { tables } from '../../../tables.ts';
import { isShownSupplier } from '../../suppliers/shown-suppliers.ts';
import { offerTable } from './offer-rows.ts';
import type { Offer, OfferingSupplier } from './offer.ts';

export type SupplierRow = OfferingSupplier & {
  /** Whether the public sees it. */
  isShown: boolean;
  /** Whether what it sells by itself is shown: its own merchant is neither suspended nor closed. */
  sellsByItself: boolean;
};
export type OfferRow = Omit<Offer, 'publishedAt'> & { publishedAt: Date | null; updatedAt: string | null };

/** Who has not answered yet comes after all who have. */
const NO_ANSWER_MIN = 2_147_483_647;

const supplierColumns = `id, brand_name as "brandName", city_name as "cityName", state_name as "stateName", coalesce(rating, 0)::float8 as rating, coalesce(median_first_response_min, ${NO_ANSWER_MIN}) as "responseMin",
  confirm_status = 'CONFIRMED' as "isConfirmed", ${isShownSupplier('suppliers')} as "isShown",
  not exists (select from merchants m where m.supplier_id = suppliers.id and m.confirm_status in ('SUSPENDED', 'CLOSED')) as "sellsByItself"`;

export const readOfferingSuppliers = (db: Queryable, ids: string[]) =>
  db.query<SupplierRow>(`select ${supplierColumns} from suppliers where id = any($1::uuid[])`, [ids]);

/** The same, held until the transaction ends: the first lock of whoever writes offers, by id (docs/architecture.md). */
export const holdSuppliers = (tx: Tx, ids: string[]) =>
  tx.query<SupplierRow>(
    `select ${supplierColumns} from suppliers where id = any($1::uuid[]) order by id for no key update`,
    [ids],
    'suppliers_held',
  );

/** The same of the suppliers whose offers some are. */
export const holdSuppliersOfOffers = (tx: Tx, offerIds: string[]) =>
  tx.query<SupplierRow>(
    `select ${supplierColumns} from suppliers
     where id in (select supplier_id from supplier_products where id = any($1::uuid[])) order by id for no key update`,
    [offerIds],
    'suppliers_of_offers_held',
  );

export const readSupplierIds = async (db: Queryable) =>
  (await db.query<{ id: string }>('select id from suppliers order by id')).map(({ id }) => id);

export const readOfferIdsOfSupplier = async (db: Queryable, supplierId: string) =>
  (
    await db.query<{ id: string }>('select id from supplier_products where supplier_id = $1 order by id', [supplierId])
  ).map(({ id }) => id);

/** Whose offers some are. */
export const readSuppliersOfOffers = async (db: Queryable, ids: string[]) =>
  (
    await db.query<{ id: string }>(
      'select distinct supplier_id as id from supplier_products where id = any($1::uuid[]) order by 1',
      [ids],
    )
  ).map(({ id }) => id);

/** What a merchant sells: under its delegations, or by itself as a supplier. */
const ofMerchant = `(merchant_id = $1 or (merchant_id is null
  and supplier_id = (select m.supplier_id from merchants m where m.id = $1)))`;

export const readOfferIdsOfMerchant = async (db: Queryable, merchantId: string) =>
  (
    await db.query<{ id: string }>(`select id from supplier_products where ${ofMerchant} order by id`, [merchantId])
  ).map(({ id }) => id);

export const readSuppliersOfMerchant = async (db: Queryable, merchantId: string) =>
  (
    await db.query<{ id: string }>(
      `select distinct supplier_id as id from supplier_products where ${ofMerchant} order by 1`,
      [merchantId],
    )
  ).map(({ id }) => id);

/** Those sold under a delegation, by id, from after one on; '' is before all. */
export const readOfferIdsUnder = async (tx: Tx, delegationId: string, after: string, limit: number) =>
  (
    await tx.query<{ id: string }>(
      `select id from supplier_products where delegation_id = $1 and ($2 = '' or id > nullif($2, '')::uuid) order by id limit $3`,
      [delegationId, after, limit],
    )
  ).map(({ id }) => id);

export const archiveOffersOfMerchant = (tx: Tx, merchantId: string) =>
  tx.query(
    `with archived as (
       update supplier_products set status = 'ARCHIVED' where ${ofMerchant} and status <> 'ARCHIVED' returning id)
     update product_changes c set status = 'CANCELED', version = version + 1, decided_at = now()
     from archived where c.entry_id = archived.id and c.status = 'PENDING'`,
    [merchantId],
  );

/** Ids of offers in their order, from after one on. */
export const readOfferIds = async (db: Queryable, after: string, limit: number) =>
  (
    await db.query<{ id: string }>('select id from supplier_products where id > $1 order by id limit $2', [
      after,
      limit,
    ])
  ).map(({ id }) => id);

/** The same of those on base products in some categories, and of those that are sold by some units or hold so much in them. */
export const readOfferIdsIn = async (
  db: Queryable,
  { categoryIds, unitIds }: { categoryIds: string[]; unitIds: string[] },
  { after, limit }: { after: string; limit: number },
) =>
  (
    await db.query<{ id: string }>(
      `select p.id from supplier_products p join base_products b on b.id = p.base_product_id
       where (b.category_id = any($1::uuid[]) or p.sale_unit_id = any($2::uuid[])
         or exists (select from jsonb_array_elements(p.conversions) held where (held ->> 'unitId')::uuid = any($2::uuid[])))
         and p.id > $3 order by p.id limit $4`,
      [categoryIds, unitIds, after, limit],
    )
  ).map(({ id }) => id);

/** Offers of suppliers and merchants that sit in a city, in the order of their ids, from after one on. */
export const readOfferIdsOfCity = async (
  db: Queryable,
  cityId: string,
  { after, limit }: { after: string; limit: number },
) =>
  (
    await db.query<{ id: string }>(
      `select id from supplier_products
       where (supplier_id in (select id from suppliers where city_id = $1)
         or merchant_id in (select id from merchants where city_id = $1)) and id > $2 order by id limit $3`,
      [cityId, after, limit],
    )
  ).map(({ id }) => id);

const offerColumns = shown(
  columnNames(
    'id base_product_id supplier_id merchant_id delegation_id title slug sku price_mode price_tiers sale_unit_id conversions',
    'stock_state lead_time_days warranty origin_country_name documents properties status published_at',
  ),
);
/** Quantities are decimals of the contract: without zeros that say nothing. */
const asStated = [
  sql<string>`trim_scale(moq)::text`.as('moq'),
  sql<string>`trim_scale(order_step)::text`.as('orderStep'),
] as const;
const changedAt = sql<string | null>`updated_at::text`.as('updatedAt');

export function readOffers(db: Queryable, ids: string[]): Promise<OfferRow[]> {
  const offers = tables.selectFrom('supplier_products').select([...offerColumns, ...asStated, changedAt]);
  return run(
    db,
    offers
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('id')
      .$castTo<OfferRow>(),
    'offers_by_ids',
  );
}

/** Writes offers that may be there. @param options.isNextVersion whether that alone is a new version of each @returns when each was changed, null for new ones */
export async function upsertOffers(
  tx: Tx,
  rows: BulkRow[],
  { isNextVersion = false } = {},
): Promise<Map<string, string | null>> {
  const version = isNextVersion ? ', version = supplier_products.version + 1' : '';
  const written = await tx.query<{ id: string; updatedAt: string | null }>(
    `${upsertStatement(offerTable)}${version} returning id, updated_at::text as "updatedAt"`,
    [JSON.stringify(rows)],
    isNextVersion ? 'offers_written_as_next_version' : 'offers_written',
  );
  return new Map(written.map(({ id, updatedAt }) => [id, updatedAt]));
}

/** Of which shape the cards of offers are. */
export const readCardVersions = async (db: Queryable, ids: string[]) => {
  const rows = await db.query<{ id: string; version: number }>(
    'select id, version from product_search_cards where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
};
