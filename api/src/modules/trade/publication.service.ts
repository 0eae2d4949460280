import type { Actor } from '../../platform/actor.ts';
import { deadlineIn } from '../../platform/calendar.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { hmac } from '../../platform/sealing.ts';
import type { SaleSettings } from '../merchants/index.ts';
import type { Reference } from '../reference/index.ts';
import { hashOf } from './event-chain.ts';
import { pricedLines, totalsOf } from './line-prices.ts';
import { readLines, replaceLines } from './lines.repository.ts';
import { holdSellers } from './offered-lines.repository.ts';
import { inputOf, missingOf, type OrderContent, type OrderGround, readContent } from './order-content.ts';
import { groundOf, type OrderParts } from './orders.service.ts';
import { talkTitle } from './messages.ts';
import { moveParticipation } from './participations.repository.ts';
import { requireLimit } from './limits.ts';
import { readRequest, type TradeRequestRow } from './requests.repository.ts';
import type { TradePrice, TradePublication, TradeReturn } from './trade-steps.schemas.ts';

const HOUR_MS = 3_600_000;
/** domain rule: so long a price that was shown holds */
const PRICE_HOURS = 24;
/** domain rule: so long a company may think about a request of its own */
const CONFIRMATION_DAYS = 7;
/** domain rule: a direct order waits so many times the hours in which its seller says it answers */
const ANSWER_TIMES = 3;
/** Where a seller works no hours within a year. */
const ANSWER_DAYS = 30;

type Parts = OrderParts & {
  reference: Pick<Reference, 'unitTable' | 'isHoliday'>;
  saleSettings: Pick<SaleSettings, 'answerDue'>;
  /** Signs prices that were shown. */
  priceKey: string;
  /** Of the buyer and the seller, from now on. */
  conversations: {
    beginAboutRequest(
      tx: Tx,
      talk: Pick<TradeRequestRow, 'buyerCustomerId' | 'sellerCustomerId' | 'sellerName'> & {
        requestId: string;
        title: string;
      },
      now: Date,
    ): Promise<unknown>;
  };
};
export type AnswerDue = Awaited<ReturnType<typeof makeAnswerDue>>;

/** When the time of a seller to answer is over, told in a transaction too. */
export async function makeAnswerDue({ saleSettings, reference }: Pick<Parts, 'saleSettings' | 'reference'>) {
  const [answerDue, isHoliday] = [await saleSettings.answerDue(), await reference.isHoliday()];
  return async (on: Queryable, merchantId: string, now: Date): Promise<Date> =>
    (await answerDue(on, merchantId, ANSWER_TIMES)) ?? deadlineIn(now, ANSWER_DAYS, isHoliday);
}

