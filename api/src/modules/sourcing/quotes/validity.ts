import { endOfDay, tehranDay } from '../../../platform/calendar.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { QuoteRow } from './quotes.repository.ts';
import type { QuoteStatus } from './quotes.enums.ts';

const DAY_MS = 86_400_000;
/** domain rule: so long an offer may hold */
const MOST_DAYS = 90;
/** domain rule: so long after its end an offer can be extended or countered, and the request waits */
export const GRACE_MS = 72 * 3_600_000;

/** Whether an offer that is over can still be held longer, or answered with another one. */
export const isInGrace = (endedAt: Date, now: Date): boolean => now.getTime() < endedAt.getTime() + GRACE_MS;

/** What is wrong with the last day of an offer: today in Tehran, which has not passed, or a later one. */
export function problemOfValidity(validUntil: string | undefined, now: Date): FieldError[] {
  if (validUntil === undefined) return [];
  const [first, last] = [0, MOST_DAYS].map((days) => tehranDay(new Date(now.getTime() + days * DAY_MS)));
  if (validUntil < first!) return [{ field: 'validUntil', code: 'DAY_PAST' }];
  return validUntil > last! ? [{ field: 'validUntil', code: 'DAY_TOO_FAR', params: [last!] }] : [];
}

/** The last day of an offer and its end, where it has one. */
export const validityOf = ({ validUntil }: Pick<QuoteRow, 'validUntil'>) =>
  validUntil !== null && { validUntil, endsAt: endOfDay(validUntil).toISOString() };

/** How an offer stands by the clock, whether or not a job has written that it is over. */
export const statusAt = ({ status, validUntil }: Pick<QuoteRow, 'status' | 'validUntil'>, now: Date): QuoteStatus =>
  status === 'SENT' && validUntil !== null && endOfDay(validUntil) <= now ? 'EXPIRED' : status;
