import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../platform/paging/read-page.ts';
import type { Waiting } from '../../platform/modules/staff-queue.ts';
import type { MerchantKind, MerchantStatus } from './merchants.enums.ts';
import type { Merchant } from './merchants.schemas.ts';
import type { SaleSettingChange } from './own-merchants.schemas.ts';

/** A selling account as it is stored, with what of others decides about it. */
export type OwnMerchantRow = {
  id: string;
  version: number;
  customerId: string | null;
  customerName: string | null;
  isIdentityVerified: boolean;
  name: string;
  slug: string;
  kind: MerchantKind;
  supplierId: string | null;
  isSupplierConfirmed: boolean;
  hasSaleSetting: boolean;
  status: MerchantStatus;
  reason: string | null;
  cityId: string;
  stateId: string;
  cityName: string;
  stateName: string;
  about: string;
  vacation: Merchant['vacation'] | null;
  renamedAt: Date | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  createdAt: Date;
};

const columns = `m.id, m.version, m.owner_customer_id as "customerId",
  coalesce(c.brand_name, c.legal_name, nullif(concat_ws(' ', p.first_name, p.last_name), '')) as "customerName",
  coalesce(c.identity_verified_at, p.identity_verified_at) is not null as "isIdentityVerified",
  m.name, m.slug, m.kind, m.supplier_id as "supplierId", coalesce(s.confirm_status = 'CONFIRMED', false) as "isSupplierConfirmed",
  exists (select from merchant_sale_settings t where t.merchant_id = m.id) as "hasSaleSetting",
  m.confirm_status as status, m.reason, m.city_id as "cityId", m.state_id as "stateId", m.city_name as "cityName",
  m.state_name as "stateName", m.about, m.vacation, m.renamed_at as "renamedAt", m.submitted_at as "submittedAt",
  m.decided_at as "decidedAt", m.created_at as "createdAt"`;
const from = `merchants m left join customers c on c.id = m.owner_customer_id left join persons p on p.id = c.person_id
  left join suppliers s on s.id = m.supplier_id`;

export const readOwnMerchants = (db: Queryable, customerIds: string[]) =>
  db.query<OwnMerchantRow>(
    `select ${columns} from ${from} where m.owner_customer_id = any($1::uuid[]) order by m.created_at, m.id`,
    [customerIds],
    'own_merchants',
  );

export async function readOwnMerchant(db: Queryable, id: string): Promise<OwnMerchantRow | undefined> {
  const [row] = await db.query<OwnMerchantRow>(`select ${columns} from ${from} where m.id = $1`, [id]);
  return row;
}

/** One account, held until the transaction ends. */
export async function lockMerchant(tx: Tx, id: string): Promise<OwnMerchantRow | undefined> {
  await tx.query('select from merchants where id = $1 for no key update', [id]);
  return readOwnMerchant(tx, id);
}

/** Nobody else makes an account, or takes a name, until the transaction ends. */
export const lockNames = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('merchant names'))");

/** Which of some names others have, or had until less than a year ago. @returns their keys */
export async function readTakenKeys(db: Queryable, keys: string[], now: Date, exceptId?: string): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `select distinct name_key as key from merchants where name_key = any($1::text[]) and id is distinct from $3::uuid
     and (closed_at is null or closed_at > $2::timestamptz - interval '1 year')`,
    [keys, now, exceptId ?? null],
  );
  return rows.map(({ key }) => key);
}

export async function countMerchantsOf(tx: Tx, customerId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from merchants where owner_customer_id = $1 and confirm_status <> 'CLOSED'`,
    [customerId],
  );
  return row!.count;
}

export type Named = { name: string; slug: string; searchKey: string; sortKey: string; nameKey: string };
export type Placed = { cityId: string; stateId: string; cityName: string; stateName: string };
type NewRow = Named & Placed & { id: string; customerId: string; kind: string; about: string; supplierId?: string };

export const insertMerchant = (tx: Tx, row: NewRow, now: Date) =>
  tx.query(
    `insert into merchants (id, owner_customer_id, kind, confirm_status, name, slug, search_key, sort_key, name_key,
       city_id, state_id, city_name, state_name, about, created_at, supplier_id)
     values ($1, $2, $3, 'DRAFT', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      row.id,
      row.customerId,
      row.kind,
      row.name,
      row.slug,
      row.searchKey,
      row.sortKey,
      row.nameKey,
      row.cityId,
      row.stateId,
      row.cityName,
      row.stateName,
      row.about,
      now,
      row.supplierId ?? null,
    ],
  );

/** What a supplier sells with by itself, held until the transaction ends. */
export async function readSelfMerchant(tx: Tx, supplierId: string): Promise<{ id: string } | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `select id from merchants where supplier_id = $1 and kind = 'SUPPLIER_SELF' and confirm_status <> 'CLOSED'
     order by id limit 1 for no key update`,
    [supplierId],
  );
  return row;
}

export const updateMerchantOwner = (tx: Tx, id: string, customerId: string) =>
  tx.query('update merchants set owner_customer_id = $2, version = version + 1 where id = $1', [id, customerId]);

