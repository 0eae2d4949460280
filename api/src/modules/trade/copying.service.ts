import type { Actor } from '../../platform/actor.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import type { makeOpenRequests } from './open/open-requests.service.ts';
import type { makeOrders, OrderParts } from './orders.service.ts';
import { requireBuyer } from './standing.ts';
import type { TradeCopyChoice, TradeRequestCopy } from './trade-steps.schemas.ts';

type Parts = Pick<OrderParts, 'steps'> & {
  orders: Pick<ReturnType<typeof makeOrders>, 'copy'>;
  openRequests: Pick<ReturnType<typeof makeOpenRequests>, 'copy'>;
};

/** Requests that are made once more, each as a draft of its own kind. */
export function makeCopying({ steps, orders, openRequests }: Parts) {
  return {
    /** @throws Problem 400, 403, 404, 409 NOTHING_TO_COPY */
    async copy(actor: Actor, id: string, choice: TradeCopyChoice, once?: Once): Promise<TradeRequestCopy> {
      const { row, standing } = await steps.find(actor, id);
      const { customerId } = requireBuyer(standing, 'TRADE_CREATE');
      const kind = row.kind === 'OPEN_RFQ' ? openRequests : orders;
      return kind.copy(actor, { row, customerId }, choice, once);
    },
  };
}
