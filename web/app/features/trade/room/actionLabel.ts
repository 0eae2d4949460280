import type { TradeSide } from '../../../platform/graph/types.generated.ts';
import { stepMessages as words } from './messages.ts';
import type { Step } from './steps.ts';

/** What a step is called on its button. */
export const actionLabel = (step: Step, side: TradeSide) =>
  step === 'DECLINE' && side === 'BUYER' ? words.declineOfBuyer : words.steps[step].action;
