import type { FormWords } from '../../../platform/modules/module.ts';

export const moderationForms = {
  titles: {
    ModerationVerdict: 'تصمیم دربارهٔ یک مورد',
    ModerationCasesQuery: 'موارد بررسی',
  },
  labels: {
    'ModerationVerdict.decision': 'تصمیم',
    'ModerationVerdict.code': 'قاعده‌ای که رعایت نشده است',
    'ModerationVerdict.reason': 'توضیح برای نویسنده',
    'ModerationVerdict.publishAt': 'زمان انتشار',
  },
} satisfies FormWords;
