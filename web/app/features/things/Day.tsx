import { formatGregorian, formatRelativeDate, formatRelativeMoment } from '../../platform/numbers/dates.ts';

interface DayProps {
  at: string;
  /** The sentence that the day stands in. */
  saying?: (day: string) => string;
  /** Shows the hour, too. */
  withClock?: boolean;
}

/** The day of an instant; the clock when it is pointed at. Midnight may pass between server and browser. */
export function Day({ at, saying = (day) => day, withClock = false }: DayProps) {
  const format = withClock ? formatRelativeMoment : formatRelativeDate;
  return (
    <time dateTime={at} title={formatGregorian(at)} suppressHydrationWarning>
      {saying(format(at, new Date()))}
    </time>
  );
}
