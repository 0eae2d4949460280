import { decisionKind } from '../../staff/index.ts';
import { DecideDelegationDocument } from './DelegationQueue.generated.ts';
import { delegationQueueMessages as words } from './messages.ts';

/** Decisions that rest on a paper which only the log of staff names. */
const onEvidence = ['CONFIRM', 'REVOKE_AT_ONCE'];
export const needsEvidence = (decision: string): boolean => onEvidence.includes(decision);

export const delegationDecisions = decisionKind({
  form: 'delegation-decision',
  words: words.decide,
  confirms: ['CONFIRM', 'CHECK_PAPER', 'RESUME'],
  rejects: ['REJECT'],
  approvals: ['CONFIRM', 'CHECK_PAPER'],
  reasonHint: words.reasonHint,
  templates: words.templates,
  fields: ['evidence'],
  document: DecideDelegationDocument,
  outdates: ['staff.delegations'],
  inputOf({ id, ...decided }, text) {
    const evidence = text('evidence').trim();
    return { ...decided, merchantDelegationId: id, ...(needsEvidence(decided.decision) && evidence && { evidence }) };
  },
});
