import type { DateTime } from '../../../platform/graph/scalars.ts';
import { formatDate, formatGregorian, formatLastDay } from '../../../platform/numbers/dates.ts';
import { tradeMessages as words } from '../messages.ts';

/** An instant as a day and an hour in Tehran, never as "in so many days": others act by it, too. */
export function Moment({ at }: { at: DateTime }) {
  const gregorian = formatGregorian(at);
  return (
    <time dateTime={at} title={gregorian}>
      {/* The Gregorian form ends with Tehran's clock. */}
      {words.moment(formatDate(at), gregorian.slice(-5))}
    </time>
  );
}

/** Until when somebody has time: what ends at midnight ends with the day before it. */
export function Deadline({ at }: { at: DateTime }) {
  return formatGregorian(at).endsWith(words.midnight) ? (
    <time dateTime={at}>{words.endOf(formatLastDay(at))}</time>
  ) : (
    <Moment at={at} />
  );
}
