import type { OwnCodes } from '../../../platform/error-codes.ts';

export const contentTypeErrors = {
  CONTENT_TYPE_NOT_FOUND: { fa: 'این گروه نوشته‌ها پیدا نشد.', en: 'There is no such content type.' },
  CONTENT_TYPE_TOO_DEEP: {
    fa: 'گروه‌ها حداکثر در {0} سطح زیر هم قرار می‌گیرند.',
    en: 'Content types go at most {0} levels deep.',
    params: ['limit'],
  },
  CONTENT_TYPE_UNDER_ITSELF: {
    fa: 'یک گروه زیرمجموعهٔ خودش نمی‌شود.',
    en: 'A content type cannot be placed under itself.',
  },
  CONTENT_TYPE_OF_ANOTHER_KIND: {
    fa: 'نوع صفحه باید با گروه بالاتر یکی باشد.',
    en: 'The page type must be that of the content type above.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentTypes: keyof typeof contentTypeErrors;
  }
}
