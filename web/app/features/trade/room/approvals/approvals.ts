import type { TradeAction } from '../../../../platform/graph/types.generated.ts';
import type { Room_RequestFragment as Request } from '../Room.generated.ts';

export type Approval = Request['approvals']['nodes'][number];

/**
 * What waits for somebody, each with buttons of its own. While colleagues are asked for the amount, whoever agrees lets the order go by that: the question
 * whether it may go stands for itself no more.
 */
export function waitingOf({ approvals }: Pick<Request, 'approvals'>): readonly Approval[] {
  const open = approvals.nodes.filter(({ status }) => status === 'PENDING');
  const amounts = open.filter(({ kind }) => kind !== 'PUBLISH');
  return amounts.length > 0 ? amounts : open;
}

/** Those that have ended, the newest first. */
export const endedOf = ({ approvals }: Pick<Request, 'approvals'>) =>
  approvals.nodes.filter(({ status }) => status !== 'PENDING');

/** Buttons of the order for which those of what is asked stand. */
export function answeredHere(request: Pick<Request, 'approvals'>): readonly TradeAction[] {
  const waiting = waitingOf(request).find(({ allowedActions }) => allowedActions.includes('APPROVE'));
  if (!waiting) return [];
  return waiting.kind === 'PUBLISH' ? ['CONFIRM_AND_PUBLISH', 'RETURN'] : ['CONFIRM_AND_PUBLISH'];
}
