import type { FormWords } from '../../platform/modules/module.ts';

export const activityForms = {
  titles: {
    Visit: 'بازدید',
    ContactClick: 'باز کردن راه تماس',
  },
} satisfies FormWords;
