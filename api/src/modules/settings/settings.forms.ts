import type { FormWords } from '../../platform/modules/module.ts';

export const settingForms = {
  titles: { NewSettingValue: 'مقدار تازهٔ تنظیم' },
  labels: {
    key: 'تنظیم',
    values: 'مقدار',
    'NewSettingValue.validFrom': 'از زمان',
  },
} satisfies FormWords;
