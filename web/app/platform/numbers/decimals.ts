import Big from 'big.js';
import type { Decimal } from '../graph/scalars.ts';
import { toPersianDigits } from '../text/digits.ts';
import { readableWhole, signed } from './numbers.ts';

const decimalSeparator = '\u066b';
const plainWhole = /^(?:0|[1-9]\d*)$/;

/**
 * A decimal text as read in Persian, exact, without trailing zeros. `decimals` rounds half to even for
 * display; without it every digit stays. Throws on a text that is no decimal.
 */
export function formatDecimal(value: Decimal | number, decimals?: number): string {
  // Most numbers of lists are whole and plain.
  if (typeof value === 'string' && plainWhole.test(value)) return readableWhole(value);
  const exact = new Big(value);
  const shown = decimals === undefined ? exact : exact.round(decimals, Big.roundHalfEven);
  const [whole = '0', fraction] = shown.abs().toFixed().split('.');
  const rest = fraction ? decimalSeparator + toPersianDigits(fraction) : '';
  return signed(shown.lt(0), readableWhole(whole) + rest);
}
