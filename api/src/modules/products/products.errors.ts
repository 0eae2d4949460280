import type { OwnCodes } from '../../platform/error-codes.ts';

export const productErrors = {
  BASE_PRODUCT_EXISTS: {
    fa: 'این کالا هست: «{1}». همان را برگزینید.',
    en: 'This product is there already: “{1}”. Choose it.',
    params: ['id', 'name'],
  },
  BASE_PRODUCT_LIMIT: {
    fa: '۵۰ پیشنهاد شما در انتظار بررسی است؛ تا بررسی آن‌ها صبر کنید.',
    en: 'A company can have at most 50 proposals waiting.',
  },
  BASE_PRODUCT_IN_USE: {
    fa: 'کالایی از فهرست فروش روی این پیشنهاد است؛ نخست آن را حذف کنید.',
    en: 'An entry stands on this proposal; remove it first.',
  },
  PROPOSAL_UNCHANGED: {
    fa: 'پیشنهاد همان است که رد شد؛ نخست ایراد گفته‌شده را برطرف کنید.',
    en: 'This is what was rejected; mend what was named first.',
  },
  NOT_A_LEAF: { fa: 'دسته‌ای را برگزینید که زیرشاخه ندارد.', en: 'Choose a category without others below it.' },
  CATEGORY_FIXED: {
    fa: 'دستهٔ کالای منتشرشده عوض نمی‌شود.',
    en: 'What is published stays in its category.',
  },
  GTIN_INVALID: {
    fa: 'شمارهٔ جهانی کالا ۸، ۱۲، ۱۳ یا ۱۴ رقم است و رقم آخر آن باید بخواند.',
    en: 'A GTIN has 8, 12, 13 or 14 digits, the last of which checks the others.',
  },
  MERGE_INTO_ITSELF: { fa: 'کالا در خودش ادغام نمی‌شود.', en: 'A product cannot be merged into itself.' },
  TARGET_NO_LEAF: {
    fa: 'دستهٔ جایگزین باید دسته‌ای پایانی و در کار باشد.',
    en: 'Only an active category with nothing below it can take the place of another.',
  },
  CHECK_OUTDATED: {
    fa: 'از زمان بررسی چیزی عوض شده است؛ دوباره بررسی کنید.',
    en: 'Something has changed since it was counted; count again.',
  },
  MERGE_TARGET: {
    fa: 'کالایی که در آن ادغام می‌شود باید منتشر شده باشد.',
    en: 'What it is merged into must be published.',
  },
  MERGE_OTHER_CATEGORY: {
    fa: 'این دو کالا در یک دسته نیستند.',
    en: 'The two products are not in the same category.',
  },
  MERGE_COUNTS: {
    fa: 'از زمانی که شمار آن‌ها را دیدید چیزی عوض شده است؛ دوباره ببینید و تأیید کنید.',
    en: 'What follows it has changed since you saw how much it is; look again.',
    params: ['entries', 'favorites', 'notes'],
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    products: keyof typeof productErrors;
  }
}
