import type { OwnCodes } from '../../platform/error-codes.ts';

export const merchantErrors = {
  MERCHANT_NOT_FOUND: { fa: 'این فروشنده پیدا نشد.', en: 'There is no such seller.' },
  MERCHANT_DELEGATION_NOT_FOUND: { fa: 'این نمایندگی پیدا نشد.', en: 'There is no such delegation.' },
  MERCHANT_SALE_SETTING_NOT_FOUND: {
    fa: 'شرایط فروش این فروشنده پیدا نشد.',
    en: 'How this seller sells is not known.',
  },
  MERCHANT_LIMIT: {
    fa: 'یک شرکت بیش از ۱۰ فروشنده نمی‌تواند داشته باشد.',
    en: 'A company can have at most 10 merchants.',
  },
  MERCHANT_INCOMPLETE: {
    fa: 'پیش از ارسال، موارد باقی‌مانده را کامل کنید.',
    en: 'Something is missing before it can be handed in.',
    params: ['missing'],
  },
  NAME_TOO_SHORT: {
    fa: 'نام باید دست‌کم ۳ نویسه و ۲ حرف داشته باشد.',
    en: 'A name has at least 3 characters, 2 of them letters.',
  },
  NAME_SIGN: {
    fa: 'نویسهٔ «{0}» در این جای نام مجاز نیست.',
    en: 'The sign {0} is not allowed there in a name.',
    params: ['sign'],
  },
  HAS_CONTACT: {
    fa: 'شمارهٔ تماس، نشانی سایت یا نام شبکهٔ اجتماعی را ننویسید.',
    en: 'Leave out phones, addresses of websites and names of social networks.',
  },
  NAME_RESERVED: {
    fa: 'این نام را نمی‌توان برگزید.',
    en: 'This name cannot be chosen.',
  },
  NAME_COOLDOWN: {
    fa: 'نام را تنها هر {0} روز یک بار می‌توان تغییر داد.',
    en: 'A name can be changed once in {0} days.',
    params: ['days'],
  },
  DAY_PAST: { fa: 'این روز گذشته است.', en: 'This day is past.' },
  VACATION_TOO_LONG: {
    fa: 'تعطیلات بیش از {0} روز نمی‌شود.',
    en: 'A vacation lasts at most {0} days.',
    params: ['days'],
  },
  HOURS_OVERLAP: {
    fa: 'این ساعت‌ها با ساعت دیگری از همان روز هم‌پوشانی دارد.',
    en: 'These hours overlap with others of the same day.',
  },
  OPEN_MATTERS: {
    fa: 'نخست این موارد باز را به پایان برسانید: {0}',
    en: 'These matters are still open: {0}',
    params: ['matter'],
  },
  OWN_MATTER: {
    fa: 'این مورد به شرکت خودتان مربوط است و همکار دیگری دربارهٔ آن تصمیم می‌گیرد.',
    en: 'This concerns a company of your own; somebody else decides it.',
  },
  DELEGATION_OVERLAP: {
    fa: 'با نمایندگی {0} در همان قلمرو، دامنه و دوره برخورد دارد.',
    en: 'It meets the delegation {0} in territory, scope and time.',
    params: ['number'],
  },
  DELEGATION_PAST: { fa: 'زمان این نمایندگی گذشته است.', en: 'The time of this delegation is past.' },
  DELEGATION_ENDS_SOON: {
    fa: 'پایان نمایندگی باید دست‌کم {0} ساعت پس از اکنون باشد.',
    en: 'It has to hold for at least {0} hours from now.',
    params: ['hours'],
  },
  DELEGATION_TOO_LONG: {
    fa: 'نمایندگی بیش از {0} سال نمی‌شود.',
    en: 'A delegation holds for at most {0} years.',
    params: ['years'],
  },
  DELEGATION_PAPER_MISSING: {
    fa: 'سند نمایندگی بارگذاری نشده است.',
    en: 'The paper of the delegation is missing.',
  },
  DELEGATION_TO_ONESELF: {
    fa: 'شرکت به خودش نمایندگی نمی‌دهد.',
    en: 'A company gives no delegation to itself.',
  },
  DELEGATION_SERVICE_ONLY: {
    fa: 'نمایندگی خدمات فقط اجازهٔ خدمات پس از فروش می‌دهد.',
    en: 'A delegation for service allows service after the sale and nothing else.',
  },
  DELEGATION_NOT_CONFIRMED: {
    fa: 'فروشنده و تأمین‌کننده باید تأیید شده باشند.',
    en: 'Both the merchant and the supplier have to be confirmed.',
  },
  DELEGATION_LIMIT: {
    fa: 'یک فروشنده بیش از {0} پیش‌نویس و درخواست باز ندارد.',
    en: 'A merchant has at most {0} drafts and open requests.',
    params: ['most'],
  },
  CODE_UNKNOWN: {
    fa: 'نمایندگی‌ای با این کد در راسته نیست.',
    en: 'There is no delegation with this code.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    merchants: keyof typeof merchantErrors;
  }
}
