import { actionMessagesOf } from './actions/messages.ts';
import type { RoomParts } from './room.ts';
import type { Step } from './steps.ts';

/** What a step is called on its button. */
export function actionLabel(step: Step, request: Pick<RoomParts['request'], 'kind' | 'agreedHash' | 'side'>) {
  const { declineOfBuyer, actions } = actionMessagesOf(request);
  return step === 'DECLINE' && request.side === 'BUYER' ? declineOfBuyer : actions[step];
}
