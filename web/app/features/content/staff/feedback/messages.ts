/** The words of the queue of feedback. */
export const feedbackQueueMessages = {
  tab: {
    label: 'بازخوردها',
    text: 'خطاها، پیشنهادها و شکایت‌هایی که رسیده است',
    none: 'بازخوردی نمانده است',
    noneText: 'بازخوردهای تازه اینجا دیده می‌شوند.',
  },
  search: { label: 'جست‌وجو در بازخوردها', field: 'شماره یا بخشی از متن' },
  decisions: {
    TAKE: { action: 'شروع بررسی', title: (name: string) => `شروع بررسی «${name}»`, done: 'بررسی آغاز شد.' },
    ANSWER: { action: 'پاسخ', title: (name: string) => `پاسخ به «${name}»`, done: 'پاسخ فرستاده شد.' },
    CLOSE: { action: 'بستن', title: (name: string) => `بستن «${name}»`, done: 'بازخورد بسته شد.' },
  },
  closeReason: 'دلیل بستن',
  reasonHint: 'پاسخی که فرستنده می‌خواند. برای شروع بررسی لازم نیست.',
  email: 'ایمیل',
  phone: 'شمارهٔ تماس',
  number: 'شمارهٔ پیگیری',
  type: 'نوع',
  page: 'صفحه',
  sender: 'فرستنده',
  ofUser: 'کاربر سایت',
  ofVisitor: 'بازدیدکننده',
  screenshot: 'تصویر صفحه',
  open: 'باز کردن',
  answer: 'پاسخ پیشین',
  reopened: 'ادامهٔ فرستنده',
};
