import type { OwnCodes } from '../../platform/error-codes.ts';

export const settingErrors = {
  SETTING_READ_ONLY: {
    fa: 'این مقدار اینجا تغییر نمی‌کند.',
    en: 'This value is not changed here.',
  },
  SETTING_IN_PAST: {
    fa: 'آغاز مقدار تازه نمی‌تواند در گذشته باشد.',
    en: 'A new value cannot begin in the past.',
  },
  VALUES_FALL: {
    fa: 'عددها را از بزرگ به کوچک و بدون تکرار بنویسید.',
    en: 'The numbers go from the largest to the smallest, each once.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    settings: keyof typeof settingErrors;
  }
}
