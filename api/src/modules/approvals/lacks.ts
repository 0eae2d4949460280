import { endOfDay } from '../../platform/calendar.ts';
import type { ErrorCode } from '../../platform/error-codes.ts';
import type { Lack } from '../../platform/lacks.ts';
import { hashOf } from '../../platform/sealing.ts';
import { pricedLines, totalsOf } from '../sourcing/lines/line-prices.ts';
import type { LineRow } from '../sourcing/lines/lines.repository.ts';
import type { DraftNow } from '../sourcing/requests/market-faults.ts';
import type { CountersNow } from '../sourcing/quotes/counters-now.ts';
import { problemOfValidity } from '../sourcing/quotes/validity.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import { confirms, may } from '../sourcing/requests/standing.ts';
import type { Colleague } from './agreement.ts';
import type { ApprovalAction } from './approvals.enums.ts';
import type { ApprovalRow } from './approvals.repository.ts';
import { askedWhenActing, hasAnswered, isApprover } from './approvers.ts';

type ApprovalLack = Lack<ApprovalAction>;
export type AmountFacts = {
  row: TradeRequestRow;
  lines: readonly LineRow[];
  approvals: readonly ApprovalRow[];
  /** All who act for the buyer. */
  colleagues: readonly Colleague[];
  userId: string;
  /** The request as the market is now, where it is judged by it. */
  draft?: DraftNow | undefined;
  /** What sending a counter-offer that waits for colleagues would be refused with. */
  counters?: CountersNow | undefined;
};
type Facts = AmountFacts & { now: Date };

/** What keeps somebody who confirms an order at list price from asking colleagues about its amount, where they must be asked. */
export function lackOfAmount({ row, lines, approvals, colleagues, userId, draft }: AmountFacts): ErrorCode | undefined {
  if (!row.acceptListPrice) return undefined;
  const { totalRial } = totalsOf(draft?.lines ?? lines);
  const asked = askedWhenActing(totalRial, userId, { row, colleagues });
  if (!asked || asked.needed === 0) return undefined;
  if (approvals.some(({ kind, status }) => kind === 'LIST_ORDER' && status === 'PENDING')) return 'APPROVAL_PENDING';
  return asked.isShort ? 'NO_APPROVER' : undefined;
}

/** What an approval still needs before it can be given. */
export function lacksOfApproval(approval: ApprovalRow, facts: Facts): ApprovalLack[] {
  const { row, colleagues, userId } = facts;
  const own = colleagues.find((each) => each.userId === userId);
  if (approval.status !== 'PENDING' || !own || hasAnswered(approval, userId)) return [];
  const approving = { actions: ['APPROVE'] } as const satisfies Partial<ApprovalLack>;
  if (!isApprover(approval, own, row)) {
    // Who may agree to amounts is told why not to this one.
    const isAbove = approval.kind !== 'PUBLISH' && approval.askerId !== userId && may(own, 'QUOTE_ACCEPT');
    return isAbove ? [{ code: 'ABOVE_LIMIT', ...approving, isForAll: true }] : [];
  }
  const agreed = [...approval.answers.map((answer) => answer.userId), userId];
  const count = colleagues.filter((each) => agreed.includes(each.userId) && isApprover(approval, each, row)).length;
  // What was asked is done with the last yes.
  if (count < approval.needed) return [];
  const codes = doingOf[approval.kind](approval, facts);
  return codes.map((lack) => ({ ...lack, ...approving }));
}

type Doing = Pick<ApprovalLack, 'code' | 'field'>;

/** What doing what was asked would be refused with. */
const doingOf: Record<ApprovalRow['kind'], (approval: ApprovalRow, facts: Facts) => Doing[]> = {
  PUBLISH(approval, facts) {
    const code = lackOfAmount(facts);
    return [...lacksOfSending(approval, facts), ...(code ? [{ code }] : [])];
  },
  LIST_ORDER: (approval, facts) => [
    ...lacksOfSending(approval, facts),
    ...(isConfirmed(approval, facts) ? [] : [{ code: 'ASKER_MAY_NOT' } as const]),
  ],
  ACCEPT: ({ quoteValidUntil, participationId }, { row, now }) => {
    const isOver = quoteValidUntil !== null && endOfDay(quoteValidUntil) <= now;
    const isSelling = row.chains.some((each) => each.participationId === participationId && each.isSellerConfirmed);
    return [
      ...(isOver ? [{ code: 'QUOTE_EXPIRED' } as const] : []),
      ...(isSelling ? [] : [{ code: 'MERCHANT_UNAVAILABLE' } as const]),
    ];
  },
  COUNTER: ({ id, quoteValidUntil }, { counters, now }) =>
    problemOfValidity(quoteValidUntil ?? undefined, now).length > 0
      ? [{ code: 'QUOTE_EXPIRED' }]
      : (counters?.get(id) ?? []).map(({ code, field }) => (field === '' ? { code } : { code, field })),
};

/** What a request lacks before it goes to its sellers, and whether that is still what was asked about. */
function lacksOfSending({ contentHash }: ApprovalRow, { row, draft }: Facts): Doing[] {
  if (row.isSellerConfirmed === false) return [{ code: 'MERCHANT_UNAVAILABLE' }];
  if (!draft) return [];
  if (!draft.lines) return draft.faults.map(({ code, field }) => ({ code, field }));
  return hashOf(pricedLines(draft.lines)) === contentHash ? [] : [{ code: 'PRICE_CHANGED' }];
}

/** Whether who asked, or who says yes now, may confirm the order, so that it is confirmed by that. */
function isConfirmed({ askerId }: ApprovalRow, { row, colleagues, userId }: Facts): boolean {
  return [askerId, userId].some((id) => {
    const who = colleagues.find((each) => each.userId === id);
    return who !== undefined && confirms(row, who, who.userId);
  });
}
