import type { Queryable } from '../../platform/database/database.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import { Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { readPage } from '../../platform/paging/read-page.ts';
import type { MerchantDelegation } from './delegations.schemas.ts';

/** A delegation as it is stored; the text of its territory is made by the service. */
export type DelegationRow = Pick<
  MerchantDelegation,
  | 'id'
  | 'number'
  | 'supplierId'
  | 'merchantId'
  | 'kind'
  | 'permissions'
  | 'status'
  | 'isInForce'
  | 'verifiedLevel'
  | 'verificationCode'
> & {
  scopeKind: MerchantDelegation['scope']['kind'];
  categoryIds: string[];
  supplierProductIds: string[];
  isNationwide: boolean;
  countryId: string;
  stateIds: string[];
  cityIds: string[];
  validFrom: Date;
  validTo: Date;
  revokesAt: Date | null;
};

// $1 is always now: beginning and end are a matter of the clock, not of a job that ran. `ends_at` is the end of its time, or of a
// notice before it.
export const status = `case when d.status in ('ACTIVE', 'SUSPENDED') and d.ends_at <= $1::timestamptz
    then case when d.revokes_at <= $1::timestamptz then 'REVOKED' else 'EXPIRED' end
  when d.status <> 'ACTIVE' then d.status when d.valid_from > $1::timestamptz then 'UPCOMING' else 'ACTIVE' end`;
export const isInForce = `(d.status = 'ACTIVE' and d.valid_from <= $1::timestamptz and d.ends_at > $1::timestamptz)`;
/** Anonymous callers see delegations of confirmed merchants that hold, will hold, or ended less than a year ago. */
const isPublic = `(d.status = 'ACTIVE' or (d.status in ('SUSPENDED', 'REVOKED') and d.ends_at <= $1::timestamptz))
  and d.ends_at > $1::timestamptz - interval '1 year'
  and exists (select from merchants m where m.id = d.merchant_id and m.confirm_status = 'CONFIRMED')`;

/**
 * For the sitemap: suppliers with delegations that the public sees. A page changes with its delegations, those that it no
 * longer shows included, with their merchants, and when one of them begins, ends or has ended for a year.
 */
export const delegationPages = `
  select s.id, s.slug, s.created_at as listed_at, coalesce(changed.at, s.created_at) as updated_at,
    s.confirm_status in ('PENDING', 'CONFIRMED')
      and exists (select from merchant_delegations d where d.supplier_id = s.id and ${isPublic}) as is_shown
  from suppliers s left join lateral (
    select max(moment) as at from merchant_delegations d join merchants m on m.id = d.merchant_id
    cross join lateral (values (d.created_at), (d.updated_at), (m.updated_at), (d.valid_from), (d.ends_at),
      (d.ends_at + interval '1 year')) as step (moment)
    where d.supplier_id = s.id and moment <= $1::timestamptz
  ) changed on true`;

const columns = `
  d.id, d.number, d.supplier_id as "supplierId", d.merchant_id as "merchantId", d.kind, d.scope_kind as "scopeKind",
  d.category_ids as "categoryIds", d.supplier_product_ids as "supplierProductIds", d.is_nationwide as "isNationwide",
  d.country_id as "countryId", d.state_ids as "stateIds", d.city_ids as "cityIds", d.valid_from as "validFrom", d.valid_to as "validTo",
  d.revokes_at as "revokesAt", d.permissions, ${status} as status, ${isInForce} as "isInForce", d.verified_level as "verifiedLevel", d.verification_code as "verificationCode"`;

const inForceFirst = new Order('delegations', [
  { sql: isInForce, kind: 'flag', isDescending: true },
  { sql: 'd.ends_at', kind: 'instant', isDescending: true },
  { sql: 'd.id', kind: 'id' },
]);

/** What a code stands for, in whatever state since the supplier's yes. */
export type CheckedRow = DelegationRow & {
  supplierName: string;
  merchantName: string;
  merchantPlace: string;
};

export async function readDelegationByCode(db: Queryable, code: string, now: Date): Promise<CheckedRow | undefined> {
  const [row] = await db.query<CheckedRow>(
    `select ${columns}, s.brand_name as "supplierName", m.name as "merchantName", m.city_name as "merchantPlace"
     from merchant_delegations d join suppliers s on s.id = d.supplier_id join merchants m on m.id = d.merchant_id
     where d.verification_code = $2 and d.status in ('ACTIVE', 'SUSPENDED', 'REVOKED')`,
    [now, code],
    'delegation_by_code',
  );
  return row;
}

export const readDelegationsByIds = (db: Queryable, ids: string[], now: Date) =>
  db.query<DelegationRow>(
    `select ${columns} from unnest($2::uuid[]) with ordinality as wanted (id, place) join merchant_delegations d on d.id = wanted.id
     where ${isPublic} order by wanted.place`,
    [now, ids],
    'delegations_by_ids',
  );

