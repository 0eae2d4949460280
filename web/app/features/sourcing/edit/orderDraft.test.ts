import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { withLines } from '../order/beginOrder.ts';
import {
  blankNeed,
  knownOf,
  labelsOf,
  lacking,
  type Line,
  lineField,
  movedChange,
  needKey,
  orderChange,
  orderSchema,
  placeIn,
  soldOtherwise,
  storedOrder,
  type TypedOrder,
  typedSince,
} from './orderDraft.ts';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

const line = {
  supplierProductId: 'a',
  quantity: '1250.5',
  alternativesAllowed: false,
  note: 'با گواهی',
  internalNote: null,
  units: [],
};
const need = {
  ...line,
  id: 'n',
  supplierProductId: null,
  categoryId: null,
  title: 'لولهٔ فولادی',
  quantity: '24',
  note: null,
  units: [{ unitId: 'm', text: 'متر' }],
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

  it('gets a line more, without losing what it needs in words', () => {
    const { lines, acceptListPrice } = withLines(
      { ...order, lines: { nodes: [...order.lines.nodes, need] } } as Order,
      [{ supplierProductId: 'c', quantity: '20' }],
    );
    expect(lines.map(({ supplierProductId, title }) => supplierProductId ?? title)).toEqual([
      'a',
      'b',
      'لولهٔ فولادی',
      'c',
    ]);
    expect(acceptListPrice).toBe(false);
  });
});

