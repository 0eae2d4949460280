import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { withLines } from '../order/beginOrder.ts';
import { lineField, orderChange, orderSchema, placeIn, storedOrder, type TypedOrder } from './orderDraft.ts';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

const line = {
  supplierProductId: 'a',
  quantity: '1250.5',
  alternativesAllowed: false,
  note: 'با گواهی',
  internalNote: null,
};
const order = {
  version: 3,
  lines: { nodes: [line, { ...line, supplierProductId: 'b', quantity: '10', alternativesAllowed: true, note: null }] },
  acceptListPrice: true,
  addressId: null,
  neededBy: '2026-12-22',
  paymentTerm: 'ON_DELIVERY',
  buyerReference: null,
  description: null,
} as unknown as Order;
const typed = storedOrder(order).values;
const read = (change: TypedOrder) => safeParse(orderSchema, { ...typed, ...change });
const told = (change: TypedOrder) => read(change).issues?.map(({ path, message }) => [path?.[0].key, message]);

describe('a draft', () => {
  it('stands in its fields as people read it', () => {
    expect(typed).toMatchObject({ 'quantity-a': '۱۲۵۰٫۵', neededBy: '۱۴۰۵/۱۰/۰۱', addressId: '' });
  });

  it('is sent as it is stored where nothing was typed', () => {
    const { output } = read({});
    expect(orderChange(output as TypedOrder)).toMatchObject({
      lines: [
        { supplierProductId: 'a', quantity: '1250.5', alternativesAllowed: false, note: 'با گواهی' },
        { supplierProductId: 'b', quantity: '10', alternativesAllowed: true },
      ],
      acceptListPrice: true,
      neededBy: '2026-12-22',
      paymentTerm: 'ON_DELIVERY',
    });
  });

  it('names the line whose quantity is none, and asks nothing of a line that was taken out', () => {
    expect(told({ 'quantity-b': '' })).toEqual([['quantity-b', 'این مورد الزامی است.']]);
    expect(told({ 'quantity-b': 'ده' })).toEqual([['quantity-b', 'فقط عدد وارد کنید.']]);
    expect(told({ 'quantity-b': '', lines: 'a' })).toBeUndefined();
  });

  it('tells all that is wrong at once: a wrong day hides no wrong quantity', () => {
    expect(told({ neededBy: 'فردا', 'quantity-a': 'ده', 'quantity-b': '' })).toEqual([
      ['neededBy', 'این تاریخ درست نیست؛ سال، ماه و روز را مانند ۱۴۰۶/۰۱/۳۱ بنویسید.'],
      ['quantity-a', 'فقط عدد وارد کنید.'],
      ['quantity-b', 'این مورد الزامی است.'],
    ]);
  });

  it('has the api’s refusals at the fields of the lines that were sent', () => {
    expect(placeIn({ lines: 'b' }, 'lines[0].quantity')).toBe(lineField('quantity', 'b'));
    expect(placeIn(typed, 'lines[1].note')).toBe(lineField('note', 'b'));
    expect(placeIn(typed, 'lines[1].supplierProductId')).toBe(lineField('quantity', 'b'));
    expect(placeIn(typed, 'lines')).toBe('lines');
    expect(placeIn(typed, 'addressId')).toBe('addressId');
  });

  it('gets a line more, or another quantity of an offer that it has', () => {
    const quantities = (id: string) => withLines(order, [{ supplierProductId: id, quantity: '20' }]).lines;
    expect(quantities('c').map(({ quantity }) => quantity)).toEqual(['1250.5', '10', '20']);
    expect(quantities('b').map(({ quantity }) => quantity)).toEqual(['1250.5', '20']);
  });
});
