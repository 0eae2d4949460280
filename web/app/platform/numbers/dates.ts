import { toPersianDigits } from '../text/digits.ts';
import { dateMessages as words } from './messages.ts';

const timeZone = 'Asia/Tehran';
const dayMs = 86_400_000;

// The assembled long form puts the parts in the wrong order, so only its parts are used.
const jalali = once(
  () =>
    new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
      timeZone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const gregorian = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
const relative = once(() => new Intl.RelativeTimeFormat('fa', { numeric: 'auto' }));

/** A formatter costs far more to make than to use, and most pages need none: each is made when first used. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** An instant (ISO 8601) as a Jalali date in Tehran: day, name of the month, year. */
export function formatDate(instant: string | Date): string {
  const parts = partsOf(jalali(), instant);
  return `${parts.day} ${parts.month} ${parts.year}`;
}

/** Gregorian date and clock in Tehran for tooltips, year first, Persian digits. */
export function formatGregorian(instant: string | Date): string {
  const { year, month, day, hour, minute } = partsOf(gregorian(), instant);
  return toPersianDigits(`${year}-${month}-${day} ${hour}:${minute}`);
}

/** Relative up to seven Tehran days before or after `now`, else the Jalali date. */
export function formatRelativeDate(instant: string | Date, now: Date): string {
  const days = tehranDay(instant) - tehranDay(now);
  if (Math.abs(days) > 7) return formatDate(instant);
  return days === 0 ? words.today : relative().format(days, 'day');
}

function partsOf(format: Intl.DateTimeFormat, instant: string | Date) {
  const parts = format.formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<string, string>;
}

/** Number of the day in Tehran's calendar; only differences mean something. */
function tehranDay(instant: string | Date): number {
  const { year, month, day } = partsOf(gregorian(), instant);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / dayMs;
}
