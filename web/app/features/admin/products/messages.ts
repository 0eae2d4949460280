/** Every word of the queue of base products. */
export const productQueueMessages = {
  list: 'کالاهای پایه',
  lists: 'فهرست کالاهای پایه',
  names: { PROPOSED: 'در انتظار بررسی', DOUBLES: 'احتمال تکرار', DECIDED: 'بررسی‌شده', PUBLISHED: 'منتشرشده' },
  search: { label: 'جست‌وجو در کالاهای پایه', field: 'نام یا شمارهٔ فنی' },
  change: {
    action: 'ویرایش مشخصات',
    title: (name: string) => `ویرایش مشخصات «${name}»`,
    lead: 'آنچه اینجا نوشته شود بی‌درنگ در صفحهٔ کالا می‌آید و تا چند دقیقه در همهٔ پیشنهادهای آن.',
    save: 'ذخیرهٔ تغییر',
    publish: 'ذخیره و انتشار',
    done: 'مشخصات کالا تغییر کرد.',
    published: 'با مشخصات تازه به کاتالوگ افزوده شد.',
  },

  company: 'پیشنهاد از',
  category: 'دسته',
  brand: 'برند',
  code: 'شمارهٔ فنی',
  gtin: 'شمارهٔ جهانی',
  description: 'توضیح',
  yes: 'بله',
  no: 'خیر',
  separator: '، ',
  stands: 'روی آن',
  counts: (entries: string, favorites: string, notes: string) =>
    `${entries} کالای فروشندگان، ${favorites} ذخیره، ${notes} یادداشت`,
  own: 'کالای شرکت خودتان است؛ همکار دیگری تصمیم می‌گیرد.',
  matches: 'شاید همین باشد',
  because: (why: string) => `به سبب ${why}`,
  reasonHint: 'این متن به پیشنهاددهنده نشان داده می‌شود و در گزارش رویدادها می‌ماند.',
  decide: {
    PUBLISH: { action: 'انتشار', title: (name: string) => `انتشار «${name}»`, done: 'به کاتالوگ افزوده شد.' },
    REJECT: { action: 'رد', title: (name: string) => `رد «${name}»`, done: 'پیشنهاد رد شد.' },
  },
  refusals: [
    'این کالا با نام دیگری در کاتالوگ هست. همان را برگزینید.',
    'نام کالا کامل نیست. نوع، جنس، اندازه و رده را بنویسید.',
    'مشخصات با برگهٔ سازنده نمی‌خواند. آن‌ها را یکی کنید و دوباره بفرستید.',
    'دستهٔ کالا درست نیست. دستهٔ درست را برگزینید.',
  ],
  merge: {
    MERGE: {
      action: 'ادغام در این کالا',
      title: (names: string) => `ادغام ${names}`,
      done: 'ادغام شد؛ وابسته‌ها در حال رفتن هستند.',
    },
  },
  mergeOf: (name: string, into: string) => `«${name}» در «${into}»`,
  mergeLead: (counts: string) => `این‌ها به کالایی که می‌ماند می‌روند: ${counts}. نشانی این کالا هم به آن می‌رسد.`,
  sameProduct: 'این دو یک کالا هستند.',
  countsChanged: 'شمار وابسته‌ها عوض شده است؛ صفحه را دوباره ببینید.',
};
