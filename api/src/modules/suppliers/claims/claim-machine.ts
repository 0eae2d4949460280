import type { Machine } from '../../../platform/machine.ts';
import { ClaimAction, ClaimStatus } from './claims.enums.ts';

/**
 * Who acts on a claim: owners and catalogue writers of the company that claims, owners of the one that has the supplier now
 * (HOLDER), staff, and the clock.
 */
export type ClaimActor = 'OWNER' | 'CATALOG_EDIT' | 'HOLDER' | 'STAFF' | 'SYS';

/** T11 of the state tables: a claim on a supplier that is here. */
export const claimMachine: Machine<ClaimStatus, ClaimAction, ClaimActor> = {
  name: 'claim',
  words: { states: ClaimStatus, actions: [ClaimAction] },
  states: ['PENDING', 'OBJECTION', 'NEEDS_EVIDENCE', 'ACCEPTED', 'REJECTED', 'LAPSED', 'WITHDRAWN'],
  finals: ['ACCEPTED', 'REJECTED', 'LAPSED', 'WITHDRAWN'],
  rows: [
    { from: ['OBJECTION'], action: 'OBJECT', by: 'HOLDER', to: 'PENDING', event: 'CLAIM_OBJECTED' },
    { from: ['OBJECTION'], action: 'AGREE', by: 'HOLDER', to: 'PENDING', event: 'CLAIM_AGREED' },
    { from: ['OBJECTION'], action: 'NOT_ANSWER', by: 'SYS', to: 'PENDING', event: 'CLAIM_NOT_ANSWERED' },
    {
      from: ['PENDING', 'OBJECTION'],
      action: 'ADD_EVIDENCE',
      by: 'CATALOG_EDIT',
      event: 'CLAIM_EVIDENCE_ADDED',
    },
    {
      from: ['NEEDS_EVIDENCE'],
      action: 'ADD_EVIDENCE',
      by: 'CATALOG_EDIT',
      to: 'PENDING',
      event: 'CLAIM_EVIDENCE_ADDED',
    },
    { from: ['PENDING'], action: 'ASK', by: 'STAFF', to: 'NEEDS_EVIDENCE', event: 'CLAIM_NEEDS_EVIDENCE' },
    { from: ['NEEDS_EVIDENCE'], action: 'REMIND', by: 'SYS', event: 'CLAIM_REMINDED' },
    { from: ['NEEDS_EVIDENCE'], action: 'LAPSE', by: 'SYS', to: 'LAPSED', event: 'CLAIM_LAPSED' },
    { from: ['PENDING'], action: 'APPROVE', by: 'STAFF', event: 'CLAIM_APPROVED' },
    { from: ['PENDING'], action: 'ACCEPT', by: 'STAFF', to: 'ACCEPTED', event: 'CLAIM_ACCEPTED' },
    { from: ['PENDING'], action: 'REJECT', by: 'STAFF', to: 'REJECTED', event: 'CLAIM_REJECTED' },
    {
      from: ['PENDING', 'NEEDS_EVIDENCE', 'OBJECTION'],
      action: 'ASK_HOLDER',
      by: 'SYS',
      to: 'OBJECTION',
      event: 'CLAIM_OBJECTION',
    },
    {
      from: ['PENDING', 'OBJECTION', 'NEEDS_EVIDENCE'],
      action: 'WITHDRAW',
      by: 'OWNER',
      to: 'WITHDRAWN',
      event: 'CLAIM_WITHDRAWN',
    },
  ],
};
