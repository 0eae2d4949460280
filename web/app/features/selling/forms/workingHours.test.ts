import { expect, it } from 'vitest';
import { readHours, typedHours } from './workingHours.ts';

it.each([
  ['', []],
  ['۸ تا ۱۷', [{ from: '08:00', to: '17:00' }]],
  [
    '8-13، 15:30-19',
    [
      { from: '08:00', to: '13:00' },
      { from: '15:30', to: '19:00' },
    ],
  ],
  [
    '۸ تا ۱۳ و ۱۵ تا ۲۴',
    [
      { from: '08:00', to: '13:00' },
      { from: '15:00', to: '24:00' },
    ],
  ],
])('reads «%s»', (typed, spans) => {
  expect(readHours(typed)).toEqual(spans);
});

it.each(['صبح', '۸', '۱۷ تا ۸', '۸ تا ۲۵', '۸ تا ۱۲:۷۰', '۸ تا ۱۲ تا ۱۴'])('does not read «%s»', (typed) => {
  expect(readHours(typed)).toBeUndefined();
});

it('writes what it reads', () => {
  expect(typedHours(readHours('08:00 تا 13:30 و 15-19')!)).toBe('۸ تا ۱۳:۳۰ و ۱۵ تا ۱۹');
});
