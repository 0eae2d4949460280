import { jalaliMonthBegin, weekdayOf, weekdays } from '../../platform/calendar.ts';
import type { ChartGranularity } from './activity.enums.ts';

const DAY_MS = 86_400_000;

/** A Gregorian ISO day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a range has, its first and last among them. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

const beginOf: Record<ChartGranularity, (day: string) => string> = {
  DAY: (day) => day,
  WEEK: (day) => addDays(day, -weekdays.indexOf(weekdayOf(day))),
  MONTH: jalaliMonthBegin,
};

/** Days, weeks from Saturday or Jalali months that a range touches, in order of time; the first and last end with the range. */
export function periodsOf(from: string, to: string, granularity: ChartGranularity): { from: string; to: string }[] {
  const periods: { begin: string; from: string; to: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const begin = beginOf[granularity](day);
    const last = periods.at(-1);
    if (last?.begin === begin) last.to = day;
    else periods.push({ begin, from: day, to: day });
  }
  return periods.map((period) => ({ from: period.from, to: period.to }));
}
