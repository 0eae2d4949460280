import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../../platform/paging/read-page.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import type { EvidenceLevel, EvidenceStatus, StoredEvidenceStatus } from './claims.enums.ts';
import { customerName } from './own-suppliers.repository.ts';

export type EvidenceRow = {
  id: string;
  version: number;
  supplierId: string;
  supplierName: string;
  /** Whose the supplier is now. */
  ownerId: string | null;
  /** Who handed it in; null for what came with the market. */
  customerId: string | null;
  customerName: string | null;
  isIdentityVerified: boolean;
  claimId: string | null;
  level: EvidenceLevel;
  claim: string;
  issuedBy: string;
  validFrom: Date;
  validTo: Date;
  paperValidTo: Date | null;
  status: StoredEvidenceStatus;
  reason: string | null;
  visitedOn: string | null;
  visitor: string | null;
  fileId: string | null;
  handedInAt: Date | null;
  decidedAt: Date | null;
};

/** The company on whose side it stands: who claims with it, or whose the supplier is. */
export const sideOf = ({ claimId, customerId, ownerId }: EvidenceRow) => (claimId === null ? ownerId : customerId);

const columns = `e.id, e.version, e.supplier_id as "supplierId", s.brand_name as "supplierName", s.owner_customer_id as "ownerId",
  e.customer_id as "customerId", ${customerName('c', 'p')} as "customerName",
  coalesce(c.identity_verified_at, p.identity_verified_at) is not null as "isIdentityVerified", e.claim_id as "claimId", e.level,
  e.claim, e.issued_by as "issuedBy", e.valid_from as "validFrom", e.valid_to as "validTo", e.paper_valid_to as "paperValidTo",
  e.result as status, e.reason, e.visited_on::text as "visitedOn", e.visitor, e.file_id as "fileId",
  e.handed_in_at as "handedInAt", e.checked_at as "decidedAt"`;
const from = `supplier_evidences e join suppliers s on s.id = e.supplier_id
  left join customers c on c.id = e.customer_id left join persons p on p.id = c.person_id`;
const newest = 'order by coalesce(e.handed_in_at, e.checked_at) desc, e.id';

/** What belongs to suppliers themselves. */
export const readEvidencesOf = (db: Queryable, supplierIds: string[]) =>
  db.query<EvidenceRow>(
    `select ${columns} from ${from} where e.supplier_id = any($1::uuid[]) and e.claim_id is null ${newest}`,
    [supplierIds],
    'supplier_evidences_of',
  );

/** Of all that was handed in of a supplier, of claims on it too. */
export const readIdsOf = async (tx: Tx, supplierId: string) =>
  (await tx.query<{ id: string }>('select id from supplier_evidences where supplier_id = $1', [supplierId])).map(
    ({ id }) => id,
  );

export const readEvidencesOfClaims = (db: Queryable, claimIds: string[]) =>
  db.query<EvidenceRow>(`select ${columns} from ${from} where e.claim_id = any($1::uuid[]) ${newest}`, [claimIds]);

export async function readEvidence(db: Queryable, id: string): Promise<EvidenceRow | undefined> {
  const [row] = await db.query<EvidenceRow>(`select ${columns} from ${from} where e.id = $1`, [id]);
  return row;
}
export const readEvidences = (db: Queryable, ids: string[]) =>
  db.query<EvidenceRow>(`select ${columns} from ${from} where e.id = any($1::uuid[])`, [ids]);

/** One evidence, held until the transaction ends; its supplier first. */
export async function lockEvidence(tx: Tx, id: string): Promise<EvidenceRow | undefined> {
  await tx.query(
    'select from suppliers where id = (select supplier_id from supplier_evidences where id = $1) for no key update',
    [id],
  );
  await tx.query('select from supplier_evidences where id = $1 for no key update', [id]);
  return readEvidence(tx, id);
}

