import { formatDate, formatGregorian } from '../../../platform/numbers/dates.ts';

/** The day of an instant, after what happened then; the clock when it is pointed at. */
export const Day = ({ at, label }: { at: string; label?: string }) => (
  <time dateTime={at} title={formatGregorian(at)}>
    {label && `${label} `}
    {formatDate(at)}
  </time>
);