describe('a draft with needs in words', () => {
  const written = storedOrder({ ...order, lines: { nodes: [...order.lines.nodes, need] } } as Order).values;
  const key = needKey('n');
  const fresh = needKey('new1');
  const added = { ...written, ...blankNeed(fresh), lines: `${written.lines} ${fresh}` };
  const issues = (change: TypedOrder) =>
    safeParse(orderSchema, { ...added, ...change }).issues?.map(({ path, message }) => [path?.[0].key, message]);

  it('sends them as they are said, with the line that they were, and waits for an offer', () => {
    expect(orderChange(written)).toMatchObject({
      lines: [{}, {}, { lineId: 'n', title: 'لولهٔ فولادی', quantity: '24', unitId: 'm' }],
      acceptListPrice: false,
    });
  });

  it('asks nothing of one that is empty, and all of one that is begun', () => {
    expect(issues({})).toBeUndefined();
    expect(orderChange(added).lines).toHaveLength(3);
    expect(issues({ [lineField('quantity', fresh)]: '۳' })).toEqual([
      [lineField('title', fresh), 'نیاز خود را دست‌کم با ۳ حرف شرح دهید.'],
      [`unit-${fresh}`, 'واحد را انتخاب کنید.'],
    ]);
  });

  it('moves what the seller does not have: needs, and goods that nobody is shown any more', () => {
    const gone = { ...line, id: 'l', supplierProduct: null };
    const lines = new Map<string, object>([
      ['a', { ...line, id: 'k', supplierProduct: { id: 'a' } }],
      ['b', gone],
    ]) as unknown as Parameters<typeof lacking>[1];
    expect(lacking(written, lines)).toEqual(['b', key]);
    // What is not stored is not in the draft yet that it would leave.
    expect(lacking({ ...added, [lineField('title', fresh)]: 'شیر توپی' }, lines)).toEqual(['b', key]);
    const moved = movedChange(written, ['b', key], lines);
    expect(moved.lines.map(({ supplierProductId }) => supplierProductId)).toEqual(['a']);
    expect(moved.movedLines).toMatchObject([
      { lineId: 'l', supplierProductId: 'b', quantity: '10' },
      { lineId: 'n', title: 'لولهٔ فولادی', quantity: '24', unitId: 'm' },
    ]);
    const sent = { ...written, moved: `b ${key}` };
    expect(placeIn(sent, 'movedLines[1].unitId')).toBe(`unit-${key}`);
    expect(placeIn(sent, 'movedLines[0].quantity')).toBe(lineField('quantity', 'b'));
    expect(placeIn(sent, 'lines[0].quantity')).toBe(lineField('quantity', 'a'));
  });

  it('buys at no list price that nobody chose, once its needs are taken out', () => {
    const without = { ...written, lines: 'a b' };
    expect(orderChange(storedOrder({ ...order, acceptListPrice: false }).values).acceptListPrice).toBe(false);
    expect(orderChange({ ...without, listPrice: '' }).acceptListPrice).toBe(false);
    expect(orderChange({ ...without, listPrice: 'no' }).acceptListPrice).toBe(false);
    expect(orderChange({ ...without, listPrice: 'yes' }).acceptListPrice).toBe(true);
  });

  it.each([lineField('internalNote', fresh), `unit-${fresh}`])('asks for the title of one that has only %s', (name) => {
    expect(issues({ [name]: 'm' })).toContainEqual([
      lineField('title', fresh),
      'نیاز خود را دست‌کم با ۳ حرف شرح دهید.',
    ]);
  });

  it('states again the line that the api refused for its unit, whether it stays or leaves', () => {
    const refused = (field: string) =>
      new GraphError(400, '', 'INPUT_INVALID', { fields: [{ field, code: 'UNIT_CHANGED', message: '' }] });
    const sent = { ...written, lines: `b a ${key}`, moved: `b ${key}` };
    expect(soldOtherwise(refused('lines[0].unitId'), sent)).toEqual(['a']);
    expect(soldOtherwise(refused('movedLines[0].unitId'), sent)).toEqual(['b']);
  });

  it('names its fields in the order of the page, needs by their place, and those that came meanwhile last', () => {
    const lines = new Map([
      ['a', { ...line, title: 'شیر' }],
      ['z', { ...line, title: 'پمپ' }],
    ]) as unknown as ReadonlyMap<string, Line>;
    const labels = labelsOf(['a', fresh], lines);
    expect(Object.keys(labels).slice(0, 12)).toEqual([
      'lines',
      'quantity-a',
      'alternatives-a',
      'note-a',
      'internalNote-a',
      `title-${fresh}`,
      `quantity-${fresh}`,
      `unit-${fresh}`,
      `note-${fresh}`,
      `internalNote-${fresh}`,
      'quantity-z',
      'alternatives-z',
    ]);
    expect(labels[`title-${fresh}`]).toBe('شرح نیاز «نیاز ۱»');
    expect(labels['quantity-z']).toBe('تعداد «پمپ»');
  });

  it('goes on after a save from what was typed meanwhile, each need under the key that it got', () => {
    const sent = { ...added, [lineField('title', fresh)]: 'شیر', lines: `a ${fresh} b ${key}`, moved: 'b' };
    const saved = { lines: `a need-s ${key}` };
    expect(typedSince({}, sent, saved)).toEqual({});
    expect(typedSince({ 'title-need-new1': 'شیر توپی', lines: `${sent.lines} c` }, sent, saved)).toEqual({
      'title-need-s': 'شیر توپی',
      lines: `a need-s ${key} c`,
    });
    // One that was empty when it was sent is still there to be filled.
    const empty = { ...added, lines: `a ${fresh}` };
    expect(typedSince({ 'title-need-new1': 'لوله' }, empty, { lines: 'a' })).toEqual({
      'title-need-new1': 'لوله',
      lines: `a ${fresh}`,
    });
  });

  it('comes back after a reload without lines that nobody knows any more', () => {
    const lines = new Map([['a', line]]) as unknown as ReadonlyMap<string, Line>;
    expect(knownOf({ lines: `a lost need-gone ${fresh}`, note: 'x' }, lines)).toEqual({
      lines: `a ${fresh}`,
      note: 'x',
    });
    expect(knownOf({ note: 'x' }, lines)).toEqual({ note: 'x' });
  });
});
