import type { NoticeType, NoticeTypes } from '../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

const targetPath: NoticeType['targetPath'] = () => '/profile/suppliers';

/** What those who run a selling account are told of. */
export const merchantNotices: NoticeTypes = {
  MERCHANT_DECIDED: {
    events: ['MERCHANT_CONFIRMED', 'MERCHANT_REJECTED', 'MERCHANT_RESTORED'],
    permission: 'SALE_SETTING_EDIT',
    byMail: true,
    targetPath,
    words: ({ event, facts }) => ({ title: words.decided(event, facts.name), detail: facts.reason }),
    many: words.manyDecided,
  },
  MERCHANT_SUSPENDED: {
    events: ['MERCHANT_SUSPENDED'],
    permission: 'SALE_SETTING_EDIT',
    byMail: true,
    targetPath,
    words: ({ facts }) => ({ title: words.suspended(facts.name), detail: facts.reason }),
    many: words.manySuspended,
  },
};
