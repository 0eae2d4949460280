/** Every word of the queue of merchants. */
export const merchantQueueMessages = {
  tab: {
    label: 'فروشندگان',
    text: 'بررسی فروشندگان تازه، تعلیق و رفع آن',
    none: 'فروشنده‌ای در صف نیست',
    noneText: 'فروشندگانی که شرکت‌ها برای بررسی می‌فرستند اینجا دیده می‌شوند.',
  },
  search: { label: 'جست‌وجو در فروشندگان', field: 'نام فروشنده' },
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
  templates: {
    REJECT: [
      'نام فروشنده با مدارک شرکت نمی‌خواند. نام را اصلاح کنید و دوباره بفرستید.',
      'معرفی فروشنده کامل نیست. بنویسید چه می‌فروشید و از کجا.',
      'در معرفی، شماره یا نشانی تماس آمده است. آن را بردارید.',
    ],
    SUSPEND: ['از این فروشنده چند گزارش درست رسیده است.', 'فروشنده به سفارش‌ها پاسخ نمی‌دهد.'],
    RESTORE: ['موارد گزارش‌شده برطرف شد.'],
  },
};
