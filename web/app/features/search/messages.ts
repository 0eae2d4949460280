/** Every word of the search screens. */
export const searchMessages = {
  home: 'صفحهٔ اصلی',
  trail: 'مسیر صفحه',
  title: (key: string, page?: string) => (page ? `جست‌وجوی «${key}»، صفحهٔ ${page}` : `جست‌وجوی «${key}»`),
  description: (key: string) => `نتیجهٔ جست‌وجوی «${key}» میان کالاها، تأمین‌کنندگان و دسته‌های راسته.`,
  tabs: 'نتیجه‌ها بر اساس نوع',
  products: 'کالاها',
  suppliers: 'تأمین‌کنندگان',
  categories: 'دسته‌ها',
  within: 'در این دسته‌ها:',
  withinCount: (name: string, count: string) => `${name} (${count})`,
  results: 'نتیجه‌ها',
  pages: 'صفحه‌ها',
  previous: 'صفحهٔ قبل',
  next: 'صفحهٔ بعد',
  offers: (count: string) => `${count} پیشنهاد`,
  total: {
    products: (count: string) => `${count} پیشنهاد`,
    suppliers: (count: string) => `${count} تأمین‌کننده`,
    categories: (count: string) => `${count} دسته`,
  },
  empty: {
    products: 'پیشنهادی با همهٔ این کلمه‌ها پیدا نشد',
    suppliers: 'تأمین‌کننده‌ای با این نام پیدا نشد',
    categories: 'دسته‌ای با این نام پیدا نشد',
  },
  emptyText: 'املای کلمه‌ها را بررسی کنید یا با کلمه‌های کمتری جست‌وجو کنید.',
  otherTabs: 'در بخش‌های دیگر نتیجه هست؛ آن‌ها را هم ببینید.',
  supplierTitle: (key: string, page?: string) =>
    page ? `تأمین‌کنندگان با نام «${key}»، صفحهٔ ${page}` : `تأمین‌کنندگان با نام «${key}»`,
  supplierDescription: (key: string) => `تأمین‌کنندگانی که «${key}» در نامشان هست.`,
  everything: (key: string) => `جست‌وجوی «${key}» در همهٔ راسته`,
  rootTitle: (root: string, key: string, page?: string) => {
    const title = key ? `جست‌وجوی «${key}» در ${root}` : `جست‌وجو در ${root}`;
    return page ? `${title}، صفحهٔ ${page}` : title;
  },
  rootDescription: (root: string) => `${root} را با نام، شمارهٔ فنی یا اندازه جست‌وجو کنید.`,
  rootLabel: (root: string) => `جست‌وجو در ${root}`,
  rootTabs: 'جست‌وجو در بخش‌های دیگر',
};
