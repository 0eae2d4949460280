import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { invalidTransition } from '../../platform/machine.ts';
import type { NoticeFacts } from '../../platform/notices/notice-type.ts';
import { Problem } from '../../platform/problem.ts';
import type { Customers } from '../customers/index.ts';
import { holdSpending } from './limits.repository.ts';
import { may } from '../sourcing/requests/standing.ts';
import type { Acted, Held } from '../sourcing/requests/steps.ts';
import { approvalMachine } from './approval-machine.ts';
import { aloneAtMost, colleaguesNeeded, isAboveLimit } from './agreement.ts';
import { type ApprovalRow, endApproval, insertAnswer, insertApproval, readPending } from './approvals.repository.ts';
import { askedFor, canBeConfirmed } from './approvers.ts';
import { boundOf, readColleagues } from './colleagues.ts';
import { type ApprovalsDone, payloadOf } from './lapse.ts';

/** What is asked about a request: its amount with tax and freight, and the hash of what that is for. */
export type Question = { amountRial: bigint; contentHash: string };
type AskedAmount = Question &
  ({ kind: 'LIST_ORDER' } | { kind: 'ACCEPT' | 'COUNTER'; quoteId: string; chainRounds: number });

/** Asks a buyer's company: whether a request may be published, and to agree to an amount. */
export function makeAsking({ customers }: { customers: Pick<Customers, 'colleagues' | 'rulesOfApproval'> }) {
  /** Who acts, with all colleagues, held so that nobody's limit or membership becomes another one meanwhile. */
  async function powersOf(tx: Tx, { row, standing, now }: Held) {
    const customerId = row.buyerCustomerId;
    // On one way to the database, in this order: what is read after the hold is what it holds.
    const [, colleagues, rules] = await Promise.all([
      holdSpending(tx, standing.userId, customerId),
      readColleagues(tx, customers, { requests: [boundOf(row)], now }),
      customers.rulesOfApproval(tx, customerId),
    ]);
    const own = colleagues.find(({ userId }) => userId === standing.userId);
    if (!own) throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'TRADE_CONFIRM' });
    return { colleagues, own, rules };
  }

  function question(
    { row, standing }: Held,
    asked: (AskedAmount | (Question & { kind: 'PUBLISH' })) & { needed: number; isAboveLimit: boolean },
    rules: { selfConfirm: boolean; publishNeeds: string },
  ) {
    const { selfConfirm, publishNeeds } = rules;
    const amountRial = String(asked.amountRial);
    const subject = { quoteId: null, chainRounds: null };
    const approval = { ...subject, ...asked, amountRial, id: newId(), requestId: row.id, askerId: standing.userId };
    const write = (tx: Tx, now: Date) => insertApproval(tx, { ...approval, selfConfirm, publishNeeds }, now);
    return { approval, approvals: { writes: [write] } satisfies ApprovalsDone };
  }

  return {
    powersOf,

    /** How many colleagues would be asked to agree to an amount when the viewer acts. */
    async neededFor(query: Queryable, { row, standing, now }: Held, { amountRial }: Question): Promise<number> {
      const customerId = row.buyerCustomerId;
      const colleagues = await readColleagues(query, customers, { requests: [boundOf(row)], now });
      const own = colleagues.find(({ userId }) => userId === standing.userId);
      return own ? colleaguesNeeded(amountRial, own, await customers.rulesOfApproval(query, customerId)) : 0;
    },

    /**
     * Asks whether a request may be published. @param asks what about, read meanwhile. @returns with what its event says of it
     * @throws Problem 409 NO_APPROVER where nobody of the company may say so now
     */
    async askToPublish(tx: Tx, held: Held, asks: Question | Promise<Question>) {
      const [{ colleagues, own, rules }, about] = await Promise.all([powersOf(tx, held), asks]);
      const confirming = { requesterId: held.row.requesterId, ...rules };
      if (!canBeConfirmed(confirming, colleagues)) throw noApprover(1);
      const isAbove = isAboveLimit(about.amountRial, own, rules);
      const asked = { ...about, kind: 'PUBLISH', needed: 1, isAboveLimit: isAbove } as const;
      const { approval, approvals } = question(held, asked, rules);
      // Only an order at list prices commits to its amount as it goes out.
      const facts = held.row.acceptListPrice ? askedFacts(held, about) : {};
      return { payload: { approvalId: approval.id, aboveLimit: isAbove }, approvals, facts };
    },

    /** @throws Problem 403, 409 ABOVE_LIMIT unless who acts may agree to an amount alone */
    async requireAlone(tx: Tx, held: Held, amountRial: bigint): Promise<void> {
      const { own, rules } = await powersOf(tx, held);
      if (!may(own, 'QUOTE_ACCEPT')) throw cannotAgree();
      if (colleaguesNeeded(amountRial, own, rules) > 0) throw aboveLimit(aloneAtMost(amountRial, own, rules));
    },

    /**
     * Asks colleagues to agree to an amount where who acts may not do so alone. @returns what happened by that; undefined where the
     * act can be done. @throws Problem 409 APPROVAL_PENDING, NO_APPROVER
     */
    async askForAmount(tx: Tx, held: Held, about: AskedAmount): Promise<Acted | undefined> {
      const { colleagues, own, rules } = await powersOf(tx, held);
      const { needed, isShort } = askedFor(about.amountRial, own, { colleagues, rules });
      if (needed === 0) return undefined;
      const pending = await readPending(tx, held.row.id);
      if (pending.some(({ kind }) => kind === about.kind)) throw new Problem(409, 'APPROVAL_PENDING');
      if (isShort) throw noApprover(needed);
      const asked = { ...about, needed, isAboveLimit: isAboveLimit(about.amountRial, own, rules) };
      const { approval, approvals } = question(held, asked, rules);
      return {
        type: 'APPROVAL_ASKED',
        to: held.row.status,
        visibility: 'BUYER',
        notifies: ['BUYER'],
        payload: payloadOf(approval),
        approvals,
        facts: askedFacts(held, about),
      };
    },
  };
}
export type Asking = ReturnType<typeof makeAsking>;

