import { decimal, type Decimal, fromBase, quotient, toBase } from '../../platform/decimal.ts';
import type { UnitOfMeasurement } from './reference.schemas.ts';

export type ConvertedUnit = Pick<UnitOfMeasurement, 'id' | 'quantityId' | 'factor' | 'offset' | 'converts'>;
/** One sale unit holds so much. */
export type Holding = { unit: ConvertedUnit; quantity: string };
/** In what something is sold, and how much that is. */
export type SoldIn = { saleUnit: ConvertedUnit; holds: readonly Holding[] };

export const NOT_COMPARABLE = 'NOT_COMPARABLE';
const DIGITS = 18;

/**
 * The one way from a quantity in one unit to another: by the factors of their quantity, else through what one sale unit of an
 * offer holds. Never a guess. A quotient that does not end is rounded to as many digits as a quantity can have.
 */
export function convert(
  quantity: Decimal,
  from: ConvertedUnit,
  to: ConvertedUnit,
  offer?: SoldIn,
): Decimal | typeof NOT_COMPARABLE {
  if (from.id === to.id) return quantity;
  if (isComparable(from, to)) return decimal(fromBase(toBase(quantity, from), to, DIGITS));
  const ratio = ratioOf(from, to, offer);
  return ratio ? quotient(quantity.times(ratio.times), ratio.over, DIGITS) : NOT_COMPARABLE;
}

/** Whether a quantity in one unit can be told in another, without telling it. */
export const isConvertible = (from: ConvertedUnit, to: ConvertedUnit, offer?: SoldIn): boolean =>
  isComparable(from, to) || ratioOf(from, to, offer) !== undefined;

/** So much of one unit is in another, as a fraction: exact where its quotient does not end. */
export type Ratio = { times: Decimal; over: Decimal };

/** How many of a unit one of another is; undefined where they are not comparable, or a scale does not begin at nothing. */
export function ratioOf(from: ConvertedUnit, to: ConvertedUnit, offer?: SoldIn): Ratio | undefined {
  if (from.id === to.id) return { times: decimal(1), over: decimal(1) };
  if (isComparable(from, to)) {
    if (Number(from.offset) !== 0 || Number(to.offset) !== 0) return undefined;
    return { times: decimal(from.factor), over: decimal(to.factor) };
  }
  const [source, target] = offer ? [shareOf(from, offer), shareOf(to, offer)] : [];
  if (!source || !target) return undefined;
  return { times: source.units.times(target.holds), over: source.holds.times(target.units) };
}

/** Whether both are of one quantity whose units convert, or the same. */
export const isComparable = (one: ConvertedUnit, other: ConvertedUnit): boolean =>
  one.id === other.id || (one.quantityId === other.quantityId && one.converts && other.converts);

/** So many `units` of a unit are in a unit of what a sale unit holds `holds` of. */
type Share = { units: Decimal; holds: Decimal };

function shareOf(unit: ConvertedUnit, { saleUnit, holds }: SoldIn): Share | undefined {
  const known: readonly Holding[] = [{ unit: saleUnit, quantity: '1' }, ...holds];
  const found = known.find((each) => isComparable(each.unit, unit));
  if (!found) return undefined;
  if (found.unit.id === unit.id) return { units: decimal(1), holds: decimal(found.quantity) };
  // A scale that does not begin at nothing has no share of anything.
  if (Number(found.unit.offset) !== 0 || Number(unit.offset) !== 0) return undefined;
  return { units: decimal(unit.factor), holds: decimal(found.quantity).times(found.unit.factor) };
}
