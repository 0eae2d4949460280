/** The words of the tab of groups of questions. */
export const categoryStaffMessages = {
  tab: { label: 'دسته‌های پرسش‌ها', text: 'دسته‌هایی که پرسش‌های پرتکرار در آن‌ها می‌آیند' },
  none: 'هنوز دسته‌ای نیست',
  noneText: 'دسته‌ای بسازید تا بتوان در آن پرسش نوشت.',
  add: 'دستهٔ تازه',
  change: 'ویرایش',
  changeOf: (name: string) => `ویرایش دستهٔ «${name}»`,
  save: 'ذخیره',
  saved: 'دسته ذخیره شد.',
  labels: { name: 'نام دسته', order: 'ترتیب', isActive: 'نمایش' },
  shown: 'نمایش داده شود',
  hidden: 'پنهان بماند',
  isHidden: 'پنهان',
  count: (count: string) => `${count} پرسش`,
};
