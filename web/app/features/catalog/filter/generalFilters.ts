import type { ProductFilterInput, StockState } from '../../../platform/graph/types.generated.ts';
import { catalogMessages } from '../messages.ts';
import type { FilterProperty } from './property.ts';
import type { SelectedProperty } from './selectedProperties.ts';

const words = catalogMessages.generalFilters;
const onlyConfirmed = 'onlyConfirmed';
const stock = 'stock';

/**
 * What offers of every kind are filtered by, in the shape of a category's properties, so that the list's form, address
 * and chips hold them like any other filter: `?onlyConfirmed=true&stock=in-stock`. Nobody counts how many they leave.
 * @param stocks the states of stock, `code` as addresses write them
 */
export const generalFilters = (
  stocks: readonly { value: string; code: string; displayFa: string }[],
): FilterProperty[] => [
  general(
    stock,
    words.stock,
    stocks.map(({ value, code, displayFa }) => ({ id: value, code, label: displayFa })),
  ),
  general(onlyConfirmed, words.seller, [{ id: 'true', code: 'true', label: words.onlyConfirmed }]),
];

const general = (code: string, name: string, enumValues: FilterProperty['enumValues']): FilterProperty => ({
  id: code,
  code,
  name,
  groupName: words.group,
  dataType: 'ENUM',
  isFilterable: true,
  isKey: false,
  enumValues,
});

/** Whether that property is one of them. */
export const isGeneral = (propertyId: string) => propertyId === onlyConfirmed || propertyId === stock;

/** Those of them that are chosen, as the graph takes them, and the rest of the selection: what offers measure. */
export function splitGeneral(selected: readonly SelectedProperty[]) {
  const chosen = (id: string) => selected.find(({ propertyId }) => propertyId === id)?.enumValueIds ?? [];
  const stockStates = [...chosen(stock)] as StockState[];
  const general: Pick<ProductFilterInput, 'onlyConfirmed' | 'stockStates'> = {
    ...(chosen(onlyConfirmed).length > 0 && { onlyConfirmed: true }),
    ...(stockStates.length > 0 && { stockStates }),
  };
  return { general, measured: selected.filter(({ propertyId }) => !isGeneral(propertyId)) };
}