/** From a draft to its seller: the company's yes, the price of publishing, and the publication. */
export function makePublication(parts: Parts) {
  const { db, clock, addresses, reference, steps, priceKey, conversations } = parts;

  /** The order as its lines are offered now. @throws Problem 400, 409 */
  const contentNow = async (query: Queryable, row: TradeRequestRow, ground: OrderGround): Promise<OrderContent> => {
    const lines = await readLines(query, [row.id]);
    return readContent(query, inputOf(row, lines), {
      ...{ customerId: row.buyerCustomerId, ground, lines },
      // As it was chosen: an address that was changed since is chosen again.
      findAddress: async (id) => row.address ?? addresses.findAddress(query, row.buyerCustomerId, id),
    });
  };

  /** Signs what was shown: the lines with their prices, the fee, and until when. */
  const sign = (row: TradeRequestRow, content: OrderContent, expiresAt: Date) => {
    const shown = { customerId: row.buyerCustomerId, requestId: row.id, version: row.version, totalRial: '0' };
    const text = hashOf({ ...shown, lines: pricedLines(content.lines), expiresAt: expiresAt.toISOString() });
    return `${expiresAt.getTime()}.${hmac(priceKey, `trade price ${text}`)}`;
  };

  /** @throws Problem 409 PRICE_CHANGED for a token of another version, other prices, or another day */
  function requirePrice(token: string, row: TradeRequestRow, content: OrderContent, now: Date): void {
    const expiresAt = new Date(Number(token.split('.', 1)[0]));
    const isGood = expiresAt > now && token === sign(row, content, expiresAt);
    const totalRial = String(totalsOf(content.lines).totalRial);
    if (!isGood)
      throw new Problem(409, 'PRICE_CHANGED', [{ field: 'priceToken', code: 'PRICE_CHANGED', params: [totalRial] }]);
  }

  return {
    /** What publishing costs, for the buyer's side. @throws Problem 403, 404, 400, 409 */
    async price(actor: Actor, id: string): Promise<TradePrice> {
      const ground = await groundOf(parts);
      const { row, standing } = await steps.own(db, actor, await readRequest(db, id));
      if (standing.side !== 'BUYER') notFound('TRADE_REQUEST_NOT_FOUND');
      const content = await contentNow(db, row, ground);
      const expiresAt = new Date(ground.now.getTime() + PRICE_HOURS * HOUR_MS);
      return {
        ...{ version: row.version, totalRial: '0', freeReason: 'LAUNCH' },
        orderTotalRial: String(totalsOf(content.lines).totalRial),
        priceToken: sign(row, content, expiresAt),
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** @throws Problem 403, 404, 409 */
    async requestConfirmation(actor: Actor, id: string, version: number, once?: Once) {
      const isHoliday = await reference.isHoliday();
      return steps.step(actor, id, { action: 'REQUEST_CONFIRMATION', version, once }, (_, { row, now }) => {
        requireComplete(row);
        const deadlineAt = deadlineIn(now, CONFIRMATION_DAYS, isHoliday);
        return { visibility: 'BUYER', moved: { deadlineAt, reason: null }, notifies: ['BUYER'] };
      });
    },

    /** @throws Problem 403, 404, 409 */
    withdrawConfirmation: (actor: Actor, id: string, version: number, once?: Once) =>
      steps.step(actor, id, { action: 'WITHDRAW_CONFIRMATION', version, once }, () => ({
        visibility: 'BUYER',
        moved: { deadlineAt: null },
      })),

    /** @throws Problem 403, 404, 409 */
    return: (actor: Actor, id: string, { version, reason }: TradeReturn, once?: Once) =>
      steps.step(actor, id, { action: 'RETURN', version, once }, () => ({
        visibility: 'BUYER',
        payload: { text: reason },
        moved: { deadlineAt: null, reason },
        notifies: ['BUYER'],
      })),

    /** @throws Problem 400, 403, 404, 409 PRICE_CHANGED, ABOVE_LIMIT, INCOMPLETE, MERCHANT_UNAVAILABLE, CONVERSATION_BLOCKED */
    async publish(actor: Actor, id: string, { version, priceToken }: TradePublication, once?: Once) {
      const [ground, answerDue] = [await groundOf(parts), await makeAnswerDue(parts)];
      return steps.step(actor, id, { action: 'CONFIRM_AND_PUBLISH', version, once }, async (tx, held) => {
        const { row } = held;
        requireComplete(row);
        await holdSellers(tx, id, row.merchantId);
        // Who sells is held by now: what was in force a moment ago may have been stopped since.
        const now = clock.now();
        const content = await contentNow(tx, row, { ...ground, now });
        requirePrice(priceToken, row, content, now);
        const { totalRial } = totalsOf(content.lines);
        // Who publishes an order at list price agrees to its amount.
        if (row.acceptListPrice) await requireLimit(tx, { ...held, now }, totalRial);
        await replaceLines(tx, id, content.lines);
        const agencies = agenciesOf(content);
        await moveParticipation(tx, row.participationId, { status: 'INVITED', agencies }, now);
        const title = talkTitle(row.number, content.lines[0]!.snapshot.title);
        await conversations.beginAboutRequest(tx, { ...row, requestId: id, title }, now);
        const moved = {
          ...{
            publishedAt: row.publishedAt ?? now,
            deadlineAt: await answerDue(tx, row.merchantId, now),
            reason: null,
          },
          ...{ confirmerId: actor.userId, ...(row.acceptListPrice && { totalRial: String(totalRial) }) },
        };
        return {
          ...{ visibility: 'ALL', moved, notifies: ['SELLER'] },
          facts: { name: row.buyerName ?? undefined },
          payload: {
            ...(row.acceptListPrice && { totalRial: String(totalRial) }),
            linesHash: hashOf(pricedLines(content.lines)),
            lines: content.lines.length,
          },
        };
      });
    },
  };
}

/** @throws Problem 409 INCOMPLETE naming each field */
function requireComplete(row: TradeRequestRow): void {
  const missing = missingOf(row);
  if (missing.length > 0)
    throw new Problem(
      409,
      'INCOMPLETE',
      missing.map((field) => ({ field, code: 'REQUIRED' })),
    );
}

/** Agencies under which lines are sold, each once. */
function agenciesOf({ offered }: OrderContent) {
  const held = offered.flatMap(({ offer }) =>
    offer.delegationId
      ? [
          {
            delegationId: offer.delegationId,
            number: offer.delegationNumber!,
            validTo: offer.delegationEndsAt!.toISOString(),
          },
        ]
      : [],
  );
  return [...new Map(held.map((each) => [each.delegationId, each])).values()];
}
