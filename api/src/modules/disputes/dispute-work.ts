import type { IsClosed } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Job, Queue } from '../../platform/jobs/job.ts';
import { transitionOf } from '../../platform/machine.ts';
import type { Reference } from '../reference/index.ts';
import { lockRequest, type TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import { otherSide } from '../sourcing/requests/standing.ts';
import { move } from '../sourcing/requests/steps.ts';
import { type By, tellOfTrade } from '../sourcing/requests/trade-events.ts';
import { DISPUTE_CLOCK, type DisputeClock } from './dispute-clock.ts';
import { disputeMachine, type DisputeStep } from './dispute-machine.ts';
import { readOpenDispute } from './disputes.repository.ts';
import { readUnanswered } from './ended-lines.repository.ts';
import { beginDecision, beginEvidence, open } from './states.ts';

type Parts = { clock: Clock; reference: Pick<Reference, 'isHoliday'> };

/** What the clock does with disputes, as jobs that look again under the lock of the request. */
export function makeDisputeClock({ clock, reference }: Parts): Record<typeof DISPUTE_CLOCK, Queue> {
  async function act(tx: Tx, payload: DisputeClock, isClosed: IsClosed): Promise<void> {
    const now = clock.now();
    const row = await lockRequest(tx, payload.requestId);
    if (!row) return;
    const by = { actorId: null, onBehalfOf: null, at: now };
    if (payload.action === 'REFUSED') return openForRefused(tx, row, by, isClosed);
    const dispute = await readOpenDispute(tx, row.id);
    if (dispute?.id !== payload.disputeId || dispute.dueAt?.toISOString() !== payload.dueAt) return;
    const eventOf = (action: DisputeStep) =>
      transitionOf(disputeMachine, dispute.status, action, (actor) => actor === 'SYS').event;
    if (payload.action === 'REMIND') {
      const told = { visibility: 'CHAIN', notifies: [otherSide(dispute.side)] } as const;
      return tellOfTrade(tx, row, { ...told, type: eventOf('REMIND') }, by);
    }
    const isAnswer = dispute.status === 'ANSWER_DUE';
    const moved = isAnswer
      ? await beginEvidence(tx, dispute, { now, isClosed })
      : await beginDecision(tx, row, dispute, { now, isClosed });
    const done = { visibility: 'CHAIN', payload: { disputeId: dispute.id }, ...moved } as const;
    await move(tx, row, { type: eventOf(isAnswer ? 'LAPSE_ANSWER' : 'LAPSE_EVIDENCE'), done }, by);
  }

  /** What was refused and not sent again in time is disputed. */
  async function openForRefused(tx: Tx, row: TradeRequestRow, by: By, isClosed: IsClosed): Promise<void> {
    if (row.status !== 'IN_FULFILMENT' && row.status !== 'DELIVERED') return;
    const lineIds = await readUnanswered(tx, row.id, by.at);
    if (lineIds.length === 0) return;
    const opening = { side: 'BUYER', isByClock: true, wish: 'REFUND', reasonCode: 'REFUSED_UNANSWERED' } as const;
    const { done } = await open(tx, row, { ...opening, lineIds }, { now: by.at, isClosed });
    const told = { ...done, notifies: ['BUYER', 'SELLER'] as const };
    await move(tx, row, { type: 'DISPUTE_OPENED', to: 'DISPUTED', done: told }, by);
  }

  return {
    [DISPUTE_CLOCK]: {
      run: async (job: Job<DisputeClock>) => {
        const isClosed = await reference.isHoliday();
        return job.finish((tx) => act(tx, job.payload, isClosed));
      },
    },
  };
}
