import { beginOfDay } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueueEachOnce, type OnceAt } from '../../sourcing/requests/trade-job.ts';

const DAY_MS = 86_400_000;
export const FULFILMENT_CLOCK = 'fulfilment-clock';
/** domain rule: so many days before what nobody answers counts as accepted, the buyer is told */
const REMIND_DAYS = [3, 1];
/** domain rule: so many days after the day by which it was needed both sides are told */
const LATE_DAYS = [1, 7, 30];

export type FulfilmentClock =
  // `dueAt`: what it was written for; a dispute moves it.
  | { action: 'ACCEPT'; requestId: string; shipmentId: string; dueAt: string }
  | { action: 'REMIND'; requestId: string; shipmentId: string; days: number; dueAt: string }
  | { action: 'LATE'; requestId: string; neededBy: string; days: number };

type Once = OnceAt<FulfilmentClock>;
const put = (tx: Tx, jobs: Once[]) => enqueueEachOnce(tx, FULFILMENT_CLOCK, jobs);
const notPast = (now: Date) => (job: Once) => job.runAt > now;

/** A shipment that was handed over is accepted at its time, and the buyer reminded before. */
export async function scheduleAcceptance(
  tx: Tx,
  { dueAt, ...of }: { requestId: string; shipmentId: string; dueAt: Date },
  now: Date,
): Promise<void> {
  const base = { ...of, dueAt: dueAt.toISOString() };
  const reminders = REMIND_DAYS.map((days): Once => ({
    runAt: new Date(dueAt.getTime() - days * DAY_MS),
    payload: { action: 'REMIND', ...base, days },
  }));
  await put(tx, [...reminders.filter(notPast(now)), { runAt: dueAt, payload: { action: 'ACCEPT', ...base } }]);
}

/** Delivery has begun: who waits for it is told when its day is past. */
export async function scheduleLateness(
  tx: Tx,
  { requestId, neededBy }: { requestId: string; neededBy: string },
  now: Date,
): Promise<void> {
  const late = LATE_DAYS.map((days): Once => ({
    runAt: new Date(beginOfDay(neededBy).getTime() + days * DAY_MS),
    payload: { action: 'LATE', requestId, neededBy, days },
  }));
  await put(tx, late.filter(notPast(now)));
}
