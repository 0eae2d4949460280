import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import {
  Conversation,
  ConversationMuting,
  ConversationPage,
  ConversationParams,
  ConversationsBySubjectQuery,
  ConversationsQuery,
  MessagePage,
  MessagesQuery,
  NewMessage,
  ThreadChange,
  ThreadQuery,
  ThreadRemovalQuery,
  UnreadThread,
} from './conversations.schemas.ts';
import type { Conversations } from './conversations.service.ts';

const THREAD = '/conversations/:id/thread';

export function conversationRoutes(app: FastifyInstance, conversations: Conversations) {
  readingRoutes(app, conversations);
  route(app, 'conversations', {
    method: 'POST',
    url: '/conversations',
    operationId: 'sendMessage',
    graph: 'viewer',
    policy: 'user',
    summary: 'Sends a message, the first to who sells a thing or one more',
    body: NewMessage,
    response: Conversation,
    idempotency: 'required',
    handler: ({ actor, body, once }) => conversations.send(actor, body, once),
  });
  route(app, 'conversations', {
    method: 'PUT',
    url: THREAD,
    operationId: 'updateThread',
    graph: 'viewer',
    policy: 'user',
    summary: 'Marks a conversation as read up to a message, or changes the text of a message of the caller',
    params: ConversationParams,
    body: ThreadChange,
    response: Conversation,
    handler: ({ actor, params, body, once }) => conversations.change(actor, params.id, body, once),
  });
  route(app, 'conversations', {
    method: 'DELETE',
    url: THREAD,
    operationId: 'removeFromThread',
    graph: 'viewer',
    policy: 'user',
    summary:
      'Takes an own message back within 15 minutes; without one the conversation is put away until the next message',
    params: ConversationParams,
    query: ThreadRemovalQuery,
    response: nothing,
    handler: ({ actor, params, query }) => conversations.remove(actor, params.id, query),
  });
  route(app, 'conversations', {
    method: 'POST',
    url: '/conversations/:id/mute',
    operationId: 'muteConversation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Stops the viewer’s own notices of new messages, or lets them come again',
    params: ConversationParams,
    body: ConversationMuting,
    response: Conversation,
    handler: ({ actor, params, body }) => conversations.mute(actor, params.id, body),
  });
}

function readingRoutes(app: FastifyInstance, conversations: Conversations) {
  route(app, 'conversations', {
    url: '/conversations',
    operationId: 'conversations',
    graph: 'viewer.conversations',
    policy: 'user',
    summary: 'Conversations of all for whom the viewer talks, the one with the newest message first',
    query: ConversationsQuery,
    response: ConversationPage,
    handler: ({ actor, query }) => conversations.list(actor, query),
  });
  route(app, 'conversations', {
    url: '/conversations/by-subject',
    operationId: 'conversationsBySubject',
    graph: 'viewer.conversationsBySubject',
    policy: 'user',
    summary:
      'Of each of some things the newest conversation in which the viewer asks about it; of a request all, one per seller, the selected seller first',
    query: ConversationsBySubjectQuery,
    response: Type.Array(Conversation),
    handler: ({ actor, query }) => conversations.bySubject(actor, query),
  });
  route(app, 'conversations', {
    url: '/conversations/thread/flat',
    operationId: 'conversationMessages',
    graph: 'viewer.messages',
    policy: 'user',
    summary: 'Messages of all own conversations, the newest first',
    query: MessagesQuery,
    response: MessagePage,
    handler: ({ actor, query }) => conversations.messages(actor, query),
  });
  route(app, 'conversations', {
    url: '/conversations/unread-thread',
    operationId: 'unreadThread',
    graph: 'viewer.unreadThread',
    policy: 'user',
    summary: 'How many conversations have messages that were not read, and which',
    response: UnreadThread,
    handler: ({ actor }) => conversations.unread(actor),
  });
  route(app, 'conversations', {
    url: '/conversations/:id',
    operationId: 'conversation',
    graph: 'viewer.conversation',
    policy: 'user',
    summary: 'One conversation with who takes part and what it is about',
    params: ConversationParams,
    response: Conversation,
    handler: ({ actor, params }) => conversations.one(actor, params.id),
  });
  route(app, 'conversations', {
    url: THREAD,
    operationId: 'conversationThread',
    graph: 'Conversation.thread',
    policy: 'user',
    summary: 'Messages of one conversation, the newest first',
    params: ConversationParams,
    query: ThreadQuery,
    response: MessagePage,
    handler: ({ actor, params, query }) => conversations.thread(actor, params.id, query),
  });
}
