import Big from 'big.js';

/** How a unit relates to the base unit of its quantity: base = value × factor + offset, in exact decimals. */
export type UnitScale = { factor: string; offset: string };

/** Digits of a quotient that does not end, as the api has them. */
const DIGITS = 12;

// Its own constructor: what ends, ends long before so many places.
const Wide = Big();
Wide.DP = 60;

/** Converts a decimal text from one unit to another of the same quantity: exact, or rounded to 12 significant digits where the quotient does not end. */
export function convert(value: string, from: UnitScale, to: UnitScale): string {
  const above = new Wide(value).times(from.factor).plus(from.offset).minus(to.offset);
  const quotient = above.div(to.factor);
  const ends = quotient.times(to.factor).eq(above);
  return (ends ? quotient : quotient.prec(DIGITS)).toFixed();
}
