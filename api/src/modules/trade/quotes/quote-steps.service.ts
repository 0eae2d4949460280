import type { Actor } from '../../../platform/actor.ts';
import { endOfDay } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { invalidAll, Problem } from '../../../platform/problem.ts';
import { agree } from '../agreement.ts';
import { hashOf } from '../event-chain.ts';
import { requireLimit } from '../limits.ts';
import { readLines } from '../lines.repository.ts';
import { holdSellers, isMerchantConfirmed } from '../offered-lines.repository.ts';
import { groundOf } from '../orders.service.ts';
import { moveChain } from '../participations.repository.ts';
import { makeAnswerDue } from '../publication.service.ts';
import { dueAgain } from '../schedule.ts';
import { isTurnOf, MOST_ROUNDS } from '../standing.ts';
import { type Done, move } from '../steps.ts';
import type { TradeSide } from '../trade.enums.ts';
import { termsOf } from './agreed-terms.ts';
import type { WholeQuote } from './difference.ts';
import {
  type HeldQuote,
  makeQuoteAccess,
  type QuoteStepAction,
  requireTurn,
  transitionOfRequest,
} from './quote-access.ts';
import { hashOfRequest, hashOfTerms, quoteInputOf, readQuoteContent, requireWhole } from './quote-content.ts';
import type { QuoteParts } from './quote-drafts.service.ts';
import { previousOf, readWholeQuotes } from './quote-shown.ts';
import * as repository from './quotes.repository.ts';
import type { QuoteRow } from './quotes.repository.ts';
import type { QuoteExtension } from './quotes.schemas.ts';
import { problemOfValidity } from './validity.ts';

const otherSide = (side: TradeSide): TradeSide => (side === 'BUYER' ? 'SELLER' : 'BUYER');
type Parts = QuoteParts & Parameters<typeof makeAnswerDue>[0];
type Asked = { action: QuoteStepAction; version: number; once?: Once | undefined };

