import { expect, it } from 'vitest';
import { choices, pressure } from './exampleProperties.ts';
import { generalFilters } from './generalFilters.ts';
import { listSearch } from './listSearch.ts';
import { isForSearchEngines } from './listState.ts';
import { productFilter } from './listVariables.ts';
import { readListQuery } from './readListQuery.ts';

const stocks = [
  { value: 'IN_STOCK', code: 'in-stock', displayFa: 'موجود' },
  { value: 'MADE_TO_ORDER', code: 'made-to-order', displayFa: 'ساخت به سفارش' },
];
const ofList = { ...choices, hasKey: true, properties: [...choices.properties, ...generalFilters(stocks)] };

it('stand in the address like properties and reach the graph by themselves', () => {
  const search = '?onlyConfirmed=true&pressure.unit=bar&pressure.value=16&stock=in-stock&stock=made-to-order';
  const { state, problems } = readListQuery(search, ofList);
  expect(problems).toEqual([]);
  expect(listSearch(state, ofList)).toBe(search);
  expect(productFilter(state)).toEqual({
    onlyConfirmed: true,
    stockStates: ['IN_STOCK', 'MADE_TO_ORDER'],
    properties: [{ propertyId: pressure.id, value: '16', measurementUnitId: 'unit-bar' }],
  });
  expect(isForSearchEngines(readListQuery('?stock=in-stock', ofList).state, ofList)).toBe(false);
});

it('a value that nobody has is refused', () => {
  expect(readListQuery('?stock=gone', ofList).problems).toEqual([{ field: 'stock', code: 'UNKNOWN_VALUE' }]);
});
