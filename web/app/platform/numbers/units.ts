import Big from 'big.js';

/** How a unit relates to its quantity's base unit: base = raw × factor + offset, both exact decimal texts. */
export interface UnitScale {
  factor: string;
  offset: string;
}

const maxDigits = 20;

// Its own constructor: division needs more places than any answer keeps.
const Exact = Big();
Exact.DP = 60;
Exact.RM = Big.roundHalfEven;

/**
 * Converts a decimal text between two units of one quantity without floating point. The answer is a plain
 * decimal text of at most 20 significant digits, without trailing zeros. Throws on a text that is no
 * decimal and on a factor of zero.
 */
export function convert(value: string, from: UnitScale, to: UnitScale): string {
  const base = new Exact(value).times(from.factor).plus(from.offset);
  const converted = base.minus(to.offset).div(to.factor);
  return new Exact(converted.toPrecision(maxDigits)).toFixed();
}
