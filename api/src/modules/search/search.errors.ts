import type { OwnCodes } from '../../platform/error-codes.ts';

export const searchErrors = {
  UNIT_OF_ANOTHER_QUANTITY: { fa: 'این یکا برای این ویژگی نیست.', en: 'This unit does not measure this property.' },
  PROPERTY_NOT_IN_CATEGORY: { fa: 'این ویژگی در این دسته نیست.', en: 'This category has no such property.' },
  PROPERTY_NOT_FILTERABLE: { fa: 'با این ویژگی نمی‌توان فیلتر کرد.', en: 'This property cannot be filtered by.' },
  SUPPLIER_PRODUCT_PART_NOT_FOUND: { fa: 'این بخش پیدا نشد.', en: 'There is no such part of the offers’ addresses.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    search: keyof typeof searchErrors;
  }
}
