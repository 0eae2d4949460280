import type { OwnCodes } from '../../platform/error-codes.ts';

export const adminErrors = {
  TOO_MANY_FOUND: {
    fa: 'بیش از {0} نفر با این عبارت پیدا شد؛ آن را دقیق‌تر بنویسید.',
    en: 'More than {0} people were found by this; write it more exactly.',
    params: ['limit'],
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    admin: keyof typeof adminErrors;
  }
}
