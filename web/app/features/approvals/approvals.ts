import { isLacking } from '../../platform/actions/isLacking.ts';
import type { TradeAction } from '../../platform/graph/types.generated.ts';
import { tradeMessages } from '../tradeSteps/messages.ts';
import type { Room_RequestFragment as Request } from '../trade/room/Room.generated.ts';
import { approvalMessages } from './messages.ts';

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

/** Whether the viewer can agree now: what needs something first waits for it. */
export const mayApprove = ({ allowedActions, missing }: Approval): boolean =>
  allowedActions.includes('APPROVE') && !isLacking(missing, 'APPROVE');

/** Whether the viewer can refuse it: where an order waits for something itself, it is returned by a button of its own. */
export const mayReject = (approval: Approval): boolean =>
  approval.allowedActions.includes('REJECT') && (approval.kind !== 'PUBLISH' || mayApprove(approval));

/** What the approval waits for, beside what the order itself waits for. */
export const lacksOf = ({ missing }: Approval, { missing: ofRequest }: Pick<Request, 'missing'>): string[] =>
  missing
    .filter(({ code }) => ofRequest.every((each) => each.code !== code))
    .flatMap(({ code }) => approvalMessages.waits[code] ?? tradeMessages.room.waits[code] ?? []);

/** Buttons of the order for which those of what is asked stand. */
export function answeredHere(request: Pick<Request, 'approvals'>): readonly TradeAction[] {
  const waiting = waitingOf(request).find(mayApprove);
  if (!waiting) return [];
  return waiting.kind === 'PUBLISH' ? ['CONFIRM_AND_PUBLISH', 'RETURN'] : ['CONFIRM_AND_PUBLISH'];
}
