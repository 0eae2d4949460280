import Big from 'big.js';
import { formatDecimal } from '../../../platform/numbers/numbers.ts';
import { convert } from '../../../platform/numbers/units.ts';
import type { FilterProperty, FilterUnit } from './property.ts';

/** What there is to choose from for one property, as the graph gives it. Numbers are in `unitId`. */
export interface Facet {
  propertyId: string;
  min?: string | null;
  max?: string | null;
  unitId?: string | null;
  unknownCount: number;
  buckets: readonly { value: string; count: number }[];
}

/** A decimal text for reading, in Persian digits: its fraction rounded so that `digits` or less remain. */
export function shownNumber(text: string, digits: number): string {
  const exact = new Big(text);
  return formatDecimal(exact.prec(Math.max(digits, exact.e + 1)).toFixed());
}

const digitsOfBounds = 4;

/** Least and greatest value on offer in a unit, for reading; undefined when none is stated. */
export function boundsIn(facet: Facet | undefined, property: FilterProperty, unit?: FilterUnit): [min: string, max: string] | undefined {
  if (!facet?.min || !facet.max) return undefined;
  const own = property.units?.find(({ id }) => id === facet.unitId);
  const shown = (text: string) => shownNumber(own && unit ? convert(text, own, unit) : text, digitsOfBounds);
  return [shown(facet.min), shown(facet.max)];
}

/** How many offers have one value, under all other filters. */
export function countOf(facet: Facet | undefined, value: string): number {
  return facet?.buckets.find((bucket) => bucket.value === value)?.count ?? 0;
}
