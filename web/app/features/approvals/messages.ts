import { type RequestWords, wordedFor } from '../tradeSteps/requestWord/messages.ts';

const write = ({ what, whom }: RequestWords) => ({
  title: 'موافقت شرکت',
  earlier: (count: string) => `موافقت‌های پیشین (${count})`,
  question: {
    PUBLISH: `این ${what} برای ${whom} فرستاده شود؟`,
    LIST_ORDER: 'با مبلغ این سفارش موافقید؟',
    ACCEPT: 'پیشنهاد فروشنده با این مبلغ پذیرفته شود؟',
    COUNTER: 'پیشنهاد متقابل با این مبلغ فرستاده شود؟',
  },
  name: {
    PUBLISH: `ارسال ${what} به ${whom}`,
    LIST_ORDER: 'مبلغ سفارش',
    ACCEPT: 'پذیرش پیشنهاد فروشنده',
    COUNTER: 'ارسال پیشنهاد متقابل',
  },
  amount: 'مبلغ با مالیات',
  seller: 'فروشنده',
  lines: 'ردیف‌ها',
  covered: (covered: string, all: string) => `${covered} از ${all} ردیف`,
  /** Above the page: what is asked, of whom and for what. */
  summary: (amount: string, sellers: string, lines: string) => `${amount}، ${sellers}، ${lines}`,
  asker: 'درخواست‌کننده',
  askedAt: 'زمان درخواست',
  waitsFor: 'منتظر',
  someone: 'همکاری که دیگر حساب ندارد',
  nobody: 'کسی که بتواند پاسخ دهد نیست',
  separator: '، ',
  aboveLimit: 'این مبلغ از سقف درخواست‌کننده بیشتر است.',
  /** What the approval waits for. */
  waits: {
    PRICE_CHANGED: 'قیمت‌ها از زمان این درخواست عوض شده است؛ سفارش را به قیمت اکنون تأیید کنید یا برگردانید.',
    ASKER_MAY_NOT:
      'کسی که این موافقت را خواسته است دیگر اجازهٔ تأیید سفارش را ندارد؛ کسی موافقت کند که این اجازه را دارد.',
    QUOTE_EXPIRED: 'اعتبار این پیشنهاد تمام شده است.',
  } as Record<string, string | undefined>,
  two: (given: string, needed: string) => `${given} از ${needed} موافقت`,
  agreed: 'موافقت کرد',
  refused: 'مخالفت کرد',
  approve: {
    PUBLISH: `تأیید و ارسال به ${whom}`,
    LIST_ORDER: 'موافقم',
    ACCEPT: 'موافقم',
    COUNTER: 'موافقم',
  },
  reject: { PUBLISH: 'برگرداندن برای اصلاح', LIST_ORDER: 'مخالفم', ACCEPT: 'مخالفم', COUNTER: 'مخالفم' },
  withdraw: {
    PUBLISH: 'پس گرفتن از تأیید',
    LIST_ORDER: 'پس گرفتن درخواست موافقت',
    ACCEPT: 'پس گرفتن درخواست موافقت با پذیرش',
    COUNTER: 'پس گرفتن درخواست موافقت با ارسال',
  },
  done: {
    sent: {
      PUBLISH: `${what} برای ${whom} فرستاده شد.`,
      LIST_ORDER: 'سفارش برای فروشنده فرستاده شد.',
      ACCEPT: 'پیشنهاد فروشنده پذیرفته شد.',
      COUNTER: 'پیشنهاد متقابل برای فروشنده فرستاده شد.',
    },
    given: 'موافقت شما ثبت شد. هنوز موافقت همکار دیگری لازم است.',
    asked: 'این مبلغ از سقف شما بیشتر است؛ برای موافقت همکاران فرستاده شد.',
    rejected: 'مخالفت شما ثبت شد.',
    withdrawn: 'درخواست موافقت پس گرفته شد.',
  },
  rejection: {
    title: 'مخالفت با درخواست همکار',
    text: 'به فروشنده چیزی گفته نمی‌شود. درخواست‌کننده نوشتهٔ شما را می‌خواند.',
    reason: 'دلیل',
    hint: 'تنها همکاران شما می‌خوانند.',
    save: 'ثبت مخالفت',
  },
  withdrawal: {
    title: 'درخواست موافقت پس گرفته شود؟',
    text: 'همکاران شما دیگر به آن پاسخ نمی‌دهند. هر زمان بخواهید می‌توانید دوباره موافقت بخواهید.',
  },
  changed: (now: string) =>
    `قیمت‌ها از زمان درخواست تغییر کرده است و مبلغ اکنون با مالیات ${now} می‌شود. درخواست‌کننده باید دوباره موافقت بخواهد.`,
});

/** Every word of what a company is asked to agree to. */
export const approvalMessagesOf = wordedFor(write);
/** What any request says alike. */
export const approvalMessages = approvalMessagesOf({ kind: 'DIRECT_ORDER', agreedHash: null });
