import type { FormWords } from '../../platform/modules/module.ts';

export const entryForms = {
  titles: {
    NewEntry: 'کالای تازه',
    EntryChange: 'ویرایش کالا',
    EntryStep: 'گام کالا',
    EntryVerdict: 'تصمیم دربارهٔ کالا',
    PriceAndStock: 'قیمت و موجودی',
    PricesAndStock: 'قیمت و موجودی چند کالا',
  },
  labels: {
    priceMode: 'شیوهٔ قیمت',
    priceTiers: 'پله‌های قیمت',
    minQty: 'از مقدار',
    unitPriceRial: 'قیمت واحد (ریال)',
    stockState: 'وضعیت موجودی',
    leadTimeDays: 'زمان آماده‌سازی (روز کاری)',
    confirmsJump: 'قیمت تازه درست است',
    items: 'کالاها',
    sku: 'کد کالا',
    saleUnitText: 'واحد فروش',
    packSize: 'تعداد در هر واحد',
    moq: 'حداقل سفارش',
    orderStep: 'گام سفارش',
    warranty: 'ضمانت',
    originCountryName: 'کشور سازنده',
    reasonCode: 'نوع ایراد',
    onlyHidden: 'فقط پنهان‌ها',
    'PricesAndStock.id': 'کالا',
  },
} satisfies FormWords;
