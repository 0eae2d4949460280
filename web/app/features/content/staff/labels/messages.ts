/** Every word of the labels of pages as staff keep them. */
export const labelMessages = {
  title: 'برچسب‌ها',
  lead: 'هر برچسب در هر املایی پیدا می‌شود. نام پیشین برچسب و برچسب ادغام‌شده به صفحهٔ برچسب تازه می‌رسد.',
  none: 'برچسبی پیدا نشد.',
  add: 'برچسب تازه',
  change: 'تغییر',
  changeTitle: (title: string) => `تغییر برچسب «${title}»`,
  merge: 'ادغام',
  mergeTitle: (title: string) => `ادغام برچسب «${title}» در برچسبی دیگر`,
  mergeText: (from: string, into: string) =>
    `نوشته‌های «${from}» برچسب «${into}» را می‌گیرند و «${from}» از میان می‌رود.`,
  mergeInto: 'برچسبی که می‌ماند',
  mergeHint: 'نام آن را بنویسید و انتخاب کنید.',
  merged: 'برچسب‌ها ادغام شدند.',
  save: 'ذخیره',
  saved: 'برچسب ذخیره شد.',
  pages: 'نوشته‌ها',
  actions: 'کارها',
  search: 'جست‌وجوی برچسب',
  searchField: 'نام برچسب',
  labels: { title: 'نام برچسب', description: 'شرح' },
  hints: { description: 'در بالای صفحهٔ برچسب و نتیجهٔ جست‌وجو دیده می‌شود.' },
};
