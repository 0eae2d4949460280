import type { ModerationKind, ModerationRule } from '../../../platform/graph/types.generated.ts';
import { readPublishTime } from '../../content/index.ts';
import { decisionKind, type DecisionTarget } from '../../staff/index.ts';
import { DecideModerationCaseDocument } from './ModerationQueue.generated.ts';
import { moderationMessages as words } from './messages.ts';

const common = {
  document: DecideModerationCaseDocument,
  outdates: ['staff.moderationCases', 'staff.moderationSummary'],
} as const;

/** What is decided of comments, reports and appeals; a rejection names its rule. */
export const commentDecisions = decisionKind({
  ...common,
  form: 'moderation-decision',
  words: words.decide.comments,
  confirms: ['PUBLISH'],
  rejects: ['REJECT'],
  approvals: ['PUBLISH'],
  reasonHint: words.reasonHint,
  fields: ['code'],
  templates: { REJECT: [words.templates.CONTACT_OR_LINK!] },
  inputOf: ({ id, ...decided }, text) => ({
    ...decided,
    moderationCaseId: id,
    ...(decided.decision === 'REJECT' && { code: text('code') as ModerationRule }),
  }),
});

/** What is decided of pages that suppliers hand in: a plan has its time, a return its reason. */
export const pageDecisions = decisionKind({
  ...common,
  form: 'page-case-decision',
  words: words.decide.pages,
  confirms: ['PUBLISH'],
  rejects: ['RETURN'],
  approvals: ['PUBLISH', 'SCHEDULE'],
  reasonHint: words.returnHint,
  fields: ['day', 'time', 'publishAt'],
  templates: { RETURN: words.returnReasons },
  judge: (decision, text) => (decision === 'SCHEDULE' ? readPublishTime(text('day'), text('time')).problems : {}),
  inputOf: ({ id, ...decided }, text) => ({
    ...decided,
    moderationCaseId: id,
    ...(decided.decision === 'SCHEDULE' && { publishAt: readPublishTime(text('day'), text('time')).publishAt }),
  }),
});

/** What is decided of messages that their other side reported. Nobody but staff reads it. */
export const messageDecisions = decisionKind({
  ...common,
  form: 'message-case-decision',
  words: words.decide.messages,
  confirms: ['DISMISS'],
  rejects: ['UPHOLD'],
  approvals: ['DISMISS'],
  reasonHint: words.noteHint,
  templates: { UPHOLD: words.upholdReasons },
  inputOf: ({ id, ...decided }) => ({ ...decided, moderationCaseId: id }),
});

/** How a case of some kind is decided. */
export function decisionsOf(kind: ModerationKind): DecisionTarget['kind'] {
  if (kind === 'SUPPLIER_PAGE') return pageDecisions;
  return kind === 'MESSAGE' ? messageDecisions : commentDecisions;
}
