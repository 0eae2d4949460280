import type { FormWords } from '../../platform/modules/module.ts';

export const adminForms = {
  titles: {
    UserRolesChange: 'تغییر نقش کاربر',
    UserStatusChange: 'غیرفعال یا فعال کردن کاربر',
    SessionRevocation: 'پایان دادن به نشست',
  },
  labels: {
    roles: 'نقش‌ها',
    isDisabled: 'غیرفعال',
  },
} satisfies FormWords;