export async function countWaiting(tx: Tx, supplierId: string, customerId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from supplier_evidences where supplier_id = $1 and customer_id = $2 and result = 'WAITING'`,
    [supplierId, customerId],
  );
  return row!.count;
}

export type NewEvidenceRow = {
  id: string;
  supplierId: string;
  customerId: string;
  claimId: string | null;
  level: EvidenceLevel;
  claim: string;
  issuedBy: string;
  validFrom: Date;
  validTo: Date;
  fileId: string;
};

export const insertEvidence = (tx: Tx, row: NewEvidenceRow, now: Date) =>
  tx.query(
    `insert into supplier_evidences (id, supplier_id, customer_id, claim_id, level, claim, issued_by, valid_from, valid_to,
       paper_valid_to, file_id, result, handed_in_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, 'WAITING', $11)`,
    [
      row.id,
      row.supplierId,
      row.customerId,
      row.claimId,
      row.level,
      row.claim,
      row.issuedBy,
      row.validFrom,
      row.validTo,
      row.fileId,
      now,
    ],
  );

export type Decided = {
  status: StoredEvidenceStatus;
  reason: string | undefined;
  validTo?: Date | undefined;
  visitedOn?: string | undefined;
  visitor?: string | undefined;
};

export const decideEvidence = (tx: Tx, id: string, decided: Decided, now: Date) =>
  tx.query(
    `update supplier_evidences set version = version + 1, result = $2, reason = $3, valid_to = coalesce($4, valid_to),
       visited_on = coalesce($5::date, visited_on), visitor = coalesce($6, visitor), checked_at = $7 where id = $1`,
    [
      id,
      decided.status,
      decided.reason ?? null,
      decided.validTo ?? null,
      decided.visitedOn ?? null,
      decided.visitor ?? null,
      now,
    ],
  );

export const deleteEvidences = (tx: Tx, ids: string[]) =>
  tx.query('delete from supplier_evidences where id = any($1::uuid[])', [ids]);

/** What a claim was proved with is the supplier's from now on. */
export const moveToSupplier = (tx: Tx, claimId: string) =>
  tx.query('update supplier_evidences set claim_id = null, version = version + 1 where claim_id = $1', [claimId]);

const queue = new Order('admin evidences', [
  { sql: 'e."isWaiting"', kind: 'flag', isDescending: true },
  { sql: 'e."waitsSince"', kind: 'instant' },
  { sql: 'e."changedAt"', kind: 'instant', isDescending: true },
  { sql: 'e.id', kind: 'id' },
]);

export type Wanted = { status?: EvidenceStatus | undefined; endsBefore?: Date | undefined; words: readonly string[] };

export async function readQueue(db: Queryable, { status, endsBefore, words }: Wanted, now: Date, wanted: Paging) {
  const found = new Conditions().and('e.customer_id is not null');
  onlyOf(found, wanted, 'e.id');
  for (const word of words) found.and(`s.search_key like ${found.add(`%${word}%`)}`);
  const isOver = () => `e.valid_to <= ${found.add(now, 'timestamptz')}`;
  if (status === 'EXPIRED') found.and(`e.result = 'ACCEPTED' and ${isOver()}`);
  else if (status === 'ACCEPTED') found.and(`e.result = 'ACCEPTED' and not (${isOver()})`);
  else if (status) found.and(`e.result = ${found.add(status)}`);
  if (endsBefore)
    found.and(`e.result = 'ACCEPTED' and not (${isOver()}) and e.valid_to <= ${found.add(endsBefore, 'timestamptz')}`);
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from supplier_evidences e join suppliers s on s.id = e.supplier_id where ${found.sql}`,
    found.values,
  );
  const waiting = `e.result = 'WAITING' as "isWaiting", case when e.result = 'WAITING' then e.handed_in_at else 'epoch' end as "waitsSince",
    coalesce(e.checked_at, e.handed_in_at) as "changedAt"`;
  const rows = `(select ${columns}, ${waiting} from ${from} where ${found.sql}) e`;
  const source = { columns: 'e.*', from: rows, where: new Conditions(found.values), order: queue };
  return { ...(await readPage<EvidenceRow>(db, source, wanted)), totalCount: counted!.count };
}

/** How many wait for staff, and since when the first of them does. */
export async function readWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(handed_in_at) as oldest from supplier_evidences where result = 'WAITING'`,
  );
  return row!;
}
