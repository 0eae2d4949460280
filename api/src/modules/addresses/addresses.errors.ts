import type { OwnCodes } from '../../platform/error-codes.ts';

export const addressErrors = {
  ADDRESS_NOT_FOUND: { fa: 'این نشانی پیدا نشد.', en: 'There is no such address.' },
  ADDRESS_LIMIT: { fa: 'بیش از ۲۰ نشانی نمی‌توان داشت.', en: 'At most 20 addresses can be kept.' },
  PERSON_NOT_FOUND: { fa: 'این شخص پیدا نشد.', en: 'There is no such person.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    addresses: keyof typeof addressErrors;
  }
}
