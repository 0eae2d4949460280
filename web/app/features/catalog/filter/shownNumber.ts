import { Exact } from '../../../platform/numbers/exact.ts';
import { formatDecimal } from '../../../platform/numbers/numbers.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';

/**
 * A decimal text for reading, in Persian digits. `digits` rounds its fraction so that no more remain. Four
 * digits that measure nothing stay together: they may be a year.
 * @param unit what it is measured in, in whatever form the caller has it
 */
export function shownNumber(text: string, unit: unknown, digits?: number): string {
  const exact = Exact.of(text);
  const shown = digits === undefined ? text : exact.toDigits(Math.max(digits, exact.wholeDigits)).toString();
  return !unit && /^\d{4}$/.test(shown) ? toPersianDigits(shown) : formatDecimal(shown);
}
