import type { ModerationRule } from '../../../platform/graph/types.generated.ts';
import { decisionKind } from '../../staff/index.ts';
import { DecideModerationCaseDocument } from './ModerationQueue.generated.ts';
import { moderationMessages as words } from './messages.ts';

/** What moderators decide of a case; a rejection names its rule. */
export const moderationDecisions = decisionKind({
  form: 'moderation-decision',
  words: words.decide,
  confirms: ['PUBLISH'],
  rejects: ['REJECT'],
  approvals: ['PUBLISH'],
  reasonHint: words.reasonHint,
  fields: ['code'],
  templates: { REJECT: [words.templates.CONTACT_OR_LINK!] },
  document: DecideModerationCaseDocument,
  outdates: ['staff.moderationCases', 'staff.moderationSummary'],
  inputOf: ({ id, ...decided }, text) => ({
    ...decided,
    moderationCaseId: id,
    ...(decided.decision === 'REJECT' && { code: text('code') as ModerationRule }),
  }),
});
