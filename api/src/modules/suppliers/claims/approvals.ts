import type { ClaimDecision, EvidenceDecision, SupplierDecision } from './claims.enums.ts';

// Decisions that staff take without a text.
export const supplierApprovals: readonly SupplierDecision[] = ['CONFIRM', 'CONFIRM_CHANGE'];
export const claimApprovals: readonly ClaimDecision[] = ['ACCEPT'];
export const evidenceApprovals: readonly EvidenceDecision[] = ['ACCEPT'];
