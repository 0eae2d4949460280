import type { FormWords } from '../../platform/modules/module.ts';

export const searchForms = {
  titles: {
    ProductFilter: 'فیلتر پیشنهادها',
    PropertyFilter: 'فیلتر یک ویژگی',
    LinesText: 'جست‌وجوی چند قلم',
    SearchCount: 'شمارش جست‌وجو',
    MeasuredTexts: 'خواندن عدد و یکا از متن',
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
    text: 'قلم‌ها',
    'SearchCount.key': 'متن جست‌وجو',
    foundNothing: 'بی‌نتیجه',
    texts: 'متن‌ها',
    appliesMeasures: 'فیلتر شدن عددهای نوشته‌شده',
  },
} satisfies FormWords;
