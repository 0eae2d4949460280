import { Type, type Static } from 'typebox';
import {
  Id,
  IdList,
  idOf,
  Instant,
  line,
  Link,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  ParentIds,
  perParent,
  rowIds,
  searchKey,
} from '../../platform/schema.ts';
import { ConversationSide, ConversationStatus, ConversationSubject, MessageAction } from './conversations.enums.ts';

const LONGEST_MESSAGE = 4_000;
const LONGEST_NAME = 300;
const MOST_FILES = 10;

export const MessageFile = named(
  'MessageFile',
  'A file that came with a message.',
  object({
    fileId: Id('Id of the stored file, as `POST /files` answered it.'),
    name: Type.String({ description: 'What it is called.', examples: ['نقشه.pdf'] }),
    size: Type.Integer({ description: 'Size of the file in bytes.', minimum: 0, examples: [182_044] }),
    mime: Type.String({
      description: 'Media type of the file, such as application/pdf.',
      examples: ['application/pdf'],
    }),
    url: Link('A link to it, good for a quarter of an hour.'),
  }),
);

export const Message = named(
  'Message',
  'What somebody wrote in a conversation.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    conversationId: Id('Id of the conversation that is meant (`Conversation.id`).'),
    seq: Type.Integer({ description: 'Its number in the conversation, from 1 without gaps.', examples: [3] }),
    side: ConversationSide,
    isOwn: Type.Boolean({ description: 'Whether the viewer wrote it.' }),
    authorName: Type.String({
      description: 'Author: the person on the side of the viewer, the company on the other side.',
      examples: ['صنایع پمپ البرز'],
    }),
    body: Type.Optional(
      Type.String({
        description:
          'Its text; absent where files came alone, once it was taken back, and for the other side while it is masked.',
      }),
    ),
    files: Type.Array(MessageFile, {
      description: `Files that came with it, at most ${MOST_FILES}; none once it was taken back, or for the other side while it is masked.`,
    }),
    isMasked: Type.Boolean({
      description: 'Whether the other side cannot read it before an agreement, as it tells how to be reached outside.',
    }),
    isDeleted: Type.Boolean({ description: 'Whether its author took it back.' }),
    isReported: Type.Boolean({ description: 'True if the side of the viewer reported it to staff.' }),
    createdAt: Instant('When the message was sent.'),
    editedAt: Type.Optional(Instant('When its text was changed last.')),
    allowedActions: Type.Array(MessageAction, { description: 'What the viewer can do with it now.' }),
  }),
);
export type Message = Static<typeof Message>;

export const MessagePage = page('MessagePage', 'Messages, the newest first.', Message);
export type MessagePage = Static<typeof MessagePage>;

export const Conversation = named(
  'Conversation',
  'What two sides say to each other about one thing. All who may talk for a company see it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    subjectType: ConversationSubject,
    subjectId: Id('What the conversation is about.'),
    subjectTitle: Type.String({ description: 'What it was called when the conversation began.' }),
    side: ConversationSide,
    customerId: Id('For whom the viewer talks in it.'),
    customerName: Type.String({
      description: 'Name of the company or person in whose name the viewer takes part.',
      examples: ['فولاد سپاهان'],
    }),
    otherName: Type.String({ description: 'Who is on the other side.', examples: ['صنایع پمپ البرز'] }),
    status: ConversationStatus,
    isWritable: Type.Boolean({
      description:
        'Whether a message can be sent: nobody blocks, both sides are there, and no other seller was selected.',
    }),
    blockId: Type.Optional(
      Id('Id of the block by which the side of the viewer stopped all messages; absent if there is none.'),
    ),
    isOtherClosed: Type.Boolean({ description: 'True if the other side was closed: no message reaches it.' }),
    isNotSelected: Type.Boolean({
      description:
        'True if the request it is about was agreed with another seller: both sides can read it, neither can write.',
    }),
    lastMessage: Type.Optional(Message),
    lastMessageAt: Instant('When it was sent; when the conversation began where nobody has written.'),
    unreadCount: Type.Integer({ description: 'Messages that the viewer has not read.', minimum: 0, examples: [2] }),
    otherReadSeq: Type.Integer({
      description:
        '`seq` of the last message that the other side has read, whoever there did; 0 where nobody has read any.',
      minimum: 0,
      examples: [3],
    }),
    isArchived: Type.Boolean({ description: 'Whether the viewer put it away; the next message brings it back.' }),
    isMuted: Type.Boolean({ description: 'Whether the viewer gets no notices of its messages.' }),
    mutedUntil: Type.Optional(Instant('Until when; absent where it is for good, or not muted.')),
    createdAt: Instant('When the conversation was begun.'),
  }),
);
export type Conversation = Static<typeof Conversation>;

export const ConversationPage = page(
  'ConversationPage',
  'Conversations, the one with the newest message first.',
  Conversation,
);
export type ConversationPage = Static<typeof ConversationPage>;

export const ConversationsQuery = object({
  customerId: Type.Optional(Id('Only those of this company or person.')),
  side: Type.Optional(ConversationSide),
  isUnread: Type.Optional(Type.Boolean({ description: 'Only those with messages that were not read.' })),
  isArchived: Type.Optional(Type.Boolean({ description: 'Only those that were put away, instead of the others.' })),
  searchKey: searchKey('What it is about, and who is on the other side'),
  ...pagingQuery,
});
export type ConversationsQuery = Static<typeof ConversationsQuery>;

export const ConversationsBySubjectQuery = object({
  subjectType: ConversationSubject,
  subjectIds: IdList('What the conversations are about.'),
});
export type ConversationsBySubjectQuery = Static<typeof ConversationsBySubjectQuery>;

