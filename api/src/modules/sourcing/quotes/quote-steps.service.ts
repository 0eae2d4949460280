import type { Actor } from '../../../platform/actor.ts';
import { endOfDay } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { invalid, invalidAll, Problem } from '../../../platform/problem.ts';
import { agree } from '../../orders/agreement/agreement.ts';
import type { Colleague } from '../../approvals/agreement.ts';
import type { ActOfApproval } from '../../approvals/approvals.service.ts';
import type { ApprovalRow } from '../../approvals/approvals.repository.ts';
import { type Asking, endedApproval, requireAsked } from '../../approvals/asking.ts';
import { buyerNameTo } from '../requests/buyer-name.ts';
import { type Chain, chained, lookAtId, withChain } from '../participations/chains.ts';
import { readLines } from '../lines/lines.repository.ts';
import { holdSellers, isMerchantConfirmed } from '../lines/offered-lines.repository.ts';
import { groundOf, type OrderGround } from '../requests/ground.ts';
import { endOthers, endPart } from '../rfq/endings.ts';
import { type Conversations, renameTalk } from '../rfq/open-publication.ts';
import { openState } from '../rfq/open-state.ts';
import { isReasonOf, requireReason } from '../requests/reasons.ts';
import { moveChain } from '../participations/participations.repository.ts';
import { makeAnswerDue } from '../requests/publication.service.ts';
import { dueAgain } from '../requests/schedule.ts';
import type { ChainedRow } from '../requests/requests.repository.ts';
import { isTurnOf, may, MOST_ROUNDS, otherSide } from '../requests/standing.ts';
import { KEPT_PLANS, type Acted, type Done, type Held, move } from '../requests/steps.ts';
import { termsOf } from './agreed-terms.ts';
import type { WholeQuote } from './difference.ts';
import {
  type HeldQuote,
  makeQuoteAccess,
  type QuoteStepAction,
  requireTurn,
  transitionOfRequest,
} from './quote-access.ts';
import { quoteInputOf, readAlternatives } from './quote-content.ts';
import type { QuoteParts } from './quote-drafts.service.ts';
import { readWholeQuotes } from './whole-quotes.ts';
import { contentHashOf, judgeSending } from './sending.ts';
import * as repository from './quotes.repository.ts';
import type { QuoteDecline, QuoteExtension, QuoteSending } from './quotes.schemas.ts';
import { problemOfValidity, statusAt } from './validity.ts';

type Parts = QuoteParts & { asking: Asking; conversations: Pick<Conversations, 'renameAboutRequest'> } & Parameters<
    typeof makeAnswerDue
  >[0];
type Asked = { action: QuoteStepAction; version: number; once?: Once | undefined };

/** Zero is usually a price that was forgotten. @throws Problem 409 ZERO_OFFER */
function refuseZero(totalRial: string): void {
  if (BigInt(totalRial) > 0n) return;
  throw new Problem(409, 'ZERO_OFFER', [{ field: 'confirmsZero', code: 'ZERO_OFFER' }]);
}

