import { convert } from '../../../platform/numbers/units.ts';
import type { FilterProperty, FilterUnit } from './property.ts';
import { shownNumber } from './shownNumber.ts';

/** What there is to choose from for one property, as the graph gives it. */
export interface Facet {
  propertyId: string;
  range?: (Range & { unit: { id: string } }) | null;
  numberRange?: Range | null;
  unknownCount: number;
  buckets: readonly { value: string; count: number }[];
}

interface Range {
  value: string;
  maxValue: string | null;
}

const digitsOfBounds = 4;

/** Least and greatest value on offer in a unit, for reading; undefined when none is stated. */
export function boundsIn(
  facet: Facet | undefined,
  property: FilterProperty,
  unit?: FilterUnit,
): [min: string, max: string] | undefined {
  const range = facet?.range ?? facet?.numberRange;
  if (!range?.maxValue) return undefined;
  const own = property.units?.find(({ id }) => id === facet?.range?.unit.id);
  const isOther = own && unit && own.id !== unit.id;
  const shown = (text: string) => shownNumber(isOther ? convert(text, own, unit) : text, unit, digitsOfBounds);
  return [shown(range.value), shown(range.maxValue)];
}

/** How many offers have one value, under all other filters. */
export function countOf(facet: Facet | undefined, value: string): number {
  return facet?.buckets.find((bucket) => bucket.value === value)?.count ?? 0;
}

/**
 * Whether a property tells the offers of a list apart: some offer states it. While nothing is known of it (no facet)
 * it may. Selected ones stay, so that whoever filtered by them can see and undo it.
 */
export const isWorthAsking = (facet: Facet | undefined, isSelected: boolean) =>
  isSelected ||
  !facet ||
  facet.range != null ||
  facet.numberRange != null ||
  facet.buckets.some(({ count }) => count > 0);