/** For each parent at most `limit` delegations, those in force first. `column` is ours, never the caller's. */
export const readDelegationsPerParent = (
  db: Queryable,
  column: 'supplier_id' | 'merchant_id',
  parentIds: string[],
  limit: number,
  now: Date,
) =>
  db.query<DelegationRow>(
    `select near.* from unnest($2::uuid[]) with ordinality as parent (id, place)
     cross join lateral (
       select ${columns}, row_number() over (order by ${inForceFirst.sql}) as rank
       from merchant_delegations d where d.${column} = parent.id and ${isPublic} order by rank limit $3
     ) near order by parent.place, near.rank`,
    [now, parentIds, limit],
    `delegations_per_${column}`,
  );

export type DelegationScope = {
  words: string[];
  /** The categories asked for, and their families (those above and below). */
  categories?: { ids: string[]; family: string[] };
  places?: { stateIds: string[]; cityIds: string[] };
  verificationLevel?: string;
  supplierIds?: string[];
  merchantIds?: string[];
  status?: string;
};

export const readDelegations = (db: Queryable, scope: DelegationScope, now: Date, wanted: Paging) =>
  readPage<DelegationRow>(
    db,
    { columns, from: 'merchant_delegations d', where: conditionsOf(scope, now), order: inForceFirst },
    wanted,
  );

export async function countDelegations(db: Queryable, scope: DelegationScope, now: Date): Promise<number> {
  const conditions = conditionsOf(scope, now);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from merchant_delegations d where ${conditions.sql}`,
    conditions.values,
  );
  return row?.count ?? 0;
}

function conditionsOf({ words, categories, places, ...scope }: DelegationScope, now: Date): Conditions {
  const found = new Conditions([now]).and(isPublic);
  for (const word of words) found.and(`d.search_key like ${found.add(`%${word}%`)}`);
  if (scope.verificationLevel) found.and(`d.verified_level = ${found.add(scope.verificationLevel)}`);
  if (scope.supplierIds) found.and(`d.supplier_id = any(${found.add(scope.supplierIds, 'uuid[]')})`);
  if (scope.merchantIds) found.and(`d.merchant_id = any(${found.add(scope.merchantIds, 'uuid[]')})`);
  if (scope.status) found.and(`${status} = ${found.add(scope.status)}`);
  if (places) found.and(placesSql(places, found));
  if (categories) found.and(categoriesSql(categories, found));
  return found;
}

function placesSql({ stateIds, cityIds }: { stateIds: string[]; cityIds: string[] }, found: Conditions): string {
  return `(d.is_nationwide or d.state_ids && ${found.add(stateIds, 'uuid[]')} or d.city_ids && ${found.add(cityIds, 'uuid[]')})`;
}

/** All of a supplier counts where the supplier has offers; single entries where these are. */
function categoriesSql({ ids, family }: { ids: string[]; family: string[] }, found: Conditions): string {
  const wanted = found.add(ids, 'uuid[]');
  return `(case d.scope_kind
    when 'ALL' then exists (select from product_search_counts c where c.supplier_id = d.supplier_id and c.category_id = any(${wanted})
      and c.visible_from <= $1::timestamptz and c.visible_until > $1::timestamptz)
    when 'CATEGORIES' then d.category_ids && ${found.add(family, 'uuid[]')}
    else exists (select from product_search s where s.id = any(d.supplier_product_ids) and s.category_path && ${wanted}
      and s.visible_from <= $1::timestamptz and s.visible_until > $1::timestamptz) end)`;
}

/** Suppliers for which somebody may sell now; with `merchantIds` one of these. */
export async function readDelegatingSupplierIds(db: Queryable, merchantIds: string[] | undefined, now: Date) {
  const rows = await db.query<{ id: string }>(
    `select distinct d.supplier_id as id from merchant_delegations d
     where ${isInForce} and ${isPublic} and ($2::uuid[] is null or d.merchant_id = any($2::uuid[]))`,
    [now, merchantIds ?? null],
  );
  return rows.map((row) => row.id);
}

type DelegationTerms = Pick<
  DelegationRow,
  | 'id'
  | 'number'
  | 'kind'
  | 'verifiedLevel'
  | 'isNationwide'
  | 'stateIds'
  | 'cityIds'
  | 'validFrom'
  | 'validTo'
  | 'permissions'
> & {
  /** As it is written, whatever the clock says. */
  status: string;
  isMerchantConfirmed: boolean;
  merchantName: string;
  cityName: string;
  stateName: string;
};

/** What offers under delegations take from them; of those too that the public does not see. */
export const readDelegationTerms = (db: Queryable, ids: string[]) =>
  db.query<DelegationTerms>(
    `select d.id, d.number, d.kind, d.verified_level as "verifiedLevel", d.is_nationwide as "isNationwide", d.state_ids as "stateIds",
       d.city_ids as "cityIds", d.valid_from as "validFrom", d.ends_at as "validTo", d.permissions, d.status,
       m.confirm_status = 'CONFIRMED' as "isMerchantConfirmed", m.name as "merchantName", m.city_name as "cityName",
       m.state_name as "stateName"
     from merchant_delegations d join merchants m on m.id = d.merchant_id where d.id = any($1::uuid[])`,
    [ids],
    'delegation_terms',
  );
