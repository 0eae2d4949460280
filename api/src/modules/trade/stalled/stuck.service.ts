import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { paging } from '../../../platform/paging/paging.ts';
import type { Sender } from '../../../platform/route.ts';
import { names } from '../../sourcing/requests/messages.ts';
import { readStuck, readWaitingStuck, type StuckRow } from './stuck.repository.ts';
import type { StuckTradeRequest, StuckTradeRequestPage, StuckTradeRequestsQuery } from './stuck.schemas.ts';

/** Whose roles see them. */
export const STUCK_READERS = 'STUCK_ORDERS_READ';

/** domain rule: after so many days without any act an order in fulfilment is shown to staff */
const IDLE_DAYS = 90;
const DAY_MS = 86_400_000;

/** Orders that were agreed to and that nobody carries on, for staff. */
export function makeStuck({ db, clock }: { db: Database; clock: Clock }) {
  const timesOf = (now: Date) => ({ now, cutoff: new Date(now.getTime() - IDLE_DAYS * DAY_MS) });
  return {
    /** Each reading is in the audit log: it names who trades with whom. */
    list: (
      actor: Actor,
      { reason, ...query }: StuckTradeRequestsQuery,
      sender: Sender,
    ): Promise<StuckTradeRequestPage> =>
      db.transaction(async (tx) => {
        const { rows, totalCount, page } = await readStuck(tx, timesOf(clock.now()), reason, paging(query));
        const what = { action: 'STUCK_ORDERS_READ', detail: { requestIds: rows.map(({ id }) => id) } };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return { items: rows.map(toStuck), totalCount, ...page };
      }),

    waiting: (now: Date) => readWaitingStuck(db, timesOf(now)),
  };
}

const toStuck = ({ id, number, kind, status, isIdle, goneAt, lastActAt, lastEventType, ...row }: StuckRow) =>
  ({
    id,
    number,
    kind,
    status,
    buyerName: row.buyerName ?? names.buyer,
    sellerName: row.sellerName,
    reasons: [...(isIdle ? (['NO_ACT'] as const) : []), ...(goneAt ? (['BUYER_GONE'] as const) : [])],
    since: row.since.toISOString(),
    ...(lastActAt && { lastActAt: lastActAt.toISOString() }),
    ...(lastEventType && { lastEventType }),
  }) satisfies StuckTradeRequest;
