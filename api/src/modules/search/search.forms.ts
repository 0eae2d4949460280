import type { FormWords } from '../../platform/modules/module.ts';

export const searchForms = {
  titles: {
    ProductFilter: 'فیلتر پیشنهادها',
    PropertyFilter: 'فیلتر یک ویژگی',
  },
  labels: {
    properties: 'ویژگی‌ها',
    propertyId: 'ویژگی',
    value: 'از',
    booleanValue: 'بله یا خیر',
    includeUnknown: 'نمایش موارد اعلام‌نشده',
    maxValue: 'تا',
    measurementUnitId: 'یکا',
    enumValueIds: 'مقدارها',
    match: 'شیوهٔ تطبیق بازه',
    appliesMeasures: 'فیلتر شدن عددهای نوشته‌شده',
  },
} satisfies FormWords;
