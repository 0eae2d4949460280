import Big from 'big.js';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';

/**
 * A decimal text for reading, in Persian digits. `digits` rounds its fraction so that no more remain. Four
 * digits that measure nothing stay together: they may be a year.
 * @param unit what it is measured in, in whatever form the caller has it
 */
export function shownNumber(text: string, unit: unknown, digits?: number): string {
  const exact = new Big(text);
  const shown = digits === undefined ? text : exact.prec(Math.max(digits, exact.e + 1)).toFixed();
  return !unit && /^\d{4}$/.test(shown) ? toPersianDigits(shown) : formatDecimal(shown);
}
