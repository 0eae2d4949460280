import { describe, expect, it } from 'vitest';
import { restOf, type Shipment, takenOff, wholeAnswer } from './deliveryForms.ts';

describe('what is refused is taken off what is accepted', () => {
  it.each([
    ['10', '۳', '۷'],
    ['10', '', '۱۰'],
    ['2.5', '0.5', '۲'],
    ['10', '11', undefined],
    ['10', 'سه', undefined],
  ])('of %s, %s refused leaves %s', (quantity, refused, rest) => {
    expect(restOf(quantity, refused)).toBe(rest);
  });
});

describe('without script what is refused is taken off when the form is sent', () => {
  const line = { title: 'شیر', saleUnitText: 'عدد', quantity: '10', accepted: '0', refused: '0', reason: null };
  const shipment = {
    id: 's',
    lines: [
      { ...line, lineId: 'a' },
      { ...line, lineId: 'b' },
    ],
  } as unknown as Shipment;
  it.each([
    ['nothing refused', {}, ['۱۰', '۱۰']],
    ['a part of one', { 'refused-a': '۴' }, ['۶', '۱۰']],
    ['both said', { 'refused-a': '4', 'accepted-a': '5' }, ['5', '۱۰']],
    ['more than came', { 'refused-a': '11' }, ['۱۰', '۱۰']],
  ])('%s', (_, typed, accepted) => {
    const read = takenOff(shipment, { ...wholeAnswer(shipment), ...typed });
    expect([read['accepted-a'], read['accepted-b']]).toEqual(accepted);
  });
});
