import type { Cases } from '../../platform/modules/case-kind.ts';
import type { Module } from '../../platform/modules/module.ts';
import { makeAccess } from './access.ts';
import { blockRoutes } from './blocks.routes.ts';
import { makeBlocks } from './blocks.service.ts';
import * as enums from './conversations.enums.ts';
import { conversationErrors } from './conversations.errors.ts';
import { conversationForms } from './conversations.forms.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { makeConversations } from './conversations.service.ts';
import { makeMessageCases, MESSAGE_CASE } from './message-cases.ts';
import { MESSAGE_TYPE } from './message-files.ts';
import { conversationNotices } from './notices.ts';
import { reportRoutes } from './reports.routes.ts';
import { makeReports } from './reports.service.ts';
import { beginAboutRequest, renameAboutRequest, type Requests } from './requests.ts';

type Parts = Omit<Parameters<typeof makeConversations>[0] & Parameters<typeof makeAccess>[0], 'access'> & {
  requests: Requests;
  cases: Cases;
} & Pick<Parameters<typeof makeMessageCases>[0], 'customers'>;

export function conversationsModule(parts: Parts) {
  const access = makeAccess(parts);
  const conversations = makeConversations({ ...parts, access });
  const blocks = makeBlocks({ ...parts, access });
  const reports = makeReports({ ...parts, access });
  return {
    name: 'conversations',
    about: 'What buyers and sellers say to each other.',
    errors: conversationErrors,
    enums,
    forms: conversationForms,
    notices: conversationNotices,
    routes: (v1) => {
      conversationRoutes(v1, conversations);
      blockRoutes(v1, blocks);
      reportRoutes(v1, reports);
    },
    linkOwners: { [MESSAGE_TYPE]: { canSee: (actor, ids) => conversations.canSee(actor, ids) } },
    caseKinds: { [MESSAGE_CASE]: makeMessageCases(parts) },
    personal: { conversations: conversations.personal, messageReports: reports.personal },
    nodes: [
      { type: 'Conversation', table: 'conversations' },
      { type: 'Message', table: 'messages', parent: 'conversation_id' },
      { type: 'BlockedParty', table: 'conversation_blocks' },
    ],
    service: { beginAboutRequest, renameAboutRequest },
  } satisfies Module;
}
