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
  range?: { value: string; maxValue: string | null; unit: { id: string } } | null;
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
 * differ; the range is the lower quarter of what is on offer. Undefined when the category has none.
 */
export function measureExample(properties: readonly Property[], facets: readonly Facet[]): MeasureExample | undefined {
  for (const property of properties) {
    const range = facets.find((it) => it.propertyId === property.id)?.range;
    const units = property.units ?? [];
    const unit = units.find((it) => it.id === range?.unit.id);
    const otherUnit = unit && unlike(unit, units);
    const suits = property.isKey && property.isFilterable && property.dataType === 'NUMERIC';
    if (!suits || !unit || !otherUnit || !range?.maxValue || range.value === range.maxValue) continue;
    const value = range.value;
    const maxValue = lowerQuarter(range.value, range.maxValue);
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

/** A unit that is more than a shifted decimal point away, if there is one: it shows best what converting saves. */
function unlike(unit: Unit, units: readonly Unit[]): Unit | undefined {
  const others = units.filter((it) => it.id !== unit.id);
  return others.find((it) => !isPowerOfTen(new Big(it.factor).div(unit.factor))) ?? others[0];
}

const isPowerOfTen = (ratio: Big) => ratio.c.length === 1 && ratio.c[0] === 1;

/** A round number about a quarter of the way from the least to the greatest, never below the least. */
function lowerQuarter(min: string, max: string): string {
  const exact = new Big(max).minus(min).div(4).plus(min);
  const round = new Big(exact.toPrecision(1));
  return (round.lte(min) ? exact : round).toFixed();
}
