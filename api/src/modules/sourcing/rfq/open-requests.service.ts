import type { Actor } from '../../../platform/actor.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import type { LateRule } from '../../../platform/late-rules.ts';
import { makeNumbers } from '../../../platform/numbers/numbers.ts';
import { notFound } from '../../../platform/problem.ts';
import { beginningAddresses, finderOf } from '../requests/buyer-addresses.ts';
import { chosenLines } from '../lines/copied-lines.ts';
import { insertDraft, requireRoom, rewriteDraft } from '../requests/drafts.ts';
import { groundOf } from '../requests/ground.ts';
import { problemsOfNeededBy } from '../lines/line-rules.ts';
import { readLines } from '../lines/lines.repository.ts';
import type { Older, OrderParts } from '../requests/orders.service.ts';
import type { TradeCopyChoice, TradeRequestCopy } from '../requests/trade-steps.schemas.ts';
import type { TradeRequest } from '../requests/trade.schemas.ts';
import { readOpenCopy } from './copied-open.ts';
import type { NewOpenRequest, OpenRequestChange } from './open.schemas.ts';
import { changesOfOpen, openInputOf, readOpenContent } from './open-content.ts';
import { problemsOfQuoteDeadline } from './quote-deadline.ts';
import { takeFromBasket } from '../basket/taking.ts';

/** Requests for offers of several sellers while they are written. */
export function makeOpenRequests(parts: OrderParts) {
  const { db, clock, customers, addresses, steps } = parts;
  const nextNumber = makeNumbers(db, 'TR');
  const finder = finderOf(addresses);

  const rules = {
    async create(actor: Actor, { customerId }: Partial<NewOpenRequest>): Promise<LateRule<NewOpenRequest>[]> {
      if (customerId !== undefined) await customers.actingFor(db, actor, customerId, 'TRADE_CREATE');
      return [
        { reads: ['neededBy'], judge: ({ neededBy }) => problemsOfNeededBy(neededBy, clock.now()) },
        {
          reads: ['quoteDeadlineAt'],
          judge: ({ quoteDeadlineAt: at }) =>
            problemsOfQuoteDeadline(at === undefined ? undefined : new Date(at), clock.now()),
        },
      ];
    },
  };

  return {
    rules,

    /** @throws Problem 400 naming each field, 403, 409 OPEN_MAX */
    async create(
      actor: Actor,
      { customerId, basketKeys, ...input }: NewOpenRequest,
      once?: Once,
    ): Promise<TradeRequest> {
      await customers.actingFor(db, actor, customerId, 'TRADE_CREATE');
      const ground = await groundOf(parts);
      const id = newId();
      const number = await nextNumber(ground.now);
      return db.transaction(async (tx) => {
        await customers.lockCustomer(tx, customerId);
        const membership = await customers.actingFor(tx, actor, customerId, 'TRADE_CREATE');
        await requireRoom(tx, customerId);
        const reading = { buyerId: customerId, number, ground, ...beginningAddresses(addresses, tx, customerId) };
        const draft = await readOpenContent(tx, input, reading);
        const made = { kind: 'OPEN_RFQ', id, number, draft } as const;
        const answer = await insertDraft(tx, made, { actor, membership, ground, steps });
        await takeFromBasket(tx, actor, basketKeys, ground.now);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /**
     * A new draft of what was asked for before, for those sellers who may still be asked. Lines and sellers that are not in it are
     * named. @throws Problem 400, 403, 404, 409 NOTHING_TO_COPY
     */
    async copy(
      actor: Actor,
      { row, customerId }: Older,
      { lineIds }: TradeCopyChoice,
      once?: Once,
    ): Promise<TradeRequestCopy> {
      const ground = await groundOf(parts);
      const id = newId();
      const number = await nextNumber(ground.now);
      return db.transaction(async (tx) => {
        await customers.lockCustomer(tx, customerId);
        const membership = await customers.actingFor(tx, actor, customerId, 'TRADE_CREATE');
        await requireRoom(tx, customerId);
        const chosen = chosenLines(await readLines(tx, [row.id]), lineIds);
        const reading = { buyerId: customerId, number, ground, findAddress: finder(tx, customerId) };
        const { input, leftOut, leftOutSellers } = await readOpenCopy(tx, row, chosen, reading);
        const draft = await readOpenContent(tx, input, { ...reading, categoryType: row.categoryType });
        const made = { kind: 'OPEN_RFQ', id, number, draft } as const;
        const tradeRequest = await insertDraft(tx, made, { actor, membership, ground, steps });
        const answer = { tradeRequest, leftOut, leftOutSellers };
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** A draft as it was written. @throws Problem 404 */
    async stored(actor: Actor, id: string): Promise<object> {
      const { row } = await steps.find(actor, id);
      return openInputOf(row, await readLines(db, [id]));
    },

    /** @throws Problem 400 naming each field, 403, 404, 409 */
    async change(actor: Actor, id: string, { version, ...input }: OpenRequestChange): Promise<TradeRequest> {
      const ground = await groundOf(parts);
      return steps.step(actor, id, { action: 'EDIT', version }, async (tx, { row, now }) => {
        if (row.kind !== 'OPEN_RFQ') return notFound('TRADE_REQUEST_NOT_FOUND');
        const lines = await readLines(tx, [id]);
        const { buyerCustomerId: buyerId, number, categoryType } = row;
        const draft = await readOpenContent(tx, input, {
          buyerId,
          number,
          categoryType,
          ground,
          lines,
          findAddress: finder(tx, buyerId),
        });
        const fields = changesOfOpen(row, lines, draft);
        return rewriteDraft(tx, { id, draft, fields, isAsked: false }, now);
      });
    },
  };
}
