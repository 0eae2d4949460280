import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { supplierMessages as words } from '../messages.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** A time to answer as a person says it: minutes, from an hour on hours, from two days on days. */
export function answerSpan(minutes: number): string {
  if (minutes < hourMinutes) return words.minutes(formatInteger(minutes));
  if (minutes < 2 * dayMinutes) return words.hours(formatInteger(Math.round(minutes / hourMinutes)));
  return words.days(formatInteger(Math.round(minutes / dayMinutes)));
}
