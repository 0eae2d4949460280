import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, Queue } from '../../platform/jobs/job.ts';
import { transitionOf } from '../../platform/machine.ts';
import { moveParticipation } from './participations.repository.ts';
import * as repository from './requests.repository.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import { type Done, move } from './steps.ts';
import type { TradeSide, TradeStatus } from './trade.enums.ts';
import { tellOfTrade } from './trade-events.ts';
import { tradeMachine } from './trade-machine.ts';

const DAY_MS = 86_400_000;
const TRADE_CLOCK = 'trade-clock';

/** What the clock does in a state: how many days before the end it reminds whom, and what the end means. */
const clocks: Partial<
  Record<
    TradeStatus,
    {
      remindDays: readonly number[];
      lapse: Pick<Done, 'visibility' | 'notifies'> & { reasonCode?: 'SELLER_LAPSED' | 'BUYER_LAPSED' };
    }
  >
> = {
  AWAITING_CONFIRMATION: { remindDays: [5, 2], lapse: { visibility: 'BUYER', notifies: ['BUYER'] } },
  PUBLISHED: {
    remindDays: [],
    lapse: { visibility: 'ALL', notifies: ['BUYER', 'SELLER'], reasonCode: 'SELLER_LAPSED' },
  },
  NEEDS_INFO: {
    remindDays: [11, 4],
    lapse: { visibility: 'ALL', notifies: ['BUYER', 'SELLER'], reasonCode: 'BUYER_LAPSED' },
  },
};

/** `deadlineAt`: what it was written for; a request that has another one by then is left alone. */
type Payload = { requestId: string; deadlineAt: string; action: 'REMIND' | 'LAPSE'; days?: number };

/** What happens to a request when nobody acts. */
export async function scheduleTrade(tx: Tx, row: TradeRequestRow, now: Date): Promise<void> {
  const clock = clocks[row.status];
  if (!clock || !row.deadlineAt) return;
  const base = { requestId: row.id, deadlineAt: row.deadlineAt.toISOString() };
  const put = (runAt: Date, payload: Payload) =>
    enqueue(tx, { queue: TRADE_CLOCK, runAt, payload, dedupeKey: Object.values(payload).join(' ') });
  for (const days of clock.remindDays) {
    const runAt = new Date(row.deadlineAt.getTime() - days * DAY_MS);
    if (runAt > now) await put(runAt, { ...base, action: 'REMIND', days });
  }
  await put(row.deadlineAt, { ...base, action: 'LAPSE' });
}

/** What the clock does with requests, as jobs that look again under the lock of the request. */
export function makeTradeClock({ clock }: { clock: Clock }): Record<typeof TRADE_CLOCK, Queue> {
  async function act(tx: Tx, { requestId, deadlineAt, action }: Payload): Promise<void> {
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

  return { [TRADE_CLOCK]: { run: (job: Job<Payload>) => job.finish((tx) => act(tx, job.payload)) } };
}
