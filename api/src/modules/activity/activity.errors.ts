import type { OwnCodes } from '../../platform/error-codes.ts';

export const activityErrors = {
  CHART_SUBJECT: {
    fa: 'یکی از این سه را بفرستید: یک چیز (نوع و شناسه)، یک تأمین‌کننده یا یک فروشنده.',
    en: 'Send exactly one of objectType with objectId, supplierId and merchantId.',
  },
  CHART_FROM_AFTER_TO: {
    fa: 'روز آغاز نباید پس از روز پایان باشد.',
    en: 'The first day must not be after the last.',
  },
  CHART_TOO_LONG: {
    fa: 'بازه بیش از {0} روز است. بازهٔ کوتاه‌تری برگزینید.',
    en: 'The range has more than {0} days; choose a shorter one.',
    params: ['days'],
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    activity: keyof typeof activityErrors;
  }
}
