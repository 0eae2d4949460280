import { persianDigit } from '../text/digits.ts';
import { countMessages } from './messages.ts';

const groupSeparator = '\u066c';

/** An integer as read in Persian: its digits, grouped by U+066C. */
export function formatInteger(value: number | bigint): string {
  const whole = typeof value === 'bigint' ? value : Math.round(value);
  return signed(whole < 0, readableWhole(String(whole < 0 ? -whole : whole)));
}

/** How many there are, as read in Persian. `isCapped`: there are more, but nobody counted further. */
export function formatCount(count: number, isCapped = false): string {
  return isCapped ? countMessages.moreThan(formatInteger(count)) : formatInteger(count);
}

/** Digits of a whole number in Persian, grouped. */
export function readableWhole(digits: string): string {
  // By hand: the first Intl formatter of a page costs a weak phone a tenth of a second. In one pass: a list has two hundred.
  let text = '';
  for (let at = 0; at < digits.length; at += 1) {
    if (at > 0 && (digits.length - at) % 3 === 0) text += groupSeparator;
    text += persianDigit(digits.charCodeAt(at));
  }
  return text;
}

/** The mark keeps a minus before its number inside right-to-left text. */
export const signed = (isNegative: boolean, text: string) => (isNegative ? `\u200e\u2212${text}` : text);
