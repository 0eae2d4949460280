import type { Actor } from '../../../platform/actor.ts';
import { deadlineIn } from '../../../platform/calendar.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { hmac } from '../../../platform/sealing.ts';
import type { SaleSettings } from '../../merchants/index.ts';
import type { Reference } from '../../reference/index.ts';
import type { ActOfApproval } from '../../approvals/approvals.service.ts';
import { type Asking, endedApproval, endPublish, requireAsked } from '../../approvals/asking.ts';
import { readPending } from '../../approvals/approvals.repository.ts';
import { chained } from '../participations/chains.ts';
import { hashOf } from '../../../platform/sealing.ts';
import { type NeedsGround, groundOf } from './ground.ts';
import { refuseIncomplete } from './incomplete.ts';
import { pricedLines, totalsOf } from '../lines/line-prices.ts';
import { type LineRow, readLines, replaceLines } from '../lines/lines.repository.ts';
import { holdSellers } from '../lines/offered-lines.repository.ts';
import { inputOf, type OrderContent, readContent } from './order-content.ts';
import { openInputOf, readOpenContent } from '../rfq/open-content.ts';
import { beginTalks, type Conversations, sendToSellers } from '../rfq/open-publication.ts';
import type { OrderParts } from './orders.service.ts';
import { type HeldAgency, moveParticipation } from '../participations/participations.repository.ts';
import { type TradeRequestRow } from './requests.repository.ts';
import { missingIn } from '../rfq/missing.ts';
import { confirms } from './standing.ts';
import type { Acted, Held } from './steps.ts';
import type { TradePrice, TradePublication, TradeReturn, TradeStepBody } from './trade-steps.schemas.ts';

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
  asking: Asking;
  /** Signs prices that were shown. */
  priceKey: string;
  /** Of the buyer and its sellers, from the publication on. */
  conversations: Conversations;
};
/** What a request asks for as that is offered now, with the agencies by which the seller of an order sells it. */
type Content = { lines: readonly Omit<LineRow, 'requestId'>[]; agencies: readonly HeldAgency[] };
export type AnswerDue = Awaited<ReturnType<typeof makeAnswerDue>>;

/** When the time of a seller to answer is over, told in a transaction too. */
export async function makeAnswerDue({ saleSettings, reference }: Pick<Parts, 'saleSettings' | 'reference'>) {
  const answerDue = await saleSettings.answerDue();
  const isHoliday = await reference.isHoliday();
  return async (on: Queryable, merchantId: string, now: Date): Promise<Date> =>
    (await answerDue(on, merchantId, ANSWER_TIMES)) ?? deadlineIn(now, ANSWER_DAYS, isHoliday);
}

