/** Every word of the content types as staff keep them. */
export const typeMessages = {
  tab: {
    label: 'دسته‌ها و برچسب‌ها',
    text: 'درخت دسته‌های نوشته‌ها در سه سطح، و برچسب‌های آن‌ها',
  },
  none: 'هنوز دسته‌ای نیست.',
  add: 'دستهٔ تازه',
  change: 'تغییر',
  changeTitle: (title: string) => `تغییر دستهٔ «${title}»`,
  save: 'ذخیره',
  saved: 'دسته ذخیره شد.',
  title: 'عنوان',
  type: 'نوع صفحه',
  order: 'ترتیب',
  state: 'وضعیت',
  active: 'فعال',
  inactive: 'غیرفعال',
  actions: 'کارها',
  root: 'بدون دستهٔ بالاتر',
  labels: {
    title: 'عنوان',
    pageType: 'نوع صفحه',
    parentId: 'دستهٔ بالاتر',
    order: 'ترتیب',
    isActive: 'وضعیت',
  },
  hints: {
    order: 'عددی تا ۹۹۹؛ کوچک‌تر زودتر می‌آید.',
    isActive: 'دستهٔ غیرفعال در درخت دیده نمی‌شود و فهرستش باز نمی‌شود؛ نوشته‌هایش می‌مانند.',
  },
};
