import type { OwnCodes } from '../../platform/error-codes.ts';

export const supplierErrors = {
  SUPPLIER_NOT_FOUND: { fa: 'این تأمین‌کننده پیدا نشد.', en: 'There is no such supplier.' },
  SUPPLIER_PRODUCT_NOT_FOUND: { fa: 'این پیشنهاد پیدا نشد.', en: 'There is no such offer.' },
  ORDER_STEP: {
    fa: 'مقدار از {0} آغاز می‌شود و با گام {1} بالا می‌رود.',
    en: 'The quantity begins with {0} and grows in steps of {1}.',
    params: ['least', 'step'],
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    suppliers: keyof typeof supplierErrors;
  }
}
