import { changeUnit } from './changeUnit.ts';
import { narrows } from './listState.ts';
import { type FilterProperty, isMeasured, unitOf } from './property.ts';
import { readNumber } from './readNumber.ts';
import { add, edit, remove, replace, selectedOf, type SelectedProperty } from './selectedProperties.ts';

type Selected = readonly SelectedProperty[];

/** A number typed into one end; the property is selected by its first and no longer by nothing. */
export function selectNumber(
  selected: Selected,
  property: FilterProperty,
  end: 'value' | 'maxValue',
  typed: string,
): Selected {
  const propertyId = property.id;
  const change = end === 'value' ? { value: typed } : { maxValue: typed };
  return tidied(edit(add(selected, { propertyId }), propertyId, change), property);
}

/** Another unit by its UCUM code, for typed numbers or for those to come. */
export function selectUnit(selected: Selected, property: FilterProperty, code: string): Selected {
  const unit = property.units?.find((each) => each.code === code);
  if (!unit) return selected;
  return tidied(changeUnit(add(selected, { propertyId: property.id }), property, unit), property);
}

/** These values of a choice; none removes the property. */
export function selectValues(
  selected: Selected,
  { id: propertyId }: FilterProperty,
  enumValueIds: readonly string[],
): Selected {
  return put(selected, { propertyId, enumValueIds });
}

/** Yes, no or, undefined, either. */
export function selectBoolean(
  selected: Selected,
  { id: propertyId }: FilterProperty,
  booleanValue?: boolean,
): Selected {
  return put(selected, { propertyId, booleanValue });
}

/** Without texts that are no numbers: what can be asked of a filter that is being typed. */
export function readable(selected: Selected): Selected {
  return selected.map((item) => {
    const { value, maxValue, ...rest } = item;
    return { ...rest, ...(isNumber(value) && { value }), ...(isNumber(maxValue) && { maxValue }) };
  });
}

/** Whether a text in one of its ends is no number. */
export const isMistyped = ({ value, maxValue }: SelectedProperty) =>
  [value, maxValue].some((text) => text?.trim() && !isNumber(text));

const isNumber = (text?: string) => text !== undefined && readNumber(text) !== undefined;

function put(selected: Selected, item: SelectedProperty): Selected {
  if (!narrows(item)) return remove(selected, item.propertyId);
  return selectedOf(selected, item.propertyId) ? replace(selected, item) : add(selected, item);
}

/** Without the property when neither a number nor a unit of choice is left of it. */
function tidied(selected: Selected, property: FilterProperty): Selected {
  const item = selectedOf(selected, property.id);
  const isDefaultUnit = unitOf(property, item?.measurementUnitId) === unitOf(property);
  return item && isMeasured(property) && isDefaultUnit && !narrows(item) ? remove(selected, property.id) : selected;
}
