import type { Tx } from '../../../platform/database/database.ts';
import type { Happened } from './trade-events.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';
import { enqueueEachOnce } from './trade-job.ts';

const DAY_MS = 86_400_000;
/** domain rule: offers end with a day, and an SMS of the last reminder leaves before the night, which begins at 22:00 */
export const LAST_HOURS = 3;
export const TRADE_CLOCK = 'trade-clock';

/** domain rule: back with the seller, an order waits at least so long */
const LEAST_HOURS_AGAIN = 72;
/** The later of the time that a seller has to answer, and of the least time once an order is back. */
export const dueAgain = (now: Date, answerDue = now) =>
  new Date(Math.max(answerDue.getTime(), now.getTime() + LEAST_HOURS_AGAIN * 3_600_000));

/** What the clock does in a state: how many days before the end it reminds whom, and what the end means. */
export const clocks: Partial<
  Record<
    TradeStatus,
    {
      remindDays: readonly number[];
      /** The end's reason is that of whose turn it was, where somebody's. */
      lapse: Pick<Happened, 'visibility' | 'notifies'> & { isReasoned?: true };
    }
  >
> = {
  AWAITING_CONFIRMATION: { remindDays: [5, 2], lapse: { visibility: 'BUYER', notifies: ['BUYER'] } },
  PUBLISHED: {
    remindDays: [],
    lapse: { visibility: 'ALL', notifies: ['BUYER', 'SELLER'], isReasoned: true },
  },
  NEEDS_INFO: {
    remindDays: [11, 4],
    lapse: { visibility: 'ALL', notifies: ['BUYER', 'SELLER'], isReasoned: true },
  },
  // A day and some hours before the end of the offer that stands; the time without one is told by its end.
  NEGOTIATING: {
    remindDays: [1, LAST_HOURS / 24],
    lapse: { visibility: 'ALL', notifies: ['BUYER', 'SELLER'], isReasoned: true },
  },
};

/**
 * A reminder that was due so short a time ago is still given: where one offer ends, the one of the next day is a day before its end at
 * that same moment.
 */
const STILL_GIVEN_MS = 600_000;

/** `deadlineAt`: what it was written for; a request that has another one by then is left alone. */
export type ClockPayload = { requestId: string; deadlineAt: string; action: 'REMIND' | 'LAPSE'; days?: number };

/** What happens to a request when nobody acts. */
export async function scheduleTrade(tx: Tx, row: TradeRequestRow, now: Date): Promise<void> {
  const clock = clocks[row.status];
  if (!clock || !row.deadlineAt) return;
  const base = { requestId: row.id, deadlineAt: row.deadlineAt.toISOString() };
  const endsAt = row.deadlineAt;
  const reminders = clock.remindDays
    .map((days) => ({ days, runAt: new Date(endsAt.getTime() - days * DAY_MS) }))
    .filter(({ runAt }) => runAt.getTime() > now.getTime() - STILL_GIVEN_MS)
    .map(({ days, runAt }) => ({ runAt, payload: { ...base, action: 'REMIND' as const, days } }));
  const lapse = { runAt: endsAt, payload: { ...base, action: 'LAPSE' as const } };
  await enqueueEachOnce<ClockPayload>(tx, TRADE_CLOCK, [...reminders, lapse]);
}
