import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { EntryReason, HiddenReason } from './entries.enums.ts';
import type { OwnSupplierProduct } from './entries.schemas.ts';
import type { Offer } from './offer.ts';

/** An entry as it is stored, with what of others decides about it. */
export type EntryRow = Omit<
  OwnSupplierProduct,
  | 'hiddenBecause'
  | 'images'
  | 'properties'
  | 'documents'
  | 'changes'
  | 'completenessGains'
  | 'updatedAt'
  | 'allowedActions'
  | 'missing'
  | 'warranty'
  | 'originCountryName'
  | 'reasonCode'
  | 'reason'
  | 'submittedAt'
  | 'saleUnitText'
  | 'packSize'
> & {
  documents: Offer['documents'];
  properties: Offer['properties'];
  completenessParts: number[] | null;
  /** The company that runs who sells it. */
  customerId: string;
  hiddenBecause: HiddenReason | null;
  /** Whether the agency behind it is in force; true of what is sold without one. */
  isInForce: boolean;
  /** Whether it is sold under an agency. */
  isAgents: boolean;
  isMerchantConfirmed: boolean;
  isSupplierConfirmed: boolean;
  /** Whether the product it offers is published, or may be soon. */
  isBaseProductOffered: boolean;
  isBaseProductPublished: boolean;
  warranty: string | null;
  originCountryName: string | null;
  reasonCode: EntryReason | null;
  reason: string | null;
  refusedContent: string | null;
  publishedAt: Date | null;
  submittedAt: Date | null;
  updatedAt: Date | null;
};

/** `now` is always $1. */
const IN_FORCE = `(d.id is null or (d.status = 'ACTIVE' and d.valid_from <= $1::timestamptz and d.ends_at > $1::timestamptz))`;

export const HIDDEN = `case when p.status <> 'PUBLISHED' then null
  when s.confirm_status <> 'CONFIRMED' and not (s.confirm_status = 'PENDING' and s.owner_customer_id is null) then 'SUPPLIER_NOT_CONFIRMED'
  when m.confirm_status <> 'CONFIRMED' then 'MERCHANT_NOT_CONFIRMED'
  when not (${IN_FORCE} and (d.id is null or 'LIST_PRODUCTS' = any (d.permissions))) then 'AGENCY_NOT_IN_FORCE' end`;

/** When an entry changed, or what of others is told with it. An agency that begins or ends by itself does so at its time. */
export const ENTRY_CHANGED_AT = `greatest(coalesce(p.updated_at, p.inserted_at, p.published_at), s.changed_at, m.updated_at, d.updated_at,
  case when d.valid_from <= $1::timestamptz then d.valid_from end, case when d.ends_at <= $1::timestamptz then d.ends_at end)`;

/** Visits of the last thirty days of Tehran, today's among them; nobody looks at a draft. */
const VISITS = `(select coalesce(sum(v.views), 0)::int from visit_days v where v.object_type = 'SUPPLIER_PRODUCT' and v.object_id = p.id
  and v.day > ($1::timestamptz at time zone 'Asia/Tehran')::date - 30)`;

/** Where it is sold, when that is elsewhere than its merchant sells. */
const CITIES = `array(select c.city_id::text from sale_cities c where c.owner_id = p.id order by 1)`;

