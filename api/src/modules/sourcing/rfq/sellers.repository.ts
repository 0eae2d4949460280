import type { Queryable, Tx } from '../../../platform/database/database.ts';

export type SellerRow = {
  merchantId: string;
  sellerName: string;
  /** Null: nobody here sells for it. */
  sellerCustomerId: string | null;
  isConfirmed: boolean;
  /** Whether it or the buyer has stopped the messages of the other. */
  isBlocked: boolean;
};

/** Merchants as the sellers of a buyer. */
export const readSellers = (db: Queryable, merchantIds: readonly string[], buyerId: string) =>
  readSellersOfBuyers(
    db,
    merchantIds.map((merchantId) => ({ merchantId, buyerId })),
  );

/** The same of several buyers at once. */
export const readSellersOfBuyers = (db: Queryable, pairs: readonly { merchantId: string; buyerId: string }[]) =>
  db.query<SellerRow & { buyerId: string }>(
    `select m.id as "merchantId", m.name as "sellerName", m.owner_customer_id as "sellerCustomerId", p.buyer_id as "buyerId",
       m.confirm_status = 'CONFIRMED' as "isConfirmed",
       exists (select from conversation_blocks b
         where (b.blocker_customer_id = m.owner_customer_id and b.blocked_customer_id = p.buyer_id)
           or (b.blocker_customer_id = p.buyer_id and b.blocked_customer_id = m.owner_customer_id)) as "isBlocked"
     from (select distinct merchant_id, buyer_id from unnest($1::uuid[], $2::uuid[]) as given (merchant_id, buyer_id)) p
     join merchants m on m.id = p.merchant_id`,
    [pairs.map(({ merchantId }) => merchantId), pairs.map(({ buyerId }) => buyerId)],
    'trade_sellers',
  );

/** Holds merchants as they are until the transaction ends: nobody stops one in the middle of an invitation. */
export const holdMerchants = (tx: Tx, ids: readonly string[]) =>
  tx.query('select from merchants where id = any($1::uuid[]) order by id for share', [ids]);

/**
 * That a merchant offers something of a kind that a request `r` asks for, in it or below it, now; with `reaches` also where it is
 * wanted. @param now the parameter that holds the time
 */
export const offersFor = (merchant: string, { now, reaches }: { now: string; reaches: boolean }) => `exists (
  select from product_search f join supplier_products o on o.id = f.id left join merchant_delegations d on d.id = o.delegation_id
  where (o.merchant_id = ${merchant}.id or (o.merchant_id is null and o.supplier_id = ${merchant}.supplier_id))
    and f.visible_from <= ${now} and f.visible_until > ${now}
    and (o.delegation_id is null or ('QUOTE' = any(d.permissions) and d.status = 'ACTIVE' and d.valid_from <= ${now} and d.ends_at > ${now}))
    and f.category_path && array(select l.category_id from trade_lines l where l.request_id = r.id and l.category_id is not null)
    ${reaches ? `and ${REACHES(merchant)}` : ''})`;

const CITY = `(r.address ->> 'cityId')::uuid`;
const STATE = `(r.address ->> 'stateId')::uuid`;
/** Where nothing is brought to, everything reaches. */
const REACHES = (merchant: string) => `(r.address is null or (
  (o.delegation_id is null or d.is_nationwide or ${STATE} = any(d.state_ids) or ${CITY} = any(d.city_ids))
  and coalesce(
    (select bool_or(s.city_id = ${CITY}) from sale_cities s where s.owner_id = o.id),
    (select bool_or(s.city_id = ${CITY}) from sale_cities s where s.owner_id = ${merchant}.id), true)))`;

/** Whether a merchant sells what a request asks for, and where it is wanted. */
export async function readFitness(db: Queryable, requestId: string, merchantId: string, now: Date) {
  const [row] = await db.query<{ isInCategory: boolean; reaches: boolean }>(
    `select ${offersFor('m', { now: '$3', reaches: false })} as "isInCategory",
       ${offersFor('m', { now: '$3', reaches: true })} as reaches
     from trade_requests r cross join merchants m where r.id = $1 and m.id = $2`,
    [requestId, merchantId, now],
    'trade_fitness',
  );
  return row ?? { isInCategory: false, reaches: false };
}
