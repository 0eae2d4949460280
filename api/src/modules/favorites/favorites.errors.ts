import type { OwnCodes } from '../../platform/error-codes.ts';

export const favoriteErrors = {
  FAVORITE_NOT_FOUND: { fa: 'این مورد در ذخیره‌شده‌های شما پیدا نشد.', en: 'This is not among the things you saved.' },
  FAVORITES_LIMIT: {
    fa: 'از هر نوع حداکثر ۵۰۰ مورد ذخیره می‌شود. برای افزودن، موردی را از ذخیره‌شده‌ها بردارید.',
    en: 'At most 500 things of a kind are saved. To save this one, take another one back.',
  },
  FAVORITE_LISTS_LIMIT: {
    fa: 'حداکثر ۵۰ فهرست می‌توان ساخت. برای فهرست تازه، یکی از فهرست‌ها را خالی کنید.',
    en: 'There can be at most 50 lists. For a new one, empty one of them.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    favorites: keyof typeof favoriteErrors;
  }
}