/** From a draft to its seller: the company's yes, the price of publishing, and the publication. */
export function makePublication(parts: Parts) {
  const { db, clock, addresses, reference, steps, priceKey, asking, conversations } = parts;

  /** The order as its lines are offered now. @throws Problem 400, 409 */
  const contentNow = async (query: Queryable, row: TradeRequestRow, ground: NeedsGround): Promise<Content> => {
    const lines = await readLines(query, [row.id]);
    const { buyerCustomerId: customerId, number } = row;
    // As it was chosen: an address that was changed since is chosen again.
    const findAddress = async (id: string) => row.address ?? addresses.findAddress(query, customerId, id);
    const reading = { ground, lines, findAddress };
    if (row.kind === 'OPEN_RFQ') {
      const of = { number, buyerId: customerId, categoryType: row.categoryType };
      const draft = await readOpenContent(query, openInputOf(row, lines), { ...reading, ...of });
      return { lines: draft.lines, agencies: [] };
    }
    const content = await readContent(query, inputOf(row, lines), { ...reading, customerId });
    return { lines: content.lines, agencies: agenciesOf(content) };
  };

  /** Signs what was shown: the lines with their prices, the fee, and until when. */
  const sign = (row: TradeRequestRow, content: Content, expiresAt: Date) => {
    const shown = { customerId: row.buyerCustomerId, requestId: row.id, version: row.version, totalRial: '0' };
    const text = hashOf({ ...shown, lines: pricedLines(content.lines), expiresAt: expiresAt.toISOString() });
    return `${expiresAt.getTime()}.${hmac(priceKey, `trade price ${text}`)}`;
  };

  /** @throws Problem 409 PRICE_CHANGED for a token of another version, other prices, or another day */
  function requirePrice(token: string, row: TradeRequestRow, content: Content, now: Date): void {
    const expiresAt = new Date(Number(token.split('.', 1)[0]));
    const isGood = expiresAt > now && token === sign(row, content, expiresAt);
    const totalRial = String(totalsOf(content.lines).totalRial);
    if (!isGood)
      throw new Problem(409, 'PRICE_CHANGED', [{ field: 'priceToken', code: 'PRICE_CHANGED', params: [totalRial] }]);
  }

  /** The order as it is offered now, with its sellers held. @throws Problem 400, 409 */
  async function contentHeld(tx: Tx, { row }: Held, ground: NeedsGround) {
    requireComplete(row);
    await holdSellers(
      tx,
      row.id,
      row.chains.map(({ merchantId }) => merchantId),
    );
    // Who sells is held by now: what was in force a moment ago may have been stopped since.
    const now = clock.now();
    return { content: await contentNow(tx, row, { ...ground, now }), now };
  }

  /** What rules, prices and clocks need that is read before a transaction. */
  const readGround = async () => ({
    ground: await groundOf(parts),
    answerDue: await makeAnswerDue(parts),
    isHoliday: await reference.isHoliday(),
  });
  type Ground = Awaited<ReturnType<typeof readGround>>;

  /** Lets a request that is agreed to go to its sellers. */
  async function sendOut(tx: Tx, held: Held, { content, now }: Now, { answerDue, isHoliday }: Ground): Promise<Acted> {
    if (held.row.kind === 'OPEN_RFQ')
      return sendToSellers(tx, held, { lines: content.lines, now }, { conversations, isHoliday });
    const row = chained(held.row);
    const userId = held.standing.userId;
    // Who publishes an order at list price agrees to its amount; else an offer will tell it.
    const amount = row.acceptListPrice ? { totalRial: String(totalsOf(content.lines).totalRial) } : {};
    const talk = { ...row, firstLine: content.lines[0]!.snapshot.title };
    const [deadlineAt] = await Promise.all([
      answerDue(tx, row.merchantId, now),
      replaceLines(tx, row.id, content.lines),
      moveParticipation(tx, row.participationId, { status: 'INVITED', agencies: content.agencies }, now),
      beginTalks(tx, conversations, talk, { sellers: [row], now }),
    ]);
    return {
      type: 'PUBLISHED',
      to: 'PUBLISHED',
      visibility: 'ALL',
      notifies: ['SELLER'],
      moved: {
        publishedAt: row.publishedAt ?? now,
        deadlineAt,
        reason: null,
        confirmerId: userId,
        ...amount,
      },
      facts: { name: row.buyerName ?? undefined },
      payload: { ...amount, linesHash: hashOf(pricedLines(content.lines)), lines: content.lines.length },
    };
  }

  /** The yes to an order at these prices: it is sent, or colleagues are asked to agree to its amount. */
  async function confirm(tx: Tx, held: Held, now: Now, ground: Ground, approvalId?: string) {
    const question = questionOf(now.content.lines);
    const asked =
      held.row.acceptListPrice && (await asking.askForAmount(tx, held, { kind: 'LIST_ORDER', ...question }));
    if (!asked) {
      const approvals = await endPublish(tx, held, 'APPROVED', { userId: held.standing.userId, approvalId });
      return { ...(await sendOut(tx, held, now, ground)), approvals };
    }
    if (held.row.status !== 'DRAFT') return asked;
    // Nobody changes an order while colleagues are asked about it.
    const { payload, approvals } = await asking.askToPublish(tx, held, question);
    const toStatus = 'AWAITING_CONFIRMATION';
    return {
      ...asked,
      to: toStatus,
      approvals: { writes: [...asked.approvals!.writes, ...approvals.writes] },
      before: [{ type: 'CONFIRMATION_REQUESTED', visibility: 'BUYER', toStatus, payload, isActors: true }],
      moved: { deadlineAt: deadlineIn(held.now, CONFIRMATION_DAYS, ground.isHoliday), reason: null },
    } satisfies Acted;
  }

  return {
    /** What publishing costs, for the buyer's side. @throws Problem 403, 404, 400, 409 */
    async price(actor: Actor, id: string): Promise<TradePrice> {
      const ground = await groundOf(parts);
      const { row, standing } = await steps.find(actor, id);
      if (standing.side !== 'BUYER') notFound('TRADE_REQUEST_NOT_FOUND');
      const content = await contentNow(db, row, ground);
      const expiresAt = new Date(ground.now.getTime() + PRICE_HOURS * HOUR_MS);
      const held = { row, standing, now: ground.now };
      return {
        version: row.version,
        totalRial: '0',
        freeReason: 'LAUNCH',
        approvalsNeeded: row.acceptListPrice ? await asking.neededFor(db, held, questionOf(content.lines)) : 0,
        orderTotalRial: String(totalsOf(content.lines).totalRial),
        priceToken: sign(row, content, expiresAt),
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** @throws Problem 403, 404, 409 */
    async requestConfirmation(actor: Actor, id: string, version: number, once?: Once) {
      const isHoliday = await reference.isHoliday();
      return steps.step(actor, id, { action: 'REQUEST_CONFIRMATION', version, once }, async (tx, held) => {
        requireComplete(held.row);
        const asked = await asking.askToPublish(tx, held, readLines(tx, [id]).then(questionOf));
        const deadlineAt = deadlineIn(held.now, CONFIRMATION_DAYS, isHoliday);
        return { ...asked, visibility: 'BUYER', moved: { deadlineAt, reason: null }, notifies: ['BUYER'] };
      });
    },

    /** @param approvalId the question that is taken back, where it is named. @throws Problem 403, 404, 409 */
    withdrawConfirmation: (actor: Actor, id: string, { version, approvalId }: Named<TradeStepBody>, once?: Once) =>
      steps.step(actor, id, { action: 'WITHDRAW_CONFIRMATION', version, once }, async (tx, held) => {
        const approvals = await endPublish(tx, held, 'WITHDRAWN', { userId: actor.userId, approvalId });
        return { visibility: 'BUYER', moved: { deadlineAt: null }, approvals };
      }),

    /** @param approvalId the question that is answered, where it is named. @throws Problem 403, 404, 409 */
    return: (actor: Actor, id: string, { version, reason, approvalId }: Named<TradeReturn>, once?: Once) =>
      steps.step(actor, id, { action: 'RETURN', version, once }, async (tx, held) => {
        const approvals = await endPublish(tx, held, 'REJECTED', { userId: actor.userId, reason, approvalId });
        return {
          approvals,
          visibility: 'BUYER',
          payload: { text: reason },
          moved: { deadlineAt: null, reason },
          notifies: ['BUYER'],
        };
      }),

    /**
     * Lets an order go to its seller, or asks colleagues where its amount is more than one may agree to.
     * @throws Problem 400, 403, 404, 409 PRICE_CHANGED, INCOMPLETE, MERCHANT_UNAVAILABLE, NO_APPROVER, APPROVAL_PENDING, CONVERSATION_BLOCKED
     */
    async publish(actor: Actor, id: string, { version, priceToken }: TradePublication, once?: Once) {
      const ground = await readGround();
      return steps.step(actor, id, { action: 'CONFIRM_AND_PUBLISH', version, once }, async (tx, held) => {
        const now = await contentHeld(tx, held, ground.ground);
        requirePrice(priceToken, held.row, now.content, now.now);
        return confirm(tx, held, now, ground);
      });
    },

    /** The same as the yes to what was asked, at the prices of then. @throws Problem as above */
    async approve(actor: Actor, id: string, { version, approvalId }: Required<Named<TradeStepBody>>, once?: Once) {
      const ground = await readGround();
      return steps.step(actor, id, { action: 'CONFIRM_AND_PUBLISH', version, once }, async (tx, held) => {
        const asked = (await readPending(tx, id)).find((each) => each.id === approvalId);
        if (!asked) throw endedApproval();
        const now = await contentHeld(tx, held, ground.ground);
        requireAsked(asked, questionOf(now.content.lines));
        return confirm(tx, held, now, ground, approvalId);
      });
    },

    /** What the last yes to the amount of an order does. @throws Problem 409 as above, ASKER_MAY_NOT */
    async agreed(): Promise<ActOfApproval> {
      const read = await readGround();
      return async (tx, held, approval, colleagues) => {
        const now = await contentHeld(tx, held, read.ground);
        requireAsked(approval, questionOf(now.content.lines));
        const mayConfirm = (userId: string | null) => {
          const who = colleagues.find((each) => each.userId === userId);
          return who && confirms(held.row, who, who.userId) ? who.userId : undefined;
        };
        // Who asked has confirmed it by that; who may not any more has not.
        const userId = mayConfirm(approval.askerId) ?? mayConfirm(held.standing.userId);
        if (userId === undefined) throw new Problem(409, 'ASKER_MAY_NOT');
        const approvals = await endPublish(tx, held, 'APPROVED', { userId });
        return { ...(await sendOut(tx, held, now, read)), approvals };
      };
    },
  };
}

type Named<Body> = Body & { approvalId?: string };
/** An order as it is offered at a time. */
type Now = { content: Content; now: Date };

/** What colleagues are asked to agree to. */
const questionOf = (lines: readonly Omit<LineRow, 'requestId'>[]) => ({
  amountRial: totalsOf(lines).totalRial,
  contentHash: hashOf(pricedLines(lines)),
});

/** @throws Problem 409 INCOMPLETE naming each field */
function requireComplete(row: TradeRequestRow): void {
  refuseIncomplete(missingIn(row));
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
