/** Words of the staff area itself; those of a tab stand with it. */
export const adminMessages = {
  title: 'مدیریت سامانه',
  description: 'بخش کارکنان راسته.',
  tabsLabel: 'بخش‌های مدیریت',
  overview: 'نمای کلی',
  comingTitle: 'کارهای نقش شما',
  comingText: 'این بخش‌ها هنوز باز نشده‌اند؛ هر یک که باز شود، در همین صفحه می‌آید.',
  coming: {
    FINANCE: [
      'ثبت و تأیید فیش‌های واریز بانکی',
      'پیگیری پرداخت‌هایی که نتیجهٔ آن‌ها روشن نیست',
      'بازپرداخت‌ها و تسویه با فروشندگان',
    ],
  } as Record<string, string[]>,
  queues: {
    none: 'چیزی در صف نیست',
    count: (count: string) => `${count} در صف`,
    oldest: (day: string) => `نخستین: ${day}`,
    and: '، ',
    isDue: (day: string) => `مهلت: ${day}`,
    wasDue: (day: string) => `مهلت گذشته: ${day}`,
  },
  pages: 'صفحه‌ها',
  previous: 'صفحهٔ قبل',
  next: 'صفحهٔ بعد',
};
