import { formatInteger } from '../../../platform/numbers/numbers.ts';

/** Every word of the queue of moderators. */
export const moderationMessages = {
  tab: {
    label: 'موارد بررسی',
    text: 'نظرها، گزارش‌ها، اعتراض‌ها، نوشته‌های تأمین‌کنندگان و پیام‌های گزارش‌شده',
    none: 'موردی در صف نیست',
    noneText: 'هر نظر، گزارش، اعتراض، نوشتهٔ تأمین‌کننده یا پیام گزارش‌شده که منتظر تصمیم باشد اینجا دیده می‌شود.',
  },
  lists: { label: 'کدام موارد', open: 'در انتظار', decided: 'بررسی‌شده' },
  summary: (kind: string, count: number, overdue: number) =>
    overdue > 0
      ? `${kind}: ${formatInteger(count)} (${formatInteger(overdue)} با تأخیر)`
      : `${kind}: ${formatInteger(count)}`,
  name: (kind: string, heading: string) => `${kind} دربارهٔ «${heading}»`,
  /** Of what is decided itself, and not of something that stands on it. */
  nameOfPage: (kind: string, heading: string) => `${kind}: «${heading}»`,
  text: 'متن',
  pageText: 'خلاصه و آغاز متن',
  formerText: 'متن پیشین که اکنون دیده می‌شود',
  answered: 'در پاسخ به',
  author: 'نویسنده',
  anonymous: (name: string) => `${name} (برای خوانندگان بدون نام)`,
  nobody: 'بدون نام',
  company: 'پاسخ از سوی شرکت',
  supplier: 'تأمین‌کننده',
  rating: 'امتیاز',
  stars: (stars: number) => `${formatInteger(stars)} از ۵`,
  pros: 'نکته‌های مثبت',
  cons: 'نکته‌های منفی',
  several: (parts: readonly string[]) => parts.join('؛ '),
  hits: 'یافته‌های خودکار',
  reason: 'گزارش یا اعتراض',
  due: 'مهلت بررسی',
  overdue: 'مهلت گذشته است',
  outcome: 'نتیجه',
  decidedBy: 'بررسی‌کننده',
  claimedBy: (name: string) => `${name} این مورد را بررسی می‌کند.`,
  claimedByOther: 'همکار دیگری این مورد را بررسی می‌کند.',
  own: 'این مورد به شما یا شرکت شما مربوط است؛ همکار دیگری تصمیم می‌گیرد.',
  ownDecision: 'به تصمیم شما اعتراض شده است؛ همکار دیگری تصمیم می‌گیرد.',
  answer: 'توضیح برای نویسنده',
  rule: 'قاعده‌ای که رعایت نشده است',
  ruleIf: 'در صورت رد، قاعده‌ای که رعایت نشده است',
  reasonHint: 'نویسنده این متن را همراه قاعده می‌خواند.',
  returnHint: 'هنگام بازگرداندن، نویسنده این متن را می‌خواند.',
  noteHint: 'یادداشت برای همکاران؛ طرف‌های گفت‌وگو آن را نمی‌بینند.',
  note: 'یادداشت همکاران',
  decide: {
    comments: {
      PUBLISH: { action: 'انتشار', title: (name: string) => `انتشار: ${name}`, done: 'منتشر شد.' },
      REJECT: { action: 'رد', title: (name: string) => `رد: ${name}`, done: 'رد شد.' },
    },
    pages: {
      PUBLISH: { action: 'انتشار', title: (name: string) => `انتشار: ${name}`, done: 'نوشته منتشر شد.' },
      SCHEDULE: {
        action: 'زمان‌بندی انتشار',
        title: (name: string) => `زمان‌بندی انتشار: ${name}`,
        done: 'زمان انتشار ثبت شد.',
      },
      RETURN: {
        action: 'بازگرداندن به نویسنده',
        title: (name: string) => `بازگرداندن: ${name}`,
        done: 'نوشته به نویسنده بازگردانده شد.',
      },
    },
    messages: {
      DISMISS: {
        action: 'گزارش وارد نیست',
        title: (name: string) => `وارد نبودن گزارش: ${name}`,
        done: 'ثبت شد که گزارش وارد نیست.',
      },
      UPHOLD: {
        action: 'گزارش وارد است',
        title: (name: string) => `وارد بودن گزارش: ${name}`,
        done: 'ثبت شد که گزارش وارد است.',
      },
    },
  },
  message: {
    reason: 'دلیل گزارش',
    explanation: 'توضیح گزارش‌دهنده',
    writer: 'نویسندهٔ پیام',
    withPerson: (company: string, person: string) => `${company}، ${person}`,
    reporter: 'گزارش‌دهنده',
    sentAt: 'زمان ارسال',
    files: 'فایل‌های پیام',
    deleted: 'نویسنده پیام را حذف کرده است.',
    versions: 'متن‌های پیشین',
    until: (moment: string) => `تا ${moment}`,
  },
  /** What is usually said of a page that goes back. */
  returnReasons: [
    'منبع عددها و جدول‌ها را بنویسید.',
    'شماره تماس و نشانی بیرون از راسته را از متن بردارید.',
    'متن بیشتر تبلیغ است؛ آن را به یک راهنمای کاربردی تبدیل کنید.',
    'نگارش و نشانه‌گذاری متن را بازبینی کنید.',
  ],
  /** What staff usually note of a report that is right. */
  upholdReasons: ['تبلیغ ناخواسته است.', 'توهین یا تهدید است.', 'درخواست فریب‌آمیز یا مشکوک است.'],
  /** What is usually said, by the rule. */
  templates: {
    CONTACT_OR_LINK: 'شماره، نشانی یا پیوند را بردارید و نظر را دوباره بنویسید.',
    ADVERTISING: 'متن شما معرفی یا تبلیغ است. از تجربهٔ خود با این مورد بنویسید.',
    INSULT: 'متن شما توهین‌آمیز است. همان نکته را محترمانه بنویسید.',
    OFF_TOPIC: 'متن شما دربارهٔ این مورد نیست. نظر را در جای خودش بنویسید.',
    FINGLISH_UNREADABLE: 'متن را با حروف فارسی بنویسید تا دیگران هم بخوانند.',
    PERSONAL_DATA: 'نام یا مشخصات شخصی افراد را بردارید.',
    DUPLICATE: 'همین متن پیش‌تر فرستاده شده است.',
    PRICE_CLAIM: 'ادعای قیمت را بردارید؛ قیمت روز را فروشنده اعلام می‌کند.',
    LEGAL: 'انتشار این متن برخلاف قانون است.',
  } as Record<string, string>,
};
