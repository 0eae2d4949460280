/** Every word of the queue of merchants. */
export const merchantQueueMessages = {
  name: 'فروشنده',
  company: 'شرکت',
  noCompany: 'شرکتی آن را اداره نمی‌کند',
  verified: 'هویت تأییدشده',
  notVerified: 'هویت تأییدنشده',
  place: 'محل',
  inState: (state: string, city: string) => (state === city ? city : `${state}، ${city}`),
  about: 'معرفی',
  status: 'وضعیت',
  since: (date: string) => `از ${date}`,
  actions: 'کارها',
  own: 'فروشندهٔ شرکت خودتان است',
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
