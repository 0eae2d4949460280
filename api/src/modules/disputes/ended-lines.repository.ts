import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { SettledAs } from '../orders/fulfilment/shipments.repository.ts';

/** Nothing of these lines is delivered or answered any more. */
export const settleLines = (tx: Tx, lineIds: readonly string[], as: SettledAs) =>
  tx.query('update trade_lines set settled = $2 where id = any($1::uuid[])', [lineIds, as]);

/** Of shipments, those in which nothing is left to be handed over, or to be answered, are done. */
export async function closeShipments(tx: Tx, requestId: string, now: Date): Promise<void> {
  const openLine = `select from shipment_lines s join trade_lines l on l.id = s.line_id where s.shipment_id = h.id and l.settled is null`;
  await tx.query(
    `update shipments h set status = 'CANCELLED' where request_id = $1 and status = 'ON_THE_WAY' and not exists (${openLine})`,
    [requestId],
  );
  await tx.query(
    `update shipments h set status = 'ANSWERED', answered_at = $2
     where request_id = $1 and status = 'DELIVERED' and not exists (${openLine} and s.accepted + s.refused < s.quantity)`,
    [requestId, now],
  );
}

type Refusal = { lineIds: readonly string[]; whole: readonly string[]; dueAt: Date };

/** What came of these lines and was not accepted is refused; of `whole` ones all of it. */
export const refuseLines = (tx: Tx, requestId: string, { lineIds, whole, dueAt }: Refusal) =>
  tx.query(
    `update shipment_lines s set refused_due_at = $4,
       accepted = case when s.line_id = any($3::uuid[]) then 0 else s.accepted end,
       refused = case when s.line_id = any($3::uuid[]) then s.quantity else s.quantity - s.accepted end
     from shipments h where h.id = s.shipment_id and h.request_id = $1 and h.delivered_at is not null and h.status <> 'CANCELLED'
       and s.line_id = any($2::uuid[]) and (s.line_id = any($3::uuid[]) or s.accepted < s.quantity)`,
    [requestId, lineIds, whole, dueAt],
  );

export const writeAnswerDue = (tx: Tx, shipmentId: string, dueAt: Date) =>
  tx.query('update shipments set answer_due_at = $2 where id = $1', [shipmentId, dueAt]);

/** When what was refused of some lines becomes a dispute. */
export const readRefused = (db: Queryable, requestId: string, lineIds: readonly string[]) =>
  db.query<{ refusedDueAt: Date }>(
    `select distinct s.refused_due_at as "refusedDueAt" from shipment_lines s join shipments h on h.id = s.shipment_id
     where h.request_id = $1 and s.line_id = any($2::uuid[]) and s.refused > 0 and s.refused_due_at is not null`,
    [requestId, lineIds],
  );

export const moveRefused = (
  tx: Tx,
  requestId: string,
  { lineIds, from, to }: { lineIds: readonly string[]; from: Date; to: Date },
) =>
  tx.query(
    `update shipment_lines s set refused_due_at = $4 from shipments h
     where h.id = s.shipment_id and h.request_id = $1 and s.line_id = any($2::uuid[]) and s.refused_due_at = $3`,
    [requestId, lineIds, from, to],
  );

/** Lines of which something was refused so long ago that it is in dispute now; of a part of a service, all. */
export const readUnanswered = async (db: Queryable, requestId: string, now: Date): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select l.id from trade_lines l where l.request_id = $1 and l.settled is null and (exists (
         select from shipment_lines s join shipments h on h.id = s.shipment_id
         where s.line_id = l.id and h.status <> 'CANCELLED' and s.refused > 0 and s.refused_due_at <= $2)
         or exists (select from milestones m where m.request_id = $1 and m.status = 'REJECTED' and m.due_at <= $2))
       order by l.place`,
      [requestId, now],
    )
  ).map(({ id }) => id);
