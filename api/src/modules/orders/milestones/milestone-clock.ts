import type { Tx } from '../../../platform/database/database.ts';
import { enqueueEachOnce, type OnceAt } from '../../sourcing/requests/trade-job.ts';

const DAY_MS = 86_400_000;
export const MILESTONE_CLOCK = 'milestone-clock';
/** domain rule: so long a buyer may look at a part of a service */
export const ANSWER_DAYS = 21;
/** domain rule: so many days before what nobody answers counts as accepted, the buyer is told */
const REMIND_DAYS = [3, 1];

/** `dueAt`: what it was written for; a dispute moves it. */
export type MilestoneClock = { action: 'ACCEPT' | 'REMIND'; requestId: string; milestoneId: string; dueAt: string } & {
  days?: number;
};

/** A part that was handed over is accepted at its time, and the buyer reminded before. */
export async function scheduleMilestone(
  tx: Tx,
  { dueAt, ...of }: { requestId: string; milestoneId: string; dueAt: Date },
  now: Date,
): Promise<void> {
  const base = { ...of, dueAt: dueAt.toISOString() };
  const reminders = REMIND_DAYS.map((days): OnceAt<MilestoneClock> => ({
    runAt: new Date(dueAt.getTime() - days * DAY_MS),
    payload: { action: 'REMIND', ...base, days },
  })).filter(({ runAt }) => runAt > now);
  const acceptance: OnceAt<MilestoneClock> = { runAt: dueAt, payload: { action: 'ACCEPT', ...base } };
  await enqueueEachOnce(tx, MILESTONE_CLOCK, [...reminders, acceptance]);
}
