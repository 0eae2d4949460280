import Big from 'big.js';
import { readDecimal } from '../../../platform/text/digits.ts';

// What the api reads of a number on either side of its point.
const mostDigits = 15;

/**
 * A typed number as the graph takes it: a plain decimal text of at most 15 digits on either side of the point,
 * rounded behind it far below any property's tolerance. Undefined when it is no number or too long.
 */
export function readNumber(typed: string): string | undefined {
  const number = readDecimal(typed);
  if (number === undefined) return undefined;
  const rounded = new Big(number).round(mostDigits, Big.roundHalfEven);
  return rounded.e < mostDigits ? rounded.toFixed() : undefined;
}
