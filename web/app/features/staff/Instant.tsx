import { formatDate, formatGregorian } from '../../platform/numbers/dates.ts';
import { queueMessages } from './messages.ts';

/** A moment: the day, and the clock, which staff want to know to the minute. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatGregorian(at)} className="whitespace-nowrap">
    {queueMessages.moment(formatDate(at), formatGregorian(at).slice(-5))}
  </time>
);
