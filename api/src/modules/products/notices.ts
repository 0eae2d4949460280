import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

/** What those who propose products are told of. */
export const productNotices: NoticeTypes = {
  BASE_PRODUCT_DECIDED: {
    events: ['BASE_PRODUCT_PUBLISHED', 'BASE_PRODUCT_REJECTED', 'BASE_PRODUCT_MERGED'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: false,
    targetPath: () => '/profile/suppliers',
    words: ({ event, facts }) => ({ title: words.decided(event, facts.name), detail: facts.reason }),
    many: words.many,
  },
  CATEGORY_REPLACED: {
    events: ['CATEGORY_REPLACED'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: false,
    targetPath: () => '/profile/suppliers',
    words: ({ facts }) => ({ title: words.replaced(facts.from, facts.to) }),
    many: words.manyReplaced,
  },
};
