import type { ProductFilterInput, ProductSort, PropertyFilterInput } from '../../../platform/graph/types.generated.ts';
import { type ListState, narrows, pageSize } from './listState.ts';
import { readNumber } from './readNumber.ts';
import type { SelectedProperty } from './selectedProperties.ts';

/** Variables of the list query. */
export interface ListVariables {
  categoryId: string;
  filter?: ProductFilterInput;
  sort?: ProductSort;
  pageNumber: number;
  pageSize: number;
}

/** What the graph is asked for that state: the same list asks the same, in whatever digits it was typed. */
export function listVariables(categoryId: string, state: ListState): ListVariables {
  const properties = state.selected.filter(narrows).map(propertyFilter);
  const filter = {
    ...(properties.length > 0 && { properties }),
    ...(state.includeUnknown && { includeUnknown: true }),
  };
  return {
    categoryId,
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(state.sort && { sort: state.sort }),
    pageNumber: state.pageNumber,
    pageSize,
  };
}

function propertyFilter(item: SelectedProperty): PropertyFilterInput {
  const { propertyId, enumValueIds, booleanValue, measurementUnitId } = item;
  if (enumValueIds) return { propertyId, enumValueIds: [...enumValueIds] };
  if (booleanValue !== undefined) return { propertyId, booleanValue };
  const value = readNumber(item.value ?? '');
  const maxValue = readNumber(item.maxValue ?? '');
  return {
    propertyId,
    ...(value !== undefined && { value }),
    ...(maxValue !== undefined && { maxValue }),
    ...(measurementUnitId && { measurementUnitId }),
  };
}
