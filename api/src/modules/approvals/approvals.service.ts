import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { transitionOf } from '../../platform/machine.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { lockRequest } from '../sourcing/requests/requests.repository.ts';
import { may } from '../sourcing/requests/standing.ts';
import { type Acted, type Held, move, type TradeSteps } from '../sourcing/requests/steps.ts';
import type { TradeRequest } from '../sourcing/requests/trade.schemas.ts';
import type { TradeStepBody } from '../sourcing/requests/trade-steps.schemas.ts';
import { type Colleague, limitBelow } from './agreement.ts';
import { approvalMachine } from './approval-machine.ts';
import type { ApprovalAction, ApprovalKind } from './approvals.enums.ts';
import {
  type ApprovalRow,
  endApproval,
  insertAnswer,
  readApprovals,
  readPending,
  readWaitingForAmounts,
} from './approvals.repository.ts';
import type { ApprovalParams, TradeApprovalRejection } from './approvals.schemas.ts';
import { hasAnswered, isApprover } from './approvers.ts';
import { aboveLimit, type Asking, cannotAgree } from './asking.ts';
import { boundOf, readColleagues } from './colleagues.ts';
import { payloadOf } from './lapse.ts';
import { actorsOf } from './shown.ts';
import type { Customers } from '../customers/index.ts';

/** What was asked, done: in the transaction of the last yes, with all that is judged where it is done at once. */
export type ActOfApproval = (
  tx: Tx,
  held: Held,
  approval: ApprovalRow,
  colleagues: readonly Colleague[],
) => Promise<Acted>;
/** Answers what has steps of its own in the table of requests. */
type OwnStep<Body> = (
  actor: Actor,
  id: string,
  body: Body & { approvalId: string },
  once?: Once,
) => Promise<TradeRequest>;
type OwnSteps = {
  approve: OwnStep<TradeStepBody>;
  reject: OwnStep<TradeApprovalRejection>;
  withdraw: OwnStep<TradeStepBody>;
};

type Parts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'colleagues'>;
  steps: TradeSteps;
  asking: Asking;
  publishing: OwnSteps;
  /** What each kind of amount leads to; what an act needs is read before the transaction. */
  acts: Record<Exclude<ApprovalKind, 'PUBLISH'>, () => Promise<ActOfApproval>>;
};

