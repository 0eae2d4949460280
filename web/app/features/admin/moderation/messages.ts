import { formatInteger } from '../../../platform/numbers/numbers.ts';

/** Every word of the queue of moderators. */
export const moderationMessages = {
  tab: {
    label: 'بررسی نظرها',
    text: 'نظرهای تازه، گزارش‌ها و اعتراض‌ها',
    none: 'موردی در صف نیست',
    noneText: 'نظرهای تازه، نظرهای گزارش‌شده و اعتراض‌ها اینجا دیده می‌شوند.',
  },
  lists: { label: 'کدام موارد', open: 'در انتظار', decided: 'بررسی‌شده' },
  summary: (kind: string, count: number, overdue: number) =>
    overdue > 0
      ? `${kind}: ${formatInteger(count)} (${formatInteger(overdue)} با تأخیر)`
      : `${kind}: ${formatInteger(count)}`,
  name: (kind: string, heading: string) => `${kind} دربارهٔ «${heading}»`,
  text: 'متن',
  formerText: 'متن پیشین که اکنون دیده می‌شود',
  answered: 'در پاسخ به',
  author: 'نویسنده',
  anonymous: (name: string) => `${name} (برای خوانندگان بدون نام)`,
  nobody: 'بدون نام',
  company: 'پاسخ از سوی شرکت',
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
  decide: {
    PUBLISH: { action: 'انتشار', title: (name: string) => `انتشار: ${name}`, done: 'منتشر شد.' },
    REJECT: { action: 'رد', title: (name: string) => `رد: ${name}`, done: 'رد شد.' },
  },
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
