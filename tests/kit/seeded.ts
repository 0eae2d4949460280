import type { Queryable } from '../../api/src/platform/database/database.ts';

type Held = { db: Queryable };

/** An offer of the seeded market and who sells it. */
export type Listing = {
  id: string;
  title: string;
  /** The least that is sold, in the sale unit. */
  moq: string;
  saleUnitId: string;
  baseProductId: string;
  categoryId: string;
  supplierId: string;
  /** The agency under which it is sold; null: nobody else's goods. */
  delegationId: string | null;
  merchantId: string;
  merchantName: string;
  /** The company whose people act for the merchant. */
  customerId: string;
  /** Where the merchant is. */
  stateId: string;
  cityId: string;
};

type Wanted = {
  id?: string;
  /** Published, and shown in lists at this time. */
  shownAt?: Date;
  merchantId?: string;
  otherThan?: string;
  priceMode?: 'FIXED';
  categoryType?: string;
  /** A permission that its agency grants. */
  permission?: string;
  /** Its agency is valid at this time. */
  agencyAt?: Date;
  /** Complete enough to be published. */
  isComplete?: boolean;
};

/**
 * The first offer of the seeded market that is as wanted and whose merchant has people, by its id: the same in every run.
 * @throws where the market has none
 */
export async function aListing({ db }: Held, wanted: Wanted = {}): Promise<Listing> {
  const [found] = await db.query<Listing>(
    `select p.id, p.title, p.moq::text as moq, p.sale_unit_id as "saleUnitId", p.base_product_id as "baseProductId",
       b.category_id as "categoryId", p.supplier_id as "supplierId", p.delegation_id as "delegationId", m.id as "merchantId",
       m.name as "merchantName", m.owner_customer_id as "customerId", m.state_id as "stateId", m.city_id as "cityId"
     from supplier_products p join merchants m on m.id = p.merchant_id
     left join base_products b on b.id = p.base_product_id left join categories c on c.id = b.category_id
     left join product_search f on f.id = p.id left join merchant_delegations d on d.id = p.delegation_id
     where m.owner_customer_id is not null and p.status = 'PUBLISHED'
       and ($1::uuid is null or p.id = $1)
       and ($2::timestamptz is null or (f.visible_from <= $2 and f.visible_until > $2))
       and ($3::uuid is null or p.merchant_id = $3)
       and ($4::uuid is null or p.id <> $4)
       and ($5::text is null or p.price_mode = $5)
       and ($6::text is null or (c.category_type = $6 and b.status = 'PUBLISHED'))
       and ($7::text is null or $7 = any (d.permissions))
       and ($8::timestamptz is null or (d.status = 'ACTIVE' and d.valid_to > $8))
       and (not $9 or p.completeness_score >= 60)
     order by p.id limit 1`,
    [
      wanted.id,
      wanted.shownAt,
      wanted.merchantId,
      wanted.otherThan,
      wanted.priceMode,
      wanted.categoryType,
      wanted.permission,
      wanted.agencyAt,
      wanted.isComplete ?? false,
    ],
  );
  if (!found) throw new Error(`no offer of the market is ${JSON.stringify(wanted)}`);
  return found;
}

/** The seeded merchant that sells what others make, and its company. */
export async function aSeller({ db }: Held): Promise<{ id: string; customerId: string }> {
  const [found] = await db.query<{ id: string; customerId: string }>(
    `select id, owner_customer_id as "customerId" from merchants
     where owner_customer_id is not null and supplier_id is null order by created_at, id limit 1`,
  );
  return found!;
}

/** A city with its state and country. */
export async function aPlace({ db }: Held): Promise<Record<'countryId' | 'stateId' | 'cityId', string>> {
  const [found] = await db.query<Record<'countryId' | 'stateId' | 'cityId', string>>(
    `select s.country_id as "countryId", s.id as "stateId", c.id as "cityId"
     from cities c join states s on s.id = c.state_id order by c.id limit 1`,
  );
  return found!;
}