/** Answers to what was asked of the buyer's company (T5). */
export function makeApprovals({ db, clock, customers, steps, asking, publishing, acts }: Parts) {
  /** @throws Problem 404 for strangers and sellers, 403 for a member without a part in trade */
  async function kindOf(actor: Actor, { id, approvalId }: ApprovalParams): Promise<ApprovalKind> {
    const { standing } = await steps.find(actor, id);
    if (standing.side !== 'BUYER') notFound('TRADE_REQUEST_NOT_FOUND');
    const approval = (await readApprovals(db, [id])).find((each) => each.id === approvalId);
    return (approval ?? notFound('APPROVAL_NOT_FOUND')).kind;
  }

  type Judged = { approval: ApprovalRow; colleagues: Colleague[] };

  /** @throws Problem 403, 404, 409 unless the actor may do that now */
  const judge =
    (approvalId: string, action: ApprovalAction) =>
    async (tx: Tx, held: Held): Promise<Judged> => {
      const found = (await readApprovals(tx, [held.row.id])).find((each) => each.id === approvalId);
      const approval = found ?? notFound('APPROVAL_NOT_FOUND');
      const { colleagues, own } = await asking.powersOf(tx, held);
      const is = actorsOf(approval, held.row, own);
      requireApprovalActor(action, approval, own, is);
      transitionOf(approvalMachine, approval.status, action, is);
      if (action !== 'WITHDRAW' && hasAnswered(approval, own.userId)) throw new Problem(409, 'ALREADY_ANSWERED');
      return { approval, colleagues };
    };

  /** One more yes. Those of people who may not agree any more do not count. */
  const agree =
    (act: ActOfApproval) =>
    async (tx: Tx, held: Held, { approval, colleagues }: Judged): Promise<Acted> => {
      const { userId } = held.standing;
      await insertAnswer(tx, approval.id, { userId, isApproved: true }, held.now);
      const agreed = [...approval.answers.map((answer) => answer.userId), userId];
      const count = colleagues.filter(
        (each) => agreed.includes(each.userId) && isApprover(approval, each, held.row),
      ).length;
      const given = { type: 'APPROVAL_GIVEN', visibility: 'BUYER', payload: payloadOf(approval) } as const;
      if (count < approval.needed) return given;
      await endApproval(tx, approval.id, 'APPROVED', held.now);
      const acted = await act(tx, held, approval, colleagues);
      return { ...acted, before: [{ ...given, toStatus: held.row.status, isActors: true }, ...(acted.before ?? [])] };
    };

  return {
    /** Agrees; the last yes that is needed does what was asked. @throws Problem 403, 404, 409, and as what it does */
    async approve(actor: Actor, of: ApprovalParams, { version }: TradeStepBody, once?: Once): Promise<TradeRequest> {
      const { id, approvalId } = of;
      const kind = await kindOf(actor, of);
      if (kind === 'PUBLISH') return publishing.approve(actor, id, { version, approvalId }, once);
      const act = await acts[kind]();
      return steps.act(actor, id, { version, once }, judge(approvalId, 'APPROVE'), agree(act));
    },

    /** Says no. @throws Problem 403, 404, 409 */
    async reject(actor: Actor, of: ApprovalParams, { version, reason }: TradeApprovalRejection, once?: Once) {
      const { id, approvalId } = of;
      if ((await kindOf(actor, of)) === 'PUBLISH')
        return publishing.reject(actor, id, { version, reason, approvalId }, once);
      return steps.act(actor, id, { version, once }, judge(approvalId, 'REJECT'), async (tx, held, { approval }) => {
        await insertAnswer(tx, approvalId, { userId: actor.userId, isApproved: false, reason }, held.now);
        await endApproval(tx, approvalId, 'REJECTED', held.now);
        const payload = payloadOf(approval, reason);
        return { type: 'APPROVAL_REJECTED', visibility: 'BUYER', payload, notifies: ['BUYER'] };
      });
    },

    /** Takes the question back. @throws Problem 403, 404, 409 */
    async withdraw(actor: Actor, of: ApprovalParams, { version }: TradeStepBody, once?: Once) {
      const { id, approvalId } = of;
      if ((await kindOf(actor, of)) === 'PUBLISH') return publishing.withdraw(actor, id, { version, approvalId }, once);
      return steps.act(actor, id, { version, once }, judge(approvalId, 'WITHDRAW'), async (tx, held, { approval }) => {
        await endApproval(tx, approvalId, 'WITHDRAWN', held.now);
        return { type: 'APPROVAL_WITHDRAWN', visibility: 'BUYER', payload: payloadOf(approval) };
      });
    },

    /** Ends what nobody is left to agree to. */
    async lapseForgotten(): Promise<void> {
      for (const { requestId } of await readWaitingForAmounts(db))
        await db.transaction(async (tx) => {
          const row = await lockRequest(tx, requestId);
          const now = clock.now();
          if (!row) return;
          const colleagues = await readColleagues(tx, customers, { requests: [boundOf(row)], now });
          const left = (await readPending(tx, requestId)).filter(
            (each) =>
              each.kind !== 'PUBLISH' && colleagues.filter((who) => isApprover(each, who, row)).length < each.needed,
          );
          // One a run: each is an event and a version of its own.
          const [first] = left;
          if (!first) return;
          await endApproval(tx, first.id, 'LAPSED', now);
          const done = { visibility: 'BUYER', payload: payloadOf(first), notifies: ['BUYER'] } as const;
          await move(tx, row, { type: 'APPROVAL_LAPSED', done }, { actorId: null, onBehalfOf: null, at: now });
        });
    },
  };
}

/** @throws Problem 403 OWN_APPROVAL, ASKER_ONLY, PERMISSION_MISSING, 409 ABOVE_LIMIT for who may not do it */
function requireApprovalActor(
  action: ApprovalAction,
  { askerId, amountRial }: ApprovalRow,
  own: Colleague,
  is: ReturnType<typeof actorsOf>,
): void {
  if (is(action === 'WITHDRAW' ? 'ASKER' : 'APPROVER')) return;
  if (action === 'WITHDRAW') throw new Problem(403, 'ASKER_ONLY');
  if (askerId === own.userId) throw new Problem(403, 'OWN_APPROVAL');
  throw may(own, 'QUOTE_ACCEPT') ? aboveLimit(limitBelow(BigInt(amountRial), own) ?? 0n) : cannotAgree();
}
