import { Exact } from './exact.ts';

/** How a unit relates to its quantity's base unit: base = raw × factor + offset, both exact decimal texts. */
export interface UnitScale {
  factor: string;
  offset: string;
}

const maxDigits = 20;

/**
 * Converts a decimal text between two units of one quantity without floating point. The answer is a plain
 * decimal text of at most 20 significant digits, without trailing zeros. Throws on a text that is no
 * decimal and on a factor of zero.
 */
export function convert(value: string, from: UnitScale, to: UnitScale): string {
  const base = Exact.of(value).times(from.factor).plus(from.offset);
  const converted = base.minus(to.offset).over(to.factor);
  return converted.toDigits(maxDigits, 'even').toString();
}
