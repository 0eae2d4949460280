import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import type { LateRule } from '../../../platform/late-rules.ts';
import { makeNumbers } from '../../../platform/numbers/numbers.ts';
import { invalid, notFound } from '../../../platform/problem.ts';
import type { Addresses } from '../../addresses/index.ts';
import type { Customers, MembershipInForce } from '../../customers/index.ts';
import type { Files } from '../../files/index.ts';
import type { Reference } from '../../reference/index.ts';
import { beginningAddresses, finderOf } from './buyer-addresses.ts';
import { chosenLines, readCopy } from '../lines/copied-lines.ts';
import { releaseDocuments } from '../../documents/document-files.ts';
import { type Draft, insertDraft, requireRoom, rewriteDraft } from './drafts.ts';
import { type NeedsGround, groundOf } from './ground.ts';
import { type LineRow, readLines } from '../lines/lines.repository.ts';
import { isOfOffer, problemsOfNeededBy } from '../lines/line-rules.ts';
import { changesOf, inputOf, type OrderContent, type OrderInput, readContent, searchKeyOf } from './order-content.ts';
import * as repository from './requests.repository.ts';
import type { Held, StepParts, TradeSteps } from './steps.ts';
import { appendTradeEvent, tellOfTrade } from './trade-events.ts';
import type { TradeRequest } from './trade.schemas.ts';
import type { DirectOrderChange, NewDirectOrder, TradeCopyChoice, TradeRequestCopy } from './trade-steps.schemas.ts';
import { takeFromBasket } from '../basket/taking.ts';

export type OrderParts = StepParts & {
  customers: Pick<Customers, 'memberships' | 'actingFor' | 'lockCustomer' | 'colleagues' | 'rulesOfApproval'>;
  addresses: Pick<Addresses, 'findAddress' | 'usualAddressId'>;
  reference: Pick<Reference, 'unitTable'>;
  files: Pick<Files, 'linkTo' | 'release'>;
  steps: TradeSteps;
};

/** Who begins a draft, and what was made for it before the transaction. */
type Beginning = { membership: MembershipInForce; actor: Actor; id: string; number: string; ground: NeedsGround };

/** What another content is judged by, and the lines as they are. */
type Rewriting = { ground: NeedsGround; before: readonly LineRow[] };

/** What is copied, and for whom. */
export type Older = { row: repository.TradeRequestRow; customerId: string };

