import { Type, type Static } from 'typebox';
import {
  Id,
  idOf,
  Instant,
  line,
  Link,
  named,
  object,
  page,
  pagingQuery,
  rowIds,
  Version,
} from '../../../platform/schema.ts';
import { ReportedMessage } from '../../conversations/index.ts';
import {
  ModerationDecision,
  ModerationHit,
  ModerationKind,
  ModerationOutcome,
  ModerationRule,
  ModerationState,
} from './moderation.enums.ts';

const ModerationSubject = named(
  'ModerationSubject',
  'What a case is about, as a moderator reads it.',
  object({
    heading: Type.String({
      description: 'Name of the page or the offer on which it stands; of a message what its conversation is about.',
    }),
    path: Type.Optional(
      Link('Path of the site at which it stands, or would stand; absent for a message, which staff do not open.'),
    ),
    text: Type.Optional(
      Type.String({
        description:
          'What is decided: of an edit the new text, of a page its summary and how its text begins. Absent for files alone, and for a message that was taken back.',
      }),
    ),
    formerText: Type.Optional(Type.String({ description: 'Of an edit, the text that everybody reads meanwhile.' })),
    answeredText: Type.Optional(Type.String({ description: 'Of an answer, the text that it speaks to.' })),
    rating: Type.Optional(Type.Integer({ description: 'Stars from 1 to 5; absent without a rating.', examples: [4] })),
    pros: Type.Array(Type.String(), { description: 'Good points that the author names, at most 5.' }),
    cons: Type.Array(Type.String(), { description: 'Bad points that the author names, at most 5.' }),
    authorName: Type.Optional(
      Type.String({
        description: 'Who wrote it, for staff alone; absent once the account was closed.',
        examples: ['سارا کریمی'],
      }),
    ),
    companyName: Type.Optional(Type.String({ description: 'Company in whose name it speaks.' })),
    message: Type.Optional(ReportedMessage),
    isAnonymous: Type.Boolean({ description: 'True if readers do not learn who wrote it.' }),
    writtenAt: Instant('When its author sent it; of an edit, when the new text was sent.'),
    status: Type.String({ description: 'State of the thing, a value of its own enumeration such as `CommentState`.' }),
  }),
);

export const ModerationCase = named(
  'ModerationCase',
  'Something that a moderator decides.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    kind: ModerationKind,
    state: ModerationState,
    objectId: Id('Id of the thing that is decided.'),
    subject: Type.Optional(ModerationSubject),
    reason: Type.Optional(
      Type.String({ description: 'What reporters say of it, or what the author says in an appeal.' }),
    ),
    hits: Type.Array(ModerationHit, { description: 'Findings of the filters, which decide nothing.' }),
    openedAt: Instant('When it began to wait.'),
    dueAt: Instant(
      'When it should be decided: 24 hours after it began to wait, a page within the business days of its queue.',
    ),
    isOverdue: Type.Boolean({ description: 'True if it still waits after that.' }),
    claimedByName: Type.Optional(Type.String({ description: 'Who looks at it now, by name, for at most 10 minutes.' })),
    claimedUntil: Type.Optional(Instant('When the claim of the moderator who looks at it ends.')),
    isMine: Type.Boolean({ description: 'True if the viewer is the one who looks at it now.' }),
    isOwnMatter: Type.Boolean({
      description: 'True if the viewer wrote it, or belongs to a company that it concerns.',
    }),
    isOwnDecision: Type.Boolean({ description: 'True if it is an appeal against a decision of the viewer.' }),
    allowedDecisions: Type.Array(ModerationDecision, { description: 'Decisions that the viewer can take now.' }),
    outcome: Type.Optional(ModerationOutcome),
    rule: Type.Optional(ModerationRule),
    answer: Type.Optional(Type.String({ description: 'What the moderator said to the author.' })),
    decidedByName: Type.Optional(Type.String({ description: 'Name of the moderator who decided.' })),
    decidedAt: Type.Optional(Instant('When a moderator closed the case; absent while it is open.')),
    version: Version,
  }),
);
export type ModerationCase = Static<typeof ModerationCase>;

export const ModerationCasePage = page(
  'ModerationCasePage',
  'Cases, those that are due first; decided ones by the latest.',
  ModerationCase,
);
export type ModerationCasePage = Static<typeof ModerationCasePage>;

export const ModerationCasesQuery = object({
  state: Type.Optional(ModerationState),
  kind: Type.Optional(ModerationKind),
  ...rowIds,
  ...pagingQuery,
});
export type ModerationCasesQuery = Static<typeof ModerationCasesQuery>;

export const CaseParams = object({ id: idOf('moderationCaseId', 'Id of the case that is claimed or decided.') });

export const ModerationVerdict = named(
  'ModerationVerdict',
  'The decision about a case. A rejection names the rule that is broken, a return its reason, a plan its time.',
  object({
    version: Version,
    decision: ModerationDecision,
    code: Type.Optional(ModerationRule),
    reason: Type.Optional(
      line('What the author reads; of a report what staff note.', 3, 500, 'شماره تماس را بردارید و دوباره بنویسید.'),
    ),
    publishAt: Type.Optional(Instant('Time from which a page is shown, at most a year ahead; with SCHEDULE alone.')),
  }),
  [
    {
      reads: ['decision', 'reason'],
      judge: ({ decision, reason }) =>
        (decision === 'RETURN' || decision === 'UPHOLD') && reason === undefined
          ? { field: 'reason', code: 'REQUIRED' }
          : undefined,
    },
    {
      reads: ['decision', 'publishAt'],
      judge: ({ decision, publishAt }) =>
        decision === 'SCHEDULE' && publishAt === undefined ? { field: 'publishAt', code: 'REQUIRED' } : undefined,
    },
    {
      reads: ['decision', 'code'],
      judge: ({ decision, code }) =>
        decision === 'REJECT' && code === undefined ? { field: 'code', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type ModerationVerdict = Static<typeof ModerationVerdict>;

const ModerationCount = named(
  'ModerationCount',
  'How many cases of a kind wait, and how long.',
  object({
    kind: ModerationKind,
    count: Type.Integer({ description: 'Number of cases that wait.', minimum: 0, examples: [12] }),
    overdueCount: Type.Integer({
      description: 'Number of those that should have been decided by now.',
      minimum: 0,
      examples: [1],
    }),
    oldestAt: Type.Optional(Instant('When the first of them began to wait.')),
  }),
);
export type ModerationCount = Static<typeof ModerationCount>;
export const ModerationSummary = Type.Array(ModerationCount);
