import * as v from 'valibot';
import { ruleText } from '../../../../platform/forms/messages.ts';
import { jalaliDay, required } from '../../../../platform/forms/rules.ts';
import type { DateTime, Day } from '../../../../platform/graph/scalars.ts';
import { endOfTehranDay, formatGregorian, tehranDate } from '../../../../platform/numbers/dates.ts';
import { toAsciiDigits } from '../../../../platform/text/digits.ts';

/** A day and a time as they are typed into a form, both needed. */
export const typedDay = required(jalaliDay());
export const typedTime = required(
  v.pipe(
    v.string(),
    v.check((typed) => readClock(typed) !== undefined, ruleText('FORMAT')),
  ),
);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Minutes since midnight of a time as it is typed: `۰۸:۳۰`; undefined for what is none. */
function readClock(typed: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(toAsciiDigits(typed).trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return Number(hour) * HOUR_MINUTES + Number(minute);
}

/** The instant of a day and a time in Tehran. */
export const momentOf = (day: Day, clock: string): DateTime =>
  new Date(endOfTehranDay(day) - DAY_MS + (readClock(clock) ?? 0) * MINUTE_MS).toISOString();

/** The day and the time of an instant, as people type them. */
export const typedMomentOf = (instant: DateTime): { day: Day; time: string } => ({
  day: tehranDate(instant),
  // The last letters of it are the clock.
  time: formatGregorian(instant).slice(-5),
});
