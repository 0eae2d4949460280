import Big from 'big.js';
import { toPersianDigits } from '../text/digits.ts';

const groupSeparator = '\u066c';
const decimalSeparator = '\u066b';

// An Intl formatter costs far more to make than to use, so there is one.
const integers = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });

/** An integer as read in Persian: its digits, grouped by U+066C. */
export function formatInteger(value: number | bigint): string {
  // Most numbers on a page are counts; without a separator their digits are enough.
  if (value >= 0 && value < 1_000 && Number.isInteger(value)) return toPersianDigits(String(value));
  return integers.format(value);
}

/**
 * A decimal text as read in Persian, exact, without trailing zeros. `decimals` rounds half to even for
 * display; without it every digit stays. Throws on a text that is no decimal.
 */
export function formatDecimal(value: string | number, decimals?: number): string {
  const exact = new Big(value);
  const shown = decimals === undefined ? exact : exact.round(decimals, Big.roundHalfEven);
  const [whole = '0', fraction] = shown.abs().toFixed().split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, groupSeparator);
  const text = fraction ? grouped + decimalSeparator + fraction : grouped;
  // The mark keeps a minus before its number inside right-to-left text.
  return (shown.lt(0) ? '\u200e\u2212' : '') + toPersianDigits(text);
}
