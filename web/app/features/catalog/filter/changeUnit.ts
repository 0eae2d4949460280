import { convert } from '../../../platform/numbers/units.ts';
import { readDecimal, toAsciiDigits, toPersianDigits } from '../../../platform/text/digits.ts';
import { type FilterProperty, type FilterUnit, unitOf } from './property.ts';
import { edit, selectedOf, type SelectedProperty } from './selectedProperties.ts';

/**
 * Another unit for a selected property without another set of results: first the unit is edited, then, as
 * edits of their own, the exactly converted numbers. What is no number stays as typed.
 */
export function changeUnit(
  selected: readonly SelectedProperty[],
  property: FilterProperty,
  to: FilterUnit,
): readonly SelectedProperty[] {
  const before = selectedOf(selected, property.id);
  const from = unitOf(property, before?.measurementUnitId);
  if (!before || !from) return selected;
  const { value, maxValue } = before;
  let next = edit(selected, property.id, { measurementUnit: to });
  if (value) next = edit(next, property.id, { value: converted(value, from, to) });
  if (maxValue) next = edit(next, property.id, { maxValue: converted(maxValue, from, to) });
  return next;
}

/** The same measure in another unit, in the digits it was typed in. */
function converted(typed: string, from: FilterUnit, to: FilterUnit): string {
  const number = readDecimal(typed);
  if (number === undefined) return typed;
  const exact = convert(number, from, to);
  return toAsciiDigits(typed) === typed ? exact : toPersianDigits(exact.replace('.', '\u066b'));
}
