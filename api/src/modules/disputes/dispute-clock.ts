import { deadlineIn, type IsClosed } from '../../platform/calendar.ts';
import type { Tx } from '../../platform/database/database.ts';
import { enqueueEachOnce, type OnceAt } from '../sourcing/requests/trade-job.ts';

const DAY_MS = 86_400_000;
export const DISPUTE_CLOCK = 'dispute-clock';
/** domain rule: so long the other side has to answer, and is told a day before its end */
export const ANSWER_DAYS = 3;
/** domain rule: so long both sides may show what they have */
export const EVIDENCE_DAYS = 5;
/** domain rule: in so many working days staff decide, and a second one agrees */
export const DECISION_DAYS = 10;
export const APPROVAL_DAYS = 3;
const REMIND_DAYS = 1;
/** domain rule: so long a seller may leave what was refused, goods and other things, before it is in dispute */
const REFUSED_DAYS = { goods: 7, others: 21 };

export type DisputeClock =
  | { action: 'REMIND' | 'LAPSE'; requestId: string; disputeId: string; dueAt: string }
  | { action: 'REFUSED'; requestId: string; dueAt: string };

const put = (tx: Tx, jobs: OnceAt<DisputeClock>[]) => enqueueEachOnce(tx, DISPUTE_CLOCK, jobs);

/** The time of a state ends by itself; who is to answer is told before. */
export async function scheduleDispute(
  tx: Tx,
  { dueAt, ...of }: { requestId: string; disputeId: string; dueAt: Date },
  { isReminded = false } = {},
): Promise<void> {
  const base = { ...of, dueAt: dueAt.toISOString() };
  const lapse: OnceAt<DisputeClock> = { runAt: dueAt, payload: { action: 'LAPSE', ...base } };
  const reminder: OnceAt<DisputeClock> = {
    runAt: new Date(dueAt.getTime() - REMIND_DAYS * DAY_MS),
    payload: { action: 'REMIND', ...base },
  };
  await put(tx, isReminded ? [reminder, lapse] : [lapse]);
}

/** When what is refused now becomes a dispute. */
export const refusedDue = (now: Date, isGoods: boolean, isClosed: IsClosed): Date =>
  deadlineIn(now, isGoods ? REFUSED_DAYS.goods : REFUSED_DAYS.others, isClosed);

/** domain rule: clocks that a dispute stopped have at least so long once it is over */
const LEAST_MS = 48 * 3_600_000;
/** Until when a clock goes on that stood still since a dispute began. */
export const resumedDue = (dueAt: Date, since: Date, now: Date): Date =>
  new Date(now.getTime() + Math.max(dueAt.getTime() - since.getTime(), LEAST_MS));

export const scheduleRefused = (tx: Tx, { requestId, dueAt }: { requestId: string; dueAt: Date }) =>
  put(tx, [{ runAt: dueAt, payload: { action: 'REFUSED', requestId, dueAt: dueAt.toISOString() } }]);
