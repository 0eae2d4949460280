import type { OwnCodes } from '../../platform/error-codes.ts';

export const notificationErrors = {
  NOTIFICATION_NOT_FOUND: { fa: 'این اعلان پیدا نشد.', en: 'There is no such notice.' },
  SMS_NOT_OFFERED: { fa: 'این اعلان با پیامک فرستاده نمی‌شود.', en: 'Notices of this kind do not go out by SMS.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    notifications: keyof typeof notificationErrors;
  }
}
