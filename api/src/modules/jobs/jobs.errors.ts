import type { OwnCodes } from '../../platform/error-codes.ts';

export const jobErrors = {
  JOB_NOT_FOUND: {
    fa: 'این کار پیدا نشد؛ شاید انجام شده باشد.',
    en: 'There is no such job; it may have been done.',
  },
  JOB_RUNNING: { fa: 'این کار همین حالا در حال انجام است.', en: 'The job is being done right now.' },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    jobs: keyof typeof jobErrors;
  }
}
