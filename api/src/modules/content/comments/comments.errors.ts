import type { OwnCodes } from '../../../platform/error-codes.ts';

export const commentErrors = {
  COMMENT_NOT_FOUND: { fa: 'این نظر پیدا نشد یا دیگر نشان داده نمی‌شود.', en: 'There is no such comment.' },
  COMMENTS_CLOSED: { fa: 'برای این نوشته نظر پذیرفته نمی‌شود.', en: 'This page takes no comments.' },
  COMMENT_OTHER_OBJECT: {
    fa: 'نظری که به آن پاسخ می‌دهید برای مورد دیگری است.',
    en: 'The comment that is answered belongs to something else.',
  },
  COMMENT_NOT_ANSWERABLE: { fa: 'این نظر دیگر پاسخ نمی‌گیرد.', en: 'This comment can no longer be answered.' },
  RATING_OF_ANSWER: { fa: 'پاسخ به نظر، امتیاز نمی‌گیرد.', en: 'An answer has no rating, pros or cons.' },
  RATED_BEFORE: {
    fa: 'پیش‌تر به این مورد امتیاز داده‌اید. نظر را بدون امتیاز بفرستید.',
    en: 'You have rated this before. Send the comment without a rating.',
  },
  COMMENT_ON_OWN: {
    fa: 'این مورد از آنِ شرکت شماست. تنها می‌توانید به نظر دیگران پاسخ دهید.',
    en: 'This belongs to your own company. You can only answer what others say.',
  },
  COMPANY_REPLIED: {
    fa: 'شرکت شما پیش‌تر به این نظر پاسخ داده است.',
    en: 'Your company has answered this comment before.',
  },
  COMPANY_REPLY_NAMED: {
    fa: 'پاسخ شرکت با نام شرکت منتشر می‌شود.',
    en: 'The reply of a company always carries its name.',
  },
  COMMENT_EDITED_ONCE: { fa: 'هر نظر یک بار ویرایش می‌شود.', en: 'A comment can be edited once.' },
  COMMENT_TOO_OLD: {
    fa: 'نظر تا ۲۴ ساعت پس از نوشتن ویرایش می‌شود.',
    en: 'A comment can be edited within 24 hours of its writing.',
  },
  COMMENT_LIKE_REFUSED: {
    fa: 'تنها نظر منتشرشدهٔ دیگران را می‌توان پسندید.',
    en: 'Only published comments of others can be liked.',
  },
  OWN_COMMENT: { fa: 'نظر خود را نمی‌توان گزارش کرد.', en: 'You cannot report your own comment.' },
  COMMENT_REPORTED: { fa: 'این نظر را پیش‌تر گزارش کرده‌اید.', en: 'You have reported this comment before.' },
  COMMENT_APPEALED_ONCE: {
    fa: 'به نتیجهٔ هر نظر یک بار می‌توان اعتراض کرد.',
    en: 'The decision about a comment can be appealed once.',
  },
  APPEAL_TOO_LATE: {
    fa: 'مهلت اعتراض ۱۴ روز پس از تصمیم به پایان می‌رسد.',
    en: 'A decision can be appealed within 14 days.',
  },
  COMMENT_LIMIT: {
    fa: 'در زمان کوتاهی نظرهای زیادی نوشته‌اید. کمی بعد دوباره بفرستید.',
    en: 'You wrote many comments in a short time. Send it again later.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    comments: keyof typeof commentErrors;
  }
}
