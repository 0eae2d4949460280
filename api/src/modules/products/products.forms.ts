import type { FormWords } from '../../platform/modules/module.ts';

export const productForms = {
  titles: {
    ReplaceCategory: 'جایگزینی دسته',
    NewBaseProduct: 'پیشنهاد کالای تازه',
    BaseProductProposal: 'پیشنهاد دوبارهٔ کالا',
    BaseProductVerdict: 'تصمیم دربارهٔ کالای پایه',
    BaseProductMerge: 'ادغام کالای پایه',
  },
  labels: {
    targetId: 'جایگزین',
    checkId: 'بررسی',
    'NewBaseProduct.name': 'نام کالا',
    'BaseProductProposal.name': 'نام کالا',
    'BaseProductVerdict.name': 'نام کالا',
    mpn: 'شمارهٔ فنی',
    gtin: 'شمارهٔ جهانی کالا',
    scientificName: 'نام علمی',
    description: 'توضیح',
    standards: 'استانداردها',
    unitId: 'یکا',
    content: 'مشخصات کالا',
    intoId: 'کالایی که می‌ماند',
    counts: 'شمار وابسته‌ها',
    entries: 'کالاهای فروشندگان',
    favorites: 'ذخیره‌ها',
    notes: 'یادداشت‌ها',
  },
} satisfies FormWords;
