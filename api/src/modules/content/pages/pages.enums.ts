import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const PageStatus = namedEnum('PageStatus', 'Where a page is on its way to its readers.', {
  DRAFT: { en: 'Being written.', fa: 'پیش‌نویس', tone: 'info' },
  IN_REVIEW: { en: 'Handed in; another editor reads it.', fa: 'در انتظار بازبینی', tone: 'warning' },
  SCHEDULED: { en: 'Accepted; shown from its time on.', fa: 'زمان‌بندی شده', tone: 'info' },
  PUBLISHED: { en: 'Shown to everyone.', fa: 'منتشر شده', tone: 'success' },
  ARCHIVED: { en: 'No longer shown.', fa: 'بایگانی شده', tone: 'info' },
});
export type PageStatus = Static<typeof PageStatus>;

export const PageAction = namedEnum('PageAction', 'What can be done with a page.', {
  EDIT: { en: 'Write another version.', fa: 'ویرایش' },
  SUBMIT: { en: 'Hand it in for review.', fa: 'فرستادن برای بازبینی' },
  WITHDRAW: { en: 'Take it back from review.', fa: 'پس گرفتن' },
  RETURN: { en: 'Send it back with a reason.', fa: 'بازگرداندن به نویسنده' },
  PUBLISH: { en: 'Publish it now.', fa: 'انتشار' },
  SCHEDULE: { en: 'Publish it at a later time.', fa: 'زمان‌بندی انتشار' },
  ARCHIVE: { en: 'Take it off the site.', fa: 'بایگانی' },
  RESTORE: { en: 'Make a draft of it again.', fa: 'بازگرداندن به پیش‌نویس' },
  APPEAR: { en: 'Be shown once its time comes; the clock does it.', fa: 'نمایش در زمان مقرر' },
});
export type PageAction = Static<typeof PageAction>;

export const PageSort = namedEnum('PageSort', 'By what a list of pages is sorted.', {
  NEWEST: { en: 'Last published first.', fa: 'تازه‌ترین' },
  MOST_VISITED: { en: 'Most visited first.', fa: 'پربازدیدترین' },
  MOST_LIKED: { en: 'Most liked first.', fa: 'محبوب‌ترین' },
});
export type PageSort = Static<typeof PageSort>;

export const CommentPolicy = namedEnum('CommentPolicy', 'Whether readers may comment.', {
  OPEN: { en: 'Readers may comment.', fa: 'باز' },
  CLOSED: { en: 'Comments are not accepted.', fa: 'بسته' },
});
export type CommentPolicy = Static<typeof CommentPolicy>;

export const PagePlacement = namedEnum('PagePlacement', 'Where the frame of the site links a page.', {
  HEADER: { en: 'In the head of every screen.', fa: 'بالای صفحه‌ها' },
  FOOTER: { en: 'In the foot of every screen.', fa: 'پایین صفحه‌ها' },
});
export type PagePlacement = Static<typeof PagePlacement>;

export const PageGap = namedEnum('PageGap', 'What a page lacks before it can be handed in.', {
  SUMMARY: { en: 'A summary.', fa: 'خلاصه' },
  BODY: { en: 'At least one block of text.', fa: 'متن' },
  COVER_ALT_TEXT: { en: 'What the cover shows.', fa: 'شرح تصویر اصلی' },
  LIVE_CARDS: { en: 'Cards whose product or supplier is still shown.', fa: 'کارت‌هایی که هنوز نمایش داده می‌شوند' },
  PAGE_NAME: { en: 'The name in its address.', fa: 'نام در نشانی' },
});
export type PageGap = Static<typeof PageGap>;
