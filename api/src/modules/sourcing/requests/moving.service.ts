import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { invalidTransition } from '../../../platform/machine.ts';
import { makeNumbers } from '../../../platform/numbers/numbers.ts';
import { Problem } from '../../../platform/problem.ts';
import { readAskableSellers } from '../sellers/askable.repository.ts';
import { finderOf } from './buyer-addresses.ts';
import { insertDraft, requireRoom } from './drafts.ts';
import { type NeedsGround, groundOf } from './ground.ts';
import { type LineRow, readLines } from '../lines/lines.repository.ts';
import { asNeeded } from '../lines/moved-lines.ts';
import type { NewNeededLine } from '../lines/needs/needs.schemas.ts';
import { MOST_SELLERS } from '../rfq/limits.ts';
import type { OpenInput } from '../rfq/open.schemas.ts';
import { readOpenContent } from '../rfq/open-content.ts';
import { findUnaskable } from '../rfq/sellers.ts';
import type { makeOrders, OrderParts } from './orders.service.ts';
import { requireBuyer } from './standing.ts';
import type { Held } from './steps.ts';
import { machineOf } from './trade-machine.ts';
import type { LinesMove, MovedLines } from './trade-steps.schemas.ts';
import type { TradeRequest } from './trade.schemas.ts';

type Parts = OrderParts & { orders: Pick<ReturnType<typeof makeOrders>, 'rewrite'> };
type Moving = { actor: Actor; held: Held; ground: NeedsGround; number: string; before: readonly LineRow[] };

/** Lines that leave an order to one seller, who does not have them, for a request to several. */
export function makeMoving(parts: Parts) {
  const { db, clock, customers, addresses, steps, orders } = parts;
  const nextNumber = makeNumbers(db, 'TR');

  /** Whoever sells these goods, but for the seller who does not have them. */
  async function sellersOf(tx: Tx, lines: readonly NewNeededLine[], { actor, held }: Moving): Promise<string[]> {
    const ofLines = (key: 'supplierProductId' | 'baseProductId') => lines.flatMap((line) => line[key] ?? []);
    const goods = { offers: ofLines('supplierProductId'), products: ofLines('baseProductId') };
    if (goods.offers.length + goods.products.length === 0) return [];
    const ownCustomers = (await customers.memberships(tx, actor)).map(({ customerId }) => customerId);
    const found = await readAskableSellers(tx, { ...goods, ownCustomers, now: held.now, most: MOST_SELLERS });
    const ids = found.map(({ merchantId }) => merchantId).filter((id) => id !== held.row.merchantId);
    const unaskable = await findUnaskable(tx, ids, held.row.buyerCustomerId);
    return ids.filter((id) => !unaskable.has(id));
  }

  /** The new draft: when and where it is needed and how it is paid are those of the order. */
  async function begin(tx: Tx, moved: LinesMove, moving: Moving): Promise<TradeRequest> {
    const { actor, held, ground, number, before } = moving;
    const { buyerCustomerId: customerId, categoryType } = held.row;
    const membership = await customers.actingFor(tx, actor, customerId, 'TRADE_CREATE');
    await requireRoom(tx, customerId);
    const lines = await asNeeded(tx, moved.movedLines, { before, stays: moved.lines, ground });
    const { addressId, neededBy, paymentTerm, buyerReference } = moved;
    const input: OpenInput = {
      visibility: 'INVITED',
      lines,
      merchantIds: await sellersOf(tx, lines, moving),
      // What else was written is said to the one seller.
      ...(addressId !== undefined && { addressId }),
      ...(neededBy !== undefined && { neededBy }),
      ...(paymentTerm !== undefined && { paymentTerm }),
      ...(buyerReference !== undefined && { buyerReference }),
    };
    const reading = { buyerId: customerId, number, ground, categoryType };
    const findAddress = finderOf(addresses)(tx, customerId);
    const draft = await readOpenContent(tx, input, { ...reading, findAddress }).catch(namedAsMoved);
    const made = { kind: 'OPEN_RFQ', id: newId(), number, draft } as const;
    return insertDraft(tx, made, { actor, membership, ground, steps });
  }

  return {
    /** @throws Problem 400 naming each field, 403, 404, 409 */
    async move(actor: Actor, id: string, { version, ...given }: LinesMove, once?: Once): Promise<MovedLines> {
      const { customerId } = requireBuyer((await steps.find(actor, id)).standing, 'TRADE_CREATE');
      const ground = await groundOf(parts);
      const number = await nextNumber(clock.now());
      const { movedLines: _, ...input } = given;
      // The database may take the work back and have it done again: what counts is the draft of the last time.
      let openRequest: TradeRequest | undefined;
      const answerOf = (tradeRequest: TradeRequest) => ({ tradeRequest, openRequest: openRequest! });
      const kept = once && { keep: (tx: Tx, kept: unknown) => once.keep(tx, answerOf(kept as TradeRequest)) };
      const first = (tx: Tx) => customers.lockCustomer(tx, customerId);
      const asked = { action: 'EDIT', version, once: kept, first } as const;
      const tradeRequest = await steps.step(actor, id, asked, async (tx, held) => {
        const { row, standing } = held;
        // What its seller asks about is changed, but nothing is taken out of it for others.
        if (row.status !== 'DRAFT') throw invalidTransition(machineOf(row), row.status, standing.is);
        const before = await readLines(tx, [id]);
        openRequest = await begin(tx, { version, ...given }, { actor, held, ground, number, before });
        return orders.rewrite(tx, held, input, { ground, before });
      });
      return answerOf(tradeRequest);
    },
  };
}

/** What is wrong with lines of the new request stands at those that are moved. @throws the same problem */
function namedAsMoved(thrown: unknown): never {
  if (!(thrown instanceof Problem)) throw thrown;
  const errors = thrown.errors.map((each) => ({ ...each, field: each.field.replace(/^lines\b/, 'movedLines') }));
  throw new Problem(thrown.status, thrown.code, errors, thrown.retryAfterSeconds, thrown.more);
}
