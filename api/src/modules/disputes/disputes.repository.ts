import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import type { Waiting } from '../../platform/modules/staff-queue.ts';
import { partyNames, withParties } from '../sourcing/requests/parties.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import type { DisputeOutcome, DisputeReason, DisputeStatementKind, DisputeStatus } from './disputes.enums.ts';

export type StatementRow = {
  id: string;
  kind: DisputeStatementKind;
  side: TradeSide;
  text: string | null;
  at: string;
};
/** Whole rials: what lines were agreed to come to. */
export type DisputedAmount = { netRial: string; vatRial: string; freightRial: string };
export type DisputeRow = DisputedAmount & {
  id: string;
  requestId: string;
  version: number;
  status: DisputeStatus;
  side: TradeSide;
  isByClock: boolean;
  wish: DisputeOutcome;
  reasonCode: DisputeReason;
  openedAt: Date;
  /** Since when it stands where it does. */
  since: Date;
  dueAt: Date | null;
  evidenceAt: Date | null;
  buyerDoneAt: Date | null;
  sellerDoneAt: Date | null;
  outcome: DisputeOutcome | null;
  buyerBasisPoints: number | null;
  decisionReason: string | null;
  proposedBy: string | null;
  endedAt: Date | null;
  lineIds: string[];
  statements: StatementRow[];
};

const columns = `d.id, d.request_id as "requestId", d.version, d.status, d.side, d.is_by_clock as "isByClock", d.wish,
  d.reason_code as "reasonCode", d.net_rial::text as "netRial", d.vat_rial::text as "vatRial",
  d.freight_rial::text as "freightRial", d.opened_at as "openedAt", d.since, d.due_at as "dueAt", d.evidence_at as "evidenceAt",
  d.buyer_done_at as "buyerDoneAt", d.seller_done_at as "sellerDoneAt", d.outcome, d.buyer_basis_points as "buyerBasisPoints",
  d.decision_reason as "decisionReason", d.proposed_by as "proposedBy", d.ended_at as "endedAt",
  (select coalesce(jsonb_agg(dl.line_id order by l.place), '[]') from dispute_lines dl join trade_lines l on l.id = dl.line_id
   where dl.dispute_id = d.id) as "lineIds",
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'side', s.side, 'text', s.text, 'at', s.at)
     order by s.at, s.id), '[]') from dispute_statements s where s.dispute_id = d.id) as statements`;

/** The disputes about some requests, the first one first. */
export const readDisputes = (db: Queryable, requestIds: string[]) =>
  db.query<DisputeRow>(
    `select ${columns} from disputes d where d.request_id = any($1::uuid[]) order by d.request_id, d.opened_at, d.id`,
    [requestIds],
    'trade_disputes',
  );

/** The one that is open about a request. */
export async function readOpenDispute(db: Queryable, requestId: string): Promise<DisputeRow | undefined> {
  const [row] = await db.query<DisputeRow>(
    `select ${columns} from disputes d where d.request_id = $1 and d.ended_at is null`,
    [requestId],
  );
  return row;
}

export async function readDispute(db: Queryable, id: string): Promise<DisputeRow | undefined> {
  const [row] = await db.query<DisputeRow>(`select ${columns} from disputes d where d.id = $1`, [id]);
  return row;
}

type NewDispute = DisputedAmount &
  Pick<DisputeRow, 'id' | 'requestId' | 'side' | 'isByClock' | 'wish' | 'reasonCode' | 'openedAt'> & {
    dueAt: Date;
    lineIds: readonly string[];
  };

