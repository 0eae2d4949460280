import type { FilterProperty } from './property.ts';
import type { SelectedProperty } from './selectedProperties.ts';

export type ListView = 'row' | 'card';

/** Everything that the address of a product list says beside its path. */
export interface ListState {
  /** Text that the list is searched by. */
  key?: string | undefined;
  selected: readonly SelectedProperty[];
  /** Also offers that do not state a selected property. */
  includeUnknown: boolean;
  /** One of the list's orders, by its value; undefined is the first of them. */
  sort?: string | undefined;
  /** From 1. */
  pageNumber: number;
  view: ListView;
}

/** What a category gives an address to choose from. */
export interface ListChoices {
  /** Whether it can be searched by a text, which stands in its address as `key`. */
  hasKey?: boolean;
  properties: readonly FilterProperty[];
  /** In display order; `code` stands in addresses. */
  sorts: readonly { value: string; code: string }[];
}

/** Offers on one page: fits 2, 3 and 4 columns. */
export const pageSize = 24;

/** Whether the selection narrows the list; a unit alone does not. */
export function narrows({ value, maxValue, enumValueIds, booleanValue }: SelectedProperty): boolean {
  return Boolean(value?.trim() || maxValue?.trim() || enumValueIds?.length || booleanValue !== undefined);
}

/** Whether the list shows less than the whole category. */
export const isFiltered = ({ key, selected, includeUnknown }: ListState) =>
  Boolean(key) || includeUnknown || selected.some(narrows);

/**
 * Whether search engines may keep the list: a whole category, or one value of one key property of it (steel ball
 * valves). Every other filter would be one of endlessly many pages with the same offers.
 */
export function isForSearchEngines(state: ListState, { properties }: ListChoices): boolean {
  if (!isFiltered(state)) return true;
  const [only, ...others] = state.selected.filter(narrows);
  const property = properties.find(({ id }) => id === only?.propertyId);
  return (
    !state.key &&
    !state.includeUnknown &&
    others.length === 0 &&
    property?.isKey === true &&
    only?.enumValueIds?.length === 1
  );
}
