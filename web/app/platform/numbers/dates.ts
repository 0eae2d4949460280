import { toJalaali } from 'jalaali-js';
import type { DateTime, Day } from '../graph/scalars.ts';
import { toPersianDigits } from '../text/digits.ts';
import { dateMessages as words } from './messages.ts';

const dayMs = 86_400_000;
const tehranAheadMs = 3.5 * 3_600_000;
/** The end of Tehran's last summer time; since then its clock is always as far ahead. */
const lastClockChange = Date.parse('2022-09-21T19:30:00Z');

// A formatter costs a weak phone a fifth of a second to make; only instants before the last change of the clock need it.
const tehran = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Tehran',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Made when first used. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** An instant (ISO 8601) as a Jalali date in Tehran: day, name of the month, year. */
export function formatDate(instant: DateTime | Day | Date): string {
  const clock = tehranClock(instant);
  const { jy, jm, jd } = toJalaali(clock.getUTCFullYear(), clock.getUTCMonth() + 1, clock.getUTCDate());
  return toPersianDigits(`${jd} ${words.months[jm - 1]} ${jy}`);
}

/** Gregorian date and clock in Tehran for tooltips, year first, Persian digits. */
export function formatGregorian(instant: DateTime | Day | Date): string {
  return toPersianDigits(tehranClock(instant).toISOString().slice(0, 16).replace('T', ' '));
}

/** Hour and minute in Tehran, Persian digits. */
const formatClock = (instant: DateTime | Day | Date): string =>
  toPersianDigits(tehranClock(instant).toISOString().slice(11, 16));

/** The day as `formatRelativeDate` says it, with hour and minute in Tehran. */
export const formatRelativeMoment = (instant: DateTime | Day | Date, now: Date): string =>
  words.dayAt(formatRelativeDate(instant, now), formatClock(instant));

/** Relative up to seven Tehran days before or after `now`, else the Jalali date. */
export function formatRelativeDate(instant: DateTime | Day | Date, now: Date): string {
  const days = tehranDay(instant) - tehranDay(now);
  if (Math.abs(days) > 7) return formatDate(instant);
  const far = toPersianDigits(String(Math.abs(days)));
  return words.near[days] ?? (days < 0 ? words.daysAgo(far) : words.daysAhead(far));
}

/** The day that Tehran's calendar showed at an instant, as a Gregorian ISO day. */
export const tehranDate = (instant: DateTime): Day => tehranClock(instant).toISOString().slice(0, 10);

/** The last day of what is over at an instant (or of a day itself): of what ends at midnight in Tehran, the day before. */
export const lastDayOf = (end: DateTime | Day): Day => tehranDate(new Date(Date.parse(end) - 1).toISOString());

/** The same as a Jalali date. */
export const formatLastDay = (end: DateTime | Day): string => formatDate(lastDayOf(end));

/** When a Gregorian ISO day of these years is over in Tehran, in milliseconds since 1970. */
export const endOfTehranDay = (day: Day): number => Date.parse(day) + dayMs - tehranAheadMs;

/** A date whose UTC fields read what Tehran's clock and calendar showed at that instant. */
function tehranClock(instant: DateTime | Day | Date): Date {
  const date = new Date(instant);
  if (date.getTime() >= lastClockChange) return new Date(date.getTime() + tehranAheadMs);
  const parts = tehran().formatToParts(date);
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<string, string>;
  return new Date(`${of.year}-${of.month}-${of.day}T${of.hour}:${of.minute}:00Z`);
}

/** Number of the day in Tehran's calendar; only differences mean something. */
const tehranDay = (instant: DateTime | Day | Date): number => Math.floor(tehranClock(instant).getTime() / dayMs);
