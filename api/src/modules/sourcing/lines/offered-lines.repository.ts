import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { holdMerchants } from '../rfq/sellers.repository.ts';
import type { TradeRequest } from '../requests/trade.schemas.ts';

/** An offer that may be ordered, with who sells it and by what right. */
export type OfferedRow = {
  supplierProductId: string;
  title: string;
  sku: string;
  /** The maker's part number. */
  mpn: string | null;
  supplierId: string;
  supplierName: string;
  baseProductId: string;
  categoryId: string;
  categoryName: string;
  categoryType: TradeRequest['categoryType'];
  priceMode: 'FIXED' | 'TIERED' | 'ON_REQUEST';
  priceTiers: { minQty: string; unitPriceRial: string }[];
  moq: string;
  orderStep: string;
  stockState: string;
  leadTimeDays: number;
  saleUnitId: string;
  conversions: { unitId: string; quantity: string }[];
  /** Null: nobody here sells it. */
  merchantId: string | null;
  merchantName: string | null;
  sellerCustomerId: string | null;
  isMerchantConfirmed: boolean | null;
  vacation: { from: string; to: string } | null;
  acceptsDirectOrder: boolean | null;
  minOrderAmountRial: string | null;
  paymentTerms: string[] | null;
  /** Whether the public sees it now. */
  isShown: boolean;
  /** Null: the supplier sells it itself. */
  delegationId: string | null;
  delegationNumber: string | null;
  delegationEndsAt: Date | null;
  /** Whether the agency holds now and lets its merchant sell. */
  mayQuote: boolean | null;
  isNationwide: boolean | null;
  stateIds: string[] | null;
  cityIds: string[] | null;
  /** Where it is sold by its own list or that of its merchant; empty: everywhere. */
  saleCityIds: string[];
};

const select = `select p.id as "supplierProductId", p.title, p.sku, b.mpn, p.supplier_id as "supplierId", s.brand_name as "supplierName",
     b.id as "baseProductId", c.id as "categoryId", c.name as "categoryName", c.category_type as "categoryType", p.price_mode as "priceMode", p.price_tiers as "priceTiers", p.moq::text as moq,
     p.order_step::text as "orderStep", p.stock_state as "stockState", p.lead_time_days as "leadTimeDays",
     p.sale_unit_id as "saleUnitId", p.conversions, m.id as "merchantId", m.name as "merchantName",
     m.owner_customer_id as "sellerCustomerId", m.confirm_status = 'CONFIRMED' as "isMerchantConfirmed", m.vacation,
     t.accepts_direct_order as "acceptsDirectOrder", t.min_order_amount_rial::text as "minOrderAmountRial",
     t.payment_terms as "paymentTerms", d.id as "delegationId", d.number as "delegationNumber",
     d.ends_at as "delegationEndsAt",
     'QUOTE' = any(d.permissions) and d.status = 'ACTIVE' and d.valid_from <= $2 and d.ends_at > $2 as "mayQuote", d.is_nationwide as "isNationwide",
     d.state_ids as "stateIds", d.city_ids as "cityIds",
     exists (select from product_search f where f.id = p.id and f.visible_from <= $2 and f.visible_until > $2) as "isShown",
     coalesce((select array_agg(x.city_id) from sale_cities x where x.owner_id = p.id),
       (select array_agg(x.city_id) from sale_cities x where x.owner_id = m.id), '{}') as "saleCityIds"
   from supplier_products p join suppliers s on s.id = p.supplier_id
   join base_products b on b.id = p.base_product_id join categories c on c.id = b.category_id
   left join merchants m
     on m.id = coalesce(p.merchant_id, (select own.id from merchants own where own.supplier_id = p.supplier_id))
   left join merchant_sale_settings t on t.merchant_id = m.id
   left join merchant_delegations d on d.id = p.delegation_id
   where p.status = 'PUBLISHED' and p.id`;

/** Published offers, also those whose agency holds no more. `now` decides what is in force, never a job that ran. */
export const readOffered = (db: Queryable, ids: string[], now: Date) =>
  db.query<OfferedRow>(`${select} = any($1::uuid[])`, [ids, now], 'trade_offered');

/** The same of all that a request asks for. */
export const readOfferedOf = (db: Queryable, requestId: string, now: Date) =>
  db.query<OfferedRow>(
    `${select} in (select l.supplier_product_id from trade_lines l where l.request_id = $1)`,
    [requestId, now],
    'trade_offered_of_request',
  );

/**
 * Holds merchants of a request and the agencies of its lines as they are until the transaction ends: nobody stops one in the
 * middle of a publication.
 */
export async function holdSellers(tx: Tx, requestId: string, merchantIds: readonly string[]): Promise<void> {
  await Promise.all([
    holdMerchants(tx, merchantIds),
    tx.query(
      `select from merchant_delegations where id in (select p.delegation_id from trade_lines l
         join supplier_products p on p.id = l.supplier_product_id where l.request_id = $1) order by id for share`,
      [requestId],
    ),
  ]);
}

/** Whether a merchant that is held may sell. */
export async function isMerchantConfirmed(tx: Tx, merchantId: string): Promise<boolean> {
  const [row] = await tx.query<{ isConfirmed: boolean }>(
    `select confirm_status = 'CONFIRMED' as "isConfirmed" from merchants where id = $1`,
    [merchantId],
  );
  return row?.isConfirmed ?? false;
}
