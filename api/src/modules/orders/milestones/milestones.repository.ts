import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { MilestoneStatus } from './milestones.enums.ts';
import type { AgreedMilestone } from './shares.ts';

export type MilestoneRow = {
  id: string;
  requestId: string;
  place: number;
  title: string;
  basisPoints: number;
  netRial: string;
  vatRial: string;
  dueOn: string | null;
  status: MilestoneStatus;
  note: string | null;
  submittedAt: Date | null;
  /** When what was submitted counts as accepted, and what was rejected becomes a dispute. */
  dueAt: Date | null;
  answeredAt: Date | null;
  reason: string | null;
};

/** The parts of some agreed services, the first one first. */
export const readMilestones = (db: Queryable, requestIds: readonly string[]) =>
  db.query<MilestoneRow>(
    `select id, request_id as "requestId", place, title, basis_points as "basisPoints", net_rial::text as "netRial",
       vat_rial::text as "vatRial", due_on::text as "dueOn", status, note, submitted_at as "submittedAt", due_at as "dueAt",
       answered_at as "answeredAt", reason
     from milestones where request_id = any($1::uuid[]) order by request_id, place`,
    [requestIds],
    'trade_milestones',
  );

export const insertMilestones = (tx: Tx, requestId: string, milestones: readonly AgreedMilestone[]) =>
  tx.query(
    `insert into milestones (id, request_id, place, title, basis_points, net_rial, vat_rial, due_on, status)
     select id, $1, place, title, "basisPoints", "netRial", "vatRial", "dueOn", 'PLANNED'
     from jsonb_to_recordset($2::jsonb) as part (id uuid, place int, title text, "basisPoints" int, "netRial" numeric,
       "vatRial" numeric, "dueOn" date)`,
    [requestId, JSON.stringify(milestones.map((each, index) => ({ ...each, id: newId(), place: index + 1 })))],
  );

export const writeSubmission = (tx: Tx, id: string, { note, dueAt }: { note: string | null; dueAt: Date }, now: Date) =>
  tx.query(
    `update milestones set status = 'SUBMITTED', note = $2, due_at = $3, submitted_at = $4, answered_at = null where id = $1`,
    [id, note, dueAt, now],
  );

export const writeAcceptance = (tx: Tx, id: string, now: Date) =>
  tx.query(`update milestones set status = 'ACCEPTED', due_at = null, answered_at = $2 where id = $1`, [id, now]);

type Rejection = { reason: string; dueAt: Date };
export const writeRejection = (tx: Tx, id: string, { reason, dueAt }: Rejection, now: Date) =>
  tx.query(`update milestones set status = 'REJECTED', reason = $2, due_at = $3, answered_at = $4 where id = $1`, [
    id,
    reason,
    dueAt,
    now,
  ]);

/** What a dispute stopped goes on until then. */
export const writeDue = (tx: Tx, id: string, dueAt: Date) =>
  tx.query('update milestones set due_at = $2 where id = $1', [id, dueAt]);

/** What was handed over and not accepted is to be done again. */
export const redoMilestones = (tx: Tx, requestId: string, dueAt: Date) =>
  tx.query(
    `update milestones set status = 'REJECTED', due_at = $2 where request_id = $1 and status in ('SUBMITTED', 'REJECTED')`,
    [requestId, dueAt],
  );

/** What is still to come counts no more; what was handed over stays to be answered. */
export const cancelToCome = (tx: Tx, requestId: string) =>
  tx.query(
    `update milestones set status = 'CANCELLED', due_at = null where request_id = $1 and status in ('PLANNED', 'REJECTED')`,
    [requestId],
  );

/** Nothing of it is left to be done or answered. */
export const cancelOpen = (tx: Tx, requestId: string) =>
  tx.query(
    `update milestones set status = 'CANCELLED', due_at = null
     where request_id = $1 and status in ('PLANNED', 'SUBMITTED', 'REJECTED')`,
    [requestId],
  );
