import type { ProductFilterInput, ProductSort, PropertyFilterInput } from '../../../platform/graph/types.generated.ts';
import { splitGeneral } from './generalFilters.ts';
import { type ListState, narrows, pageSize } from './listState.ts';
import { readNumber } from './readNumber.ts';
import type { SelectedProperty } from './selectedProperties.ts';

/** Variables of the list query. */
export interface ListVariables {
  categoryId?: string;
  supplierId?: string;
  key?: string;
  filter?: ProductFilterInput;
  sort?: ProductSort;
  pageNumber: number;
  pageSize: number;
}

/** Whose offers a list has: a category's, or those of one supplier in it. */
export type ListScope = { categoryId: string; supplierId?: string };

/** What the graph is asked for that state: the same list asks the same, in whatever digits it was typed. */
export function listVariables<Scope extends Partial<ListScope>>(scope: Scope, state: ListState): Scope & ListVariables {
  const filter = productFilter(state);
  return {
    ...scope,
    ...(state.key && { key: state.key }),
    ...(filter && { filter }),
    // An address names no other orders than those of its list.
    ...(state.sort && { sort: state.sort as ProductSort }),
    pageNumber: state.pageNumber,
    pageSize,
  };
}

/** The filter of that state; undefined when it narrows nothing. */
export function productFilter({ selected, includeUnknown }: ListState): ProductFilterInput | undefined {
  const { general, measured } = splitGeneral(selected.filter(narrows));
  const properties = measured.map(propertyFilter);
  const filter = {
    ...general,
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
