import type { OwnCodes } from '../../platform/error-codes.ts';

export const verificationErrors = {
  VERIFICATION_NOT_FOUND: { fa: 'این درخواست پیدا نشد.', en: 'There is no such request.' },
  VERIFICATION_PENDING: {
    fa: 'درخواست دیگری در حال بررسی است؛ ابتدا آن را پس بگیرید.',
    en: 'Another request is being looked at; first take it back.',
  },
  VERIFICATION_LIMIT: {
    fa: 'در ۳۰ روز حداکثر ۱۰ درخواست می‌توان فرستاد. چند روز بعد دوباره تلاش کنید.',
    en: 'At most 10 requests can be sent in 30 days. Please try again in a few days.',
  },
  VERIFICATION_DECIDED: { fa: 'به این درخواست پیش‌تر پاسخ داده شده است.', en: 'This request was answered before.' },
  OWN_VERIFICATION: {
    fa: 'دربارهٔ هویت خودتان نمی‌توانید تصمیم بگیرید.',
    en: 'You cannot decide about your own identity.',
  },
  IDENTITY_UNCHANGED: {
    fa: 'این مشخصات همان است که تأیید شده است.',
    en: 'These are the very details that are verified.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    verifications: keyof typeof verificationErrors;
  }
}