/** What the sides do with offers: each step is one of the request as well, under its lock. */
export function makeQuoteSteps(parts: Parts) {
  const { db, quotes } = parts;
  const access = makeQuoteAccess(parts);

  /** A step with an offer. @param work what it does, and the offer that is answered with where it is another one */
  async function step(
    actor: Actor,
    id: string,
    { action, version, once }: Asked,
    work: (tx: Tx, held: HeldQuote) => Promise<{ done: Done; id?: string }>,
  ) {
    return db.transaction(async (tx) => {
      const held = await access.hold(tx, actor, id, { action, version });
      const { row, standing, now } = held;
      const found = transitionOfRequest(held, action);
      const { done, id: shownId = id } = await work(tx, held);
      const by = { actorId: actor.userId, onBehalfOf: standing.membership.customerId, at: now };
      const after = await move(tx, row, { type: found.event, to: found.to, done }, by);
      const answer = await quotes.oneShown(tx, shownId, { row: after, standing });
      await once?.keep(tx, answer);
      return answer;
    });
  }

  /** Makes a draft the offer that stands: from now on it is the other side's turn. */
  async function put(tx: Tx, { row, standing, now }: HeldQuote, draft: QuoteRow): Promise<Done> {
    const { side, userId } = standing;
    const { validUntil, totalRial, vatRial } = draft;
    const [round, endsAt] = [row.rounds + 1, endOfDay(validUntil!)];
    // The seller may accept a counter-offer, which binds the buyer.
    if (side === 'BUYER') await requireLimit(tx, { standing, row, now }, BigInt(totalRial));
    const lines = await repository.readQuoteLines(tx, [draft.id]);
    const contentHash = hashOf({ terms: hashOfTerms(draft, lines), validUntil, totalRial, vatRial, round });
    await repository.moveStanding(tx, { participationId: row.participationId }, 'SUPERSEDED', now);
    const committedBy = side === 'BUYER' ? userId : null;
    await repository.sendQuote(tx, draft.id, { round, contentHash, committedBy }, now);
    await moveChain(tx, row, { status: 'QUOTING', turn: otherSide(side), offerEndsAt: endsAt, rounds: round }, now);
    return {
      visibility: 'CHAIN',
      payload: { quoteId: draft.id, round, totalRial, vatRial, validUntil, contentHash },
      notifies: [otherSide(side)],
      facts: { name: side === 'BUYER' ? (row.buyerName ?? undefined) : row.sellerName },
      moved: { deadlineAt: endsAt, question: null },
    };
  }

  return {
    /** @throws Problem 400, 403, 404, 409 INCOMPLETE, REQUEST_CHANGED, NOTHING_CHANGED, NOT_YOUR_TURN, ROUND_LIMIT, ABOVE_LIMIT */
    async send(actor: Actor, id: string, version: number, once?: Once) {
      const ground = await groundOf(parts);
      return step(actor, id, { action: 'SEND', version, once }, async (tx, held) => {
        const { row, standing, quote, now } = held;
        requireTurn(row, standing);
        const lines = await readLines(tx, [row.id]);
        if (hashOfRequest(row, lines) !== quote.requestHash) throw new Problem(409, 'REQUEST_CHANGED');
        const { whole } = await readWholeQuotes(tx, [row.id]);
        const draft = whole.find((each) => each.quote.id === id)!;
        // With the tax of the day of sending, and offers in the place of others as they are now.
        const input = quoteInputOf(draft.quote, draft.lines);
        const read = await readQuoteContent(tx, input, { row, lines, ground: { ...ground, now } });
        const last = previousOf(draft, whole);
        requireWhole(read, { side: standing.side, notOffered: notOfferedBySeller(draft, whole) });
        if (last && isStanding(last) && hashOfTerms(last.quote, last.lines) === hashOfTerms(read.fields, read.lines))
          throw new Problem(409, 'NOTHING_CHANGED');
        const { requestHash } = quote;
        await repository.writeQuote(tx, id, { ...read, requestHash, authorId: actor.userId }, now);
        return { done: await put(tx, held, { ...quote, ...read.fields }) };
      });
    },

    /** Takes it back; the author may send another one. @throws Problem 403, 404, 409 */
    async withdraw(actor: Actor, id: string, version: number, once?: Once) {
      const answerDue = await makeAnswerDue(parts);
      return step(actor, id, { action: 'WITHDRAW', version, once }, async (tx, { row, standing, quote, now }) => {
        await repository.moveQuote(tx, id, 'WITHDRAWN', now);
        const withdrawals = row.withdrawals + 1;
        await moveChain(tx, row, { turn: standing.side, offerEndsAt: null, withdrawals }, now);
        // The seller has the whole time again once.
        const deadlineAt = dueAgain(now, withdrawals === 1 ? await answerDue(tx, row.merchantId, now) : now);
        const done: Done = {
          ...{ visibility: 'CHAIN', notifies: [otherSide(standing.side)], moved: { deadlineAt } },
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
        if (row.rounds >= MOST_ROUNDS) throw new Problem(409, 'ROUND_LIMIT');
        const lines = await repository.readQuoteLines(tx, [id]);
        const { requestId, participationId, side, requestHash } = quote;
        const next = { ...quote, id: newId(), validUntil };
        const place = { id: next.id, requestId, participationId, side, requestHash, authorId: actor.userId };
        await repository.insertQuote(tx, { ...place, fields: next, lines }, now);
        return { done: await put(tx, held, next), id: next.id };
      });
    },

    /** Agrees to it as it stands. @throws Problem 403, 404, 409 QUOTE_EXPIRED, ABOVE_LIMIT, MERCHANT_UNAVAILABLE */
    accept: (actor: Actor, id: string, version: number, once?: Once) =>
      step(actor, id, { action: 'ACCEPT', version, once }, async (tx, { row, standing, quote, now }) => {
        if (!isTurnOf(standing.side, row)) throw new Problem(409, 'NOT_YOUR_TURN');
        await holdSellers(tx, row.id, row.merchantId);
        if (!(await isMerchantConfirmed(tx, row.merchantId))) throw new Problem(409, 'MERCHANT_UNAVAILABLE');
        const isBuyer = standing.side === 'BUYER';
        if (isBuyer) await requireLimit(tx, { standing, row, now }, BigInt(quote.totalRial));
        await repository.moveQuote(tx, id, 'ACCEPTED', now, isBuyer ? standing.userId : null);
        const [asked, lines] = [await readLines(tx, [row.id]), await repository.readQuoteLines(tx, [id])];
        const { agreedHash, ...agreement } = await agree(tx, row, termsOf(quote, lines, asked), now);
        await moveChain(tx, row, { status: 'SELECTED' }, now);
        const { totalRial, round } = quote;
        const done: Done = {
          ...agreement,
          ...{ visibility: 'CHAIN', payload: { quoteId: id, round, agreedHash, totalRial } },
          notifies: [otherSide(standing.side)],
          facts: { name: isBuyer ? (row.buyerName ?? undefined) : row.sellerName },
        };
        return { done };
      }),
  };
}

/** Whether another offer has to differ from it: what was withdrawn may be sent again. */
const isStanding = ({ quote }: WholeQuote) => quote.status === 'SENT' || quote.status === 'EXPIRED';

/** Lines that the seller's last offer of the chain left out. */
function notOfferedBySeller(draft: WholeQuote, whole: readonly WholeQuote[]): ReadonlySet<string> {
  const ofSeller = whole.filter(({ quote }) => quote.side === 'SELLER' && quote.id !== draft.quote.id);
  const last = previousOf(draft, ofSeller);
  return new Set((last?.lines ?? []).filter(({ isOffered }) => !isOffered).map(({ lineId }) => lineId));
}
