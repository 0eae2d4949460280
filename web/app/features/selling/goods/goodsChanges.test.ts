import { expect, it } from 'vitest';
import type { GoodsTable_EntryFragment as Entry } from './GoodsTable.generated.ts';
import { isChanged, itemOf, problemsOf, typedRow } from './goodsChanges.ts';

const entry = {
  id: '1',
  version: 3,
  moq: '5',
  priceMode: 'FIXED',
  priceTiers: [{ minQty: '5', unitPriceRial: '1500005' }],
  stockState: 'IN_STOCK',
  leadTimeDays: 7,
  maySetPrice: true,
} as unknown as Entry;
const typed = typedRow(entry);

it('shows tomans and days in Persian digits', () => {
  expect(typed).toEqual({ price: '۱۵۰٬۰۰۰', stockState: 'IN_STOCK', leadTimeDays: '۷' });
});

it('is changed by what is typed, not by how it is spelt', () => {
  expect(isChanged(entry, { ...typed, price: '150000', leadTimeDays: '7' })).toBe(false);
  expect(isChanged(entry, { ...typed, price: '150001' })).toBe(true);
  expect(isChanged(entry, { ...typed, stockState: 'OUT' })).toBe(true);
});

it('sends rials, and those that are not shown as they were', () => {
  expect(itemOf(entry, { ...typed, stockState: 'OUT' })).toMatchObject({
    priceTiers: [{ unitPriceRial: '1500005' }],
    stockState: 'OUT',
  });
  expect(itemOf(entry, { ...typed, price: '۲۰۰٬۰۰۰' })).toMatchObject({
    priceMode: 'FIXED',
    priceTiers: [{ minQty: '5', unitPriceRial: '2000000' }],
  });
  expect(itemOf(entry, { ...typed, price: '' })).toMatchObject({ priceMode: 'ON_REQUEST', priceTiers: [] });
});

it.each([
  [{ price: 'صد' }, ['price']],
  [{ price: '0' }, ['price']],
  [{ leadTimeDays: '' }, ['leadTimeDays']],
  [{ leadTimeDays: '۴۰۰' }, ['leadTimeDays']],
  [{}, []],
])('%j is wrong at %j', (more, fields) => {
  expect(Object.keys(problemsOf({ ...typed, ...more }))).toEqual(fields);
});
