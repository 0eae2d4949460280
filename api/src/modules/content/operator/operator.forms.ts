import type { FormWords } from '../../../platform/modules/module.ts';

export const operatorForms = {
  titles: { SiteOperatorChange: 'مشخصات گردانندهٔ سایت' },
  labels: {
    'SiteOperatorChange.name': 'نام شرکت',
    'SiteOperatorChange.address': 'نشانی',
    'SiteOperatorChange.supportHours': 'ساعت‌های پاسخ‌گویی',
    'SiteOperatorChange.trustText': 'نماد اعتماد',
  },
} satisfies FormWords;
