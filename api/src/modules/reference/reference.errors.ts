import type { OwnCodes } from '../../platform/error-codes.ts';

export const referenceErrors = {
  MEASUREMENT_QUANTITY_NOT_FOUND: { fa: 'این کمیت پیدا نشد.', en: 'There is no such quantity.' },
  UNIT_NOT_FOUND: { fa: 'این یکا پیدا نشد.', en: 'There is no such unit.' },
  UNIT_IN_USE: {
    fa: 'این یکا یکای پایه یا پیش‌فرض است و کنار گذاشته نمی‌شود.',
    en: 'Numbers are compared in this unit, or forms begin with it; it cannot retire.',
  },
  ENUM_NOT_FOUND: { fa: 'این فهرست مقدارها پیدا نشد.', en: 'There is no such enumeration.' },
  TYPE_MODEL_NOT_FOUND: { fa: 'این مدل پیدا نشد.', en: 'There is no such form model.' },
  DAY_OF_ANOTHER_YEAR: {
    fa: 'این روز در سال {0} نیست.',
    en: 'This day is not in the year {0}.',
    params: ['year'],
  },
  CODE_TAKEN: { fa: 'این کد پیش‌تر به کار رفته است.', en: 'This code is in use.' },
  NAME_TAKEN: { fa: 'این نام پیش‌تر به کار رفته است.', en: 'This name is in use.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    reference: keyof typeof referenceErrors;
  }
}
