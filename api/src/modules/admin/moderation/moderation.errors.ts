import type { OwnCodes } from '../../../platform/error-codes.ts';

export const moderationErrors = {
  CASE_NOT_FOUND: { fa: 'این پرونده پیدا نشد.', en: 'There is no such case.' },
  CASE_DECIDED: { fa: 'دربارهٔ این مورد تصمیم گرفته شده است.', en: 'This case has been decided.' },
  DECISION_NOT_OF_CASE: {
    fa: 'دربارهٔ این مورد چنین تصمیمی گرفته نمی‌شود.',
    en: 'This is not decided of a case of its kind.',
  },
  CASE_CLAIMED: {
    fa: 'همکار دیگری این مورد را بررسی می‌کند. ۱۰ دقیقه بعد دوباره ببینید.',
    en: 'Another moderator is looking at this case. Look again in 10 minutes.',
  },
  APPEAL_OWN_DECISION: {
    fa: 'به تصمیم شما اعتراض شده است؛ ناظر دیگری آن را بررسی می‌کند.',
    en: 'The appeal is against your decision; another moderator decides it.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    moderation: keyof typeof moderationErrors;
  }
}
