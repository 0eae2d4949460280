import type { Machine } from '../../../platform/machine.ts';
import { FeedbackAction, FeedbackStatus } from './feedback.enums.ts';

/** Who acts on a feedback: staff, and who sent it. */
export type FeedbackActor = 'STAFF' | 'SENDER';

export const feedbackMachine: Machine<FeedbackStatus, FeedbackAction, FeedbackActor> = {
  name: 'feedback',
  words: { states: FeedbackStatus, actions: [FeedbackAction] },
  states: ['NEW', 'IN_WORK', 'ANSWERED', 'CLOSED'],
  finals: [],
  rows: [
    { from: ['NEW'], action: 'TAKE', by: 'STAFF', to: 'IN_WORK', event: 'FEEDBACK_TAKEN' },
    { from: ['IN_WORK'], action: 'ANSWER', by: 'STAFF', to: 'ANSWERED', event: 'FEEDBACK_ANSWERED' },
    { from: ['IN_WORK'], action: 'CLOSE', by: 'STAFF', to: 'CLOSED', event: 'FEEDBACK_CLOSED' },
    { from: ['ANSWERED', 'CLOSED'], action: 'REOPEN', by: 'SENDER', to: 'NEW', event: 'FEEDBACK_REOPENED' },
  ],
};