export const MessagesQuery = object({
  conversationIds: Type.Optional(ParentIds('Messages of these conversations.')),
  searchKey: searchKey('Text of messages'),
  perParent,
  ...pagingQuery,
});
export type MessagesQuery = Static<typeof MessagesQuery>;

export const ThreadQuery = object({ ...rowIds, ...pagingQuery });
export type ThreadQuery = Static<typeof ThreadQuery>;

const UnreadConversation = named(
  'UnreadConversation',
  'A conversation with messages that the viewer has not read.',
  object({
    conversationId: Id('Id of the conversation that is meant (`Conversation.id`).'),
    unreadCount: Type.Integer({
      description: 'How many of its messages the viewer has not read.',
      minimum: 1,
      examples: [2],
    }),
  }),
);

export const UnreadThread = named(
  'UnreadThread',
  'What the viewer has not read of all conversations.',
  object({
    totalUnread: Type.Integer({
      description: 'Conversations with unread messages; at most 99 are counted.',
      maximum: 99,
      examples: [3],
    }),
    items: Type.Array(UnreadConversation, { description: 'The newest of them.' }),
  }),
);
export type UnreadThread = Static<typeof UnreadThread>;

const body = paragraphs(
  'Text of the message; may be left out where files are sent.',
  1,
  LONGEST_MESSAGE,
  'سلام، برای ۲۰ عدد چه زمانی تحویل می‌دهید؟',
);

export const NewMessage = named(
  'NewMessage',
  'A message: in a conversation, or the first to who sells a thing. An earlier conversation about the thing is gone on with; that about a trade request is named by its id.',
  object({
    customerId: Id('Id of the company or person in whose name the viewer acts.'),
    conversationId: Type.Optional(Id('In which conversation; without it the subject is named.')),
    subjectType: Type.Optional(ConversationSubject),
    subjectId: Type.Optional(Id('About what; without a conversation.')),
    recipientName: line(
      'Name of the recipient as the writer was shown it: `otherName` of the conversation, or the seller of the subject. Anybody else is a RECIPIENT_MISMATCH, and nothing is sent.',
      1,
      LONGEST_NAME,
      'صنایع پمپ البرز',
    ),
    body: Type.Optional(body),
    fileIds: Type.Optional(
      Type.Array(Id('Id of a file that the caller uploaded and nothing uses yet.'), {
        description: 'Files that go with it; without a text they go alone.',
        maxItems: MOST_FILES,
        uniqueItems: true,
      }),
    ),
    confirmsContact: Type.Optional(
      Type.Boolean({ description: 'Sends it although it tells how to be reached outside; CONTACT_IN_MESSAGE else.' }),
    ),
  }),
  [
    {
      reads: ['conversationId', 'subjectType', 'subjectId'],
      judge: ({ conversationId, subjectType, subjectId }) => {
        if (conversationId !== undefined)
          return subjectType !== undefined || subjectId !== undefined
            ? { field: 'conversationId', code: 'QUERY_CONFLICT' }
            : undefined;
        if (subjectType === undefined) return { field: 'subjectType', code: 'REQUIRED' };
        // It stands since the publication.
        if (subjectType === 'TRADE_REQUEST') return { field: 'conversationId', code: 'REQUIRED' };
        return subjectId === undefined ? { field: 'subjectId', code: 'REQUIRED' } : undefined;
      },
    },
    {
      reads: ['body', 'fileIds'],
      judge: ({ body: text, fileIds }) =>
        text === undefined && !fileIds?.length ? { field: 'body', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type NewMessage = Static<typeof NewMessage>;

export const ThreadChange = named(
  'ThreadChange',
  'How far a conversation was read, or a new text of a message of the caller.',
  object({
    markReadSeq: Type.Optional(
      Type.Integer({ description: 'The last message that was read; an earlier one changes nothing.', minimum: 1 }),
    ),
    messageId: Type.Optional(Id('The message whose text changes.')),
    body: Type.Optional(body),
    confirmsContact: Type.Optional(Type.Boolean({ description: 'As with a new message.' })),
  }),
  [
    {
      reads: ['markReadSeq', 'messageId', 'body'],
      judge: ({ markReadSeq, messageId, body: text }) => {
        if (markReadSeq !== undefined)
          return messageId !== undefined || text !== undefined
            ? { field: 'markReadSeq', code: 'QUERY_CONFLICT' }
            : undefined;
        if (messageId === undefined) return { field: 'messageId', code: 'REQUIRED' };
        return text === undefined ? { field: 'body', code: 'REQUIRED' } : undefined;
      },
    },
  ],
);
export type ThreadChange = Static<typeof ThreadChange>;

export const ConversationParams = object({
  id: idOf('conversationId', 'Id of the conversation that is meant (`Conversation.id`).'),
});
export const ThreadRemovalQuery = object({
  messageId: Type.Optional(Id('The message to take back; without it the conversation is put away.')),
});
export type ThreadRemovalQuery = Static<typeof ThreadRemovalQuery>;

export const ConversationMuting = named(
  'ConversationMuting',
  'Whether the viewer wants notices of new messages.',
  object({
    isMuted: Type.Boolean({ description: 'Whether no notices come; what is unread stays so.' }),
    mutedUntil: Type.Optional(Instant('Until when they do not; without it for good.')),
  }),
  [
    {
      reads: ['isMuted', 'mutedUntil'],
      judge: ({ isMuted, mutedUntil }) =>
        isMuted === false && mutedUntil !== undefined ? { field: 'mutedUntil', code: 'QUERY_CONFLICT' } : undefined,
    },
  ],
);
export type ConversationMuting = Static<typeof ConversationMuting>;
