import type { Room_RequestFragment as Request } from '../trade/room/Room.generated.ts';

const steps = ['ANSWER_DISPUTE', 'ADD_EVIDENCE', 'ASK_SETTLEMENT', 'OPEN_DISPUTE'] as const;
export type DisputeStep = (typeof steps)[number];

/** What the viewer can say and do about disputes of an order. */
export const disputeStepsOf = ({ allowedActions }: Request): DisputeStep[] =>
  steps.filter((step) => allowedActions.includes(step));

/** Whether an order has a dispute, or may get one. */
export const isDisputable = (request: Request): boolean =>
  request.disputes.nodes.length > 0 || disputeStepsOf(request).length > 0;
