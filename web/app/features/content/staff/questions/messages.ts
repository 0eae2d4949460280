/** The words of the tab of questions. */
export const questionStaffMessages = {
  tab: {
    label: 'پرسش‌ها',
    text: 'پرسش‌های پرتکرار و پاسخ آن‌ها',
    none: 'پرسشی پیدا نشد',
    noneText: 'پرسش تازه‌ای بنویسید.',
  },
  search: { label: 'جست‌وجو در پرسش‌ها', field: 'بخشی از پرسش یا پاسخ' },
  add: 'پرسش تازه',
  change: 'ویرایش',
  changeOf: (name: string) => `ویرایش «${name}»`,
  save: 'ذخیره',
  saved: 'پرسش ذخیره شد.',
  noCategory: 'نخست در بخش «دسته‌های پرسش‌ها» دسته‌ای بسازید.',
  labels: {
    categoryId: 'دسته',
    question: 'پرسش',
    answer: 'پاسخ',
    platforms: 'جای نمایش',
    order: 'ترتیب',
    isActive: 'نمایش',
  },
  shown: 'نمایش داده شود',
  hidden: 'پنهان بماند',
  platforms: { WEB: 'وب', MOBILE: 'موبایل', BOTH: 'وب و موبایل' },
  isHidden: 'پنهان',
  counts: (views: string, helpful: string, all: string) =>
    `${views} بازدید در ۳۰ روز، ${helpful} نفر از ${all} نفر پاسخ را مفید دانسته‌اند`,
  unanswered: 'جست‌وجوهای بی‌پاسخ',
  unansweredText: 'واژه‌هایی که در ۹۰ روز گذشته دست‌کم سه نفر جست‌وجو کرده‌اند و پرسشی برایشان نبوده است.',
  visitors: (count: string) => `${count} نفر`,
};
