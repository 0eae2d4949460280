import type { Decimal } from '../graph/scalars.ts';
import { persianDigit, toPersianDigits } from '../text/digits.ts';
import { Exact } from './exact.ts';
import { countMessages } from './messages.ts';

const groupSeparator = '\u066c';
const decimalSeparator = '\u066b';
const plainWhole = /^(?:0|[1-9]\d*)$/;

/** An integer as read in Persian: its digits, grouped by U+066C. */
export function formatInteger(value: number | bigint): string {
  const whole = typeof value === 'bigint' ? value : Math.round(value);
  return signed(whole < 0, readableWhole(String(whole < 0 ? -whole : whole)));
}

/** How many there are, as read in Persian. `isCapped`: there are more, but nobody counted further. */
export function formatCount(count: number, isCapped = false): string {
  return isCapped ? countMessages.moreThan(formatInteger(count)) : formatInteger(count);
}

/**
 * A decimal text as read in Persian, exact, without trailing zeros. `decimals` rounds half to even for
 * display; without it every digit stays. Throws on a text that is no decimal.
 */
export function formatDecimal(value: Decimal | number, decimals?: number): string {
  // Most numbers of lists are whole and plain.
  if (typeof value === 'string' && plainWhole.test(value)) return readableWhole(value);
  const exact = Exact.of(value);
  const shown = (decimals === undefined ? exact : exact.rounded(decimals)).toString();
  const [whole = '0', fraction] = shown.replace('-', '').split('.');
  const rest = fraction ? decimalSeparator + toPersianDigits(fraction) : '';
  return signed(shown.startsWith('-'), readableWhole(whole) + rest);
}

// By hand: the first Intl formatter of a page costs a weak phone a tenth of a second. In one pass: a list has two hundred.
function readableWhole(digits: string): string {
  let text = '';
  for (let at = 0; at < digits.length; at += 1) {
    if (at > 0 && (digits.length - at) % 3 === 0) text += groupSeparator;
    text += persianDigit(digits.charCodeAt(at));
  }
  return text;
}

// The mark keeps a minus before its number inside right-to-left text.
const signed = (isNegative: boolean, text: string) => (isNegative ? `\u200e\u2212${text}` : text);
