import type { FormWords } from '../../platform/modules/module.ts';

export const notificationForms = {
  titles: {
    NotificationReading: 'خوانده شد',
    NotificationPreferencesChange: 'تنظیم اعلان‌ها',
  },
  labels: {
    upTo: 'تا این اعلان',
    isUnread: 'فقط نخوانده‌ها',
    choices: 'انتخاب‌ها',
    byMail: 'با ایمیل هم',
    bySms: 'با پیامک هم',
  },
} satisfies FormWords;
