import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { DisputeOutcome } from '../../disputes/disputes.enums.ts';
import type { ShipmentStatus } from './shipments.enums.ts';

/** How far an agreed line has come, in its unit. */
/** domain rule: so many shipments a request has */
export const MOST_SHIPMENTS = 100;

export type ProgressRow = {
  lineId: string;
  requestId: string;
  title: string;
  unitId: string;
  /** Less what both sides struck. */
  agreed: string;
  /** So much of 1 may come more or less. */
  tolerance: string;
  /** What was cancelled on its way does not count. */
  shipped: string;
  delivered: string;
  accepted: string;
  refused: string;
  /** In a dispute that is open: until its end nothing of it is delivered or answered. */
  isInDispute: boolean;
  /** How the dispute ended after which nothing of it is delivered or answered any more. */
  settled: SettledAs | null;
  /** Whether it is handed over in agreed parts, which all lines share. */
  isInParts: boolean;
};
export type SettledAs = Exclude<DisputeOutcome, 'REDO'>;

/** Whether nothing of a line is delivered and answered now. */
export const isFrozen = ({ isInDispute, settled }: Pick<ProgressRow, 'isInDispute' | 'settled'>): boolean =>
  isInDispute || settled !== null;

/** The lines of which nothing is delivered and answered now. */
export const frozenIn = (progress: readonly ProgressRow[]): ReadonlySet<string> =>
  new Set(progress.filter(isFrozen).map(({ lineId }) => lineId));

/** What of a line was agreed to: another quantity, unit or thing than was asked for, where an offer said so. */
const agreedTerm = `select (term ->> 'quantity')::numeric as quantity, (term ->> 'unitId')::uuid as unit_id,
  term -> 'snapshot' ->> 'title' as title from jsonb_array_elements(r.agreed -> 'lines') as term where term ->> 'id' = l.id::text`;

/** Of each line as much as the parts are of all, to the last decimal; nothing where it is not done in parts. */
const sharesOfParts = `select count(*), coalesce(g.quantity, l.quantity) * 0.0001 as whole,
  case when count(*) > 0 then coalesce(sum(m.basis_points) filter (where m.status in ('SUBMITTED', 'ACCEPTED', 'REJECTED')), 0) end as came,
  case when count(*) > 0 then coalesce(sum(m.basis_points) filter (where m.status = 'ACCEPTED'), 0) end as accepted,
  case when count(*) > 0 then coalesce(sum(m.basis_points) filter (where m.status = 'REJECTED'), 0) end as refused
  from milestones m where m.request_id = l.request_id`;

/** Of the lines of some requests that were agreed to, in their order; of all of them before an agreement. */
export const readProgress = (db: Queryable, requestIds: string[]) =>
  db.query<ProgressRow>(
    `select l.id as "lineId", l.request_id as "requestId", coalesce(g.title, l.snapshot ->> 'title') as title,
       coalesce(g.unit_id, l.unit_id) as "unitId",
       trim_scale(coalesce(g.quantity, l.quantity) - l.struck)::text as agreed,
       trim_scale(case when p.count > 0 then 0 else coalesce((r.agreed ->> 'tolerancePercent')::numeric, 0) / 100 end)::text as tolerance,
       trim_scale(coalesce(p.came * p.whole, s.shipped, 0))::text as shipped,
       trim_scale(coalesce(p.came * p.whole, s.delivered, 0))::text as delivered,
       trim_scale(coalesce(p.accepted * p.whole, s.accepted, 0))::text as accepted,
       trim_scale(coalesce(p.refused * p.whole, s.refused, 0))::text as refused, l.settled, p.count > 0 as "isInParts",
       exists (select from dispute_lines dl join disputes d on d.id = dl.dispute_id
         where dl.line_id = l.id and d.ended_at is null) as "isInDispute"
     from trade_lines l join trade_requests r on r.id = l.request_id
     left join lateral (${agreedTerm}) g on true
     left join lateral (
       select sum(sl.quantity) as shipped, sum(sl.quantity) filter (where sh.delivered_at is not null) as delivered,
         sum(sl.accepted) as accepted, sum(sl.refused) as refused
       from shipment_lines sl join shipments sh on sh.id = sl.shipment_id
       where sl.line_id = l.id and sh.status <> 'CANCELLED'
     ) s on true
     left join lateral (${sharesOfParts}) p on true
     where l.request_id = any($1::uuid[]) and (r.agreed -> 'lines' is null or g.quantity is not null)
     order by l.request_id, l.place`,
    [requestIds],
    'trade_progress',
  );

