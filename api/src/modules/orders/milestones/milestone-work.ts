import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { lockRequest } from '../../sourcing/requests/requests.repository.ts';
import { move } from '../../sourcing/requests/steps.ts';
import { tellOfTrade } from '../../sourcing/requests/trade-events.ts';
import { accepted } from './answering.ts';
import { MILESTONE_CLOCK, type MilestoneClock } from './milestone-clock.ts';
import { milestoneMachine } from './milestone-machine.ts';
import { readMilestones } from './milestones.repository.ts';

/** What the clock does with parts of services, as jobs that look again under the lock of the request. */
export function makeMilestoneClock({ clock }: { clock: Clock }): Record<typeof MILESTONE_CLOCK, Queue> {
  async function act(tx: Tx, { action, requestId, milestoneId, dueAt, days }: MilestoneClock): Promise<void> {
    const row = await lockRequest(tx, requestId);
    // A dispute stops it and gives it another time at its end.
    if (row?.status !== 'IN_FULFILMENT' && row?.status !== 'DELIVERED') return;
    const found = (await readMilestones(tx, [row.id])).find(({ id }) => id === milestoneId);
    if (found?.status !== 'SUBMITTED' || found.dueAt?.toISOString() !== dueAt) return;
    const by = { actorId: null, onBehalfOf: null, at: clock.now() };
    const step = action === 'REMIND' ? 'REMIND' : 'AUTO_ACCEPT';
    const { event: type } = transitionOf(milestoneMachine, found.status, step, (actor) => actor === 'SYS');
    if (action === 'REMIND') {
      const told = { type, visibility: 'BUYER', notifies: ['BUYER'] } as const;
      return tellOfTrade(tx, row, { ...told, facts: { days: String(days) } }, by);
    }
    const done = { ...(await accepted(tx, row, found, by.at)), notifies: ['BUYER', 'SELLER'] as const };
    await move(tx, row, { type, done }, by);
  }

  return { [MILESTONE_CLOCK]: { run: (job: Job<MilestoneClock>) => job.finish((tx) => act(tx, job.payload)) } };
}
