import type { OwnCodes } from '../../platform/error-codes.ts';

export const catalogErrors = {
  CATEGORY_NOT_FOUND: { fa: 'این دسته پیدا نشد.', en: 'There is no such category.' },
  CATEGORY_OF_ANOTHER_TYPE: { fa: 'این دسته از نوع انتخاب‌شده نیست.', en: 'This category is not of the chosen type.' },
  PROPERTY_NOT_FOUND: { fa: 'این ویژگی پیدا نشد.', en: 'There is no such property.' },
  PROPERTY_VALUE_NOT_FOUND: { fa: 'این گزینه پیدا نشد.', en: 'There is no such value.' },
  PROPERTY_HAS_NO_VALUES: {
    fa: 'این ویژگی انتخابی نیست و گزینه نمی‌گیرد.',
    en: 'This property is no choice and has no values.',
  },
  LEAF_HAS_PRODUCTS: {
    fa: 'در این دسته کالا هست؛ دسته‌ای که کالا دارد زیردسته نمی‌گیرد.',
    en: 'There are products in this category; one that holds products has none below it.',
  },
  SLOT_TAKEN: {
    fa: 'ویژگی «{0}» با «{1}» در مسیر تازه یک جا دارد.',
    en: 'On the new path the property {0} has the place of {1}.',
    params: ['property', 'otherProperty'],
  },
  NO_SLOT: {
    fa: 'در این مسیر برای ویژگی دیگری جا نیست؛ بیشترین تعداد ۴۰ است.',
    en: 'There is no place for one more property on this path; 40 is the most.',
  },
  CATEGORY_TOO_DEEP: {
    fa: 'بیشترین عمق دسته‌ها {0} است.',
    en: 'Categories are at most {0} levels deep.',
    params: ['levels'],
  },
  CATEGORY_UNDER_ITSELF: {
    fa: 'دسته زیر خودش یا زیردسته‌های خودش جا نمی‌گیرد.',
    en: 'A category cannot stand below itself.',
  },
  CATEGORY_NOT_EMPTY: {
    fa: 'این دسته خالی نیست. نخست کالاها و زیردسته‌ها را جابه‌جا کنید، یا دسته را جایگزین کنید.',
    en: 'This category is not empty. Move what is in it first, or replace it.',
  },
  CATEGORY_IS_REPLACED: {
    fa: 'جای این دسته را دستهٔ دیگری گرفته است.',
    en: 'Another category took the place of this one.',
  },
  DECIMALS_FALL: {
    fa: 'رقم‌های اعشار از {0} کمتر نمی‌شود.',
    en: 'There are {0} decimals already; they only become more.',
    params: ['decimals'],
  },
  BOUNDS_BROKEN: {
    fa: 'مقدار «{0}» بیرون از این بازه است.',
    en: 'The value of {0} lies outside of these bounds.',
    params: ['product'],
  },
  VALUE_LIMIT: {
    fa: 'هر ویژگی بیشتر از {0} گزینه نمی‌گیرد.',
    en: 'A property has at most {0} values.',
    params: ['limit'],
  },
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
