import { addBusinessDays, businessDaysAfter, type IsClosed, tehranDay } from '../../../platform/calendar.ts';

const DAY_MS = 86_400_000;

/** The day on which something is ready that takes so many working days from now on. */
export const dayReady = (now: Date, leadTimeDays: number, isClosed: IsClosed): string =>
  tehranDay(addBusinessDays(now, leadTimeDays, isClosed));

/**
 * By how many days something leaves after the day on which it is needed, agreed to today; undefined where one of both days is not
 * said, or where it was agreed to already.
 */
export function latenessOf(neededBy: string | null, now: Date, isClosed: IsClosed) {
  const ready = businessDaysAfter(now, isClosed);
  return (leadTimeDays: number | null | undefined): number | undefined =>
    neededBy === null || leadTimeDays === null || leadTimeDays === undefined
      ? undefined
      : daysAfter(tehranDay(ready(leadTimeDays)), neededBy);
}

/** By how many days a day comes after the one that is wanted; 0 in time. */
export const daysAfter = (day: string, wanted: string): number =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(wanted)) / DAY_MS));
