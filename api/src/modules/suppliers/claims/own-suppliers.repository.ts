import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../../platform/paging/read-page.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import type { OwnSupplier, SupplierPageChange } from './own-suppliers.schemas.ts';

/** Names and numbers of a supplier; of a confirmed one staff decide about others. */
export const nameFields = [
  'brandName',
  'legalName',
  'nationalLegalId',
  'economicCode',
  'registrationNumber',
] as const satisfies (keyof OwnSupplier)[];
export type Names = { [Field in (typeof nameFields)[number]]: string | null };
export type ChangeRow = { id: string; askedAt: Date; before: Names; wanted: Names };

/** A supplier that a company runs, as it is stored, with what of others decides about it. */
export type OwnSupplierRow = Omit<Names, 'brandName' | 'legalName'> & {
  brandName: string;
  legalName: string;
  id: string;
  version: number;
  customerId: string | null;
  customerName: string | null;
  isIdentityVerified: boolean;
  slug: string;
  supplierTypes: OwnSupplier['supplierTypes'];
  cityId: string | null;
  stateId: string | null;
  cityName: string;
  stateName: string;
  foundedYear: number | null;
  employeesRange: string | null;
  about: string;
  website: string | null;
  phones: string[];
  addresses: OwnSupplier['addresses'];
  status: OwnSupplier['status'];
  reason: string | null;
  verificationLevel: OwnSupplier['verificationLevel'];
  change: (Omit<ChangeRow, 'askedAt'> & { askedAt: string }) | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
};

/** In force, and of the supplier itself: what belongs to a claim counts for nobody yet. `now` is $1. */
const level = `coalesce((select e.level from supplier_evidences e
  where e.supplier_id = s.id and e.result = 'ACCEPTED' and e.claim_id is null and e.valid_from <= $1::timestamptz and e.valid_to > $1::timestamptz
  order by array_position(array['PHONE', 'IDENTITY', 'BUSINESS', 'SITE'], e.level) desc limit 1), 'NONE')`;
export const customerName = (customer: string, person: string) =>
  `coalesce(${customer}.brand_name, ${customer}.legal_name, nullif(concat_ws(' ', ${person}.first_name, ${person}.last_name), ''))`;
const columns = `s.id, s.version, s.owner_customer_id as "customerId", ${customerName('c', 'p')} as "customerName",
  coalesce(c.identity_verified_at, p.identity_verified_at) is not null as "isIdentityVerified",
  s.brand_name as "brandName", s.legal_name as "legalName", s.slug, s.national_legal_id as "nationalLegalId",
  s.economic_code as "economicCode", s.registration_number as "registrationNumber", s.supplier_types as "supplierTypes",
  s.city_id as "cityId", s.state_id as "stateId", s.city_name as "cityName", s.state_name as "stateName",
  s.founded_year as "foundedYear", s.employees_range as "employeesRange", s.about, s.website, s.phones, s.addresses,
  s.confirm_status as status, s.reason, ${level} as "verificationLevel",
  (select jsonb_build_object('id', n.id, 'askedAt', n.asked_at, 'before', n.before, 'wanted', n.wanted)
   from supplier_changes n where n.supplier_id = s.id and n.status = 'PENDING') as change,
  s.submitted_at as "submittedAt", s.decided_at as "decidedAt"`;
const from = `suppliers s left join customers c on c.id = s.owner_customer_id left join persons p on p.id = c.person_id`;

export const readOwnSuppliers = (db: Queryable, customerIds: string[], now: Date) =>
  db.query<OwnSupplierRow>(
    `select ${columns} from ${from} where s.owner_customer_id = any($2::uuid[]) order by s.created_at, s.id`,
    [now, customerIds],
    'own_suppliers',
  );

export async function readOwnSupplier(db: Queryable, id: string, now: Date): Promise<OwnSupplierRow | undefined> {
  const [row] = await db.query<OwnSupplierRow>(`select ${columns} from ${from} where s.id = $2`, [now, id]);
  return row;
}

