import Big from 'big.js';
import { convert, type UnitScale } from '../../../platform/numbers/units.ts';

interface Unit extends UnitScale {
  id: string;
  code: string;
  displayText: string;
}

interface Property {
  id: string;
  name: string;
  code: string;
  dataType: string;
  isKey: boolean;
  isFilterable: boolean;
  units?: readonly Unit[] | null;
}

interface Facet {
  propertyId: string;
  min?: string | null;
  max?: string | null;
  unitId?: string | null;
}

/** A range of a real property that real products have, in two units. Numbers are decimal texts. */
export interface MeasureExample {
  property: Property;
  unit: Unit;
  value: string;
  maxValue: string;
  other: { unit: Unit; value: string; maxValue: string };
}

/**
 * Finds something to filter by: the first key property that is measured in several units and whose values
 * differ; the range is the lower half of what is on offer. Undefined when the category has none.
 */
export function measureExample(
  properties: readonly Property[],
  facets: readonly Facet[],
): MeasureExample | undefined {
  for (const property of properties) {
    const facet = facets.find((it) => it.propertyId === property.id);
    const units = property.units ?? [];
    const unit = units.find((it) => it.id === facet?.unitId);
    const otherUnit = units.find((it) => it.id !== facet?.unitId);
    const suits = property.isKey && property.isFilterable && property.dataType === 'NUMERIC';
    if (!suits || !unit || !otherUnit || !facet?.min || !facet.max || facet.min === facet.max) continue;
    const [value, maxValue] = [facet.min, middle(facet.min, facet.max)];
    const inOther = (text: string) => convert(text, unit, otherUnit);
    const other = { unit: otherUnit, value: inOther(value), maxValue: inOther(maxValue) };
    return { property, unit, value, maxValue, other };
  }
  return undefined;
}

/** The address of the product list with that range, as a form without script would make it. */
export function exampleHref(category: { id: string; slug: string }, example: MeasureExample): string {
  const { property, unit, value, maxValue } = example;
  const query = new URLSearchParams({
    [`${property.code}.value`]: value,
    [`${property.code}.maxValue`]: maxValue,
    [`${property.code}.unit`]: unit.code,
  });
  return `/products/category/${category.id}/${category.slug}?${query}`;
}

/** A round number near the middle, never below the least. */
function middle(min: string, max: string): string {
  const half = new Big(min).plus(max).div(2);
  const round = new Big(half.toPrecision(1));
  return (round.lt(min) ? half : round).toFixed();
}
