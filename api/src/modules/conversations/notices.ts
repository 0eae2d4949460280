import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import { readUntold } from './conversations.repository.ts';
import { noticeWords as words } from './messages.ts';

/** What those who talk for a company are told of. Never what a message says. */
export const conversationNotices: NoticeTypes = {
  MESSAGE: {
    events: ['MESSAGE_SENT'],
    permission: 'MESSAGE',
    byMail: false,
    ofEachThing: true,
    untold: (query, { objectId, userIds, at }) => readUntold(query, objectId, userIds, at),
    targetPath: ({ objectId }) => `/profile/messages?conversation=${objectId}`,
    words: ({ facts }) => ({ title: words.message(facts.name, Number(facts.files ?? 0)) }),
    many: words.manyMessages,
  },
};
