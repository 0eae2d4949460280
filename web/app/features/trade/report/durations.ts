import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { reportMessages } from './messages.ts';

const words = reportMessages.duration;
const hour = 60;
const day = 1_440;

/** So many minutes as their two largest parts: «۲ روز و ۳ ساعت». */
export function durationText(minutes: number): string {
  if (minutes < 1) return words.less;
  const days = Math.floor(minutes / day);
  const hours = Math.floor((minutes % day) / hour);
  const rest = minutes % hour;
  const parts = [
    days > 0 && words.days(formatInteger(days)),
    hours > 0 && words.hours(formatInteger(hours)),
    // Beside days nobody counts them.
    days === 0 && rest > 0 && words.minutes(formatInteger(rest)),
  ].filter((part) => part !== false);
  return parts.reduce(words.and);
}
