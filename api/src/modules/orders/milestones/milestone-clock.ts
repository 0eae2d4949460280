import type { Tx } from '../../../platform/database/database.ts';
import { enqueueOnce } from '../../sourcing/requests/trade-job.ts';

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
  const put = (runAt: Date, payload: MilestoneClock) => enqueueOnce(tx, MILESTONE_CLOCK, runAt, payload);
  const base = { ...of, dueAt: dueAt.toISOString() };
  for (const days of REMIND_DAYS) {
    const runAt = new Date(dueAt.getTime() - days * DAY_MS);
    if (runAt > now) await put(runAt, { action: 'REMIND', ...base, days });
  }
  await put(dueAt, { action: 'ACCEPT', ...base });
}
