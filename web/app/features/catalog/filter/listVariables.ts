import type { ProductFilterInput, ProductSort, PropertyFilterInput } from '../../../platform/graph/types.generated.ts';
import { type ListState, narrows, pageSize } from './listState.ts';
import { readNumber } from './readNumber.ts';
import type { SelectedProperty } from './selectedProperties.ts';

/** Variables of the list query. */
export interface ListVariables {
  categoryId: string;
  supplierId?: string;
  filter?: ProductFilterInput;
  sort?: ProductSort;
  pageNumber: number;
  pageSize: number;
}

/** Whose offers a list has: a category's, or those of one supplier in it. */
export type ListScope = Pick<ListVariables, 'categoryId' | 'supplierId'>;

/** What the graph is asked for that state: the same list asks the same, in whatever digits it was typed. */
export function listVariables(scope: ListScope, state: ListState): ListVariables {
  const filter = productFilter(state);
  return {
    ...scope,
    ...(filter && { filter }),
    // An address names no other orders than those of its list.
    ...(state.sort && { sort: state.sort as ProductSort }),
    pageNumber: state.pageNumber,
    pageSize,
  };
}

/** The filter of that state; undefined when it narrows nothing. */
export function productFilter({ selected, includeUnknown }: ListState): ProductFilterInput | undefined {
  const properties = selected.filter(narrows).map(propertyFilter);
  const filter = {
    ...(properties.length > 0 && { properties }),
    ...(includeUnknown && { includeUnknown: true }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
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
