import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const AnnouncementTone = namedEnum('AnnouncementTone', 'How an announcement looks.', {
  INFO: { en: 'Worth knowing.', fa: 'خبر', tone: 'info' },
  SUCCESS: { en: 'Good news.', fa: 'خبر خوش', tone: 'success' },
  WARNING: { en: 'Something that may get in the way.', fa: 'هشدار', tone: 'warning' },
});
export type AnnouncementTone = Static<typeof AnnouncementTone>;

export const AnnouncementAudience = namedEnum(
  'AnnouncementAudience',
  'Whom an announcement is for. It chooses readers and keeps no secret.',
  {
    ALL: { en: 'Everybody, visitors too.', fa: 'همه' },
    USER: { en: 'Who is logged in.', fa: 'کاربران واردشده' },
    SELLER: { en: 'Who acts for a company that sells here.', fa: 'فروشندگان' },
  },
);
export type AnnouncementAudience = Static<typeof AnnouncementAudience>;

export const AnnouncementState = namedEnum('AnnouncementState', 'Where an announcement stands, by the clock.', {
  UPCOMING: { en: 'Its time is still to come.', fa: 'در نوبت', tone: 'info' },
  RUNNING: { en: 'Its time is now.', fa: 'در حال نمایش', tone: 'success' },
  ENDED: { en: 'Its time is over.', fa: 'پایان‌یافته', tone: 'question' },
});
export type AnnouncementState = Static<typeof AnnouncementState>;
