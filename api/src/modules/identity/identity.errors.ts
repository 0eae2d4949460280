import type { OwnCodes } from '../../platform/error-codes.ts';

export const identityErrors = {
  OTP_INVALID: { fa: 'کد واردشده درست نیست یا زمان آن گذشته است.', en: 'The code is not right, or its time is over.' },
  OTP_RATE_LIMITED: {
    fa: 'درخواست کد بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
    en: 'Too many codes were asked for. Please try again a little later.',
  },
  PUZZLE_REQUIRED: {
    fa: 'برای این شماره کدهای زیادی خواسته شده است. پیش از کد بعدی باید معمای کوتاهی حل شود.',
    en: 'Many codes were asked for this number. Before the next one a short puzzle must be solved.',
    params: ['token', 'difficulty', 'expiry'],
  },
  CONSENT_REQUIRED: { fa: 'برای ورود باید شرایط استفاده را بپذیرید.', en: 'To log in, agree to the terms of use.' },
  SESSION_ENDED: {
    fa: 'نشست شما پایان یافته است. دوباره وارد شوید.',
    en: 'Your session has ended. Please log in again.',
  },
  SESSION_NOT_FOUND: { fa: 'این نشست پیدا نشد.', en: 'There is no such session.' },
  SAME_PHONE: { fa: 'این همان شمارهٔ کنونی شماست.', en: 'This is the number you have now.' },
  PHONE_TAKEN: {
    fa: 'این شماره حساب دیگری در راسته دارد. شمارهٔ دیگری بنویسید.',
    en: 'This number has another account here. Write another number.',
  },
  USER_DISABLED: {
    fa: 'حساب شما غیرفعال شده است. برای پیگیری با پشتیبانی راسته تماس بگیرید.',
    en: 'Your account is disabled. Please ask the support of Rasteh about it.',
  },
  USER_NOT_FOUND: { fa: 'این کاربر پیدا نشد.', en: 'There is no such user.' },
  USER_NOT_ACTIVE: { fa: 'حساب این کاربر فعال نیست.', en: 'The account of this user is not active.' },
  OWN_ROLES_NOT_CHANGEABLE: {
    fa: 'نقش و وضعیت خودتان را نمی‌توانید تغییر دهید.',
    en: 'You cannot change your own roles and status.',
  },
  LAST_ADMIN: {
    fa: 'این تنها مدیر سامانه است؛ ابتدا مدیر دیگری تعیین کنید.',
    en: 'This is the only administrator; first name another one.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    identity: keyof typeof identityErrors;
  }
}
