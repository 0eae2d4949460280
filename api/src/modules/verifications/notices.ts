import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

/** What those whose identity it is are told of. */
export const verificationNotices: NoticeTypes = {
  IDENTITY_DECIDED: {
    events: ['IDENTITY_CHECK_CONFIRMED', 'IDENTITY_CHECK_REJECTED', 'IDENTITY_ENDED'],
    permission: 'OWNER',
    isPersonal: true,
    byMail: true,
    targetPath: () => '/profile/personal-info',
    words: ({ event, facts }) => ({ title: words.decided(event), detail: facts.reason }),
    many: words.many,
  },
};
