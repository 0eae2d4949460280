import type { NoticeTypes } from '../../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

/** What those who write a catalogue are told of. */
export const entryNotices: NoticeTypes = {
  ENTRY_DECIDED: {
    events: ['ENTRY_PUBLISHED', 'ENTRY_REJECTED', 'ENTRY_ARCHIVED'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: false,
    targetPath: () => '/profile/suppliers',
    words: ({ event, facts }) => ({ title: words.decided(event, facts.title), detail: facts.reason }),
    many: words.many,
  },
  CHANGE_DECIDED: {
    events: ['CHANGE_CONFIRMED', 'CHANGE_DECLINED'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: false,
    targetPath: ({ objectId }) => `/profile/suppliers?tab=entry&entryId=${objectId}`,
    words: ({ event, facts }) => ({ title: words.change(event, facts.title), detail: facts.reason }),
    many: words.manyChanges,
  },
};
