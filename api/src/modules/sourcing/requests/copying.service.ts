import type { Actor } from '../../../platform/actor.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { chosenLines } from '../lines/copied-lines.ts';
import { readLines } from '../lines/lines.repository.ts';
import type { makeOpenRequests } from '../rfq/open-requests.service.ts';
import type { makeOrders, OrderParts } from './orders.service.ts';
import { requireBuyer } from './standing.ts';
import type { TradeCopyChoice, TradeRequestCopy } from './trade-steps.schemas.ts';

type Parts = Pick<OrderParts, 'db' | 'steps'> & {
  orders: Pick<ReturnType<typeof makeOrders>, 'copy'>;
  openRequests: Pick<ReturnType<typeof makeOpenRequests>, 'copy'>;
};

/** Requests that are made once more, each as a draft of its own kind. */
export function makeCopying({ db, steps, orders, openRequests }: Parts) {
  /** Whether all that is chosen is no offer of the one seller: others are asked for it. */
  async function asksInWords(id: string, { lineIds }: TradeCopyChoice): Promise<boolean> {
    const lines = chosenLines(await readLines(db, [id]), lineIds);
    return lines.every(({ supplierProductId }) => supplierProductId === null);
  }

  return {
    /** @throws Problem 400, 403, 404, 409 NOTHING_TO_COPY */
    async copy(actor: Actor, id: string, choice: TradeCopyChoice, once?: Once): Promise<TradeRequestCopy> {
      const { row, standing } = await steps.find(actor, id);
      const { customerId } = requireBuyer(standing, 'TRADE_CREATE');
      const isOpen = row.kind === 'OPEN_RFQ' || choice.asksSeveral || (await asksInWords(id, choice));
      return (isOpen ? openRequests : orders).copy(actor, { row, customerId }, choice, once);
    },
  };
}
