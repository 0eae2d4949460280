import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import { Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { readPage } from '../../platform/paging/read-page.ts';
import type { MerchantSort } from './merchants.enums.ts';
import type { Merchant } from './merchants.schemas.ts';

/** Columns that may be empty are null here. */
export type MerchantRow = Omit<Merchant, 'supplierId' | 'vacation' | 'createdAt'> & {
  supplierId: string | null;
  vacation: Merchant['vacation'] | null;
  createdAt: Date;
  sortKey: string;
};

/** `now` decides what is in force and shown; it is always $1. */
const columns = `
  m.id, m.name, m.sort_key as "sortKey", m.slug, m.kind, m.supplier_id as "supplierId", m.confirm_status as status, m.city_id as "cityId", m.state_id as "stateId",
  m.city_name as "cityName", m.state_name as "stateName", m.about, m.vacation, m.created_at as "createdAt",
  (select count(*)::int from merchant_delegations d
   where d.merchant_id = m.id and d.status = 'ACTIVE' and d.valid_from <= $1::timestamptz and d.ends_at > $1::timestamptz) as "delegationsCount",
  (select coalesce(sum(offers_count), 0)::int from product_search_counts c
   where c.merchant_id = m.id and c.is_leaf and c.visible_from <= $1::timestamptz and c.visible_until > $1::timestamptz) as "productsCount"`;

const isPublic = `m.confirm_status = 'CONFIRMED'`;

export const readMerchantsByIds = (db: Queryable, ids: string[], now: Date) =>
  db.query<MerchantRow>(
    `select ${columns} from unnest($2::uuid[]) with ordinality as wanted (id, place) join merchants m on m.id = wanted.id
     where ${isPublic} order by wanted.place`,
    [now, ids],
    'merchants_by_ids',
  );

export type MerchantScope = {
  words: string[];
  categoryIds?: string[];
  stateIds?: string[];
  cityIds?: string[];
  supplierIds?: string[];
  kind?: string;
  status?: string;
};

const byName = [
  { sql: 'm."sortKey"', kind: 'text' },
  { sql: 'm.id', kind: 'id' },
] as const;
const orders: Record<MerchantSort, Order> = {
  PRODUCTS: new Order('merchants', [{ sql: 'm."productsCount"', kind: 'whole', isDescending: true }, ...byName]),
  NAME: new Order('merchants NAME', byName),
};

/** One page of the merchants the public may see. */
export function readMerchants(db: Queryable, scope: MerchantScope, now: Date, sort: MerchantSort, wanted: Paging) {
  const found = conditionsOf(scope, now);
  const from = `(select ${columns} from merchants m where ${found.sql}) m`;
  const source = { columns: 'm.*', from, where: new Conditions(found.values), order: orders[sort] };
  return readPage<MerchantRow>(db, source, wanted);
}

/** How many merchants of a scope there are by kind and province. */
export function countMerchants(db: Queryable, scope: MerchantScope, now: Date) {
  const conditions = conditionsOf(scope, now);
  return db.query<{ kind: string; stateId: string; stateName: string; count: number }>(
    `select m.kind, m.state_id as "stateId", m.state_name as "stateName", count(*)::int as count from merchants m
     where ${conditions.sql} and $1::timestamptz is not null group by 1, 2, 3`,
    conditions.values,
  );
}

function conditionsOf({ words, ...scope }: MerchantScope, now: Date): Conditions {
  const found = new Conditions([now]).and(isPublic);
  for (const word of words) found.and(`m.search_key like ${found.add(`%${word}%`)}`);
  if (scope.kind) found.and(`m.kind = ${found.add(scope.kind)}`);
  if (scope.status) found.and(`m.confirm_status = ${found.add(scope.status)}`);
  if (scope.stateIds) found.and(`m.state_id = any(${found.add(scope.stateIds, 'uuid[]')})`);
  if (scope.cityIds) found.and(`m.city_id = any(${found.add(scope.cityIds, 'uuid[]')})`);
  if (scope.categoryIds)
    found.and(
      `m.id in (select merchant_id from product_search_counts where category_id = any(${found.add(scope.categoryIds, 'uuid[]')})
         and visible_from <= $1::timestamptz and visible_until > $1::timestamptz)`,
    );
  if (scope.supplierIds)
    found.and(
      `m.id in (select merchant_id from merchant_delegations where supplier_id = any(${found.add(scope.supplierIds, 'uuid[]')})
         and status = 'ACTIVE' and valid_from <= $1::timestamptz and ends_at > $1::timestamptz)`,
    );
  return found;
}

/** Which merchants offer which base product now. */
export const readMerchantIdsOfBaseProducts = (db: Queryable, baseProductIds: string[], now: Date) =>
  db.query<{ baseProductId: string; merchantId: string }>(
    `select distinct base_product_id as "baseProductId", merchant_id as "merchantId" from product_search
     where base_product_id = any($2::uuid[]) and merchant_id is not null
       and visible_from <= $1::timestamptz and visible_until > $1::timestamptz order by 1, 2`,
    [now, baseProductIds],
    'merchants_of_base_products',
  );

/** The selling account of a supplier that sells by itself. */
export async function readSelfMerchant(db: Queryable, supplierId: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select m.id from merchants m where m.supplier_id = $1 and ${isPublic}`,
    [supplierId],
    'self_merchant',
  );
  return row?.id;
}

/** Their rows hold a copy of the name. @returns their ids */
export const renameCityOfMerchants = async (tx: Tx, cityId: string, name: string) =>
  (
    await tx.query<{ id: string }>('update merchants set city_name = $2 where city_id = $1 returning id', [
      cityId,
      name,
    ])
  ).map(({ id }) => id);
