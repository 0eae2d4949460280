import { formatGregorian, formatRelativeDate } from '../../../platform/numbers/dates.ts';

/** The day of an instant, after what happened then; the clock when it is pointed at. Midnight may pass between server and browser. */
export const Day = ({ at, label }: { at: string; label?: string }) => (
  <time dateTime={at} title={formatGregorian(at)} suppressHydrationWarning>
    {label && `${label} `}
    {formatRelativeDate(at, new Date())}
  </time>
);
