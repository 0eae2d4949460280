import type { Queryable } from '../../../platform/database/database.ts';
import type { AskableSeller } from './askable.schemas.ts';

type Goods = { offers: readonly string[]; products: readonly string[] };
type Scope = Goods & {
  /** Only these; all without. */
  merchantIds?: readonly string[] | undefined;
  ownCustomers: readonly string[];
  now: Date;
  most: number;
};

/**
 * Merchants that sell any of these goods now and answer here, those with most of them first. Suppliers sell by themselves what no
 * merchant sells; companies of the viewer are asked for nothing.
 */
export const readAskableSellers = (db: Queryable, { offers, products, merchantIds, ownCustomers, now, most }: Scope) =>
  db.query<AskableSeller>(
    `with goods as (
       select base_product_id from supplier_products where id = any($1::uuid[])
       union select unnest($2::uuid[])
     ), selling as (
       select distinct o.base_product_id, o.merchant_id, case when o.merchant_id is null then o.supplier_id end as supplier_id
       from goods join supplier_products o using (base_product_id) join product_search f on f.id = o.id
       left join merchant_delegations d on d.id = o.delegation_id
       where f.visible_from <= $3 and f.visible_until > $3 and (o.delegation_id is null
         or ('QUOTE' = any(d.permissions) and d.status = 'ACTIVE' and d.valid_from <= $3 and d.ends_at > $3))
     )
     select m.id as "merchantId", m.name as "merchantName", c.name as "cityName",
       count(distinct s.base_product_id)::int as "goodsCount"
     from selling s join merchants m on m.id = s.merchant_id or m.supplier_id = s.supplier_id
     join cities c on c.id = m.city_id
     where m.confirm_status = 'CONFIRMED' and m.owner_customer_id is not null and m.owner_customer_id <> all($4::uuid[])
       and ($6::uuid[] is null or m.id = any($6))
     group by m.id, m.name, c.name order by 4 desc, m.sort_key, m.id limit $5`,
    [offers, products, now, ownCustomers, most, merchantIds ?? null],
    'trade_askable_sellers',
  );
