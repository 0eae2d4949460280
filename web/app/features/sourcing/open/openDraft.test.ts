import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  blankLine,
  filledKeys,
  isDeadlineLate,
  lineField,
  openContent,
  openSchema,
  placeIn,
  storedOpen,
  type TypedOpen,
} from './openDraft.ts';
import type { OpenRequest_RequestFragment as Request } from './OpenRequest.generated.ts';

const line = {
  id: 'a',
  supplierProductId: null,
  baseProductId: null,
  categoryId: 'k',
  title: 'لولهٔ ۲ اینچ',
  quantity: '60.5',
  alternativesAllowed: true,
  targetPriceRial: '12500',
  note: null,
  properties: [],
  internalNote: 'خط ۲',
  units: [{ unitId: 'm' }],
};
const request = {
  version: 4,
  visibility: 'INVITED',
  showsTarget: true,
  quoteDeadlineAt: '2026-12-22T20:30:00.000Z',
  neededBy: '2026-12-30',
  addressId: null,
  paymentTerm: null,
  buyerReference: 'PO-1',
  description: null,
  participations: [{ merchantId: 'x' }, { merchantId: 'y' }],
  lines: { nodes: [line, { ...line, id: 'b', supplierProductId: 'p', targetPriceRial: null, internalNote: null }] },
} as unknown as Request;
const lines = new Map(request.lines.nodes.map((each) => [each.id, each]));
const { values } = storedOpen(request);
const read = (change: TypedOpen) => safeParse(openSchema(lines), { ...values, ...change });
const told = (change: TypedOpen) => read(change).issues?.map(({ path, message }) => [path?.[0]?.key, message]);

describe('a request to several sellers', () => {
  it('stands in its fields as people read it, and its deadline is the day with which it ends', () => {
    expect(values).toMatchObject({
      lines: 'a b',
      'quantity-a': '۶۰٫۵',
      'target-a': '۱٬۲۵۰',
      'alternatives-a': 'yes',
      sellers: 'x y',
      quoteDeadline: '۱۴۰۵/۱۰/۰۱',
      neededBy: '۱۴۰۵/۱۰/۰۹',
      showsTarget: 'yes',
    });
  });

  it('keeps what a need must have, until its kind is another one', () => {
    const value = { propertyId: 'd', booleanValue: null, text: null, enumValues: [], number: null };
    const measure = { value: '2', maxValue: null, text: '۲ اینچ', unit: { id: 'in' } };
    const asking = { ...line, properties: [{ value: { ...value, measure }, tolerancePercent: '5' }] };
    const known = new Map([['a', asking as unknown as Request['lines']['nodes'][number]]]);
    const sent = (change: TypedOpen) =>
      openContent(read({ lines: 'a', ...change }).output as TypedOpen, known).lines[0]!.properties;
    expect(sent({})).toEqual([{ stated: { propertyId: 'd', value: '2', unitId: 'in' }, tolerancePercent: '5' }]);
    expect(sent({ 'categoryId-a': 'other' })).toBeUndefined();
  });

  it('is sent as it is stored where nothing was typed', () => {
    expect(openContent(read({}).output as TypedOpen, lines)).toMatchObject({
      lines: [
        {
          lineId: 'a',
          title: 'لولهٔ ۲ اینچ',
          unitId: 'm',
          categoryId: 'k',
          quantity: '60.5',
          alternativesAllowed: true,
          targetPriceRial: '12500',
          internalNote: 'خط ۲',
        },
        { lineId: 'b', supplierProductId: 'p', quantity: '60.5', alternativesAllowed: true },
      ],
      visibility: 'INVITED',
      merchantIds: ['x', 'y'],
      showsTarget: true,
      buyerReference: 'PO-1',
      quoteDeadlineAt: '2026-12-22T20:30:00.000Z',
      neededBy: '2026-12-30',
    });
  });

  it('leaves out lines in which nothing is typed, and wants one at least', () => {
    const more = { ...blankLine('new2'), ...blankLine('new3'), 'title-new3': 'شیر توپی', 'quantity-new3': '۴' };
    const typed = { ...values, ...more, 'unitId-new3': 'm', lines: 'a new2 new3' };
    expect(filledKeys(typed)).toEqual(['a', 'new3']);
    const { output } = read(typed);
    expect(openContent(output as TypedOpen, lines).lines[1]).toMatchObject({
      title: 'شیر توپی',
      unitId: 'm',
      quantity: '4',
      alternativesAllowed: false,
    });
    expect(placeIn(typed, 'lines[1].quantity')).toBe(lineField('quantity', 'new3'));
    expect(told({ ...blankLine('new1'), lines: 'new1' })).toEqual([['title-new1', 'دست‌کم یک ردیف بنویسید.']]);
  });

  it('names what is wrong with a line', () => {
    expect(
      told({ 'title-a': 'لو', 'quantity-a': '', 'unitId-a': '', 'target-a': 'زیاد' })?.map(([field]) => field),
    ).toEqual(['title-a', 'quantity-a', 'unitId-a', 'target-a']);
    // An offer has its own name and unit.
    expect(told({ 'title-b': '', 'unitId-b': '' })).toBeUndefined();
  });

  it.each([
    ['۱۴۰۵/۱۰/۱۰', '۱۴۰۵/۱۰/۰۹', true],
    ['۱۴۰۵/۱۰/۰۹', '۱۴۰۵/۱۰/۰۹', false],
    ['', '۱۴۰۵/۱۰/۰۹', false],
    ['۱۴۰۵/۱۰/۱۰', 'زود', false],
  ])('knows whether sellers would answer until %s after %s', (quoteDeadline, neededBy, isLate) => {
    expect(isDeadlineLate({ quoteDeadline, neededBy })).toBe(isLate);
  });

  it('has the api’s refusals at its own fields', () => {
    expect(placeIn(values, 'merchantIds[1]')).toBe('sellers');
    expect(placeIn(values, 'quoteDeadlineAt')).toBe('quoteDeadline');
    expect(placeIn(values, 'lines[0].targetPriceRial')).toBe('target-a');
    expect(placeIn(values, 'lines[1].supplierProductId')).toBe('title-b');
  });
});
