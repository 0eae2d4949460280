import { describe, expect, it } from 'vitest';
import { asked, both, type Case, foundOf, offered, soldAs } from './comparison.fixture.ts';

const ten = [asked('a', '10')];

/** Worked out by hand from design/trade.md, section 5. Cells are named by line and offer. */
const cases: Case[] = [
  [
    'a price in the unit of the line: tax once on the line, the price of one rounded half up',
    ten,
    [offered('p', { a: { price: '1005' } })],
    {
      columns: { p: both({ goodsRial: '11055', totalRial: '11055', rank: 1 }, { totalRial: '10050', rank: 1 }) },
      cells: { 'a p': both({ unitPriceRial: '1106', amountRial: '11055' }, { unitPriceRial: '1005' }) },
    },
  ],
  [
    'dozens beside pieces: the same price of one shares the rank',
    [asked('a', '24')],
    [
      offered('p', { a: { quantity: '2', unit: 'dozen', price: '12000' } }),
      offered('q', { a: { quantity: '24', price: '1000' } }),
    ],
    {
      columns: { p: { withVat: { totalRial: '26400', rank: 1 } }, q: { withVat: { totalRial: '26400', rank: 1 } } },
      cells: {
        'a p': { coverage: '1', withoutVat: { unitPriceRial: '1000', rank: 1 }, unitPriceRial: '12000' },
        'a q': { withoutVat: { unitPriceRial: '1000', rank: 1 } },
      },
    },
  ],
  [
    'metres for bars, through what a bar holds',
    [asked('a', '10', 'bar', { holds: { metre: '6' } })],
    [offered('p', { a: { quantity: '60', unit: 'metre', price: '1700' } })],
    { cells: { 'a p': { coverage: '1', isCovered: true, withoutVat: { unitPriceRial: '10200', rank: 1 } } } },
  ],
  [
    'a seventh that does not end is ranked as it is and shown rounded',
    [asked('a', '7'), asked('b', '7', 'box', { holds: { piece: '7' } })],
    [
      offered('p', { a: { quantity: '7', price: '143' }, b: { quantity: '49', price: '143' } }),
      offered('q', { a: { quantity: '7', price: '143', off: '1' }, b: { quantity: '49', price: '143', off: '1' } }),
    ],
    {
      cells: {
        'a p': { withoutVat: { unitPriceRial: '143', rank: 2 } },
        'a q': { withoutVat: { unitPriceRial: '143', rank: 1, amountRial: '1000' } },
        'b p': { coverage: '1', withoutVat: { unitPriceRial: '1001', rank: 2 } },
        'b q': { withoutVat: { unitPriceRial: '1001', rank: 1, amountRial: '7006' } },
      },
    },
  ],
  [
    'a pack holds more than was asked: all of it is paid, the surplus is told',
    ten,
    [offered('p', { a: { quantity: '1', unit: 'dozen', price: '12000' } })],
    {
      columns: { p: { coveredLines: 1, withVat: { totalRial: '13200' } } },
      cells: { 'a p': { coverage: '1', surplusQuantity: '2', isCovered: true } },
    },
  ],
  [
    'less than asked is no cheaper offer: it covers nothing and is not ranked beside what does',
    ten,
    [offered('p', { a: { quantity: '8', price: '1000' } }), offered('q', { a: { price: '1500' } })],
    {
      columns: {
        p: { coveredLines: 0, withVat: { totalRial: '8800', rank: undefined } },
        q: { coveredLines: 1, withVat: { totalRial: '16500', rank: 1 } },
      },
      cells: { 'a p': { coverage: '0.8', isCovered: false, withVat: { rank: 1 } } },
      common: [],
    },
  ],
  [
    'what is short by a hair is never told as whole',
    [asked('a', '10000')],
    [offered('p', { a: { quantity: '9999.999999', price: '1' } })],
    { cells: { 'a p': { coverage: '0.9999', isCovered: false, withoutVat: { amountRial: '10000' } } } },
  ],
  [
    'what cannot be converted is shown as offered and not ranked',
    ten,
    [offered('p', { a: { quantity: '4', unit: 'kilogram', price: '500' } }), offered('q', { a: { price: '1000' } })],
    {
      columns: { p: { coveredLines: 0, withVat: { totalRial: '2200', rank: undefined } } },
      cells: {
        'a p': {
          quantity: '4',
          unitPriceRial: '500',
          coverage: undefined,
          isCovered: false,
          withVat: { unitPriceRial: undefined, rank: undefined, amountRial: '2200' },
        },
        'a q': { withVat: { rank: 1 } },
      },
    },
  ],
  [
    'each offer has its own rate: with tax one is cheaper, without it the other',
    ten,
    [offered('p', { a: { price: '1000' } }), offered('q', { a: { price: '1005', vat: 900 } })],
    {
      columns: {
        p: both({ totalRial: '11000', rank: 2 }, { totalRial: '10000', rank: 1 }),
        // 904.5 is 905.
        q: both({ totalRial: '10955', rank: 1 }, { totalRial: '10050', rank: 2 }),
      },
      cells: { 'a p': both({ rank: 2 }, { rank: 1 }), 'a q': both({ rank: 1 }, { rank: 2 }) },
    },
  ],
  [
    'tax is rounded by line and never again in the sum',
    [asked('a', '1'), asked('b', '1'), asked('c', '1')],
    [
      offered('p', {
        a: { quantity: '1', price: '5' },
        b: { quantity: '1', price: '5' },
        c: { quantity: '1', price: '5' },
      }),
    ],
    { columns: { p: both({ totalRial: '18' }, { totalRial: '15' }) } },
  ],
  [
    'an alternative covers nothing where none is allowed, and is measured by the length that was asked',
    [asked('a', '10', 'bar', { holds: { metre: '6' } })],
    [
      offered('p', { a: { quantity: '60', unit: 'metre', price: '1000', alternative: 'other' } }),
      offered('q', { a: { quantity: '30', unit: 'metre', price: '1000', alternative: 'other' } }),
    ],
    {
      cells: {
        'a q': { isCovered: false, coverage: '0.5' },
        'a p': { isCovered: false, coverage: '1', withVat: { rank: undefined } },
      },
    },
    { alternatives: new Map([['other', soldAs('bar', { metre: '12' })]]) },
  ],
  [
    'an alternative covers where it is allowed: 5 longer bars are as much as the 10 that were asked',
    [asked('a', '10', 'bar', { holds: { metre: '6' }, alternativesAllowed: true })],
    [
      offered('p', { a: { quantity: '5', unit: 'bar', price: '12000', alternative: 'other' } }),
      offered('q', { a: { quantity: '10', unit: 'bar', price: '12000', alternative: 'other' } }),
    ],
    {
      cells: {
        'a p': { isCovered: true, coverage: '1', surplusQuantity: undefined, withoutVat: { unitPriceRial: '6000' } },
        'a q': { isCovered: true, coverage: '1', surplusQuantity: '10', withoutVat: { unitPriceRial: '6000' } },
      },
    },
    { alternatives: new Map([['other', soldAs('bar', { metre: '12' })]]) },
  ],
  [
    'what another seller calls its own offer of the same product of the same maker is no alternative',
    ten,
    [
      offered('p', { a: { price: '1000', alternative: 'same' } }),
      offered('q', { a: { price: '900', alternative: 'made' } }),
    ],
    {
      cells: {
        'a p': { isCovered: true, isAlternativeAllowed: true, withVat: { rank: 1 } },
        'a q': { isCovered: false, isAlternativeAllowed: false, withVat: { rank: undefined } },
      },
      common: [],
    },
    {
      alternatives: new Map([
        ['same', soldAs('piece', {}, { baseProductId: 'product a' })],
        ['made', soldAs('piece', {}, { baseProductId: 'product a', supplierId: 'another maker' })],
      ]),
    },
  ],
  [
    'a line of a product is covered by whoever makes it, a need in words by what its seller names',
    [
      asked('a', '10', 'piece', { supplierProductId: null, supplierId: null }),
      asked('b', '10', 'piece', { supplierProductId: null, supplierId: null, baseProductId: null }),
    ],
    [
      offered('p', { a: { price: '1000', alternative: 'same' }, b: { price: '1000', alternative: 'other' } }),
      offered('q', { a: { price: '1000', alternative: 'other' }, b: { price: '1000' } }),
    ],
    {
      columns: { p: { coveredLines: 2, withVat: { rank: 1 } }, q: { coveredLines: 1, withVat: { rank: 1 } } },
      cells: { 'a q': { isCovered: false }, 'b p': { isCovered: true, isAlternativeAllowed: true } },
      common: ['b'],
    },
    {
      alternatives: new Map([
        ['same', soldAs('piece', {}, { baseProductId: 'product a', supplierId: 'another maker' })],
        ['other', soldAs('piece', {})],
      ]),
    },
  ],
];

describe('what offers say of lines', () => {
  it('are 14 cases', () => expect(cases).toHaveLength(14));

  it.each(cases)('%s', (...each) => expect(foundOf(each)).toEqual(each[3]));
});