/** Direct orders while they are written: begun, changed, thrown away. */
export function makeOrders(parts: OrderParts) {
  const { db, customers, addresses, steps } = parts;
  const nextNumber = makeNumbers(db, 'TR');

  const finder = finderOf(addresses);

  const rules = {
    async create(actor: Actor, { customerId }: Partial<NewDirectOrder>): Promise<LateRule<NewDirectOrder>[]> {
      if (customerId !== undefined) await customers.actingFor(db, actor, customerId, 'TRADE_CREATE');
      return [{ reads: ['neededBy'], judge: ({ neededBy }) => problemsOfNeededBy(neededBy, parts.clock.now()) }];
    },
  };

  /** A draft of somebody who acts for a company that is held, with its first event. @throws Problem 400, 409 OPEN_MAX */
  async function begin(tx: Tx, input: OrderInput, { membership, actor, id, number, ground }: Beginning) {
    const { customerId } = membership;
    await requireRoom(tx, customerId);
    const reading = { customerId, ground, ...beginningAddresses(addresses, tx, customerId) };
    const content = await readContent(tx, input, reading);
    const draft = draftOf(content, searchKeyOf(number, content, null));
    return insertDraft(tx, { kind: 'DIRECT_ORDER', id, number, draft }, { actor, membership, ground, steps });
  }
  const beginning = async () => {
    const ground = await groundOf(parts);
    return { ground, id: newId(), number: await nextNumber(ground.now) };
  };

  /** Another content of an order that is held, as part of a step. @throws Problem 400 naming each field, 404, 409 */
  async function rewrite(tx: Tx, { row, now }: Held, input: OrderInput, { ground, before }: Rewriting) {
    if (row.kind !== 'DIRECT_ORDER') return notFound('TRADE_REQUEST_NOT_FOUND');
    const { id, buyerCustomerId: customerId } = row;
    // Agreeing to the prices of the list is part of the publication. Only who says so gives that up for needs in words.
    const isAsked = row.status === 'NEEDS_INFO';
    const isGivenUp = input.acceptListPrice === false && !input.lines.every(isOfOffer);
    const acceptListPrice = row.acceptListPrice && !isGivenUp;
    const given = isAsked ? { ...input, acceptListPrice } : input;
    const content = await readContent(tx, given, {
      customerId,
      ground,
      findAddress: finder(tx, customerId),
      lines: before,
    });
    if (isAsked && content.seller.merchantId !== row.merchantId) invalid('lines[0].supplierProductId', 'OTHER_SELLER');
    if (isAsked && content.fields.categoryType !== row.categoryType)
      invalid('lines[0].supplierProductId', 'OTHER_CATEGORY_TYPE');
    const draft = draftOf(content, searchKeyOf(row.number, content, row.buyerName));
    const fields = changesOf(row, before, content);
    return rewriteDraft(tx, { id, draft, fields, isAsked }, now);
  }

  return {
    rules,

    /** @throws Problem 400 naming each field, 403, 404, 409 */
    async create(
      actor: Actor,
      { customerId, basketKeys, ...input }: NewDirectOrder,
      once?: Once,
    ): Promise<TradeRequest> {
      await customers.actingFor(db, actor, customerId, 'TRADE_CREATE');
      const begun = await beginning();
      return db.transaction(async (tx) => {
        await customers.lockCustomer(tx, customerId);
        const membership = await customers.actingFor(tx, actor, customerId, 'TRADE_CREATE');
        const answer = await begin(tx, input, { ...begun, membership, actor });
        await takeFromBasket(tx, actor, basketKeys, begun.ground.now);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /**
     * A new draft of what was ordered before, at the prices of now. Lines that nobody could order now are left out and named.
     * @throws Problem 400, 403, 404, 409 NOTHING_TO_COPY
     */
    async copy(
      actor: Actor,
      { row, customerId }: Older,
      { lineIds }: TradeCopyChoice,
      once?: Once,
    ): Promise<TradeRequestCopy> {
      const begun = await beginning();
      return db.transaction(async (tx) => {
        await customers.lockCustomer(tx, customerId);
        const membership = await customers.actingFor(tx, actor, customerId, 'TRADE_CREATE');
        const lines = chosenLines(await readLines(tx, [row.id]), lineIds);
        const { input, leftOut } = await readCopy(tx, row, lines, {
          ground: begun.ground,
          findAddress: finder(tx, customerId),
        });
        const tradeRequest = await begin(tx, input, { ...begun, membership, actor });
        const answer = { tradeRequest, leftOut, leftOutSellers: [] };
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** A draft as it was written. @throws Problem 404 */
    async stored(actor: Actor, id: string): Promise<object> {
      const { row } = await steps.find(actor, id);
      return inputOf(row, await readLines(db, [id]));
    },

    /** @throws Problem 400 naming each field, 403, 404, 409 */
    async change(actor: Actor, id: string, { version, ...input }: DirectOrderChange): Promise<TradeRequest> {
      const ground = await groundOf(parts);
      return steps.step(actor, id, { action: 'EDIT', version }, async (tx, held) =>
        rewrite(tx, held, input, { ground, before: await readLines(tx, [id]) }),
      );
    },

    rewrite,

    /** Throws a draft away that was never published. Its events stay. @throws Problem 403, 404, 409 */
    async remove(actor: Actor, id: string, version: number): Promise<void> {
      await db.transaction(async (tx) => {
        const { row, now } = await steps.holdFor(tx, actor, id, { action: 'REMOVE', version });
        if (row.publishedAt) notFound('TRADE_REQUEST_NOT_FOUND');
        const by = { actorId: actor.userId, onBehalfOf: row.buyerCustomerId, at: now };
        const removed = { type: 'REMOVED', visibility: 'BUYER', toStatus: 'DRAFT' } as const;
        const { id: eventId } = await appendTradeEvent(tx, row, removed, by);
        await releaseDocuments(parts.files, tx, id);
        await repository.deleteRequest(tx, id);
        await tellOfTrade(tx, { ...row, version: row.version + 1 }, removed, by, eventId);
      });
    },
  };
}

/** An order as its draft is stored. */
const draftOf = ({ fields, lines, seller }: OrderContent, searchKey: string): Draft => ({
  fields: { ...fields, searchKey, visibility: 'DIRECT', quoteDeadlineAt: null, showsTarget: false },
  lines,
  sellers: [
    {
      merchantId: seller.merchantId!,
      sellerCustomerId: seller.sellerCustomerId!,
      sellerName: seller.merchantName!,
    },
  ],
});
