import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, paragraphs } from '../../platform/schema.ts';
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

const FormerMessage = named(
  'FormerMessage',
  'What a message said before it was changed or taken back.',
  object({
    body: Type.String({ description: 'Text of the message in that version.' }),
    replacedAt: Instant('When the text was replaced by the next one.'),
  }),
);

export const ReportedMessage = named(
  'ReportedMessage',
  'Where a message stands that its other side reported, and what came with it.',
  object({
    reason: MessageReportReason,
    seq: Type.Integer({ description: 'Its number in the conversation.', minimum: 1, examples: [3] }),
    side: ConversationSide,
    isDeleted: Type.Boolean({ description: 'True if its author took it back.' }),
    files: Type.Array(MessageFile, {
      description:
        'Files that came with it, at most 10; of a message that was taken back those that it had when it was reported.',
    }),
    versions: Type.Array(FormerMessage, { description: 'What it said before, the first text first.' }),
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
export type ReportedMessage = Static<typeof ReportedMessage>;
