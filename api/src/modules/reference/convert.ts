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
  if (!offer) return NOT_COMPARABLE;
  const [source, target] = [shareOf(from, offer), shareOf(to, offer)];
  if (!source || !target) return NOT_COMPARABLE;
  return quotient(quantity.times(source.units).times(target.holds), source.holds.times(target.units), DIGITS);
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
