import type { FormWords } from '../../platform/modules/module.ts';

export const supplierForms = {
  titles: {
    SupplierProductQuery: 'جست‌وجوی پیشنهادها',
    SupplierQuery: 'جست‌وجوی تأمین‌کنندگان',
  },
  labels: {
    verificationLevel: 'سطح تأیید',
    onlyConfirmed: 'فقط تأییدشده‌ها',
    stockStates: 'وضعیت موجودی',
    filter: 'فیلتر',
    measures: 'اندازه‌ها',
    hasDelegation: 'فقط دارای نماینده',
  },
} satisfies FormWords;
