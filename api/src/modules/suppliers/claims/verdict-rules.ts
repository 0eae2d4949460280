import { reasonRule } from '../../../platform/decision-reason.ts';
import { claimApprovals, evidenceApprovals, supplierApprovals } from './approvals.ts';

// What staff must say of their decisions.
export const claimVerdictRules = [reasonRule(claimApprovals)];
export const evidenceVerdictRules = [reasonRule(evidenceApprovals)];
export const supplierVerdictRules = [reasonRule(supplierApprovals)];
