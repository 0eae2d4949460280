import { numberInAddress } from '../../../platform/text/digits.ts';
import { type ListChoices, type ListState, narrows } from './listState.ts';
import { type FilterProperty, isMeasured, unitOf } from './property.ts';
import type { SelectedProperty } from './selectedProperties.ts';

/**
 * The canonical query of a list: names sorted, nothing empty, nothing that goes without saying, numbers in Latin digits. Starts with
 * `?` unless it is empty. Its opposite is `readListQuery`.
 */
export function listSearch(state: ListState, { properties, sorts }: ListChoices): string {
  const query = new URLSearchParams();
  for (const item of state.selected) {
    const property = properties.find(({ id }) => id === item.propertyId);
    if (property) for (const [name, value] of parameters(item, property)) query.append(name, value);
  }
  if (state.key) query.set('key', state.key);
  if (state.includeUnknown) query.set('includeUnknown', 'true');
  const sort = sorts.slice(1).find(({ value }) => value === state.sort);
  if (sort) query.set('sort', sort.code);
  if (state.pageNumber > 1) query.set('pageNumber', String(state.pageNumber));
  if (state.view !== 'row') query.set('view', state.view);
  query.sort();
  return query.size > 0 ? `?${query}` : '';
}

function parameters(item: SelectedProperty, property: FilterProperty): [name: string, value: string][] {
  const { code, enumValues, units } = property;
  if (isMeasured(property)) {
    const unit = units?.find(({ id }) => id === item.measurementUnitId);
    const unitSays = unit && (narrows(item) || unit !== unitOf(property)) ? unit.code : undefined;
    return [
      [`${code}.value`, numberInAddress(item.value?.trim() ?? '')],
      [`${code}.maxValue`, numberInAddress(item.maxValue?.trim() ?? '')],
      [`${code}.unit`, unitSays],
    ].flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  }
  if (property.dataType === 'BOOLEAN')
    return item.booleanValue === undefined ? [] : [[code, String(item.booleanValue)]];
  return enumValues.filter(({ id }) => item.enumValueIds?.includes(id)).map((value) => [code, value.code]);
}
