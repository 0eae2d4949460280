import type { OwnCodes } from '../../../platform/error-codes.ts';

export const feedbackErrors = {
  FEEDBACK_NOT_FOUND: {
    fa: 'بازخوردی با این شماره و رمز پیدا نشد.',
    en: 'There is no feedback with this number and code.',
  },
  CHALLENGE_UNKNOWN: {
    fa: 'این فرم دیگر پذیرفته نمی‌شود. صفحه را دوباره باز کنید و بفرستید.',
    en: 'This challenge was not made here, or it is not solved. Ask for another one.',
  },
  CHALLENGE_EXPIRED: {
    fa: 'مهلت فرستادن این فرم به پایان رسید. صفحه را دوباره باز کنید و بفرستید.',
    en: 'This challenge is over. Ask for another one.',
  },
  CHALLENGE_USED: {
    fa: 'این فرم یک بار فرستاده شده است. برای بازخورد تازه، صفحه را دوباره باز کنید.',
    en: 'This challenge was used before. Ask for another one.',
  },
  CHALLENGE_TOO_EARLY: {
    fa: 'فرم زودتر از اندازه فرستاده شد. چند ثانیهٔ دیگر دوباره بفرستید.',
    en: 'Without a solution a challenge is taken 8 seconds after it was made. Please send it again.',
  },
  FEEDBACK_RATE_LIMITED: {
    fa: 'در یک ساعت گذشته بازخوردهای زیادی از نشانی شما رسیده است. کمی بعد دوباره تلاش کنید.',
    en: 'There was too much feedback from this address within an hour. Please try again later.',
  },
  FEEDBACK_LOOKUPS_LIMITED: {
    fa: 'در یک ساعت گذشته بارها شماره و رمز وارد شده است. کمی بعد دوباره تلاش کنید.',
    en: 'Too many numbers and codes were tried within an hour. Please try again later.',
  },
  FEEDBACK_REOPENED: {
    fa: 'این بازخورد پیش‌تر یک بار دوباره باز شده است. بازخورد تازه‌ای بفرستید.',
    en: 'This feedback was reopened before. Please send another one.',
  },
  FEEDBACK_REOPEN_LATE: {
    fa: 'تا ۳۰ روز پس از پاسخ می‌توان بازخورد را دوباره باز کرد. بازخورد تازه‌ای بفرستید.',
    en: 'A feedback can be reopened within 30 days of its end. Please send another one.',
  },
  SCREENSHOT_NEEDS_LOGIN: {
    fa: 'برای فرستادن تصویر باید وارد حساب خود شده باشید.',
    en: 'Only who is logged in can send a screenshot.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    feedback: keyof typeof feedbackErrors;
  }
}
