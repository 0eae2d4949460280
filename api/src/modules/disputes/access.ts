import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Lack } from '../../platform/lacks.ts';
import { allowedActions, transitionOf } from '../../platform/machine.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { ConsentRow } from '../orders/changes/consents.repository.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import { type DisputeActor, disputeMachine, type DisputeStep } from './dispute-machine.ts';
import type { DisputeAction } from './disputes.enums.ts';
import { type DisputeRow, readOpenDispute } from './disputes.repository.ts';
import { MOST_STATEMENTS } from './disputes.schemas.ts';

/** As which actors of the table a side acts on a dispute. */
const actorOf =
  (side: TradeSide, dispute: Pick<DisputeRow, 'side'>) =>
  (by: DisputeActor): boolean =>
    by === 'PARTY' || by === (dispute.side === side ? 'OPENER' : 'OTHER');

export const isDone = (
  side: TradeSide,
  { buyerDoneAt, sellerDoneAt }: Pick<DisputeRow, 'buyerDoneAt' | 'sellerDoneAt'>,
) => (side === 'BUYER' ? buyerDoneAt : sellerDoneAt) !== null;

export const isModerator = (by: DisputeActor) => by === 'MODERATOR' || by === 'SECOND_MODERATOR';

/** What one of the staff can do: nobody agrees to the own proposal, and of settlements one is open at a time. */
export function staffActionsOn(
  { status, proposedBy }: Pick<DisputeRow, 'status' | 'proposedBy'>,
  { userId }: Pick<Actor, 'userId'>,
  consents: readonly ConsentRow[],
): DisputeAction[] {
  if (status === 'APPROVAL' && proposedBy === userId) return [];
  const open = consents.find((each) => each.kind === 'SETTLEMENT' && each.status === 'ASKED');
  return (allowedActions(disputeMachine, status, isModerator) as DisputeAction[]).filter((action) => {
    if (action === 'ASK_SETTLEMENT') return !open;
    return action !== 'WITHDRAW_SETTLEMENT' || open?.side === 'STAFF';
  });
}

/** Who proposed how a dispute ends waits for another one to say yes or no. */
export const lacksOfStaff = (
  { status, proposedBy }: Pick<DisputeRow, 'status' | 'proposedBy'>,
  { userId }: Pick<Actor, 'userId'>,
): Lack<DisputeAction>[] =>
  status === 'APPROVAL' && proposedBy === userId
    ? [{ code: 'SECOND_DECIDER', actions: ['APPROVE', 'REFUSE'], isForAll: true }]
    : [];

/** What a side can do with a dispute where it stands. */
export const actionsOn = (dispute: DisputeRow, side: TradeSide): DisputeStep[] =>
  allowedActions(disputeMachine, dispute.status, actorOf(side, dispute)).filter(
    (action) => !isEvidence(action) || !isDone(side, dispute),
  );

/** Whether a side may say one thing more. */
export const hasRoomToSpeak = ({ statements }: Pick<DisputeRow, 'statements'>, side: TradeSide): boolean =>
  statements.filter((each) => each.side === side).length < MOST_STATEMENTS;

const isEvidence = (action: DisputeStep) => action === 'ADD_EVIDENCE' || action === 'END_EVIDENCE';

/**
 * The dispute of a request that is held, for a step of one side.
 * @throws Problem 404, 409 for another state, OWN_DISPUTE for the wrong side, EVIDENCE_DONE
 */
export async function disputeFor(tx: Tx, requestId: string, action: DisputeStep, side: TradeSide): Promise<DisputeRow> {
  const dispute = (await readOpenDispute(tx, requestId)) ?? notFound('DISPUTE_NOT_FOUND');
  const is = actorOf(side, dispute);
  if (!disputeMachine.rows.some((row) => row.action === action && is(row.by))) throw new Problem(409, 'OWN_DISPUTE');
  transitionOf(disputeMachine, dispute.status, action, is);
  if (isEvidence(action) && isDone(side, dispute)) throw new Problem(409, 'EVIDENCE_DONE');
  return dispute;
}