/** One supplier, held until the transaction ends: the first lock of whatever concerns it. */
export async function lockSupplier(tx: Tx, id: string, now: Date): Promise<OwnSupplierRow | undefined> {
  await tx.query('select from suppliers where id = $1 for no key update', [id]);
  return readOwnSupplier(tx, id, now);
}

/** Nobody else takes the number of a company until the transaction ends. */
export const lockNumbers = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('supplier numbers'))");

/** Who was confirmed with some numbers. */
export const readHoldersOfNumbers = (db: Queryable, numbers: readonly string[]) =>
  db.query<{ id: string; nationalLegalId: string }>(
    `select id, national_legal_id as "nationalLegalId" from suppliers
     where national_legal_id = any($1::text[]) and confirm_status in ('CONFIRMED', 'SUSPENDED')`,
    [numbers],
  );

/** Who was confirmed with a number. */
export async function readHolderOfNumber(db: Queryable, nationalLegalId: string, exceptId?: string) {
  const [row] = await db.query<{ id: string }>(
    `select id from suppliers where national_legal_id = $1 and confirm_status in ('CONFIRMED', 'SUSPENDED')
     and id is distinct from $2::uuid`,
    [nationalLegalId, exceptId ?? null],
  );
  return row?.id;
}

export type Named = Names & { slug: string; searchKey: string; sortKey: string };
export type Placed = { cityId: string; stateId: string; cityName: string; stateName: string };

export const insertSupplier = (tx: Tx, row: Named & Placed & { id: string; customerId: string }, now: Date) =>
  tx.query(
    `insert into suppliers (id, owner_customer_id, confirm_status, brand_name, legal_name, slug, search_key, sort_key,
       national_legal_id, city_id, state_id, city_name, state_name, supplier_types, about, created_at)
     values ($1, $2, 'DRAFT', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{}', '', $13)`,
    [
      row.id,
      row.customerId,
      row.brandName,
      row.legalName,
      row.slug,
      row.searchKey,
      row.sortKey,
      row.nationalLegalId,
      row.cityId,
      row.stateId,
      row.cityName,
      row.stateName,
      now,
    ],
  );

export const updateNames = (tx: Tx, id: string, row: Named) =>
  tx.query(
    `update suppliers set brand_name = $2, legal_name = $3, slug = $4, search_key = $5, sort_key = $6,
       national_legal_id = $7, economic_code = $8, registration_number = $9 where id = $1`,
    [
      id,
      row.brandName,
      row.legalName,
      row.slug,
      row.searchKey,
      row.sortKey,
      row.nationalLegalId,
      row.economicCode,
      row.registrationNumber,
    ],
  );

export type StoredPage = Omit<SupplierPageChange, 'addresses'> & Placed & { addresses: OwnSupplier['addresses'] };

export const updatePage = (tx: Tx, id: string, page: StoredPage, now: Date) =>
  tx.query(
    `update suppliers set supplier_types = $2, about = $3, website = $4, founded_year = $5, employees_range = $6, phones = $7,
       city_id = $8, state_id = $9, city_name = $10, state_name = $11, updated_at = $12, addresses = $13 where id = $1`,
    [
      id,
      page.supplierTypes,
      page.about ?? '',
      page.website ?? null,
      page.foundedYear ?? null,
      page.employeesRange ?? null,
      page.phones,
      page.cityId,
      page.stateId,
      page.cityName,
      page.stateName,
      now,
      JSON.stringify(page.addresses),
    ],
  );

export type Moved = { status: OwnSupplier['status']; reason?: string | undefined };

/** Ends a step: the state that it leads to, and the next version. Each step is one update of the row that is held. */
export const moveSupplier = (tx: Tx, id: string, { status, reason }: Moved, now: Date) =>
  tx.query(
    `update suppliers set confirm_status = $2, version = version + 1,
       reason = case when $3::text is not null then $3 when $2 in ('REJECTED', 'SUSPENDED') then reason end,
       submitted_at = case when $2 = 'PENDING' and confirm_status <> 'PENDING' then $4 else submitted_at end,
       decided_at = case when $3::text is not null then $4 else decided_at end
     where id = $1`,
    [id, status, reason ?? null, now],
  );

