import type { FormWords } from '../../../platform/modules/module.ts';

export const menuForms = {
  titles: { WebsiteMenuChange: 'نوشتن فهرست سایت' },
  labels: { 'WebsiteMenuChange.entries': 'ردیف‌ها' },
} satisfies FormWords;
