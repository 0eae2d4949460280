import { reasonRule } from '../../platform/decision-reason.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import { delegationApprovals, merchantApprovals } from './approvals.ts';
import type { DelegationDecision } from './merchants.enums.ts';
import type { DelegationVerdict } from './own-delegations.schemas.ts';

/** Decisions that rest on a paper which only the audit log names. */
const WITH_EVIDENCE: readonly DelegationDecision[] = ['CONFIRM', 'REVOKE_AT_ONCE'];

// What staff must say of their decisions.
export const merchantVerdictRules = [reasonRule(merchantApprovals)];
export const delegationVerdictRules: readonly LateRule<DelegationVerdict>[] = [
  reasonRule(delegationApprovals),
  {
    reads: ['decision', 'evidence'],
    judge: ({ decision, evidence }) =>
      WITH_EVIDENCE.includes(decision) && evidence === undefined ? { field: 'evidence', code: 'REQUIRED' } : undefined,
  },
];
