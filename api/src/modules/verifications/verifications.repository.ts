import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import type { Waiting } from '../../platform/modules/staff-queue.ts';
import type { VerificationStatus } from './verifications.enums.ts';

/** Whose identity: a person, or a company that buys. */
type Subject = { personId: string | null; customerId: string | null };

export type VerificationRow = Subject & {
  id: string;
  version: number;
  status: VerificationStatus;
  requestedBy: string;
  claim: Record<string, string>;
  explanation: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  decisionReason: string | null;
};

const columns = `id, version, status, person_id as "personId", customer_id as "customerId", requested_by as "requestedBy",
  claim, explanation, created_at as "createdAt", decided_at as "decidedAt", decision_reason as "decisionReason"`;

const MOST_SHOWN = 20;

/** The newest requests about some persons and companies. */
export const readOf = (db: Queryable, personId: string | null, customerIds: string[]) =>
  db.query<VerificationRow>(
    `select ${columns} from identity_verifications where person_id = $1::uuid or customer_id = any($2::uuid[])
     order by created_at desc, id desc limit ${MOST_SHOWN}`,
    [personId, customerIds],
  );

export async function readOpen(tx: Tx, { personId, customerId }: Subject): Promise<VerificationRow | undefined> {
  const [row] = await tx.query<VerificationRow>(
    `select ${columns} from identity_verifications where coalesce(person_id, customer_id) = $1 and status = 'PENDING'`,
    [personId ?? customerId],
  );
  return row;
}

/** How many were asked for within 30 days, whatever became of them. */
export async function countAsked(tx: Tx, { personId, customerId }: Subject): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from identity_verifications
     where (person_id = $1 or customer_id = $1) and created_at > now() - interval '30 days'`,
    [personId ?? customerId],
  );
  return row!.count;
}

type NewVerification = Subject & {
  id: string;
  requestedBy: string;
  claim: VerificationRow['claim'];
  explanation: string | null;
};

export async function insert(tx: Tx, { id, personId, customerId, requestedBy, claim, explanation }: NewVerification) {
  const [row] = await tx.query<VerificationRow>(
    `insert into identity_verifications (id, person_id, customer_id, requested_by, claim, explanation)
     values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [id, personId, customerId, requestedBy, JSON.stringify(claim), explanation],
  );
  return row!;
}

type Revocation = { decidedBy: string; reason: string };

/** For an identity that was confirmed without a request: whom it concerned finds the reason where requests stand. */
export async function insertRevoked(
  tx: Tx,
  { id, personId, customerId, requestedBy, claim }: Omit<NewVerification, 'explanation'>,
  { decidedBy, reason }: Revocation,
  at: Date,
): Promise<VerificationRow> {
  const [row] = await tx.query<VerificationRow>(
    `insert into identity_verifications (id, person_id, customer_id, requested_by, claim, status, decided_by, decision_reason, decided_at)
     values ($1, $2, $3, $4, $5, 'REVOKED', $6, $7, $8) returning ${columns}`,
    [id, personId, customerId, requestedBy, JSON.stringify(claim), decidedBy, reason, at],
  );
  return row!;
}

/** One request, held until the transaction ends. */
export async function lock(tx: Tx, id: string): Promise<VerificationRow | undefined> {
  const [row] = await tx.query<VerificationRow>(
    `select ${columns} from identity_verifications where id = $1 for update`,
    [id],
  );
  return row;
}

type End = { status: VerificationStatus; decidedBy?: string; reason?: string | undefined };

/** Ends an open request. */
export async function end(tx: Tx, id: string, { status, decidedBy, reason }: End, at: Date): Promise<VerificationRow> {
  const [row] = await tx.query<VerificationRow>(
    `update identity_verifications set status = $2, decided_by = $3, decision_reason = $4, decided_at = $5,
       version = version + 1 where id = $1 and status = 'PENDING' returning ${columns}`,
    [id, status, decidedBy ?? null, reason ?? null, at],
  );
  return row!;
}

/** Says of the newest confirmed request about a person or a company that it holds no more; undefined when there is none */
export async function revoke(tx: Tx, subjectId: string, { decidedBy, reason }: Revocation, at: Date) {
  const [row] = await tx.query<VerificationRow>(
    `update identity_verifications set status = 'REVOKED', decided_by = $2, decision_reason = $3, decided_at = $4,
       version = version + 1
     where id = (select id from identity_verifications where (person_id = $1 or customer_id = $1) and status = 'CONFIRMED'
       order by created_at desc, id desc limit 1) returning ${columns}`,
    [subjectId, decidedBy, reason, at],
  );
  return row;
}

/** Withdraws the open request about a company that is there no more. */
export const withdrawOf = (tx: Tx, customerId: string, at: Date) =>
  tx.query(
    `update identity_verifications set status = 'WITHDRAWN', decided_at = $2, version = version + 1
     where customer_id = $1 and status = 'PENDING'`,
    [customerId, at],
  );

const queue = new Order('identity verifications', [
  { sql: "(status <> 'PENDING')", kind: 'flag' },
  { sql: "(case when status = 'PENDING' then created_at end)", kind: 'instant', isNullable: true },
  { sql: 'created_at', kind: 'instant', isDescending: true },
  { sql: 'id', kind: 'id' },
]);

/** One page of all requests: open ones as they came, the others the newest first. */
export async function readQueue(db: Queryable, status: VerificationStatus | undefined, wanted: Paging) {
  const where = new Conditions();
  onlyOf(where, wanted, 'id');
  if (status) where.and(`status = ${where.add(status)}`);
  return readCountedPage<VerificationRow>(db, { columns, from: 'identity_verifications', where, order: queue }, wanted);
}

export const readRequestedBy = (db: Queryable, userId: string) =>
  db.query<VerificationRow>(
    `select ${columns} from identity_verifications where requested_by = $1 order by created_at, id`,
    [userId],
  );

/** Takes a person out: requests about oneself go, open ones about companies are withdrawn. */
export async function forget(tx: Tx, userId: string) {
  await tx.query('delete from identity_verifications where requested_by = $1 and person_id is not null', [userId]);
  await tx.query(
    `update identity_verifications set status = 'WITHDRAWN', decided_at = now(), version = version + 1
     where requested_by = $1 and status = 'PENDING'`,
    [userId],
  );
}

/** How many requests wait, and since when the first of them does. */
export async function readWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    "select count(*)::int as count, min(created_at) as oldest from identity_verifications where status = 'PENDING'",
  );
  return row!;
}
