import type { DelegationDecision, MerchantDecision } from './merchants.enums.ts';

// Decisions that staff take without a text.
export const merchantApprovals: readonly MerchantDecision[] = ['CONFIRM'];
export const delegationApprovals: readonly DelegationDecision[] = ['CONFIRM', 'CHECK_PAPER'];
