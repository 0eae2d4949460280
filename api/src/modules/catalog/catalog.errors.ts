import type { OwnCodes } from '../../platform/error-codes.ts';

export const catalogErrors = {
  CATEGORY_NOT_FOUND: { fa: 'این دسته پیدا نشد.', en: 'There is no such category.' },
  CATEGORY_OF_ANOTHER_TYPE: { fa: 'این دسته از نوع انتخاب‌شده نیست.', en: 'This category is not of the chosen type.' },
  BASE_PRODUCT_NOT_FOUND: { fa: 'این کالا پیدا نشد.', en: 'There is no such product.' },
  NOT_COMPARABLE: {
    fa: 'این واحد با آن کمیت نمی‌خواند.',
    en: 'This unit measures something else.',
  },
  PROPERTY_REQUIRED: { fa: '«{0}» را بنویسید.', en: 'State “{0}”.', params: ['property'] },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    catalog: keyof typeof catalogErrors;
  }
}
