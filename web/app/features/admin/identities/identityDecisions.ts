import { identityQueueMessages as words } from './messages.ts';
import { decisionKind } from '../../staff/index.ts';
import { DecideIdentityVerificationDocument } from './IdentityQueue.generated.ts';

export const identityDecisions = decisionKind({
  form: 'identity-decision',
  words: words.decide,
  confirms: ['CONFIRM'],
  rejects: ['REJECT'],
  approvals: ['CONFIRM'],
  reasonHint: words.reasonHint,
  templates: { REJECT: words.refusals },
  document: DecideIdentityVerificationDocument,
  outdates: ['staff.identityVerifications'],
  inputOf: ({ decision, ...decided }) => ({ ...decided, isConfirmed: decision === 'CONFIRM' }),
});
