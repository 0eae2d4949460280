import type { OwnCodes } from '../../platform/error-codes.ts';

export const referenceErrors = {
  MEASUREMENT_QUANTITY_NOT_FOUND: { fa: 'این کمیت پیدا نشد.', en: 'There is no such quantity.' },
  ENUM_NOT_FOUND: { fa: 'این فهرست مقدارها پیدا نشد.', en: 'There is no such enumeration.' },
  TYPE_MODEL_NOT_FOUND: { fa: 'این مدل پیدا نشد.', en: 'There is no such form model.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    reference: keyof typeof referenceErrors;
  }
}