export const entryColumns = `p.id, p.version, m.id as "merchantId", m.name as "merchantName", m.owner_customer_id as "customerId", p.supplier_id as "supplierId",
  s.brand_name as "supplierName", p.base_product_id as "baseProductId", b.category_id as "categoryId", p.title, p.slug, p.sku,
  p.status, ${HIDDEN} as "hiddenBecause", p.completeness_score as "completenessScore", p.price_mode as "priceMode",
  p.price_tiers as "priceTiers", p.sale_unit_id as "saleUnitId", p.conversions, trim_scale(p.moq)::text as moq,
  trim_scale(p.order_step)::text as "orderStep", p.warranty, p.origin_country_name as "originCountryName", p.stock_state as "stockState",
  m.confirm_status = 'CONFIRMED' as "isMerchantConfirmed", s.confirm_status = 'CONFIRMED' as "isSupplierConfirmed",
  b.status = 'PUBLISHED' as "isBaseProductPublished",
  b.status in ('PENDING', 'PUBLISHED') as "isBaseProductOffered", p.status = 'PENDING' and p.waits_for_product as "waitsForProduct", p.reason_code as "reasonCode", p.reason, p.refused_content as "refusedContent",
  p.published_at as "publishedAt", p.submitted_at as "submittedAt",
  p.lead_time_days as "leadTimeDays", ${IN_FORCE} as "isInForce", p.merchant_id is not null as "isAgents", (d.id is null or 'SET_PRICE' = any (d.permissions)) as "maySetPrice",
  p.documents, p.properties, ${CITIES} as "saleCityIds", p.completeness_parts as "completenessParts", ${ENTRY_CHANGED_AT} as "updatedAt", ${VISITS} as "recentVisitCount"`;

/** With what decides whether it is shown. */
export const besideEntry = `supplier_products p join suppliers s on s.id = p.supplier_id
  left join merchant_delegations d on d.id = p.delegation_id`;
export const described = `${besideEntry} join base_products b on b.id = p.base_product_id`;

/** Who sells an entry: the merchant that is named, else the supplier's own. */
export const joinedEntries = `${described}
  join merchants m on (p.merchant_id is not null and m.id = p.merchant_id) or (p.merchant_id is null and m.supplier_id = p.supplier_id)`;

/** What an account sells: under agencies, or by itself as a supplier. */
export type Seller = { id: string; customerId: string; supplierId: string | null };

export async function readSeller(db: Queryable, merchantId: string): Promise<Seller | undefined> {
  const [row] = await db.query<Seller>(
    `select id, owner_customer_id as "customerId", supplier_id as "supplierId" from merchants
     where id = $1 and owner_customer_id is not null`,
    [merchantId],
    'seller_of_entries',
  );
  return row;
}

/** Entries by their ids, whoever sells them; those that nobody runs are left out. */
export const readEntriesByIds = (db: Queryable, ids: string[], now: Date) =>
  db.query<EntryRow>(
    `select ${entryColumns} from ${joinedEntries} where p.id = any($2::uuid[]) and m.owner_customer_id is not null`,
    [now, ids],
    'own_entries_by_ids',
  );

/** The next version of entries that are held. */
export const nextVersions = (tx: Tx, ids: string[]) =>
  tx.query('update supplier_products set version = version + 1 where id = any($1::uuid[])', [ids]);

/** What is kept beside an entry of its way to the public. */
export type Outcome = {
  reasonCode?: EntryReason | null;
  reason?: string | null;
  refusedContent?: string | null;
  submittedAt?: Date;
  decidedAt?: Date;
  /** Whether its product is decided first. */
  waitsForProduct?: boolean;
};

/** The next version of an entry, with what is told of its way; what is left out stays. */
export const writeOutcome = (tx: Tx, id: string, outcome: Outcome) =>
  tx.query(
    `update supplier_products set version = version + 1,
       reason_code = case when $2 then $3 else reason_code end, reason = case when $2 then $4 else reason end,
       refused_content = case when $5 then $6 else refused_content end,
       submitted_at = coalesce($7, submitted_at), decided_at = coalesce($8, decided_at),
       waits_for_product = coalesce($9, waits_for_product) where id = $1`,
    [
      id,
      outcome.reason !== undefined,
      outcome.reasonCode ?? null,
      outcome.reason ?? null,
      outcome.refusedContent !== undefined,
      outcome.refusedContent ?? null,
      outcome.submittedAt ?? null,
      outcome.decidedAt ?? null,
      outcome.waitsForProduct ?? null,
    ],
  );

/** Of what was taken back meanwhile. */
export const stopWaiting = (tx: Tx, id: string) =>
  tx.query('update supplier_products set waits_for_product = false where id = $1', [id]);

