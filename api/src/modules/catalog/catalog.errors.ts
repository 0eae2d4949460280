import type { OwnCodes } from '../../platform/error-codes.ts';

export const catalogErrors = {
  CATEGORY_NOT_FOUND: { fa: 'این دسته پیدا نشد.', en: 'There is no such category.' },
  CATEGORY_OF_ANOTHER_TYPE: { fa: 'این دسته از نوع انتخاب‌شده نیست.', en: 'This category is not of the chosen type.' },
  BASE_PRODUCT_NOT_FOUND: { fa: 'این کالا پیدا نشد.', en: 'There is no such product.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    catalog: keyof typeof catalogErrors;
  }
}
