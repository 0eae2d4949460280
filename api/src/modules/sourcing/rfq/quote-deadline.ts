import type { FieldError } from '../../../platform/field-error.ts';

const HOUR_MS = 3_600_000;
/** domain rule: so long sellers have to send a first offer */
const LEAST_HOURS = 24;
const MOST_HOURS = 30 * 24;

/** What is wrong with the time until which sellers may send a first offer, counted from now. */
export function problemsOfQuoteDeadline(deadline: Date | undefined, now: Date): FieldError[] {
  if (deadline === undefined) return [];
  const hours = (deadline.getTime() - now.getTime()) / HOUR_MS;
  return hours >= LEAST_HOURS && hours <= MOST_HOURS
    ? []
    : [{ field: 'quoteDeadlineAt', code: 'QUOTE_DEADLINE_RANGE' }];
}
