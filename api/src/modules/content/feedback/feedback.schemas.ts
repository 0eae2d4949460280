import { Type, type Static } from 'typebox';
import {
  Id,
  idOf,
  Instant,
  line,
  Link,
  named,
  object,
  opaque,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  searchKey,
  typed,
  Version,
} from '../../../platform/schema.ts';
import {
  FeedbackAction,
  FeedbackCloseReason,
  FeedbackDecision,
  FeedbackStatus,
  FeedbackType,
} from './feedback.enums.ts';

const trackingNo = Type.String({
  description: 'Public number of the feedback, by the Jalali year.',
  examples: ['FB-1405-000123'],
});
const code = (description: string) => opaque(description, 40, 'kqwxtrmb');
const pagePath = Type.String({
  description: 'Path on this site of the page that it is about.',
  pattern: '^/(?![/\\\\])[^\\s\\\\]*$',
  maxLength: 500,
  examples: ['/products/compare'],
});
const what = {
  type: FeedbackType,
  subject: line('What it is about, in a few words.', 1, 100, 'جست‌وجوی پمپ کار نمی‌کند'),
  body: paragraphs('The text, with its lines; never markup.', 10, 2_000, 'پس از انتخاب صافی، فهرست خالی می‌شود.'),
};

export const FeedbackChallenge = named(
  'FeedbackChallenge',
  'What a feedback form is sent with, once.',
  object({
    token: Type.String({ description: 'Sent back with the form.', examples: ['uh1q3k.g.Zk3n0c2VtZS.b3BhcXVl'] }),
    difficulty: Type.Integer({
      description:
        'How many tries a solution takes on average: the first 48 bits of sha-256(token + nonce), read as a number, must be below 2^48 / difficulty.',
      examples: [65_536],
    }),
    expiresAt: Instant('Until when the token is taken.'),
  }),
);
export type FeedbackChallenge = Static<typeof FeedbackChallenge>;

export const NewFeedback = named(
  'NewFeedback',
  'What somebody tells the operator.',
  object({
    ...what,
    email: Type.Optional(
      typed('mail', 'An address for questions; no answer goes there.', 'sara@example.ir', { maxLength: 200 }),
    ),
    phone: Type.Optional(typed('phone', 'A phone for questions.', '02188881234', { maxLength: 30 })),
    pagePath: Type.Optional(pagePath),
    screenshotFileId: Type.Optional(
      Id('Image that the sender uploaded to show the problem; accepted from logged-in users only.'),
    ),
    token: opaque('As the challenge gave it.', 100, 'uh1q3k.g.Zk3n0c2VtZS.b3BhcXVlLXdvcmQtb2Yt'),
    nonce: Type.Optional(
      Type.String({
        description:
          'Number that solves the challenge, as text. Without it the form counts as a visitor’s and is taken 8 seconds after the challenge at the soonest, once an hour.',
        pattern: '^[0-9a-zA-Z]{1,20}$',
        examples: ['1z3a'],
      }),
    ),
    fax: Type.Optional(
      Type.String({
        description: 'Text that people leave empty, since they do not see the field.',
        format: 'text',
        maxLength: 500,
      }),
    ),
  }),
);
export type NewFeedback = Static<typeof NewFeedback>;

const shown = {
  id: Id('Opaque id, the same in REST and in the graph.'),
  trackingNo,
  type: FeedbackType,
  subject: Type.String({ description: 'Short text that says what it is about.' }),
  body: Type.String({ description: 'Text of the feedback, with its lines.' }),
  pagePath: Type.Optional(Type.String({ description: 'Path on this site of the page that it is about.' })),
  status: FeedbackStatus,
  closeReason: Type.Optional(FeedbackCloseReason),
  answer: Type.Optional(Type.String({ description: 'Text that staff answered last.' })),
  reopenText: Type.Optional(Type.String({ description: 'What the sender said when it was reopened.' })),
  createdAt: Instant('When it was sent.'),
  endedAt: Type.Optional(Instant('When it was answered or closed last.')),
};

