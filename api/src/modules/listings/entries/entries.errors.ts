import type { OwnCodes } from '../../../platform/error-codes.ts';

export const entryErrors = {
  DELEGATION_ENDED: {
    fa: 'نمایندگی این کالا دیگر برقرار نیست؛ با آن نه قیمت تغییر می‌کند و نه سفارش تازه‌ای ثبت می‌شود.',
    en: 'The agency behind this is in force no more: its price cannot be changed, and nothing new can be ordered.',
  },
  PRICE_NOT_ALLOWED: {
    fa: 'این نمایندگی اجازهٔ گذاشتن قیمت نمی‌دهد؛ قیمت را توافقی بگذارید.',
    en: 'This agency does not let you set prices; leave the price on request.',
  },
  PRICE_JUMP: {
    fa: 'قیمت از {0} ریال به {1} ریال می‌رسد. اگر درست است، تأیید کنید.',
    en: 'The price goes from {0} to {1} rials. Confirm it if that is right.',
    params: ['oldPrice', 'newPrice'],
  },
  PRICE_TIER_FROM_LEAST: {
    fa: 'نخستین پله از حداقل سفارش ({0}) آغاز می‌شود.',
    en: 'The first tier begins with the least order, {0}.',
    params: ['leastOrder'],
  },
  UNIT_NOT_TRADED: {
    fa: 'کالا با این یکا فروخته نمی‌شود؛ یکی از واحدهای فهرست را انتخاب کنید.',
    en: 'Nothing is sold by this unit; choose one by which goods are counted, measured or packed.',
  },
  UNIT_RETIRED: {
    fa: 'این یکا کنار گذاشته شده است؛ یکای دیگری انتخاب کنید.',
    en: 'This unit is used no more; choose another one.',
  },
  CONVERSION_TO_ITSELF: {
    fa: 'هر واحد فروش را به واحدی دیگر بنویسید.',
    en: 'A sale unit is told in another unit, not in itself.',
  },
  CONVERSION_CIRCLE: {
    fa: 'این یکا با {0} از یک کمیت است و نسبت آن دو روشن است.',
    en: 'This unit is of the same quantity as {0}; how much that is of it is known.',
    params: ['saleUnit'],
  },
  PRICE_TIERS_RISE: {
    fa: 'مقدار هر پله باید از پلهٔ پیش بیشتر باشد.',
    en: 'Each tier begins with more than the one before.',
  },
  PRICE_TIERS_FALL: {
    fa: 'قیمت هر پله نباید از پلهٔ پیش بیشتر باشد.',
    en: 'No tier costs more than the one before.',
  },
  ENTRY_INCOMPLETE: {
    fa: 'پیش از ارسال، موارد باقی‌مانده را کامل کنید.',
    en: 'Something is missing before it can be handed in.',
    params: ['missing'],
  },
  ENTRY_LIMIT: { fa: 'بیش از ۲۰٬۰۰۰ کالا نمی‌توان داشت.', en: 'A seller can have at most 20,000 entries.' },
  ENTRY_PUBLISHED_BEFORE: {
    fa: 'کالایی که منتشر شده است حذف نمی‌شود؛ آن را بایگانی کنید.',
    en: 'What was published is not removed; archive it.',
  },
  NO_AGENCY: {
    fa: 'نمایندگی معتبری برای فروش این کالا ندارید.',
    en: 'You have no agency in force that covers this product.',
  },
  SKU_TAKEN: { fa: 'کالای دیگری از شما این کد را دارد.', en: 'Another entry of yours has this code.' },
  CONTENT_UNCHANGED: {
    fa: 'کارشناسان این کالا را برداشته‌اند؛ پیش از ارسال دوباره، ایراد گفته‌شده را برطرف کنید.',
    en: 'Staff took it off the market; mend what they named before it is handed in again.',
  },
  COVER_NEEDS_FOLLOWER: {
    fa: 'کالای منتشرشده دست‌کم یک تصویر تأییدشده می‌خواهد؛ پیش از حذف آخرین تصویر، تصویر دیگری بگذارید.',
    en: 'A published entry keeps a picture that is shown; add another one before the last is removed.',
  },
  PROPERTY_OF_PRODUCT: {
    fa: '«{0}» را کالای پایه می‌گوید و برای همهٔ فروشندگان یکی است. اگر کالای شما فرق دارد، کالای پایهٔ دیگری برگزینید یا پیشنهاد دهید.',
    en: 'The base product states “{0}”, the same for all who sell it. If yours differs, choose or propose another base product.',
    params: ['property'],
  },
  PRODUCT_CHANGE_NOT_FOUND: { fa: 'این تغییر پیدا نشد.', en: 'There is no such change.' },
  REASON_CODE_MISSING: { fa: 'دلیل را از فهرست برگزینید.', en: 'Choose a reason from the list.' },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    entries: keyof typeof entryErrors;
  }
}
