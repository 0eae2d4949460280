import { expect, it } from 'vitest';
import { decimal } from '../../../../platform/decimal.ts';
import type { UnitOfMeasurement, UnitTable } from '../../../reference/index.ts';
import { type MeasuredBy, type Pack, sameAmount } from './same-amount.ts';

const unit = (id: string, quantityId: string, factor = '1', converts = true) =>
  ({ id, quantityId, factor, offset: '0', converts, displayText: id }) as UnitOfMeasurement;
const known = [
  unit('piece', 'count'),
  unit('metre', 'length'),
  unit('kilometre', 'length', '1000'),
  unit('kilogram', 'mass'),
  unit('tonne', 'mass', '1000'),
  unit('bar', 'packaging', '1', false),
  unit('box', 'packaging', '1', false),
];
const units: UnitTable = {
  byId: new Map(known.map((each) => [each.id, each])),
  byQuantity: new Map(),
  traded: new Set(),
};

const pack = (saleUnitId: string, holds: Record<string, string>): Pack => ({
  saleUnitId,
  conversions: Object.entries(holds).map(([unitId, quantity]) => ({ unitId, quantity })),
});
const sold = (saleUnitId: string, holds: Record<string, string> = {}): MeasuredBy => ({
  unitId: saleUnitId,
  pack: pack(saleUnitId, holds),
});
const moved = (quantity: string, from: MeasuredBy, to: MeasuredBy) =>
  sameAmount(decimal(quantity), from, to, units)?.toFixed();

const long = sold('bar', { metre: '12' });
const short = sold('bar', { metre: '6' });

it.each<[what: string, quantity: string, from: MeasuredBy, to: MeasuredBy, expected: string | undefined]>([
  ['20 bars of 12 m, taken in metres', '20', long, { unitId: 'metre' }, '240'],
  ['metres, taken as bars', '240', { unitId: 'metre' }, long, '20'],
  ['tonnes, taken as kilograms', '1.5', { unitId: 'tonne' }, sold('kilogram'), '1500'],
  ['kilograms, taken in tonnes', '1500', sold('kilogram'), { unitId: 'tonne' }, '1.5'],
  ['longer bars of the same goods', '40', short, long, '20'],
  ['shorter bars', '20', long, short, '40'],
  ['bars whose length nobody had said', '20', { unitId: 'bar' }, long, '20'],
  ['bars whose length nobody says any more', '20', long, { unitId: 'bar' }, undefined],
  ['bars known by length, then by weight alone', '20', long, sold('bar', { kilogram: '9' }), undefined],
  [
    'the measure by which the first pack is named',
    '10',
    sold('bar', { metre: '6', kilogram: '14' }),
    sold('bar', { metre: '12', kilogram: '20' }),
    '5',
  ],
  ['bars of what is sold by metres', '20', { unitId: 'bar', pack: pack('metre', {}) }, short, '20'],
  ['a third of a bar', '4', { unitId: 'metre' }, long, undefined],
  ['boxes of pieces, in another box', '3', sold('box', { piece: '100' }), sold('box', { piece: '50' }), '6'],
  ['length for weight without a pack', '3', { unitId: 'metre' }, { unitId: 'kilogram' }, undefined],
  [
    'metres of what is sold by bars are metres',
    '7',
    { unitId: 'metre', pack: long.pack },
    { unitId: 'metre', pack: short.pack },
    '7',
  ],
])('%s', (_, quantity, from, to, expected) => expect(moved(quantity, from, to)).toBe(expected));

/** A generator that gives the same numbers each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

it('keeps the amount in metres over 500 random changes of unit, offer and pack, or says that it is not known', () => {
  const next = numbers(27);
  const ways: [MeasuredBy, metres: string][] = [
    [{ unitId: 'metre' }, '1'],
    [{ unitId: 'kilometre' }, '1000'],
    ...['3', '6', '7', '12', '7.5'].flatMap((holds): [MeasuredBy, string][] => [
      [sold('bar', { metre: holds }), holds],
      [{ unitId: 'metre', pack: pack('bar', { metre: holds }) }, '1'],
      [sold('box', { metre: holds, kilogram: '40' }), holds],
    ]),
  ];
  let quantity = decimal('240');
  let at = 0;
  const metres = () => quantity.times(ways[at]![1]).toFixed();
  let kept = 0;
  let asked = 0;
  for (let turn = 0; turn < 500; turn += 1) {
    const other = next(ways.length);
    // Now and then a person states another quantity.
    if (turn % 4 === 0) quantity = decimal(1 + next(500));
    const found = sameAmount(quantity, ways[at]![0], ways[other]![0], units);
    if (!found) {
      asked += 1;
      // Asked again, a person states a quantity in the new unit.
      quantity = decimal(1 + next(500));
      at = other;
      continue;
    }
    const before = metres();
    quantity = found;
    at = other;
    expect(metres()).toBe(before);
    kept += 1;
  }
  expect(kept).toBeGreaterThan(150);
  expect(asked).toBeGreaterThan(10);
});
