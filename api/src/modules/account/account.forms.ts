import type { FormWords } from '../../platform/modules/module.ts';

export const accountForms = {
  titles: {
    AccountClosing: 'بستن حساب',
  },
  labels: {
    'AccountClosing.confirmation': 'شمارهٔ موبایل خودتان',
    closeCompanyIds: 'شرکت‌هایی که بسته می‌شوند',
  },
} satisfies FormWords;
