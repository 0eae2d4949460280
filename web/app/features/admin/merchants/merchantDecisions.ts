import { decisionKind } from '../../staff/index.ts';
import { DecideMerchantDocument } from './MerchantQueue.generated.ts';
import { merchantQueueMessages as words } from './messages.ts';

export const merchantDecisions = decisionKind({
  form: 'merchant-decision',
  words: words.decide,
  confirms: ['CONFIRM', 'RESTORE'],
  rejects: ['REJECT'],
  approvals: ['CONFIRM'],
  reasonHint: words.reasonHint,
  templates: words.templates,
  document: DecideMerchantDocument,
  outdates: ['staff.merchants'],
  inputOf: ({ id, ...decided }) => ({ ...decided, merchantId: id }),
});
