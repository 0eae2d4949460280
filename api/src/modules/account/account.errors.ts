import type { OwnCodes } from '../../platform/error-codes.ts';

export const accountErrors = {
  PHONE_MISMATCH: { fa: 'این شمارهٔ موبایل شما نیست.', en: 'This is not your own mobile number.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    account: keyof typeof accountErrors;
  }
}
