/** Every word of the queue of delegations. */
export const delegationQueueMessages = {
  tab: {
    label: 'نمایندگی‌ها',
    text: 'نامه‌ها و سندهای نمایندگی، تعلیق و لغو فوری',
    none: 'نمایندگی‌ای در صف نیست',
    noneText: 'سندهای دیده‌نشده و درخواست‌ها از تأمین‌کنندگان بی‌مالک اینجا دیده می‌شوند.',
  },
  search: { label: 'جست‌وجو در نمایندگی‌ها', field: 'شماره، فروشنده یا تأمین‌کننده' },
  between: (merchant: string, supplier: string) => `نمایندگی ${merchant} از ${supplier}`,
  number: 'شمارهٔ نمایندگی',
  takes: 'فروشنده',
  gives: 'تأمین‌کننده',
  ofNobody: (supplier: string) => `${supplier}، بی‌مالک در راسته`,
  scope: 'دامنه',
  territory: 'قلمرو',
  valid: 'اعتبار',
  period: (from: string, to: string) => `${from} تا ${to}`,
  paper: 'سند',
  noPaper: 'بارگذاری نشده',
  lastReason: 'آخرین پاسخ',
  own: 'نمایندگی شرکت خودتان است؛ همکار دیگری تصمیم می‌گیرد.',
  reasonHint: 'هر دو طرف این متن را می‌بینند و در گزارش رویدادها می‌ماند.',
  evidence: 'مستند',
  evidenceHint: 'شماره و تاریخ نامه، یا نشانی مدرک؛ فقط در گزارش رویدادها می‌ماند.',
  decide: {
    CONFIRM: {
      action: 'تأیید با نامه',
      title: (number: string) => `تأیید ${number} با نامهٔ تأمین‌کننده`,
      done: 'نمایندگی تأیید شد.',
    },
    REJECT: { action: 'رد', title: (number: string) => `رد ${number}`, done: 'درخواست رد شد.' },
    CHECK_PAPER: {
      action: 'سند دیده شد',
      title: (number: string) => `ثبت بررسی سند ${number}`,
      done: 'سند بررسی‌شده ثبت شد.',
    },
    SUSPEND: {
      action: 'تعلیق',
      title: (number: string) => `تعلیق ${number}`,
      done: 'نمایندگی و کالاهای آن از بازار پنهان شد.',
    },
    RESUME: {
      action: 'رفع تعلیق',
      title: (number: string) => `رفع تعلیق ${number}`,
      done: 'تعلیق برداشته شد.',
    },
    REVOKE_AT_ONCE: {
      action: 'لغو فوری',
      title: (number: string) => `لغو فوری ${number} به‌دلیل تقلب`,
      done: 'نمایندگی همین حالا پایان یافت.',
    },
  },
  templates: {
    REJECT: [
      'تأمین‌کننده این نمایندگی را تأیید نکرد.',
      'نام یا دامنهٔ نمایندگی با سند نمی‌خواند.',
      'سند نمایندگی خوانا نیست. تصویر روشن‌تری بفرستید.',
    ],
    SUSPEND: ['دربارهٔ این نمایندگی گزارشی رسیده است و در دست بررسی است.'],
    RESUME: ['بررسی پایان یافت و ایرادی دیده نشد.'],
    REVOKE_AT_ONCE: ['سند نمایندگی ساختگی است.'],
  },
};
