import type { NoticeTypes } from '../../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

/** What writers of pages are told of. */
export const pageNotices: NoticeTypes = {
  PAGE_DECIDED: {
    events: ['PAGE_PUBLISHED', 'PAGE_SCHEDULED', 'PAGE_RETURNED', 'PAGE_ARCHIVED'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: true,
    targetPath: ({ objectId, facts }) =>
      facts.of === 'SUPPLIER' ? `/profile/suppliers?pageId=${objectId}` : `/profile/admin?tab=pages&pageId=${objectId}`,
    words: ({ event, facts }) => ({ title: words.decided(event, facts.name), detail: facts.reason }),
    many: words.manyDecided,
  },
};
