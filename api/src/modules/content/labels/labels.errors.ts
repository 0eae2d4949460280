import type { OwnCodes } from '../../../platform/error-codes.ts';

export const labelErrors = {
  CONTENT_LABEL_NOT_FOUND: { fa: 'این برچسب پیدا نشد.', en: 'There is no such label.' },
  LABEL_MERGED_INTO_ITSELF: {
    fa: 'یک برچسب با خودش ادغام نمی‌شود.',
    en: 'A label cannot be merged into itself.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentLabels: keyof typeof labelErrors;
  }
}