export type ShipmentRow = {
  id: string;
  requestId: string;
  place: number;
  status: ShipmentStatus;
  shippedAt: Date;
  expectedOn: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  note: string | null;
  deliveredAt: Date | null;
  answerDueAt: Date | null;
  answeredAt: Date | null;
  lines: ShipmentLineRow[];
};
export type ShipmentLineRow = {
  lineId: string;
  title: string;
  unitId: string;
  quantity: string;
  accepted: string;
  refused: string;
  reason: string | null;
};

/** The shipments of some requests, the first one first, with their lines. */
export const readShipments = (db: Queryable, requestIds: string[]) =>
  db.query<ShipmentRow>(
    `select s.id, s.request_id as "requestId", s.place, s.status, s.shipped_at as "shippedAt",
       s.expected_on::text as "expectedOn", s.carrier, s.tracking_number as "trackingNumber", s.note,
       s.delivered_at as "deliveredAt", s.answer_due_at as "answerDueAt", s.answered_at as "answeredAt",
       (select jsonb_agg(jsonb_build_object('lineId', sl.line_id, 'title', coalesce(g.title, l.snapshot ->> 'title'),
          'unitId', coalesce(g.unit_id, l.unit_id), 'quantity', trim_scale(sl.quantity)::text,
          'accepted', trim_scale(sl.accepted)::text, 'refused', trim_scale(sl.refused)::text, 'reason', sl.reason) order by l.place)
        from shipment_lines sl join trade_lines l on l.id = sl.line_id left join lateral (${agreedTerm}) g on true
        where sl.shipment_id = s.id) as lines
     from shipments s join trade_requests r on r.id = s.request_id where s.request_id = any($1::uuid[]) order by s.request_id, s.place`,
    [requestIds],
    'trade_shipments',
  );

type NewShipment = Pick<ShipmentRow, 'id' | 'requestId' | 'expectedOn' | 'carrier' | 'trackingNumber' | 'note'> & {
  lines: readonly { lineId: string; quantity: string }[];
};

/** Into a request that is held: its number is the next one there. */
export async function insertShipment(tx: Tx, row: NewShipment, now: Date): Promise<void> {
  const shipment = tx.query(
    `insert into shipments (id, request_id, place, status, shipped_at, expected_on, carrier, tracking_number, note)
     select $1, $2, count(*) + 1, 'ON_THE_WAY', $3, $4, $5, $6, $7 from shipments where request_id = $2`,
    [row.id, row.requestId, now, row.expectedOn, row.carrier, row.trackingNumber, row.note],
  );
  const lines = tx.query(
    `insert into shipment_lines (shipment_id, line_id, quantity)
     select $1, "lineId", quantity from jsonb_to_recordset($2::jsonb) as line ("lineId" uuid, quantity numeric)`,
    [row.id, JSON.stringify(row.lines)],
  );
  // What was refused of these lines is answered by that.
  const answered = tx.query(
    'update shipment_lines set refused_due_at = null where line_id = any($1::uuid[]) and refused_due_at is not null',
    [row.lines.map(({ lineId }) => lineId)],
  );
  await Promise.all([shipment, lines, answered]);
}

export const writeDelivery = (tx: Tx, id: string, answerDueAt: Date, now: Date) =>
  tx.query(`update shipments set status = 'DELIVERED', delivered_at = $2, answer_due_at = $3 where id = $1`, [
    id,
    now,
    answerDueAt,
  ]);

export type Answered = { lineId: string; accepted: string; refused: string; reason: string | null };

/** What was accepted and refused of a shipment in all; it is answered once nothing of it is open. */
export async function writeAnswers(tx: Tx, id: string, answers: readonly Answered[], now: Date): Promise<void> {
  await tx.query(
    `update shipment_lines l set accepted = a.accepted, refused = a.refused, reason = coalesce(a.reason, l.reason)
     from jsonb_to_recordset($2::jsonb) as a ("lineId" uuid, accepted numeric, refused numeric, reason text)
     where l.shipment_id = $1 and l.line_id = a."lineId"`,
    [id, JSON.stringify(answers)],
  );
  await tx.query(
    `update shipments set status = 'ANSWERED', answered_at = $2 where id = $1 and status = 'DELIVERED' and not exists (
       select from shipment_lines s join trade_lines l on l.id = s.line_id
       where s.shipment_id = $1 and s.accepted + s.refused < s.quantity and l.settled is null)`,
    [id, now],
  );
}

/** When refused lines of a shipment become a dispute unless something is done about them. */
export const writeRefusedDue = (tx: Tx, id: string, lineIds: readonly string[], dueAt: Date) =>
  tx.query(
    'update shipment_lines set refused_due_at = $3 where shipment_id = $1 and line_id = any($2::uuid[]) and refused > 0',
    [id, lineIds, dueAt],
  );
