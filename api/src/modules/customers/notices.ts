import { asksWhileRow } from '../../platform/notices/asks-while-row.ts';
import type { NoticeTypes } from '../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

/** What people are told of who acts for whom. */
export const customerNotices: NoticeTypes = {
  MEMBER_INVITED: {
    // Who is invited is told by name; the company's people have invited.
    events: ['AGENT_INVITED'],
    byMail: true,
    asks: asksWhileRow(
      'CustomerAgent',
      `select from customer_members where id = $1 and status = 'INVITED' and (valid_to is null or valid_to > $2::timestamptz)`,
    ),
    targetPath: () => '/profile/personal-info',
    words: () => ({ title: words.invited }),
    many: words.manyInvited,
  },
  MEMBER_ANSWERED: {
    events: ['AGENT_ACCEPTED', 'AGENT_DECLINED'],
    permission: 'AGENT_MANAGE',
    byMail: false,
    targetPath: () => '/profile/personal-info',
    words: ({ event }) => ({ title: words.answered(event) }),
    many: words.manyAnswered,
  },
};
