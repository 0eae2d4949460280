import type { Tx } from '../../../platform/database/database.ts';
import { allowedActions, transitionOf } from '../../../platform/machine.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { TradeSide } from '../trade.enums.ts';
import { type DisputeActor, disputeMachine, type DisputeStep } from './dispute-machine.ts';
import { type DisputeRow, readOpenDispute } from './disputes.repository.ts';

/** As which actors of the table a side acts on a dispute. */
const actorOf =
  (side: TradeSide, dispute: Pick<DisputeRow, 'side'>) =>
  (by: DisputeActor): boolean =>
    by === 'PARTY' || by === (dispute.side === side ? 'OPENER' : 'OTHER');

export const isDone = (
  side: TradeSide,
  { buyerDoneAt, sellerDoneAt }: Pick<DisputeRow, 'buyerDoneAt' | 'sellerDoneAt'>,
) => (side === 'BUYER' ? buyerDoneAt : sellerDoneAt) !== null;

/** What a side can do with a dispute where it stands. */
export const actionsOn = (dispute: DisputeRow, side: TradeSide): DisputeStep[] =>
  allowedActions(disputeMachine, dispute.status, actorOf(side, dispute)).filter(
    (action) => !isEvidence(action) || !isDone(side, dispute),
  );

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
