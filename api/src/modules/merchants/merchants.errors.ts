import type { OwnCodes } from '../../platform/error-codes.ts';

export const merchantErrors = {
  MERCHANT_NOT_FOUND: { fa: 'این فروشنده پیدا نشد.', en: 'There is no such seller.' },
  MERCHANT_DELEGATION_NOT_FOUND: { fa: 'این نمایندگی پیدا نشد.', en: 'There is no such delegation.' },
  MERCHANT_SALE_SETTING_NOT_FOUND: {
    fa: 'شرایط فروش این فروشنده پیدا نشد.',
    en: 'How this seller sells is not known.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    merchants: keyof typeof merchantErrors;
  }
}
