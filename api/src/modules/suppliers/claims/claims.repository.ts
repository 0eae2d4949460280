import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../../platform/paging/read-page.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import type { ClaimAnswer, ClaimStatus } from './claims.enums.ts';
import { customerName } from './own-suppliers.repository.ts';

export type ClaimRow = {
  id: string;
  version: number;
  supplierId: string;
  supplierName: string;
  supplierSlug: string;
  /** Whose the supplier is now. */
  holderId: string | null;
  holderName: string | null;
  customerId: string;
  customerName: string;
  isIdentityVerified: boolean;
  status: ClaimStatus;
  statement: string;
  answer: ClaimAnswer | null;
  objection: string | null;
  question: string | null;
  reason: string | null;
  approvedBy: string | null;
  deadlineAt: Date | null;
  createdAt: Date;
  pendingSince: Date;
  decidedAt: Date | null;
};

const OPEN = `('PENDING', 'OBJECTION', 'NEEDS_EVIDENCE')`;
const columns = `k.id, k.version, k.supplier_id as "supplierId", s.brand_name as "supplierName", s.slug as "supplierSlug",
  s.owner_customer_id as "holderId", ${customerName('h', 'hp')} as "holderName", k.customer_id as "customerId",
  coalesce(${customerName('c', 'p')}, '') as "customerName",
  coalesce(c.identity_verified_at, p.identity_verified_at) is not null as "isIdentityVerified", k.status, k.statement,
  k.holder_answer as answer, k.objection, k.question, k.reason, k.approved_by as "approvedBy",
  k.status_deadline_at as "deadlineAt", k.created_at as "createdAt", k.pending_since as "pendingSince", k.decided_at as "decidedAt"`;
const from = `supplier_claims k join suppliers s on s.id = k.supplier_id
  join customers c on c.id = k.customer_id left join persons p on p.id = c.person_id
  left join customers h on h.id = s.owner_customer_id left join persons hp on hp.id = h.person_id`;

/** Claims of companies, and those about which they are asked as the ones that have the supplier; the newest first. */
export const readClaimsOf = (db: Queryable, customerIds: string[]) =>
  db.query<ClaimRow>(
    `select ${columns} from ${from} where k.customer_id = any($1::uuid[])
       or (s.owner_customer_id = any($1::uuid[]) and k.status in ${OPEN} and k.holder_customer_id = s.owner_customer_id)
     order by k.created_at desc, k.id limit 100`,
    [customerIds],
  );

export async function readClaim(db: Queryable, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db.query<ClaimRow>(`select ${columns} from ${from} where k.id = $1`, [id]);
  return row;
}

/** One claim, held until the transaction ends; its supplier first. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  await tx.query(
    'select from suppliers where id = (select supplier_id from supplier_claims where id = $1) for no key update',
    [id],
  );
  await tx.query('select from supplier_claims where id = $1 for no key update', [id]);
  return readClaim(tx, id);
}

export const readOpenClaimsOn = (tx: Tx, supplierId: string, exceptId: string) =>
  tx.query<ClaimRow>(
    `select ${columns} from ${from} where k.supplier_id = $1 and k.id <> $2 and k.status in ${OPEN} order by k.id`,
    [supplierId, exceptId],
  );

export const readOpenClaimsOf = (tx: Tx, customerId: string) =>
  tx.query<ClaimRow>(`select ${columns} from ${from} where k.customer_id = $1 and k.status in ${OPEN} order by k.id`, [
    customerId,
  ]);

export type NewClaimRow = {
  id: string;
  supplierId: string;
  customerId: string;
  status: ClaimStatus;
  statement: string;
  holderId: string | null;
  deadlineAt: Date | null;
};

export const insertClaim = (tx: Tx, row: NewClaimRow, now: Date) =>
  tx.query(
    `insert into supplier_claims (id, supplier_id, customer_id, status, statement, holder_customer_id, status_deadline_at,
       created_at, pending_since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [row.id, row.supplierId, row.customerId, row.status, row.statement, row.holderId, row.deadlineAt, now],
  );

export type ClaimWrite = {
  status: ClaimStatus;
  deadlineAt?: Date | null;
  answer?: ClaimAnswer | null;
  objection?: string | null;
  question?: string | null;
  reason?: string | null;
  approvedBy?: string | null;
  holderId?: string | null;
};

/** Ends a step: what it changes, and the next version. */
export function writeClaim(tx: Tx, row: ClaimRow, write: ClaimWrite, now: Date) {
  const kept = <Key extends keyof ClaimWrite>(key: Key, before: ClaimWrite[Key]) =>
    write[key] === undefined ? before : write[key];
  return tx.query(
    `update supplier_claims set version = version + 1, status = $2, status_deadline_at = $3, holder_answer = $4, objection = $5,
       question = $6, reason = $7, approved_by = $8::uuid, approved_at = case when $8::uuid is not null then coalesce(approved_at, $9) end,
       pending_since = case when $2 = 'PENDING' and status <> 'PENDING' then $9 else pending_since end,
       decided_at = case when $2 in ${OPEN} then decided_at else $9 end,
       holder_customer_id = case when $10::boolean then $11::uuid else holder_customer_id end
     where id = $1`,
    [
      row.id,
      write.status,
      kept('deadlineAt', row.deadlineAt),
      kept('answer', row.answer),
      kept('objection', row.objection),
      kept('question', row.question),
      kept('reason', row.reason),
      kept('approvedBy', row.approvedBy),
      now,
      write.holderId !== undefined,
      write.holderId ?? null,
    ],
  );
}

const queue = new Order('admin claims', [
  { sql: 'k."isWaiting"', kind: 'flag', isDescending: true },
  { sql: 'k."waitsSince"', kind: 'instant' },
  { sql: 'k."createdAt"', kind: 'instant', isDescending: true },
  { sql: 'k.id', kind: 'id' },
]);

/** A state, and words that the name of the supplier has. */
type Wanted = { status: ClaimStatus | undefined; words: readonly string[] };

export async function readQueue(db: Queryable, { status, words }: Wanted, wanted: Paging) {
  const found = new Conditions();
  onlyOf(found, wanted, 'k.id');
  for (const word of words) found.and(`s.search_key like ${found.add(`%${word}%`)}`);
  if (status) found.and(`k.status = ${found.add(status)}`);
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from supplier_claims k join suppliers s on s.id = k.supplier_id where ${found.sql}`,
    found.values,
  );
  const waiting = `k.status = 'PENDING' as "isWaiting", case when k.status = 'PENDING' then k.pending_since else 'epoch' end as "waitsSince"`;
  const rows = `(select ${columns}, ${waiting} from ${from} where ${found.sql}) k`;
  const source = { columns: 'k.*', from: rows, where: new Conditions(found.values), order: queue };
  return { ...(await readPage<ClaimRow>(db, source, wanted)), totalCount: counted!.count };
}

/** How many wait for staff, and since when the first of them does. */
export async function readWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(pending_since) as oldest from supplier_claims where status = 'PENDING'`,
  );
  return row!;
}
