import type { OwnCodes } from '../../platform/error-codes.ts';

export const noteErrors = {
  NOTE_NOT_FOUND: { fa: 'این یادداشت پیدا نشد.', en: 'There is no such note.' },
  NO_CUSTOMER_TO_SHARE_WITH: {
    fa: 'برای به اشتراک گذاشتن یادداشت باید عضو یک مشتری (شرکت) باشید.',
    en: 'To share a note you must be a member of a customer (a company).',
  },
  NOTES_LIMIT: {
    fa: 'حداکثر ۵٬۰۰۰ یادداشت نگه داشته می‌شود. برای نوشتن یادداشت تازه، یادداشتی را حذف کنید.',
    en: 'At most 5,000 notes are kept. To write a new one, delete another.',
  },
  NOTES_ON_THING_LIMIT: {
    fa: 'برای هر مورد حداکثر ۲۰۰ یادداشت نگه داشته می‌شود. برای نوشتن یادداشت تازه، یکی از آن‌ها را حذف کنید.',
    en: 'At most 200 notes are kept about one thing. To write a new one, delete another of them.',
  },
  REMINDER_IN_PAST: { fa: 'زمان یادآوری باید در آینده باشد.', en: 'The time of a reminder must be in the future.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    notes: keyof typeof noteErrors;
  }
}
