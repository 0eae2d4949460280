import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of notices. */
export const area: OwnArea = {
  menu: {
    place: 25,
    name: 'Notifications',
    href: '/profile/notifications',
    label: 'اعلان‌ها',
    counts: 'notices',
  },
  kept: { notifications: 'اعلان‌های شما و این‌که کدام‌ها را با ایمیل یا پیامک هم می‌خواهید.' },
  liveQueries: { Notification: ['viewer.notifications', 'viewer.notificationSummary'] },
};
