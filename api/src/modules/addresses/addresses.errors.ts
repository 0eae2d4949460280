import type { OwnCodes } from '../../platform/error-codes.ts';

export const addressErrors = {
  ADDRESS_NOT_FOUND: { fa: 'این نشانی پیدا نشد.', en: 'There is no such address.' },
  ADDRESS_LIMIT: {
    fa: 'نشانی دیگری نمی‌توان افزود؛ دفترچهٔ نشانی پر است.',
    en: 'No more addresses can be kept: the book is full.',
  },
  DEFAULT_NO_DELIVERY: {
    fa: 'تنها نشانی تحویل می‌تواند پیش‌فرض باشد.',
    en: 'Only a delivery address can be the default.',
  },
  PERSON_NOT_FOUND: { fa: 'این شخص پیدا نشد.', en: 'There is no such person.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    addresses: keyof typeof addressErrors;
  }
}