type Answered = { userId: string; reason?: string; approvalId?: string | undefined };

/**
 * Ends the question whether a request may be published as a step of the request answers it. One that was put by hand has none.
 * @param approvalId where it was named: another one has ended. @returns what its step writes. @throws Problem 409 INVALID_TRANSITION
 */
export async function endPublish(
  tx: Tx,
  { row }: Held,
  status: 'APPROVED' | 'REJECTED' | 'WITHDRAWN',
  { userId, reason, approvalId }: Answered,
): Promise<ApprovalsDone> {
  const pending = await readPending(tx, row.id);
  const approval = pending.find(({ kind }) => kind === 'PUBLISH');
  if (approvalId !== undefined && approval?.id !== approvalId) throw endedApproval();
  const left = pending.filter((each) => each !== approval);
  if (!approval) return { left, writes: [] };
  const answer = { userId, isApproved: status === 'APPROVED', reason };
  return {
    left,
    writes: [
      ...(status !== 'WITHDRAWN' ? [(on: Tx, now: Date) => insertAnswer(on, approval.id, answer, now)] : []),
      (on: Tx, now: Date) => endApproval(on, approval.id, status, now),
    ],
  };
}

/** @throws Problem 409 PRICE_CHANGED where what was asked is not what would be done now */
export function requireAsked({ contentHash }: Pick<ApprovalRow, 'contentHash'>, now: Question): void {
  if (now.contentHash === contentHash) return;
  const params = [String(now.amountRial)];
  throw new Problem(409, 'PRICE_CHANGED', [{ field: '', code: 'PRICE_CHANGED', params }]);
}

/** What the notice of a question names; an amount that nobody knows is left out, and is not nothing. */
const askedFacts = ({ row }: Held, { amountRial }: Question): NoticeFacts => ({
  ...(row.sellerName !== null && { seller: row.sellerName }),
  ...(amountRial > 0n && { amountRial: String(amountRial) }),
});

/** Who may agree to no amount. */
export const cannotAgree = () => new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'QUOTE_ACCEPT' });

/** Of the company fewer may agree now than are needed. */
const noApprover = (needed: number) =>
  new Problem(409, 'NO_APPROVER', [{ field: '', code: 'NO_APPROVER', params: [String(needed)] }]);

/** An amount is more than somebody may agree to alone. */
export const aboveLimit = (limit: bigint) =>
  new Problem(409, 'ABOVE_LIMIT', [{ field: '', code: 'ABOVE_LIMIT', params: [String(limit)] }]);

/** What was asked has ended, and nothing leads on from there. */
export const endedApproval = () => invalidTransition(approvalMachine, 'LAPSED', () => false);