/** What a selling account of a supplier begins with; nothing of one whose city is not known. */
type PlacedSupplier = Placed & { name: string; about: string };
export async function readPlacedSupplier(tx: Tx, id: string): Promise<PlacedSupplier | undefined> {
  const [row] = await tx.query<PlacedSupplier>(
    `select brand_name as name, about, city_id as "cityId", state_id as "stateId", city_name as "cityName", state_name as "stateName"
     from suppliers where id = $1 and city_id is not null and state_id is not null`,
    [id],
  );
  return row;
}

export const updateMerchant = (tx: Tx, id: string, row: Named & Placed & { about: string; renamedAt: Date | null }) =>
  tx.query(
    `update merchants set name = $2, slug = $3, search_key = $4, sort_key = $5, name_key = $6, city_id = $7, state_id = $8,
       city_name = $9, state_name = $10, about = $11, renamed_at = $12 where id = $1`,
    [
      id,
      row.name,
      row.slug,
      row.searchKey,
      row.sortKey,
      row.nameKey,
      row.cityId,
      row.stateId,
      row.cityName,
      row.stateName,
      row.about,
      row.renamedAt,
    ],
  );

export const updateVacation = (tx: Tx, id: string, vacation: Merchant['vacation']) =>
  tx.query('update merchants set vacation = $2::jsonb where id = $1', [id, vacation ? JSON.stringify(vacation) : null]);

export type Moved = { status: MerchantStatus; reason?: string | undefined };

/** Ends a step: the state that it leads to, and the next version. Each step is one update of the row that is held. */
export const moveMerchant = (tx: Tx, id: string, { status, reason }: Moved, now: Date) =>
  tx.query(
    `update merchants set confirm_status = $2, version = version + 1,
       reason = case when $3::text is not null then $3 when $2 in ('REJECTED', 'SUSPENDED') then reason end,
       submitted_at = case when $2 = 'PENDING' and confirm_status <> 'PENDING' then $4 else submitted_at end,
       decided_at = case when $3::text is not null then $4 else decided_at end,
       closed_at = case when $2 = 'CLOSED' then $4 end
     where id = $1`,
    [id, status, reason ?? null, now],
  );

export const upsertSaleSetting = (tx: Tx, id: string, merchantId: string, setting: SaleSettingChange) =>
  tx.query(
    `insert into merchant_sale_settings (id, merchant_id, accepts_direct_order, min_order_amount_rial, delivery_methods,
       payment_terms, response_sla_hours, working_hours)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (merchant_id) do update set accepts_direct_order = excluded.accepts_direct_order,
       min_order_amount_rial = excluded.min_order_amount_rial, delivery_methods = excluded.delivery_methods,
       payment_terms = excluded.payment_terms, response_sla_hours = excluded.response_sla_hours,
       working_hours = excluded.working_hours`,
    [
      id,
      merchantId,
      setting.acceptsDirectOrder,
      setting.minOrderAmountRial ?? null,
      JSON.stringify(setting.deliveryMethods),
      setting.paymentTerms,
      setting.responseSlaHours,
      JSON.stringify(setting.workingHours),
    ],
  );

/** Numbers of the agencies in force of some accounts, by account: ten of each at most. */
export async function readDelegationsInForce(db: Queryable, merchantIds: string[], now: Date) {
  const rows = await db.query<{ merchantId: string; number: string }>(
    `select m.id as "merchantId", d.number from unnest($1::uuid[]) m (id)
       cross join lateral (select number from merchant_delegations where merchant_id = m.id and status = 'ACTIVE'
         and valid_from <= $2 and ends_at > $2 order by number limit 10) d`,
    [merchantIds, now],
    'delegations_in_force_of_merchants',
  );
  return (merchantId: string): string[] =>
    rows.filter((row) => row.merchantId === merchantId).map(({ number }) => number);
}

const queue = new Order('admin merchants', [
  { sql: 'm."isWaiting"', kind: 'flag', isDescending: true },
  { sql: 'm."waitsSince"', kind: 'instant' },
  { sql: 'm."createdAt"', kind: 'instant', isDescending: true },
  { sql: 'm.id', kind: 'id' },
]);

export type Wanted = { status?: MerchantStatus | undefined; words: string[] };

export async function readQueue(db: Queryable, { status, words }: Wanted, wanted: Paging) {
  const found = new Conditions();
  onlyOf(found, wanted, 'm.id');
  if (status) found.and(`m.confirm_status = ${found.add(status)}`);
  for (const word of words) found.and(`m.search_key like ${found.add(`%${word}%`)}`);
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from merchants m where ${found.sql}`,
    found.values,
  );
  const waiting = `m.confirm_status = 'PENDING' as "isWaiting",
    case when m.confirm_status = 'PENDING' then coalesce(m.submitted_at, m.created_at) else 'epoch' end as "waitsSince"`;
  const rows = `(select ${columns}, ${waiting} from ${from} where ${found.sql}) m`;
  const source = { columns: 'm.*', from: rows, where: new Conditions(found.values), order: queue };
  return { ...(await readPage<OwnMerchantRow>(db, source, wanted)), totalCount: counted!.count };
}

/** How many wait for staff, and since when the first of them does. */
export async function readWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(coalesce(submitted_at, created_at)) as oldest from merchants
     where confirm_status = 'PENDING'`,
  );
  return row!;
}
