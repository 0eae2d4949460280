import { formatGregorian, formatRelativeDate } from '../../../platform/numbers/dates.ts';

interface DayProps {
  at: string;
  /** The sentence that the day stands in. */
  saying?: (day: string) => string;
}

/** The day of an instant; the clock when it is pointed at. Midnight may pass between server and browser. */
export function Day({ at, saying = (day) => day }: DayProps) {
  return (
    <time dateTime={at} title={formatGregorian(at)} suppressHydrationWarning>
      {saying(formatRelativeDate(at, new Date()))}
    </time>
  );
}
