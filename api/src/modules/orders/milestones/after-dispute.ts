import type { Tx } from '../../../platform/database/database.ts';
import { resumedDue, scheduleRefused } from '../../disputes/dispute-clock.ts';
import { scheduleMilestone } from './milestone-clock.ts';
import { cancelOpen, readMilestones, writeDue } from './milestones.repository.ts';

/** A dispute is over: what it stopped has what was left of its time. */
export async function resumeMilestones(tx: Tx, requestId: string, openedAt: Date, now: Date): Promise<void> {
  for (const { id, status, dueAt: before } of await readMilestones(tx, [requestId])) {
    if (before === null) continue;
    const dueAt = resumedDue(before, openedAt, now);
    await writeDue(tx, id, dueAt);
    if (status === 'SUBMITTED') await scheduleMilestone(tx, { requestId, milestoneId: id, dueAt }, now);
    else await scheduleRefused(tx, { requestId, dueAt });
  }
}

/** Of all lines it was decided: nothing is left to be done or answered. */
export const endMilestones = cancelOpen;