export async function insertDispute(tx: Tx, row: NewDispute): Promise<void> {
  await tx.query(
    `insert into disputes (id, request_id, status, side, is_by_clock, wish, reason_code, net_rial, vat_rial, freight_rial, opened_at, since, due_at)
     values ($1, $2, 'ANSWER_DUE', $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      row.id,
      row.requestId,
      row.side,
      row.isByClock,
      row.wish,
      row.reasonCode,
      row.netRial,
      row.vatRial,
      row.freightRial,
      row.openedAt,
      row.dueAt,
    ],
  );
  await tx.query('insert into dispute_lines (dispute_id, line_id) select $1, unnest($2::uuid[])', [
    row.id,
    row.lineIds,
  ]);
}

type NewStatement = { id: string; disputeId: string; kind: DisputeStatementKind; side: TradeSide; text: string | null };

export const insertStatement = (tx: Tx, row: NewStatement, now: Date) =>
  tx.query('insert into dispute_statements (id, dispute_id, kind, side, text, at) values ($1, $2, $3, $4, $5, $6)', [
    row.id,
    row.disputeId,
    row.kind,
    row.side,
    row.text,
    now,
  ]);

export async function countStatements(tx: Tx, disputeId: string, side: TradeSide): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from dispute_statements where dispute_id = $1 and side = $2',
    [disputeId, side],
  );
  return row!.count;
}

/** What a step changes of a dispute; what it does not name stays. */
export type MovedDispute = Partial<
  Pick<
    DisputeRow,
    | ('status' | 'dueAt' | 'evidenceAt' | 'buyerDoneAt' | 'sellerDoneAt')
    | ('outcome' | 'buyerBasisPoints' | 'decisionReason' | 'proposedBy' | 'endedAt')
  >
>;

/** The next version of a dispute whose request is held. */
export const moveDispute = (tx: Tx, row: DisputeRow, moved: MovedDispute, now: Date) => {
  const next = { ...row, ...moved };
  return tx.query(
    `update disputes set status = $2, due_at = $3, evidence_at = $4, buyer_done_at = $5, seller_done_at = $6, outcome = $7,
       buyer_basis_points = $8, decision_reason = $9, proposed_by = $10, ended_at = $11,
       since = case when status = $2 then since else $12 end, version = version + 1 where id = $1`,
    [
      row.id,
      next.status,
      next.dueAt,
      next.evidenceAt,
      next.buyerDoneAt,
      next.sellerDoneAt,
      next.outcome,
      next.buyerBasisPoints,
      next.decisionReason,
      next.proposedBy,
      next.endedAt,
      now,
    ],
  );
};

/** Disputes as staff find them. */
export type QueuedRow = DisputeRow & {
  number: string;
  buyerName: string | null;
  buyerCustomerId: string;
  sellerName: string;
  sellerCustomerId: string;
  isLate: boolean;
  isWaiting: boolean;
  place: Date;
};

const parties = `disputes d join trade_requests r on r.id = d.request_id ${withParties}`;
const partyColumns = `${partyNames}, r.buyer_customer_id as "buyerCustomerId", p.seller_customer_id as "sellerCustomerId"`;

/** Past their target first, then what waits for staff, then by what is due next; ended ones last. */
const queue = new Order('admin disputes', [
  { sql: 'q."isLate"', kind: 'flag', isDescending: true },
  { sql: 'q."isWaiting"', kind: 'flag', isDescending: true },
  { sql: 'q.place', kind: 'instant' },
  { sql: 'q.id', kind: 'id' },
]);

export async function readQueue(db: Queryable, status: DisputeStatus | undefined, now: Date, wanted: Paging) {
  const where = new Conditions();
  const waits = `d.status in ('DECISION', 'APPROVAL')`;
  const place = `${waits} and d.due_at <= ${where.add(now, 'timestamptz')} as "isLate", ${waits} as "isWaiting",
    coalesce(d.due_at, d.ended_at) as place`;
  onlyOf(where, wanted, 'd.id');
  if (status) where.and(`d.status = ${where.add(status)}`);
  else if (!wanted.ids) where.and('d.ended_at is null');
  const rows = `(select ${columns}, ${partyColumns}, ${place} from ${parties} where ${where.sql}) q`;
  const source = { columns: 'q.*', from: rows, where: new Conditions(where.values), order: queue };
  return readCountedPage<QueuedRow>(db, source, wanted);
}

export async function readQueued(db: Queryable, id: string, now: Date): Promise<QueuedRow | undefined> {
  const [row] = await db.query<QueuedRow>(
    `select ${columns}, ${partyColumns}, d.status in ('DECISION', 'APPROVAL') and d.due_at <= $2 as "isLate" from ${parties} where d.id = $1`,
    [id, now],
  );
  return row;
}

/** How many disputes wait for staff in a state, and since when the first of them does. */
export async function readWaiting(db: Queryable, status: 'DECISION' | 'APPROVAL'): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    'select count(*)::int as count, min(since) as oldest from disputes where status = $1',
    [status],
  );
  return row!;
}

/** What staff proposed in a dispute and refused, as the chain of its request has it. */
export const readProposals = (db: Queryable, requestId: string, disputeId: string) =>
  db.query<{
    at: Date;
    type: string;
    actorId: string | null;
    outcome: DisputeOutcome | null;
    buyerBasisPoints: number | null;
    text: string;
  }>(
    `select at, type, actor_user_id as "actorId", payload ->> 'outcome' as outcome,
       (payload ->> 'buyerBasisPoints')::int as "buyerBasisPoints", payload ->> 'text' as text
     from domain_events where aggregate_id = $1 and type in ('DISPUTE_PROPOSED', 'DISPUTE_REFUSED')
       and payload ->> 'disputeId' = $2 order by seq`,
    [requestId, disputeId],
  );
