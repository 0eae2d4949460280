import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Recurring } from '../../platform/jobs/recurring.ts';
import { transitionOf } from '../../platform/machine.ts';
import { readOfAbandoned, readOfSuspended } from './lost-parties.repository.ts';
import { endParts } from '../sourcing/rfq/endings.ts';
import { moveStanding } from '../sourcing/quotes/quotes.repository.ts';
import { lockRequest, type TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import { move } from '../sourcing/requests/steps.ts';
import type { TradeStatus } from '../documents/subject.enums.ts';
import type { TradeReason } from '../sourcing/trade.enums.ts';
import { tradeMachine } from '../sourcing/requests/trade-machine.ts';
import type { TradeStep } from '../sourcing/requests/trade-rows.ts';

/** What was agreed to lives on, whoever of both is gone. */
const notAgreed: readonly TradeStatus[] = ['PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'];
/** What nobody else has seen ends with the company, too. */
const ownAlone: readonly TradeStatus[] = ['DRAFT', 'AWAITING_CONFIRMATION'];

type Ending = { action: TradeStep; reasonCode: TradeReason };

/** Requests that have lost one of their two sides end, within minutes. */
export function makeLostParties({ db, clock }: { db: Database; clock: Clock }): Record<string, Recurring> {
  const endAll = async (
    read: (query: Database | Tx, now: Date, id?: string) => Promise<string[]>,
    ending: Ending,
  ): Promise<void> => {
    for (const id of await read(db, clock.now()))
      await db.transaction(async (tx) => {
        const row = await lockRequest(tx, id);
        const now = clock.now();
        // Under the lock again: the seller may be back, or both have agreed.
        if (row && (await read(tx, now, id)).length > 0) await endOf(tx, row, ending, now);
      });
  };
  return {
    'trade-suspended': {
      everyMinutes: 5,
      run: () =>
        endAll((query, _, id) => readOfSuspended(query, notAgreed, id), {
          action: 'LAPSE',
          reasonCode: 'MERCHANT_SUSPENDED',
        }),
    },
    'trade-abandoned': {
      everyMinutes: 60,
      run: () =>
        endAll((query, now, id) => readOfAbandoned(query, [...ownAlone, ...notAgreed], now, id), {
          action: 'CLOSE',
          reasonCode: 'BUYER_GONE',
        }),
    },
  };
}

/** The end of a request by the clock, with the parts of its sellers and the offers that stand. */
async function endOf(tx: Tx, row: TradeRequestRow, { action, reasonCode }: Ending, now: Date): Promise<void> {
  const { event: type, to } = transitionOf(tradeMachine, row.status, action, (actor) => actor === 'SYS');
  const isSeen = notAgreed.includes(row.status);
  if (isSeen) {
    await endParts(tx, row, { as: action === 'CLOSE' ? 'CANCELLED' : 'EXPIRED', code: reasonCode }, now);
    await moveStanding(tx, { requestId: row.id }, 'DECLINED', now);
  }
  const done = {
    ...(isSeen ? ({ visibility: 'ALL', notifies: ['BUYER', 'SELLER'] } as const) : ({ visibility: 'BUYER' } as const)),
    payload: { code: reasonCode },
    moved: { reasonCode, deadlineAt: null, question: null },
  };
  await move(tx, row, { type, to, done }, { actorId: null, onBehalfOf: null, at: now });
}
