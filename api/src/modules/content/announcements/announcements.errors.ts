import type { OwnCodes } from '../../../platform/error-codes.ts';

export const announcementErrors = {
  ANNOUNCEMENT_NOT_FOUND: { fa: 'این اطلاعیه پیدا نشد.', en: 'There is no such announcement.' },
  ANNOUNCEMENT_ENDS_BEFORE_START: {
    fa: 'پایان نمایش باید پس از آغاز آن باشد.',
    en: 'It must end after it begins.',
  },
  ANNOUNCEMENT_OVER: {
    fa: 'زمان پایان گذشته است؛ زمانی در آینده بنویسید.',
    en: 'This time is over; write one that is still to come.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentAnnouncements: keyof typeof announcementErrors;
  }
}
