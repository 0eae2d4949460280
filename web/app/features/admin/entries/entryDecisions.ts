import type { EntryReason } from '../../../platform/graph/types.generated.ts';
import { decisionKind } from '../../staff/index.ts';
import { DecideEntryDocument } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';

const shared = {
  rejects: ['REJECT'],
  reasonHint: words.reasonHint,
  fields: ['reasonCode'],
  approvals: ['CONFIRM'],
  templates: { REJECT: [words.templates.TITLE!] },
  document: DecideEntryDocument,
  outdates: ['staff.entries'],
} as const;

/** Which kind of thing is wrong, where something is. */
const codeIn = (text: (field: string) => string) => text('reasonCode') as EntryReason;

export const entryDecisions = decisionKind({
  ...shared,
  form: 'entry-decision',
  words: words.decide,
  confirms: ['CONFIRM'],
  inputOf: ({ id, ...decided }, text) => ({
    ...decided,
    supplierProductId: id,
    ...(decided.decision !== 'CONFIRM' && { reasonCode: codeIn(text) }),
  }),
});

/** Of a change of a published entry. */
export const changeDecisions = decisionKind({
  ...shared,
  form: 'change-decision',
  words: words.decideChange,
  confirms: ['CONFIRM'],
  inputOf: ({ id, ...decided }, text) => ({
    ...decided,
    supplierProductId: id,
    ...(decided.decision !== 'CONFIRM' && { reasonCode: codeIn(text) }),
  }),
});
