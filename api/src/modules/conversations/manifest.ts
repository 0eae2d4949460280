import type { Module } from '../../platform/modules/module.ts';
import * as enums from './conversations.enums.ts';
import { conversationErrors } from './conversations.errors.ts';
import { conversationForms } from './conversations.forms.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { makeConversations } from './conversations.service.ts';
import { conversationNotices } from './notices.ts';

export function conversationsModule(parts: Parameters<typeof makeConversations>[0]) {
  const conversations = makeConversations(parts);
  return {
    name: 'conversations',
    about: 'What buyers and sellers say to each other.',
    errors: conversationErrors,
    enums,
    forms: conversationForms,
    notices: conversationNotices,
    routes: (v1) => conversationRoutes(v1, conversations),
    personal: { conversations: conversations.personal },
    service: conversations,
  } satisfies Module;
}