export const deleteEntry = (tx: Tx, id: string) => tx.query('delete from supplier_products where id = $1', [id]);

export async function countEntries(tx: Tx, seller: Seller): Promise<number> {
  const own = seller.supplierId ? 'merchant_id is null and supplier_id = $1' : 'merchant_id = $1';
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from supplier_products where ${own} and status <> 'ARCHIVED'`,
    [seller.supplierId ?? seller.id],
  );
  return row!.count;
}

/** Whether another entry of the same seller and supplier has that code. */
export async function isSkuTaken(
  tx: Tx,
  row: { id: string; supplierId: string; merchantId: string | null; sku: string },
) {
  const [found] = await tx.query(
    `select from supplier_products where supplier_id = $1 and coalesce(merchant_id, supplier_id) = coalesce($2::uuid, $1::uuid)
     and sku = $3 and id <> $4`,
    [row.supplierId, row.merchantId, row.sku, row.id],
  );
  return found !== undefined;
}

/** The agency in force by which a merchant may list a product of a supplier; the one that ends last. @param path categories of the product, the root first */
export async function readAgency(
  db: Queryable,
  asked: { merchantId: string; supplierId: string; baseProductId: string; path: string[] },
  now: Date,
): Promise<{ id: string; maySetPrice: boolean } | undefined> {
  const [row] = await db.query<{ id: string; maySetPrice: boolean }>(
    `select id, 'SET_PRICE' = any (permissions) as "maySetPrice" from merchant_delegations d
     where merchant_id = $1 and supplier_id = $2 and status = 'ACTIVE' and valid_from <= $3 and ends_at > $3
       and 'LIST_PRODUCTS' = any (permissions)
       and (scope_kind = 'ALL' or (scope_kind = 'CATEGORIES' and category_ids && $4::uuid[])
         or exists (select from supplier_products x where x.id = any (d.supplier_product_ids) and x.base_product_id = $5))
     order by ends_at desc limit 1`,
    [asked.merchantId, asked.supplierId, now, asked.path, asked.baseProductId],
  );
  return row;
}

/** Whether an entry has this path: how many a seller had confirmed, and had rejected, since a time. */
export async function readTrust(db: Queryable, customerId: string, since: Date) {
  const [row] = await db.query<{ confirmed: number; rejected: number }>(
    `select count(*) filter (where type = 'ENTRY_PUBLISHED')::int as confirmed, count(*) filter (where type = 'ENTRY_REJECTED')::int as rejected
     from domain_events e where e.at >= $2 and e.type in ('ENTRY_PUBLISHED', 'ENTRY_REJECTED') and e.payload ->> 'customerId' = $1::text`,
    [customerId, since],
  );
  return row!;
}

/** What a product is called that entries may stand on: one that is published, or waits for staff. */
export async function readProductName(db: Queryable, baseProductId: string): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>(
    `select name from base_products where id = $1 and status in ('PENDING', 'PUBLISHED')`,
    [baseProductId],
  );
  return row?.name;
}

/** The state of the product of an entry; nobody decides it until the transaction ends. */
export async function lockProductState(
  tx: Tx,
  baseProductId: string,
): Promise<{ status: EntryRow['status']; reason: string | null }> {
  const [row] = await tx.query<{ status: EntryRow['status']; reason: string | null }>(
    'select status, reason from base_products where id = $1 for share',
    [baseProductId],
  );
  return row!;
}

/** The state of a base product as it is now, without holding it. */
export async function readProductState(db: Queryable, baseProductId: string): Promise<EntryRow['status'] | undefined> {
  const [row] = await db.query<{ status: EntryRow['status'] }>('select status from base_products where id = $1', [
    baseProductId,
  ]);
  return row?.status;
}

/** Entries that wait for a product. */
export const readWaitingForProduct = async (tx: Tx, baseProductId: string, limit: number) =>
  (
    await tx.query<{ id: string }>(
      `select id from supplier_products where base_product_id = $1 and waits_for_product order by id limit $2`,
      [baseProductId, limit],
    )
  ).map(({ id }) => id);
