import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, page, pagingQuery, paragraphs, rowIds } from '../../platform/schema.ts';
import { ConversationSide, ConversationSubject, MessageReportReason } from './conversations.enums.ts';
import { MessageFile } from './conversations.schemas.ts';

export const MessageReporting = named(
  'MessageReporting',
  'What is wrong with some messages of the other side.',
  object({
    messageIds: Type.Array(Type.String({ format: 'uuid' }), {
      description: 'The messages; each can be reported once.',
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
    }),
    reason: MessageReportReason,
    explanation: Type.Optional(
      paragraphs('More about it; needed with OTHER.', 1, 500, 'خود را کارمند راسته معرفی کرد.'),
    ),
  }),
  [
    {
      reads: ['reason', 'explanation'],
      judge: ({ reason, explanation }) =>
        reason === 'OTHER' && explanation === undefined ? { field: 'explanation', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type MessageReporting = Static<typeof MessageReporting>;

const MessageVersion = named(
  'MessageVersion',
  'What a message said before it was changed or taken back.',
  object({
    body: Type.String({ description: 'Text of the message in that version.' }),
    replacedAt: Instant('When the text was replaced by the next one.'),
  }),
);

export const MessageReport = named(
  'MessageReport',
  'A message that its other side reported, as staff read it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    reason: MessageReportReason,
    explanation: Type.Optional(Type.String({ description: 'What the other side says of it.' })),
    createdAt: Instant('When a side sent the report to staff.'),
    messageId: Id('Id by which staff can name the message.'),
    seq: Type.Integer({ description: 'Its number in the conversation.', minimum: 1, examples: [3] }),
    side: ConversationSide,
    authorName: Type.Optional(Type.String({ description: 'The person who wrote it, as far as there is a name.' })),
    body: Type.Optional(
      Type.String({ description: 'What it says now; not there where files came alone, and once it was taken back.' }),
    ),
    files: Type.Array(MessageFile, {
      description:
        'Files that came with it, at most 10; of a message that was taken back those that it had when it was reported.',
    }),
    isDeleted: Type.Boolean({ description: 'Whether its author took it back.' }),
    versions: Type.Array(MessageVersion, { description: 'What it said before, the first text first.' }),
    sentAt: Instant('When its author sent the message.'),
    editedAt: Type.Optional(Instant('When its text was changed last.')),
    conversationId: Id('Id of the conversation to which it belongs.'),
    subjectType: ConversationSubject,
    subjectId: Id('Id of the thing that the conversation is about.'),
    subjectTitle: Type.String({ description: 'What that was called when the conversation began.' }),
    buyerName: Type.String({ description: 'Who asks in it.', examples: ['فولاد سپاهان'] }),
    sellerName: Type.String({
      description: 'Name of the merchant in the conversation.',
      examples: ['صنایع پمپ البرز'],
    }),
  }),
);
export type MessageReport = Static<typeof MessageReport>;

export const MessageReportPage = page(
  'MessageReportPage',
  'Reported messages, the newest report first.',
  MessageReport,
);
export type MessageReportPage = Static<typeof MessageReportPage>;

export const MessageReportsQuery = object({ ...rowIds, ...pagingQuery });
export type MessageReportsQuery = Static<typeof MessageReportsQuery>;
