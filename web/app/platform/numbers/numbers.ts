import Big from 'big.js';
import type { Decimal } from '../graph/scalars.ts';
import { toPersianDigits } from '../text/digits.ts';

const groupSeparator = '\u066c';
const decimalSeparator = '\u066b';

/** An integer as read in Persian: its digits, grouped by U+066C. */
export function formatInteger(value: number | bigint): string {
  const whole = typeof value === 'bigint' ? value : Math.round(value);
  return signed(whole < 0, groupDigits(String(whole < 0 ? -whole : whole)));
}

/**
 * A decimal text as read in Persian, exact, without trailing zeros. `decimals` rounds half to even for
 * display; without it every digit stays. Throws on a text that is no decimal.
 */
export function formatDecimal(value: Decimal | number, decimals?: number): string {
  const exact = new Big(value);
  const shown = decimals === undefined ? exact : exact.round(decimals, Big.roundHalfEven);
  const [whole = '0', fraction] = shown.abs().toFixed().split('.');
  const grouped = groupDigits(whole);
  return signed(shown.lt(0), fraction ? grouped + decimalSeparator + fraction : grouped);
}

// By hand: the first Intl formatter of a page costs a weak phone a tenth of a second.
const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, groupSeparator);

// The mark keeps a minus before its number inside right-to-left text.
const signed = (isNegative: boolean, digits: string) => (isNegative ? '\u200e\u2212' : '') + toPersianDigits(digits);
