/** Every word of the queue of merchants. */
export const merchantQueueMessages = {
  company: 'شرکت',
  companyOf: (name: string, isVerified: boolean) => `${name}، هویت ${isVerified ? 'تأییدشده' : 'تأییدنشده'}`,
  noCompany: 'شرکتی آن را اداره نمی‌کند',
  place: 'محل',
  inState: (state: string, city: string) => (state === city ? city : `${state}، ${city}`),
  about: 'معرفی',
  lastReason: 'آخرین پاسخ',
  own: 'فروشندهٔ شرکت خودتان است؛ همکار دیگری تصمیم می‌گیرد.',
  reasonHint: 'این متن به شرکت نشان داده می‌شود و در گزارش رویدادها می‌ماند.',
  decide: {
    CONFIRM: { action: 'تأیید', title: (name: string) => `تأیید «${name}»`, done: 'فروشنده تأیید شد.' },
    REJECT: { action: 'رد', title: (name: string) => `رد «${name}»`, done: 'فروشنده رد شد.' },
    SUSPEND: {
      action: 'تعلیق',
      title: (name: string) => `تعلیق «${name}»`,
      done: 'فروشنده و پیشنهادهای آن از بازار پنهان شد.',
    },
    RESTORE: { action: 'رفع تعلیق', title: (name: string) => `رفع تعلیق «${name}»`, done: 'تعلیق برداشته شد.' },
  },
};
