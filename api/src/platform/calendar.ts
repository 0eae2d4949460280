// Working days and hours of Tehran, whose clock has been three and a half hours ahead of UTC all year since 2022.

const TEHRAN_AHEAD_MS = 3.5 * 3_600_000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Nobody is closed for longer. */
const MOST_DAYS = 400;

export const weekdays = ['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
export type Weekday = (typeof weekdays)[number];
/** A span of a working day, `HH:MM` by Tehran's clock; several of one day do not meet. */
export type WorkingSpan = { day: Weekday; from: string; to: string };
/** A Gregorian ISO day, as `2026-11-23`. */
type Day = string;
/** On which days nobody works, besides Fridays. */
export type IsClosed = (day: Day) => boolean;

/** The day that Tehran's calendar shows at an instant. */
export const tehranDay = (at: Date): Day => new Date(at.getTime() + TEHRAN_AHEAD_MS).toISOString().slice(0, 10);

/** Midnight in Tehran, with which a day begins. */
const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) - TEHRAN_AHEAD_MS;

/** The instant with which a day begins in Tehran, and the one with which it is over. */
export const beginOfDay = (day: Day): Date => new Date(startOf(day));
export const endOfDay = (day: Day): Date => new Date(startOf(day) + DAY_MS);

/** Hours of Tehran's clock between which people may be disturbed. */
const DAYTIME = { from: 8, to: 22 };

/** Milliseconds for which people may still be disturbed in Tehran: none from 22:00 to 8:00. */
export function daytimeLeft(at: Date): number {
  const passed = at.getTime() - startOf(tehranDay(at));
  return passed < DAYTIME.from * HOUR_MS ? 0 : Math.max(0, DAYTIME.to * HOUR_MS - passed);
}

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): Weekday =>
  weekdays[(Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS) + weekdays.indexOf('THURSDAY')) % 7]!;

/** The instant of a clock's `HH:MM` on a day that begins at `start`. */
function instantOf(start: number, clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return start + hours! * HOUR_MS + minutes! * 60_000;
}

/**
 * The end of so many hours of work, begun at an instant.
 * @param isClosed days without work: holidays, and the days of somebody's vacation
 * @returns undefined where there is no work for more than a year
 */
export function addWorkingHours(
  from: Date,
  hours: number,
  spans: readonly WorkingSpan[],
  isClosed: IsClosed,
): Date | undefined {
  let left = hours * HOUR_MS;
  const first = startOf(tehranDay(from));
  for (let passed = 0; passed < MOST_DAYS; passed += 1) {
    const start = first + passed * DAY_MS;
    const day = tehranDay(new Date(start));
    if (isClosed(day)) continue;
    const ofDay = spans
      .filter((span) => span.day === weekdayOf(day))
      .sort((a, b) => instantOf(start, a.from) - instantOf(start, b.from));
    for (const span of ofDay) {
      const begin = Math.max(instantOf(start, span.from), from.getTime());
      const end = instantOf(start, span.to);
      if (begin >= end) continue;
      if (left <= end - begin) return new Date(begin + left);
      left -= end - begin;
    }
  }
  return undefined;
}

/** So many working days later, at the same hour: Fridays and days that are closed do not count. */
export const addBusinessDays = (from: Date, days: number, isClosed: IsClosed): Date =>
  businessDaysAfter(from, isClosed)(days);

/** The same for many numbers of days: it goes through the calendar once, as far as the largest of them. */
export function businessDaysAfter(from: Date, isClosed: IsClosed): (days: number) => Date {
  const found = [from.getTime()];
  let last = from.getTime();
  let passed = 0;
  return (days) => {
    for (; found.length <= days && passed < MOST_DAYS; passed += 1) {
      last += DAY_MS;
      const day = tehranDay(new Date(last));
      if (weekdayOf(day) !== 'FRIDAY' && !isClosed(day)) found.push(last);
    }
    return new Date(found[days] ?? last);
  };
}

/**
 * Tells how many working days there are after today until a day, which counts too: what takes more is ready after it. Lists ask
 * for one day often, which is counted once.
 */
export function businessDaysFrom(from: Date, isClosed: IsClosed): (day: Day) => number {
  const counted = new Map<Day, number>();
  const countUntil = (day: Day) => {
    let days = 0;
    for (let at = startOf(tehranDay(from)) + DAY_MS; at <= startOf(day); at += DAY_MS) {
      const each = tehranDay(new Date(at));
      if (weekdayOf(each) !== 'FRIDAY' && !isClosed(each)) days += 1;
    }
    return days;
  };
  return (day) => {
    const known = counted.get(day) ?? countUntil(day);
    counted.set(day, known);
    return known;
  };
}

/**
 * When a time of so many days ends in which somebody is to do something: an end on a Friday or a closed day waits for noon of the
 * next working day. How long something holds is never moved so.
 */
export function deadlineIn(from: Date, days: number, isClosed: IsClosed): Date {
  const end = new Date(from.getTime() + days * DAY_MS);
  const isFree = (day: Day) => weekdayOf(day) === 'FRIDAY' || isClosed(day);
  if (!isFree(tehranDay(end))) return end;
  for (let passed = 1; passed < MOST_DAYS; passed += 1) {
    const start = startOf(tehranDay(end)) + passed * DAY_MS;
    if (!isFree(tehranDay(new Date(start)))) return new Date(start + 12 * HOUR_MS);
  }
  return end;
}

/** The first and the last day of a Jalali year, whose first day lies between 19 and 22 March. */
export function jalaliYearDays(year: number): { first: Day; last: Day } {
  const firstOf = (each: number): Day => {
    const days = [19, 20, 21, 22].map((date) => `${each + 621}-03-${date}`);
    return days.find((day) => jalaliYearOf(day) === each)!;
  };
  const last = new Date(Date.parse(`${firstOf(year + 1)}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return { first: firstOf(year), last };
}

const persianYear = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { year: 'numeric', timeZone: 'UTC' });

/** The Jalali year of a day. */
export const jalaliYearOf = (day: Day): number => parseInt(persianYear.format(new Date(`${day}T00:00:00Z`)), 10);

const persianDay = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { day: 'numeric', timeZone: 'UTC' });

/** The first day of the Jalali month that a day lies in. */
export function jalaliMonthBegin(day: Day): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const passed = parseInt(persianDay.format(date), 10) - 1;
  return new Date(date.getTime() - passed * DAY_MS).toISOString().slice(0, 10);
}
