import type { Case } from './late-rules-of-merchants.ts';
import { UNKNOWN } from '../ownership/kinds.ts';

const decided = (path: string, body: object, told: Case['told']): Case => ({
  make: () => ({ method: 'PUT', path: `/admin/${path}/${UNKNOWN}`, body: { version: 0, ...body } }),
  told: { version: 'MIN_VALUE', ...told },
  strangers: 403,
  byAdmin: true,
});
const rejected = (path: string, decision: string): Case => decided(path, { decision }, { reason: 'REQUIRED' });

/** What is told of decisions of staff: everything that is no approval says why. */
export const decisionCases: Record<string, Case> = {
  decideMerchant: rejected('merchants', 'REJECT'),
  decideSupplier: rejected('suppliers', 'REJECT'),
  decideSupplierClaim: rejected('supplierclaims', 'REJECT'),
  decideSupplierEvidence: rejected('evidences', 'REFUSE'),
  decideDelegation: decided(
    'merchantdelegations',
    { decision: 'REVOKE_AT_ONCE' },
    { reason: 'REQUIRED', evidence: 'REQUIRED' },
  ),
  decideEntry: decided(
    'productchanges',
    { decision: 'REJECT' },
    { reason: 'REQUIRED', reasonCode: 'REASON_CODE_MISSING' },
  ),
  decideIdentityVerification: decided('identity-verifications', { isConfirmed: false }, { reason: 'REQUIRED' }),
};
