import type { VisitedType } from '../../platform/graph/types.generated.ts';

/** Every word of what one looked at. */
export const activityMessages = {
  title: 'بازدیدهای اخیر',
  titleOf: (kind: string) => `بازدیدهای اخیر: ${kind}`,
  description: 'آنچه به‌تازگی در راسته دیده‌اید.',
  lead: 'از هر نوع ۵۰ بازدید آخر تا ۹۰ روز نگه داشته می‌شود و فقط خودتان آن را می‌بینید.',
  kinds: 'نوع',
  all: 'همه',
  kind: {
    SUPPLIER_PRODUCT: 'پیشنهادها',
    BASE_PRODUCT: 'محصول‌ها',
    SUPPLIER: 'تأمین‌کنندگان',
    MERCHANT: 'فروشندگان',
    CATEGORY: 'دسته‌ها',
  } satisfies Record<VisitedType, string>,
  results: 'بازدیدها',
  seenAt: 'بازدید',
  pages: 'صفحه‌های بازدیدها',
  previous: 'صفحهٔ پیش',
  next: 'صفحهٔ بعد',
  empty: 'بازدیدی ثبت نشده است',
  emptyText: 'صفحه‌هایی که از کالاها، تأمین‌کنندگان و دسته‌ها می‌بینید، اینجا می‌آیند تا دوباره پیدایشان کنید.',
  toCatalogue: 'دیدن کالاها',
  clear: 'پاک کردن بازدیدها',
  clearTitle: 'بازدیدها پاک شوند؟',
  clearText: 'بازدیدهای این فهرست برای همیشه پاک می‌شوند.',
  keep: 'انصراف',
  cleared: 'بازدیدها پاک شدند.',
  clearFailed: 'بازدیدها پاک نشدند. دوباره تلاش کنید.',
};
