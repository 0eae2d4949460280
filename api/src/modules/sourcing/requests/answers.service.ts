import type { Actor } from '../../../platform/actor.ts';
import { deadlineIn } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Reference } from '../../reference/index.ts';
import { agree } from '../../orders/agreement/agreement.ts';
import { chained } from '../participations/chains.ts';
import { lapseOpen } from '../../orders/changes/lapse.ts';
import { groundOf } from './ground.ts';
import { readLines } from '../lines/lines.repository.ts';
import { requireListPrice } from './list-price.ts';
import { readOffersOf } from './market.ts';
import type { OrderParts } from './orders.service.ts';
import { moveParticipation } from '../participations/participations.repository.ts';
import { type AnswerDue, makeAnswerDue } from './publication.service.ts';
import { mayEndAlone, MOST_QUESTIONS } from '../../trade/page/possible.ts';
import { dueAgain } from './schedule.ts';
import { moveStanding } from '../quotes/quotes.repository.ts';
import type { ChainedRow } from './requests.repository.ts';
import type { Done, Held } from './steps.ts';
import { otherSide } from './standing.ts';
import { isReasonOf, requireReason } from './reasons.ts';
import type { ParticipationStatus } from '../participations/participations.enums.ts';
import { endParts } from '../rfq/endings.ts';
import { answerOpen, askOpen } from '../rfq/questions.ts';
import type { TradeAnswer, TradeCancellation, TradeDecline, TradeInfo } from './trade-steps.schemas.ts';

/** domain rule: so long a buyer may take to answer a question */
const INFO_DAYS = 14;

type Parts = OrderParts & {
  reference: Pick<Reference, 'unitTable' | 'isHoliday'>;
  saleSettings: Parameters<typeof makeAnswerDue>[0]['saleSettings'];
};

