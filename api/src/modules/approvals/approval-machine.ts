import type { Machine } from '../../platform/machine.ts';
import { ApprovalAction, ApprovalStatus } from './approvals.enums.ts';

/** Who asked, who may agree (a confirmer, or to amounts an owner or who may agree to so much), and the clock. */
export type ApprovalActor = 'ASKER' | 'APPROVER' | 'SYS';

/**
 * T5 of the state tables. The last yes that is needed does what was asked, in the same transaction. Of a question whether a
 * request may be published the events are those of the request: CONFIRMATION_REQUESTED, PUBLISHED, RETURNED and so on.
 */
export const approvalMachine: Machine<ApprovalStatus, ApprovalAction | 'LAPSE', ApprovalActor> = {
  name: 'approval',
  words: { states: ApprovalStatus, actions: [ApprovalAction] },
  states: ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'LAPSED'],
  finals: ['APPROVED', 'REJECTED', 'WITHDRAWN', 'LAPSED'],
  rows: [
    { from: ['PENDING'], action: 'APPROVE', by: 'APPROVER', event: 'APPROVAL_GIVEN' },
    { from: ['PENDING'], action: 'APPROVE', by: 'APPROVER', to: 'APPROVED', event: 'APPROVAL_GIVEN' },
    { from: ['PENDING'], action: 'REJECT', by: 'APPROVER', to: 'REJECTED', event: 'APPROVAL_REJECTED' },
    { from: ['PENDING'], action: 'WITHDRAW', by: 'ASKER', to: 'WITHDRAWN', event: 'APPROVAL_WITHDRAWN' },
    { from: ['PENDING'], action: 'LAPSE', by: 'SYS', to: 'LAPSED', event: 'APPROVAL_LAPSED' },
  ],
};
