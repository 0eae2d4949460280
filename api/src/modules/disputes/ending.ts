import type { Tx } from '../../platform/database/database.ts';
import { decimal } from '../../platform/decimal.ts';
import { completion, dueOf } from '../orders/fulfilment/after-answer.ts';
import { scheduleAcceptance } from '../orders/fulfilment/fulfilment-clock.ts';
import { statusOf } from '../orders/fulfilment/progress.ts';
import { readProgress, readShipments } from '../orders/fulfilment/shipments.repository.ts';
import { redoMilestones } from '../orders/milestones/milestones.repository.ts';
import { endMilestones, resumeMilestones } from '../orders/milestones/after-dispute.ts';
import type { Moved, TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import type { Following } from '../sourcing/requests/steps.ts';
import type { TradeStatus } from '../documents/subject.enums.ts';
import { resumedDue, scheduleRefused } from './dispute-clock.ts';
import type { DisputeOutcome } from './disputes.enums.ts';
import type { DisputeRow } from './disputes.repository.ts';
import * as repository from './ended-lines.repository.ts';

/** Where the request goes on, and what follows. */
export type Ended = { to: TradeStatus; moved: Moved; then: Following[] };
type After = { now: Date; refusedDueAt: Date };

/** What an outcome means for the lines of a dispute that has ended. @param mayCancel whether a request of which nothing is left to the seller is cancelled */
export async function endLines(
  tx: Tx,
  row: TradeRequestRow,
  { lineIds, openedAt }: DisputeRow,
  { outcome, mayCancel }: { outcome: DisputeOutcome; mayCancel: boolean },
  { now, refusedDueAt }: After,
): Promise<Ended> {
  if (outcome === 'REDO') await redo(tx, row.id, lineIds, refusedDueAt);
  else await repository.settleLines(tx, lineIds, outcome);
  await repository.closeShipments(tx, row.id, now);
  if (outcome === 'REDO') return { to: 'IN_FULFILMENT', moved: { deadlineAt: await dueOf(tx, row.id) }, then: [] };
  const progress = await readProgress(tx, [row.id]);
  // What is left of a service is done in the same parts.
  if (progress.every(({ settled }) => settled !== null)) await endMilestones(tx, row.id);
  else await resumeMilestones(tx, row.id, openedAt, now);
  if (mayCancel && progress.every(({ settled }) => settled === 'REFUND')) {
    const moved = { deadlineAt: null, reasonCode: 'DISPUTE' as const };
    const payload = { code: moved.reasonCode };
    return {
      to: 'CANCELLED',
      moved,
      then: [{ type: 'CANCELLED', visibility: 'CHAIN', toStatus: 'CANCELLED', payload }],
    };
  }
  return goOn(tx, row, now);
}

/** The request goes on as its lines are. */
async function goOn(tx: Tx, row: TradeRequestRow, now: Date): Promise<Ended> {
  const to = statusOf(await readProgress(tx, [row.id]));
  return {
    to,
    moved: { deadlineAt: await dueOf(tx, row.id) },
    then: to === 'COMPLETED' ? await completion(tx, row, now) : [],
  };
}

/** What of these lines is not accepted comes again; where all of it is, all of it does. */
async function redo(tx: Tx, requestId: string, lineIds: readonly string[], dueAt: Date): Promise<void> {
  const lines = (await readProgress(tx, [requestId])).filter(({ lineId }) => lineIds.includes(lineId));
  const whole = lines.filter(({ accepted, agreed }) => decimal(accepted).gte(agreed)).map(({ lineId }) => lineId);
  await repository.refuseLines(tx, requestId, { lineIds, whole, dueAt });
  await redoMilestones(tx, requestId, dueAt);
  await scheduleRefused(tx, { requestId, dueAt });
}

/** A dispute was taken back: its clocks have what was left of their time. */
export async function resume(tx: Tx, row: TradeRequestRow, dispute: DisputeRow, now: Date): Promise<Ended> {
  const dueAfter = (dueAt: Date, since: Date) => resumedDue(dueAt, since, now);
  const isOpen = ({
    lineId,
    quantity,
    accepted,
    refused,
  }: Record<'lineId' | 'quantity' | 'accepted' | 'refused', string>) =>
    dispute.lineIds.includes(lineId) && decimal(accepted).plus(refused).lt(quantity);
  for (const { id, status, deliveredAt, answerDueAt, lines } of await readShipments(tx, [row.id])) {
    if (status !== 'DELIVERED' || !lines.some(isOpen)) continue;
    const dueAt = dueAfter(answerDueAt!, deliveredAt! > dispute.openedAt ? deliveredAt! : dispute.openedAt);
    await repository.writeAnswerDue(tx, id, dueAt);
    await scheduleAcceptance(tx, { requestId: row.id, shipmentId: id, dueAt }, now);
  }
  for (const { refusedDueAt } of await repository.readRefused(tx, row.id, dispute.lineIds)) {
    const dueAt = dueAfter(refusedDueAt, dispute.openedAt);
    await repository.moveRefused(tx, row.id, { lineIds: dispute.lineIds, from: refusedDueAt, to: dueAt });
    await scheduleRefused(tx, { requestId: row.id, dueAt });
  }
  await resumeMilestones(tx, row.id, dispute.openedAt, now);
  return goOn(tx, row, now);
}