/** Gives it to another company, or to none. */
export const updateOwner = (tx: Tx, id: string, customerId: string | null) =>
  tx.query('update suppliers set owner_customer_id = $2, version = version + 1 where id = $1', [id, customerId]);

export const deleteSupplier = async (tx: Tx, id: string) => {
  await tx.query('delete from supplier_changes where supplier_id = $1', [id]);
  await tx.query('delete from suppliers where id = $1', [id]);
};

/** How many suppliers of a company the public has never seen. */
export async function countNew(tx: Tx, customerId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from suppliers where owner_customer_id = $1 and confirm_status in ('DRAFT', 'PENDING', 'REJECTED')`,
    [customerId],
  );
  return row!.count;
}

export const insertChange = (
  tx: Tx,
  id: string,
  supplierId: string,
  { before, wanted }: { before: object; wanted: object },
  now: Date,
) =>
  tx.query('insert into supplier_changes (id, supplier_id, before, wanted, asked_at) values ($1, $2, $3, $4, $5)', [
    id,
    supplierId,
    JSON.stringify(before),
    JSON.stringify(wanted),
    now,
  ]);

export const endChange = (
  tx: Tx,
  supplierId: string,
  status: 'CONFIRMED' | 'DECLINED' | 'CANCELED',
  reason: string | null,
  now: Date,
) =>
  tx.query(
    `update supplier_changes set status = $2, reason = $3, decided_at = $4 where supplier_id = $1 and status = 'PENDING'`,
    [supplierId, status, reason, now],
  );

/** Whether the identity of a company is confirmed. */
export async function isVerified(db: Queryable, customerId: string): Promise<boolean> {
  const rows = await db.query(
    `select from customers c left join persons p on p.id = c.person_id
     where c.id = $1 and coalesce(c.identity_verified_at, p.identity_verified_at) is not null`,
    [customerId],
  );
  return rows.length > 0;
}

/** Since when it waits: handed in, or with a change of names. */
const waitsSince = `coalesce((select n.asked_at from supplier_changes n where n.supplier_id = s.id and n.status = 'PENDING'),
  case when s.confirm_status = 'PENDING' then s.submitted_at end)`;
const queue = new Order('admin suppliers', [
  { sql: 's."isWaiting"', kind: 'flag', isDescending: true },
  { sql: 's."waitsSince"', kind: 'instant' },
  { sql: 's."createdAt"', kind: 'instant', isDescending: true },
  { sql: 's.id', kind: 'id' },
]);

export type Wanted = { status?: OwnSupplier['status'] | undefined; isWaiting: boolean; words: string[] };

export async function readQueue(db: Queryable, { status, isWaiting, words }: Wanted, now: Date, wanted: Paging) {
  const found = new Conditions([now]).and('s.owner_customer_id is not null').and('$1::timestamptz is not null');
  onlyOf(found, wanted, 's.id');
  if (status) found.and(`s.confirm_status = ${found.add(status)}`);
  if (isWaiting) found.and(`${waitsSince} is not null`);
  for (const word of words) found.and(`s.search_key like ${found.add(`%${word}%`)}`);
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from suppliers s where ${found.sql}`,
    found.values,
  );
  const waiting = `${waitsSince} is not null as "isWaiting", coalesce(${waitsSince}, 'epoch') as "waitsSince", s.created_at as "createdAt"`;
  const rows = `(select ${columns}, ${waiting} from ${from} where ${found.sql}) s`;
  const source = { columns: 's.*', from: rows, where: new Conditions(found.values), order: queue };
  return { ...(await readPage<OwnSupplierRow>(db, source, wanted)), totalCount: counted!.count };
}

/** How many suppliers and changes of names wait for staff, and since when the first of them does. */
export async function readWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(since) as oldest from (
       select submitted_at as since from suppliers where confirm_status = 'PENDING' and owner_customer_id is not null
       union all select asked_at from supplier_changes where status = 'PENDING'
     ) waiting`,
  );
  return row!;
}
