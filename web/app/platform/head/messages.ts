/** Name of the site, as it stands in titles and in the header. */
export const siteName = 'راسته';

/** What a page says of itself to search engines when it has no words of its own. */
export const siteDescription =
  'راسته، بازار کالا و خدمات صنعتی: کالا را با اندازه، یکا و مشخصات فنی پیدا کنید و پیشنهاد تأمین‌کنندگان را کنار هم ببینید.';

/** Said to whoever sends more with a form than a page reads. */
export const tooLargeMessages = {
  title: 'نوشته بیش از اندازه بلند است',
  text: 'یک‌جا تا ۱۰۰ کیلوبایت خوانده می‌شود. نوشته را در چند بخش بفرستید.',
  again: 'بازگشت به فرم',
};

/** The same where a file came with it. */
export const fileTooLargeMessages = {
  title: 'فایل بیش از اندازه بزرگ است',
  text: 'چیزی ذخیره نشد. تصویر تا ۵ مگابایت و فایل‌های دیگر تا ۲۰ مگابایت پذیرفته می‌شود.',
  again: 'بازگشت به فرم',
};

/** Said to whoever sends a form to a page that takes none. */
export const notTakenMessages = {
  title: 'این صفحه فرمی نمی‌گیرد',
  text: 'چیزی ذخیره نشد. صفحه را دوباره باز کنید و بگذارید کامل بارگذاری شود، سپس دوباره بفرستید.',
  again: 'باز کردن دوبارهٔ صفحه',
};
