import type { Machine } from '../../platform/machine.ts';
import { DelegationAction, type DelegationSide, DelegationStatus } from './merchants.enums.ts';

/** Its time does not have to begin for what can be done with it. */
export type DelegationState = Exclude<DelegationStatus, 'UPCOMING'>;
/** Members with DELEGATION_MANAGE of the merchant's or of the supplier's company, staff, and the clock. */
export type DelegationActor = DelegationSide | 'CLOCK';
/** LAPSE: no answer for 30 days. END: its time, or that of a notice, is over. */
export type DelegationStep = DelegationAction | 'LAPSE' | 'END' | 'END_OF_NOTICE';

/** T10 of the state tables. */
export const delegationMachine: Machine<DelegationState, DelegationStep, DelegationActor> = {
  name: 'delegation',
  words: { states: DelegationStatus, actions: [DelegationAction] },
  states: ['DRAFT', 'PENDING_SUPPLIER', 'ACTIVE', 'SUSPENDED', 'REJECTED', 'REVOKED', 'EXPIRED'],
  finals: ['REVOKED', 'EXPIRED'],
  rows: [
    { from: ['DRAFT', 'REJECTED'], action: 'EDIT', by: 'MERCHANT', to: 'DRAFT', event: 'DELEGATION_CHANGED' },
    { from: ['DRAFT'], action: 'REMOVE', by: 'MERCHANT', event: 'DELEGATION_REMOVED' },
    { from: ['DRAFT'], action: 'SUBMIT', by: 'MERCHANT', to: 'PENDING_SUPPLIER', event: 'DELEGATION_SUBMITTED' },
    { from: ['PENDING_SUPPLIER'], action: 'WITHDRAW', by: 'MERCHANT', to: 'DRAFT', event: 'DELEGATION_WITHDRAWN' },
    { from: ['PENDING_SUPPLIER'], action: 'LAPSE', by: 'CLOCK', to: 'DRAFT', event: 'DELEGATION_LAPSED' },
    { from: ['PENDING_SUPPLIER'], action: 'CONFIRM', by: 'SUPPLIER', to: 'ACTIVE', event: 'DELEGATION_CONFIRMED' },
    { from: ['PENDING_SUPPLIER'], action: 'CONFIRM', by: 'STAFF', to: 'ACTIVE', event: 'DELEGATION_CONFIRMED' },
    { from: ['PENDING_SUPPLIER'], action: 'REJECT', by: 'SUPPLIER', to: 'REJECTED', event: 'DELEGATION_REJECTED' },
    { from: ['PENDING_SUPPLIER'], action: 'REJECT', by: 'STAFF', to: 'REJECTED', event: 'DELEGATION_REJECTED' },
    { from: ['ACTIVE'], action: 'SUSPEND', by: 'SUPPLIER', to: 'SUSPENDED', event: 'DELEGATION_SUSPENDED' },
    { from: ['ACTIVE'], action: 'SUSPEND', by: 'STAFF', to: 'SUSPENDED', event: 'DELEGATION_SUSPENDED' },
    { from: ['SUSPENDED'], action: 'RESUME', by: 'SUPPLIER', to: 'ACTIVE', event: 'DELEGATION_RESUMED' },
    { from: ['SUSPENDED'], action: 'RESUME', by: 'STAFF', to: 'ACTIVE', event: 'DELEGATION_RESUMED' },
    { from: ['ACTIVE', 'SUSPENDED'], action: 'REVOKE', by: 'SUPPLIER', event: 'DELEGATION_NOTICE_GIVEN' },
    { from: ['ACTIVE', 'SUSPENDED'], action: 'KEEP', by: 'SUPPLIER', event: 'DELEGATION_KEPT' },
    { from: ['ACTIVE'], action: 'CHECK_PAPER', by: 'STAFF', event: 'DELEGATION_PAPER_CHECKED' },
    {
      from: ['ACTIVE', 'SUSPENDED'],
      action: 'REVOKE_AT_ONCE',
      by: 'STAFF',
      to: 'REVOKED',
      event: 'DELEGATION_REVOKED',
    },
    { from: ['ACTIVE', 'SUSPENDED'], action: 'END_OF_NOTICE', by: 'CLOCK', to: 'REVOKED', event: 'DELEGATION_ENDED' },
    { from: ['ACTIVE', 'SUSPENDED'], action: 'END', by: 'CLOCK', to: 'EXPIRED', event: 'DELEGATION_ENDED' },
  ],
};
