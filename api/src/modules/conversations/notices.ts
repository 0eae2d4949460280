import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import { countUnreadOf, readUntold } from './conversations.repository.ts';
import { noticeWords as words } from './messages.ts';

/** What those who talk for a company are told of. Never what a message says. */
export const conversationNotices: NoticeTypes = {
  MESSAGE: {
    events: ['MESSAGE_SENT'],
    permission: 'MESSAGE',
    byMail: false,
    asks: {
      of: 'Conversation',
      waiting: async (query, { objectId, readers }) =>
        new Map((await countUnreadOf(query, objectId, readers)).map(({ userId, count }) => [userId, count])),
    },
    untold: (query, { objectId, userIds, at }) => readUntold(query, objectId, userIds, at),
    targetPath: ({ objectId }) => `/profile/messages?conversation=${objectId}`,
    words: ({ facts }) => ({ title: words.message(facts.name, Number(facts.files ?? 0)) }),
    many: words.manyMessages,
  },
};
