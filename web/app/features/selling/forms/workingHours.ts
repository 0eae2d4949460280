import { toAsciiDigits, toPersianDigits } from '../../../platform/text/digits.ts';
import { sellingMessages } from '../messages.ts';

const words = sellingMessages.sale;

export interface Span {
  from: string;
  to: string;
}

const between = new RegExp(`\\s*(?:${words.toWords.join('|')}|-|–)\\s*`);
const clockPattern = /^(\d{1,2})(?:[:٫.](\d{2}))?$/;

function readClock(typed: string): string | undefined {
  const [, hour, minute = '00'] = clockPattern.exec(typed) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined;
  if (Number(hour) === 24 && minute !== '00') return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

function readSpan(typed: string): Span | undefined {
  const [from, to, ...rest] = typed.split(between);
  if (from === undefined || to === undefined || rest.length > 0) return undefined;
  const span = { from: readClock(from.trim()), to: readClock(to.trim()) };
  return span.from && span.to && span.from < span.to ? (span as Span) : undefined;
}

/** Hours of a day as people write them: «۸ تا ۱۳ و ۱۵:۳۰ تا ۱۹». Nothing of an empty text; undefined of what is none. */
export function readHours(typed: string): Span[] | undefined {
  const text = toAsciiDigits(typed)
    .replace(/\u200c/g, ' ')
    .trim();
  if (text === '') return [];
  const spans = text.split(/\s+و\s+|\s*[،,]\s*/).map(readSpan);
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

const shownClock = (clock: string) => toPersianDigits(clock.replace(/^0(?=\d)/, '').replace(/:00$/, ''));

/** The same as it stands in the field. */
export const typedHours = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${shownClock(from)}${words.to}${shownClock(to)}`).join(words.and);
