import type { OwnCodes } from '../../../platform/error-codes.ts';

export const pageErrors = {
  PAGE_NOT_FOUND: { fa: 'این نوشته پیدا نشد یا دیگر منتشر نیست.', en: 'There is no such page.' },
  PAGE_NAME_TAKEN: {
    fa: 'این نام از آنِ صفحهٔ دیگری است یا بوده است.',
    en: 'This name belongs to another page, or did once.',
  },
  PAGE_NAME_NOT_WANTED: {
    fa: 'تنها صفحه‌های سایت و صفحه‌های معرفی نام دارند.',
    en: 'Only static and landing pages have a name.',
  },
  PAGE_NOT_READY: {
    fa: 'پیش از فرستادن، آنچه کم است را کامل کنید.',
    en: 'Complete what is missing before submitting.',
  },
  PAGE_OWN_TEXT: {
    fa: 'دربارهٔ نوشتهٔ خود یا شرکت خود تصمیم نمی‌گیرید؛ این کار با ویراستار دیگری است.',
    en: 'Another editor decides about a text of your own or of your company.',
  },
  PAGE_TYPE_NOT_YOURS: {
    fa: 'تأمین‌کنندگان تنها در گروه‌های مقاله می‌نویسند.',
    en: 'Suppliers write only in content types of articles.',
  },
  PUBLISH_TIME_PASSED: {
    fa: 'زمان انتشار باید در آینده باشد.',
    en: 'The time of publishing must be in the future.',
  },
  PUBLISH_TIME_TOO_FAR: {
    fa: 'زمان انتشار حداکثر یک سال بعد است.',
    en: 'The time of publishing is at most a year ahead.',
  },
  REDIRECT_NOT_LIVE: {
    fa: 'این مسیر در سایت نیست. مسیر یک صفحهٔ منتشرشده را بنویسید.',
    en: 'This path leads nowhere. Give the path of a published page.',
  },
  PAGE_DRAFTS_LIMIT: {
    fa: 'حداکثر ۵۰ پیش‌نویس هم‌زمان نگه داشته می‌شود. پیش از نوشتن مقالهٔ تازه، یکی را بفرستید.',
    en: 'At most 50 drafts are kept at once. Submit one of them before writing another.',
  },
  PAGES_IN_REVIEW_LIMIT: {
    fa: 'حداکثر ۵ نوشته هم‌زمان در انتظار بازبینی می‌ماند. پس از پاسخ به یکی از آن‌ها دوباره بفرستید.',
    en: 'At most 5 pages wait for review at once. Submit again after one of them is answered.',
  },
  PAGE_SUBMISSIONS_LIMIT: {
    fa: 'در هر سی روز حداکثر ۲۰ بار می‌توان نوشته فرستاد. بعداً دوباره تلاش کنید.',
    en: 'At most 20 submissions in thirty days. Try again later.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentPages: keyof typeof pageErrors;
  }
}