/** What both sides say to an order that is published. */
export function makeAnswers(parts: Parts) {
  const { reference, steps } = parts;

  const rules = {
    decline: [{ reads: ['reasonCode', 'reason'], judge: requireReason }] satisfies LateRule<TradeDecline>[],
  };

  return {
    rules,

    /** @throws Problem 400, 403, 404, 409 QUESTIONS_MAX */
    async requestInfo(actor: Actor, id: string, { version, text, lineIds = [] }: TradeInfo, once?: Once) {
      const isHoliday = await reference.isHoliday();
      return steps.step(actor, id, { action: 'REQUEST_INFO', version, once }, async (tx, held) => {
        const { row, now } = held;
        requireLines(await readLines(tx, [id]), lineIds);
        if (row.kind === 'OPEN_RFQ') return askOpen(tx, held, { text, lineIds });
        if (row.questionCount >= MOST_QUESTIONS) throw new Problem(409, 'QUESTIONS_MAX');
        return {
          visibility: 'CHAIN',
          payload: { text, lineIds },
          notifies: ['BUYER'],
          facts: { name: chained(row).sellerName },
          moved: {
            question: { text, lineIds, askedAt: now.toISOString() },
            questionCount: row.questionCount + 1,
            deadlineAt: deadlineIn(now, INFO_DAYS, isHoliday),
          },
        };
      });
    },

    /** @throws Problem 400, 403, 404, 409 */
    async provideInfo(actor: Actor, id: string, { version, text, lineIds = [], questionId }: TradeAnswer, once?: Once) {
      const answerDue: AnswerDue = await makeAnswerDue(parts);
      return steps.step(actor, id, { action: 'PROVIDE_INFO', version, once }, async (tx, held) => {
        const { row, now } = held;
        requireLines(await readLines(tx, [id]), lineIds);
        if (row.kind === 'OPEN_RFQ') return answerOpen(tx, held, { text, lineIds, questionId });
        if (questionId !== undefined) invalid('questionId', 'UNKNOWN_VALUE');
        const deadlineAt = dueAgain(now, await answerDue(tx, chained(row).merchantId, now));
        const moved = { question: null, deadlineAt };
        return { visibility: 'CHAIN', payload: { text, lineIds }, notifies: ['SELLER'], moved };
      });
    },

    /** Takes the order at the prices of its list. @throws Problem 403, 404, 409 PRICE_CHANGED, MERCHANT_UNAVAILABLE */
    async acknowledge(actor: Actor, id: string, version: number, once?: Once) {
      const ground = await groundOf(parts);
      return steps.step(actor, id, { action: 'ACKNOWLEDGE_LIST_PRICE', version, once }, async (tx, held) => {
        const row = chained(held.row);
        const now = held.now;
        if (!row.acceptListPrice) throw new Problem(409, 'OFFER_WANTED');
        const lines = await readLines(tx, [id]);
        const totals = requireListPrice(lines, await readOffersOf(tx, lines, now), { ...ground, now });
        const terms = {
          lines: lines.map(({ requestId: _, internalNote: __, targetPriceRial: ___, ...line }) => line),
          netRial: String(totals.netRial),
          vatRial: String(totals.vatRial),
          totalRial: String(totals.totalRial),
          freight: { kind: 'NOT_STATED' },
          paymentTerm: row.paymentTerm,
        };
        const { agreedHash, ...agreement } = await agree(tx, row, terms, now);
        await moveParticipation(tx, row.participationId, { status: 'SELECTED' }, now);
        return {
          visibility: 'CHAIN',
          payload: { totalRial: terms.totalRial, agreedHash },
          notifies: ['BUYER'],
          facts: { name: row.sellerName },
          ...agreement,
        };
      });
    },

    /** @throws Problem 400, 403, 404, 409 */
    async decline(actor: Actor, id: string, input: TradeDecline, once?: Once) {
      await requireAll(rules.decline, input);
      const { version, reasonCode, reason = null } = input;
      return steps.step(actor, id, { action: 'DECLINE', version, once }, async (tx, { row, standing, now }) => {
        if (!isReasonOf(standing.side, reasonCode)) invalid('reasonCode', 'UNKNOWN_VALUE');
        const isSeller = standing.side === 'SELLER';
        await endChain(tx, chained(row), isSeller ? 'DECLINED_TO_QUOTE' : undefined, now);
        return {
          visibility: 'ALL',
          payload: { code: reasonCode, ...(reason !== null && { text: reason }) },
          notifies: [isSeller ? 'BUYER' : 'SELLER'],
          moved: { reasonCode, reason, deadlineAt: null, question: null },
        };
      });
    },

    /** @throws Problem 403, 404, 409 */
    cancel: (actor: Actor, id: string, { version, reason }: TradeCancellation, once?: Once) =>
      steps.step(actor, id, { action: 'CANCEL', version, once }, async (tx, { row, standing, now }) => {
        if (row.status === 'AGREED') return endAlone(tx, { row, standing, now }, reason);
        const wasSeen = row.chains.some((each) => each.participationStatus !== 'PLANNED') || row.publishedAt !== null;
        await Promise.all([
          endParts(tx, row, { as: 'CANCELLED', reason }, now),
          moveStanding(tx, { requestId: id }, 'DECLINED', now),
        ]);
        return {
          visibility: wasSeen ? 'ALL' : 'BUYER',
          payload: { ...(reason !== undefined && { text: reason }) },
          ...(wasSeen && { notifies: ['SELLER'] }),
          moved: { reason: reason ?? null, deadlineAt: null, question: null },
        };
      }),
  };
}

/** A request ends without an agreement: with it the part of its seller, and the offer that stands. */
async function endChain(tx: Tx, row: ChainedRow, status: ParticipationStatus | undefined, now: Date) {
  const ended = row.rounds > 0 ? 'NOT_SELECTED' : 'LAPSED';
  await Promise.all([
    moveParticipation(tx, row.participationId, { status: status ?? ended }, now),
    moveStanding(tx, { requestId: row.id }, 'DECLINED', now),
  ]);
}

/** An agreement that nobody paid ends by one side alone. @throws Problem 400 without a reason, 409 NOT_YET_ALONE */
async function endAlone(tx: Tx, { row, standing, now }: Held, reason: string | undefined): Promise<Done> {
  if (!mayEndAlone(row, now)) throw new Problem(409, 'NOT_YET_ALONE');
  if (reason === undefined) return invalid('reason', 'REQUIRED');
  const reasonCode = 'UNFUNDED' as const;
  return {
    // Nobody else knows what was agreed to.
    visibility: 'CHAIN',
    payload: { code: reasonCode, text: reason },
    notifies: [otherSide(standing.side)],
    moved: { reasonCode, reason, deadlineAt: null },
    before: await lapseOpen(tx, row, ['TERM_CHANGE', 'CANCELLATION'], now),
  };
}

/** @throws Problem 400 for a line of another request */
function requireLines(lines: readonly { id: string }[], lineIds: readonly string[]): void {
  const index = lineIds.findIndex((id) => lines.every((line) => line.id !== id));
  if (index >= 0) invalid(`lineIds[${index}]`, 'UNKNOWN_VALUE');
}