/** What the sides do with offers: each step is one of the request as well, under its lock. */
export function makeQuoteSteps(parts: Parts) {
  const { db, quotes, asking, conversations } = parts;
  const access = makeQuoteAccess(parts);

  /** A step with an offer. @param work what it does, and the offer that is answered with where it is another one */
  async function step(
    actor: Actor,
    id: string,
    { action, version, once }: Asked,
    work: (tx: Tx, held: HeldQuote, ground: OrderGround) => Promise<{ done: Done & Partial<Acted>; id?: string }>,
  ) {
    const ground = await groundOf(parts);
    return db.transaction(async (tx) => {
      const held = await access.hold(tx, actor, id, { action, version });
      const { row, standing, now } = held;
      const found = transitionOfRequest(held, action);
      const { done, id: shownId = id } = await work(tx, held, ground);
      const by = { actorId: actor.userId, onBehalfOf: standing.membership.customerId, at: now };
      const { type = found.event, to = found.to, ...rest } = done;
      const after = await move(tx, row, { type, to, done: rest }, by);
      const answer = await quotes.oneShown(tx, shownId, { row: after, standing }, ground);
      once?.keep(tx, answer);
      return answer;
    }, KEPT_PLANS);
  }

  /** Makes a draft the offer that stands: from now on it is the other side's turn. @param userId who sends it */
  async function put(tx: Tx, { row, standing, now }: HeldQuote, draft: WholeQuote, userId: string): Promise<Done> {
    const { side } = standing;
    const { validUntil, totalRial, vatRial } = draft.quote;
    const round = row.rounds + 1;
    const endsAt = endOfDay(validUntil!);
    const contentHash = contentHashOf(draft, row);
    // The seller may accept a counter-offer, which binds the buyer.
    const committedBy = side === 'BUYER' ? userId : null;
    const moved = { turn: otherSide(side), offerEndsAt: endsAt, rounds: round };
    await Promise.all([
      repository.moveStanding(tx, { participationId: row.participationId }, 'SUPERSEDED', now),
      repository.sendQuote(tx, draft.quote.id, { round, contentHash, committedBy }, now),
      moveChain(tx, row, { status: 'QUOTING', ...moved }, now),
    ]);
    return {
      visibility: 'CHAIN',
      participationId: row.participationId,
      payload: { quoteId: draft.quote.id, round, totalRial, vatRial, validUntil, contentHash },
      notifies: [otherSide(side)],
      facts: { name: side === 'BUYER' ? buyerNameTo(row, row) : row.sellerName },
      moved: { deadlineAt: standAfter(row, moved, now)?.deadlineAt ?? endsAt, question: null },
    };
  }

  /** A draft as it would be sent now, and written so. @throws Problem 400, 409 where it cannot be sent */
  async function readyToSend(tx: Tx, held: HeldQuote, ground: OrderGround, authorId: string): Promise<WholeQuote> {
    const { row, standing, quote, now } = held;
    requireTurn(row, standing, now);
    const { whole, asked } = await readWholeQuotes(tx, [row.id]);
    const draft = whole.find((each) => each.quote.id === quote.id)!;
    const offers = await readAlternatives(tx, [quoteInputOf(draft.quote, draft.lines)], now);
    const judging = {
      row,
      lines: asked.get(row.id) ?? [],
      whole,
      offers,
      side: standing.side,
      ground: { ...ground, now },
    };
    const read = judgeSending(draft, judging);
    const { requestHash } = quote;
    await repository.writeQuote(tx, quote.id, { ...read, requestHash, authorId }, now);
    return { quote: { ...quote, ...read.fields }, lines: read.lines };
  }

  /** An offer of the other side that can be accepted now, with its seller held. @throws Problem 409 */
  async function requireAcceptable(tx: Tx, { row, standing }: HeldQuote): Promise<void> {
    if (!isTurnOf(standing.side, row)) throw new Problem(409, 'NOT_YOUR_TURN');
    const [, isConfirmed] = await Promise.all([
      holdSellers(tx, row.id, [row.merchantId]),
      isMerchantConfirmed(tx, row.merchantId),
    ]);
    if (!isConfirmed) throw new Problem(409, 'MERCHANT_UNAVAILABLE');
  }

  /** Agrees to an offer as it stands. @param userId who accepts it */
  async function take(tx: Tx, { row, standing, quote, now }: HeldQuote, userId: string): Promise<Done> {
    const isBuyer = standing.side === 'BUYER';
    const [asked, lines] = await Promise.all([
      readLines(tx, [row.id]),
      repository.readQuoteLines(tx, quote.id),
      repository.moveQuote(tx, quote.id, 'ACCEPTED', now, isBuyer ? userId : null),
    ]);
    const [{ agreedHash, ...agreement }] = await Promise.all([
      agree(tx, row, termsOf(quote, lines, asked), now),
      moveChain(tx, row, { status: 'SELECTED' }, now),
    ]);
    const { totalRial, round } = quote;
    if (row.kind === 'OPEN_RFQ') await renameTalk(tx, conversations, row, asked[0]!.snapshot.title);
    const others = await endOthers(tx, row, row.participationId, { toStatus: 'AGREED', now });
    if (others.length > 0) await repository.moveStanding(tx, { requestId: row.id }, 'DECLINED', now);
    return {
      ...agreement,
      then: [...others, ...(agreement.then ?? [])],
      visibility: 'CHAIN',
      participationId: row.participationId,
      payload: { quoteId: quote.id, round, agreedHash, totalRial },
      notifies: [otherSide(standing.side)],
      facts: { name: isBuyer ? (row.buyerName ?? undefined) : row.sellerName },
    };
  }

  /** Asks colleagues about an offer, where a buyer acts who may not agree to its amount alone. */
  async function askAbout(tx: Tx, held: HeldQuote, kind: 'ACCEPT' | 'COUNTER', whole: WholeQuote) {
    if (held.standing.side === 'SELLER') return undefined;
    const about = { quoteId: held.quote.id, chainRounds: held.row.rounds };
    return asking.askForAmount(tx, held, { kind, ...about, ...questionOf(whole, held.row) });
  }

  /** The last yes about an offer: the offer as it is, and who acts by that. @throws Problem 409 */
  async function agreedTo(tx: Tx, held: Held, { quoteId }: ApprovalRow): Promise<HeldQuote> {
    const quote = (quoteId !== null && (await repository.readQuote(tx, quoteId))) || undefined;
    if (!quote) throw endedApproval();
    return { ...held, row: chained(lookAtId(held.row, quote.participationId)), quote };
  }

  const rules = {
    decline: [{ reads: ['reasonCode', 'reason'], judge: requireReason }] satisfies LateRule<QuoteDecline>[],
  };

  return {
    rules,

    /**
     * @throws Problem 400, 403, 404, 409 INCOMPLETE, REQUEST_CHANGED, NOTHING_CHANGED, NOT_YOUR_TURN, ROUND_LIMIT,
     * ABOVE_LIMIT, ZERO_OFFER
     */
    send: (actor: Actor, id: string, { version, confirmsZero = false }: QuoteSending, once?: Once) =>
      step(actor, id, { action: 'SEND', version, once }, async (tx, held, ground) => {
        const draft = await readyToSend(tx, held, ground, actor.userId);
        if (!confirmsZero) refuseZero(draft.quote.totalRial);
        const asked = await askAbout(tx, held, 'COUNTER', draft);
        return { done: asked ?? (await put(tx, held, draft, actor.userId)) };
      }),

    /** What the last yes to a counter-offer does. @throws Problem as sending it, 409 QUOTE_EXPIRED, PRICE_CHANGED */
    async sendAgreed(): Promise<ActOfApproval> {
      const ground = await groundOf(parts);
      return async (tx, asked, approval, colleagues) => {
        const held = await agreedTo(tx, asked, approval);
        const { event: type, to } = transitionOfRequest(held, 'SEND');
        if (problemOfValidity(held.quote.validUntil ?? undefined, held.now).length > 0)
          throw new Problem(409, 'QUOTE_EXPIRED');
        const userId = boundBy(approval, asked, colleagues);
        const draft = await readyToSend(tx, held, ground, userId);
        requireAsked(approval, questionOf(draft, held.row));
        return { ...(await put(tx, held, draft, userId)), type, to, participationId: held.quote.participationId };
      };
    },

    /** Takes it back; the author may send another one. @throws Problem 403, 404, 409 */
    async withdraw(actor: Actor, id: string, version: number, once?: Once) {
      const answerDue = await makeAnswerDue(parts);
      return step(actor, id, { action: 'WITHDRAW', version, once }, async (tx, { row, standing, quote, now }) => {
        await repository.moveQuote(tx, id, 'WITHDRAWN', now);
        const withdrawals = row.withdrawals + 1;
        const moved = { turn: standing.side, offerEndsAt: null, withdrawals };
        await moveChain(tx, row, moved, now);
        const stand = standAfter(row, moved, now) ?? {
          to: 'PUBLISHED' as const,
          // The seller has the whole time again once.
          deadlineAt: dueAgain(now, withdrawals === 1 ? await answerDue(tx, row.merchantId, now) : now),
        };
        const done: Done = {
          visibility: 'CHAIN',
          notifies: [otherSide(standing.side)],
          to: stand.to,
          moved: { deadlineAt: stand.deadlineAt },
          payload: { quoteId: id, round: quote.round },
        };
        return { done };
      });
    },

    /** Lets one that is over hold again, as a new version that says the same. @throws Problem 400, 403, 404, 409 */
    async extend(actor: Actor, id: string, { version, validUntil }: QuoteExtension, once?: Once) {
      invalidAll(problemOfValidity(validUntil, parts.clock.now()));
      return step(actor, id, { action: 'EXTEND', version, once }, async (tx, held) => {
        const { quote, row, now } = held;
        if (quote.side === 'BUYER') await asking.requireAlone(tx, held, BigInt(quote.totalRial));
        if (row.rounds >= MOST_ROUNDS) throw new Problem(409, 'ROUND_LIMIT');
        const lines = await repository.readQuoteLines(tx, id);
        const { requestId, participationId, side, requestHash } = quote;
        const next = { ...quote, id: newId(), validUntil };
        const place = { id: next.id, requestId, participationId, side, requestHash, authorId: actor.userId };
        await repository.insertQuote(tx, { ...place, fields: next, lines }, now);
        return { done: await put(tx, held, { quote: next, lines }, actor.userId), id: next.id };
      });
    },

    /** Agrees to it as it stands. @throws Problem 403, 404, 409 QUOTE_EXPIRED, MERCHANT_UNAVAILABLE, NO_APPROVER */
    accept: (actor: Actor, id: string, version: number, once?: Once) =>
      step(actor, id, { action: 'ACCEPT', version, once }, async (tx, held) => {
        await requireAcceptable(tx, held);
        const lines = await repository.readQuoteLines(tx, id);
        const asked = await askAbout(tx, held, 'ACCEPT', { quote: held.quote, lines });
        return { done: asked ?? (await take(tx, held, actor.userId)) };
      }),

    /** Says no to the offer of one seller of an open request; the others go on. @throws Problem 400, 403, 404, 409 */
    async decline(actor: Actor, id: string, input: QuoteDecline, once?: Once) {
      await requireAll(rules.decline, input);
      const { version, reasonCode: code, reason } = input;
      return step(actor, id, { action: 'DECLINE', version, once }, async (tx, { row, quote, now }) => {
        if (!isReasonOf('BUYER', code)) invalid('reasonCode', 'UNKNOWN_VALUE');
        await repository.moveQuote(tx, id, 'DECLINED', now);
        await endPart(tx, row, row, { as: 'DECLINED', code, reason, status: 'NOT_SELECTED' }, now);
        const stand = standAfter(row, { participationStatus: 'NOT_SELECTED' }, now)!;
        const done: Done = {
          visibility: 'CHAIN',
          notifies: ['SELLER'],
          to: stand.to,
          moved: { deadlineAt: stand.deadlineAt },
          payload: { quoteId: id, round: quote.round, code, ...(reason !== undefined && { text: reason }) },
        };
        return { done };
      });
    },

    /** What the last yes to an offer does. @throws Problem as accepting it */
    acceptAgreed: async (): Promise<ActOfApproval> => async (tx, asked, approval, colleagues) => {
      const held = await agreedTo(tx, asked, approval);
      if (statusAt(held.quote, held.now) === 'EXPIRED') throw new Problem(409, 'QUOTE_EXPIRED');
      const { event: type, to } = transitionOfRequest(held, 'ACCEPT');
      await requireAcceptable(tx, held);
      const done = await take(tx, held, boundBy(approval, asked, colleagues));
      return { ...done, type, to, participationId: held.quote.participationId };
    },
  };
}

/** Where an open request stands after a chain of it has changed, and until when; undefined for an order. */
const standAfter = (row: ChainedRow, moved: Partial<Chain>, now: Date) =>
  row.kind === 'OPEN_RFQ' ? openState(row, withChain(row, row.participationId, moved), now) : undefined;

/** What colleagues are asked to agree to. */
const questionOf = (whole: WholeQuote, row: ChainedRow) => ({
  amountRial: BigInt(whole.quote.totalRial),
  contentHash: whole.quote.contentHash ?? contentHashOf(whole, row),
});

/** Who has bound the company by what was asked: who asked, while that one still may. */
const boundBy = ({ askerId }: ApprovalRow, { standing }: Held, colleagues: readonly Colleague[]): string =>
  colleagues.find((each) => each.userId === askerId && may(each, 'QUOTE_ACCEPT'))?.userId ?? standing.userId;
