import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Job, Queue } from '../../platform/jobs/job.ts';
import { transitionOf } from '../../platform/machine.ts';
import { moveParticipation } from './participations.repository.ts';
import * as repository from './requests.repository.ts';
import { type ClockPayload, clocks, TRADE_CLOCK } from './schedule.ts';
import { move } from './steps.ts';
import type { TradeSide } from './trade.enums.ts';
import { tellOfTrade } from './trade-events.ts';
import { tradeMachine } from './trade-machine.ts';

/** What the clock does with requests, as jobs that look again under the lock of the request. */
export function makeTradeClock({ clock }: { clock: Clock }): Record<typeof TRADE_CLOCK, Queue> {
  async function act(tx: Tx, { requestId, deadlineAt, action }: ClockPayload): Promise<void> {
    const [now, row] = [clock.now(), await repository.lockRequest(tx, requestId)];
    const rules = row && clocks[row.status];
    if (!rules || row.deadlineAt?.toISOString() !== deadlineAt) return;
    const by = { actorId: null, onBehalfOf: null, at: now };
    const found = transitionOf(tradeMachine, row.status, action, (actor) => actor === 'SYS');
    if (action === 'REMIND') {
      const notifies: TradeSide[] = ['BUYER'];
      return tellOfTrade(tx, row, { type: found.event, visibility: 'BUYER', notifies }, by);
    }
    const { reasonCode, ...lapse } = rules.lapse;
    if (found.to === 'EXPIRED') await moveParticipation(tx, row.participationId, { status: 'LAPSED' }, now);
    const moved = { deadlineAt: null, question: null, ...(reasonCode && { reasonCode }) };
    const done = { ...lapse, moved, ...(reasonCode && { payload: { code: reasonCode } }) };
    await move(tx, row, { type: found.event, to: found.to, done }, by);
  }

  return { [TRADE_CLOCK]: { run: (job: Job<ClockPayload>) => job.finish((tx) => act(tx, job.payload)) } };
}