export const Feedback = named(
  'Feedback',
  'A feedback as who sent it reads it.',
  object({
    ...shown,
    isReopenable: Type.Boolean({ description: 'True if its sender may have it looked into once more.' }),
    code: Type.Optional(
      Type.String({
        description: 'Secret that opens it together with the number; told once, to who has just sent it.',
        examples: ['kqwxtrmb'],
      }),
    ),
  }),
);
export type Feedback = Static<typeof Feedback>;

export const FeedbackPage = page('FeedbackPage', 'Feedbacks of the caller, the newest first.', Feedback);
export type FeedbackPage = Static<typeof FeedbackPage>;

export const FeedbackLookup = object({
  trackingNo: opaque('Number of the feedback, in any digits.', 40, 'FB-1405-000123'),
  code: code('Secret that came with the number.'),
});
export type FeedbackLookup = Static<typeof FeedbackLookup>;

export const FeedbackReopening = named(
  'FeedbackReopening',
  'Why a feedback wants to be looked into once more.',
  object({
    code: Type.Optional(code('Secret that came with the number; not needed for the feedback of a logged-in sender.')),
    text: paragraphs(
      'Why staff should look once more, in the words of the sender.',
      10,
      2_000,
      'خطا هنوز در تلفن همراه دیده می‌شود.',
    ),
  }),
);
export type FeedbackReopening = Static<typeof FeedbackReopening>;

const FeedbackImage = named(
  'FeedbackImage',
  'A picture that came with a feedback.',
  object({
    fileId: Id('Id by which the stored picture is opened.'),
    url: Link('Opens the picture; it ends within minutes.'),
  }),
);

export const StaffFeedback = named(
  'StaffFeedback',
  'A feedback as staff read it.',
  object({
    ...shown,
    email: Type.Optional(Type.String({ description: 'Mail address for questions, as stated.' })),
    phone: Type.Optional(Type.String({ description: 'Phone number for questions, as stated.' })),
    screenshot: Type.Optional(FeedbackImage),
    isOfUser: Type.Boolean({ description: 'True if its sender was logged in, and hears of the answer.' }),
    reopenedAt: Type.Optional(Instant('When its sender had it looked into once more.')),
    allowedActions: Type.Array(FeedbackAction, { description: 'Actions that are open to who asks.' }),
    version: Version,
  }),
);
export type StaffFeedback = Static<typeof StaffFeedback>;

export const StaffFeedbackPage = page(
  'StaffFeedbackPage',
  'Feedbacks, those that wait first and of them the oldest on top, then the newest.',
  StaffFeedback,
);
export type StaffFeedbackPage = Static<typeof StaffFeedbackPage>;

export const FeedbackVerdict = named(
  'FeedbackVerdict',
  'What staff decide about a feedback.',
  object({
    version: Version,
    decision: FeedbackDecision,
    closeReason: Type.Optional(FeedbackCloseReason),
    answer: Type.Optional(
      paragraphs('Text that its sender reads; needed with ANSWER, and taken with CLOSE.', 3, 2_000, 'خطا برطرف شد.'),
    ),
  }),
  [
    {
      reads: ['decision', 'answer'],
      judge: ({ decision, answer }) =>
        decision === 'ANSWER' && answer === undefined ? { field: 'answer', code: 'REQUIRED' } : undefined,
    },
    {
      reads: ['decision', 'closeReason'],
      judge: ({ decision, closeReason }) =>
        decision === 'CLOSE' && closeReason === undefined ? { field: 'closeReason', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type FeedbackVerdict = Static<typeof FeedbackVerdict>;

export const FeedbackParams = object({ id: idOf('feedbackId', 'Id of the feedback that is reopened or decided.') });
export const OwnFeedbacksQuery = object({ ...rowIds, ...pagingQuery });
export type OwnFeedbacksQuery = Static<typeof OwnFeedbacksQuery>;
export const StaffFeedbacksQuery = object({
  isWaiting: Type.Optional(Type.Boolean({ description: 'Only those that wait for staff, or only the others.' })),
  status: Type.Optional(FeedbackStatus),
  type: Type.Optional(FeedbackType),
  searchKey: searchKey('Number, subject and text'),
  ...rowIds,
  ...pagingQuery,
});
export type StaffFeedbacksQuery = Static<typeof StaffFeedbacksQuery>;
