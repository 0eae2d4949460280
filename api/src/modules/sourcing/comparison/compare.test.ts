import { describe, expect, it } from 'vitest';
import { compareOffers } from './compare.ts';
import { asked, both, type Case, foundOf, ground, offered } from './comparison.fixture.ts';

const ten = [asked('a', '10')];

/** Worked out by hand from design/trade.md, section 5. Cells are named by line and offer. */
const cases: Case[] = [
  [
    'freight that costs an amount, with the tax of its own',
    ten,
    [offered('p', { a: { price: '1000' } }, { freight: '1005', taxed: true })],
    {
      // 100.5 is 101.
      columns: { p: both({ freightRial: '1106', totalRial: '12106' }, { freightRial: '1005', totalRial: '11005' }) },
      cells: { 'a p': both({ freightRial: '1106' }, { freightRial: '1005' }) },
    },
  ],
  [
    'freight in the prices costs nothing more',
    ten,
    [offered('p', { a: { price: '1000' } }), offered('q', { a: { price: '990' } }, { freight: '200' })],
    {
      columns: {
        p: {
          isFreightKnown: true,
          isFreightEstimated: false,
          withVat: { freightRial: '0', totalRial: '11000', rank: 1 },
        },
        q: { withVat: { freightRial: '200', totalRial: '11090', rank: 2 } },
      },
    },
  ],
  [
    'what is fetched costs no freight and no days on the way, and says where',
    ten,
    [offered('p', { a: { price: '1000' } }, { freight: 'PICKUP', way: { rial: 9n, days: 3 } })],
    {
      columns: {
        p: { freightCityName: 'Isfahan', leadTimeDays: 5, withVat: { freightRial: '0', totalRial: '11000' } },
      },
    },
  ],
  [
    'freight that is not stated is estimated by the ways of the seller, without tax',
    ten,
    [offered('p', { a: { price: '1000' } }, { freight: 'NOT_STATED', way: { rial: 2500n, days: 3 } })],
    {
      columns: {
        p: { isFreightKnown: true, isFreightEstimated: true, ...both({ totalRial: '13500' }, { totalRial: '12500' }) },
      },
    },
  ],
  [
    'that is free from a value of goods on',
    ten,
    [
      offered(
        'p',
        { a: { price: '1000' } },
        { freight: 'NOT_STATED', way: { rial: 2500n, days: 3, freeFrom: 10000n } },
      ),
      offered('q', { a: { price: '999' } }, { freight: 'NOT_STATED', way: { rial: 2500n, days: 3, freeFrom: 10000n } }),
    ],
    {
      columns: {
        p: { isFreightEstimated: true, withVat: { freightRial: '0', totalRial: '11000', rank: 1 } },
        q: { isFreightEstimated: true, withVat: { freightRial: '2500', totalRial: '13489', rank: 2 } },
      },
    },
  ],
  [
    'without an estimate the total says so and ranks after',
    ten,
    [offered('p', { a: { price: '1000' } }, { freight: 'NOT_STATED' }), offered('q', { a: { price: '2000' } })],
    {
      columns: {
        p: { isFreightKnown: false, withVat: { freightRial: undefined, totalRial: '11000', rank: 2 } },
        q: { isFreightKnown: true, withVat: { totalRial: '22000', rank: 1 } },
      },
    },
  ],
  [
    'freight is shared by the net of the lines, and the shares are the whole',
    [asked('a', '1'), asked('b', '1'), asked('c', '1')],
    [
      offered(
        'p',
        { a: { quantity: '1', price: '100' }, b: { quantity: '1', price: '100' }, c: { quantity: '1', price: '100' } },
        { freight: '100', taxed: true },
      ),
    ],
    {
      columns: { p: both({ commonTotalRial: '440', totalRial: '440' }, { commonTotalRial: '400', totalRial: '400' }) },
      cells: {
        // 34 + 4 of the tax of 10; the others 33 + 3.
        'a p': both({ freightRial: '38' }, { freightRial: '34' }),
        'b p': both({ freightRial: '36' }, { freightRial: '33' }),
        'c p': both({ freightRial: '36' }, { freightRial: '33' }),
      },
    },
  ],
  [
    'the slowest line and the way in working days, against the day of need',
    [asked('a', '10'), asked('b', '10')],
    [
      offered('p', { a: { price: '1', days: 2 }, b: { price: '1', days: 7 } }, { way: { rial: 0n, days: 3 } }),
      offered('q', { a: { price: '1', days: 2 }, b: { price: '1', days: 4 } }, { way: { rial: 0n, days: 3 } }),
    ],
    {
      columns: {
        // Ten days from Tuesday 1 December without two Fridays.
        p: { leadTimeDays: 10, arrivesOn: '2026-12-13', daysLate: 3, withVat: { rank: 2 } },
        q: { leadTimeDays: 7, arrivesOn: '2026-12-09', daysLate: 0, withVat: { rank: 1 } },
      },
    },
    { neededBy: '2026-12-10' },
  ],
  [
    'equal ones share the rank and the next is counted on; who does not say how long comes last',
    ten,
    [
      offered('p', { a: { price: '1000' } }, { freight: 'PICKUP' }),
      offered('q', { a: { price: '1000' } }, { freight: 'PICKUP' }),
      offered('r', { a: { price: '1000', days: null } }, { freight: 'PICKUP' }),
      offered('s', { a: { price: '1001' } }, { freight: 'PICKUP' }),
    ],
    {
      columns: {
        p: { withVat: { rank: 1 } },
        q: { withVat: { rank: 1 } },
        r: { leadTimeDays: undefined, withVat: { rank: 3 } },
        s: { withVat: { rank: 4 } },
      },
    },
  ],
  [
    'a missing line: what all offers cover is compared with its share of the freight',
    [asked('a', '10'), asked('b', '10')],
    [
      offered('p', { a: { price: '1000' }, b: { price: '3000' } }, { freight: '4000' }),
      offered('q', { a: { price: '900' }, b: null }, { freight: '500' }),
    ],
    {
      common: ['a'],
      columns: {
        p: {
          coveredLines: 2,
          ...both({ totalRial: '48000', commonTotalRial: '12000', rank: 1 }, { commonTotalRial: '11000' }),
        },
        q: { coveredLines: 1, ...both({ totalRial: '10400', commonTotalRial: '10400', rank: 1 }, {}) },
      },
      cells: { 'b q': { isOffered: false, isCovered: false }, 'b p': { withVat: { freightRial: '3000' } } },
    },
  ],
  [
    'a discount is part of the price of one, other costs are part of what is paid',
    [asked('a', '10'), asked('b', '10')],
    [
      offered('p', { a: { price: '1000', off: '1000' }, b: { price: '100', off: '0' } }, { costs: [['1000', true]] }),
      offered('q', { a: { price: '950' }, b: null }),
    ],
    {
      columns: {
        // 9000 + 1000 with 900 + 100, and 1000 with 100; of these nine tenths are of the first line.
        p: both({ otherCostsRial: '1100', totalRial: '12100', commonTotalRial: '10890' }, { commonTotalRial: '9900' }),
        q: both({ commonTotalRial: '10450' }, { commonTotalRial: '9500' }),
      },
      cells: {
        'a p': { withoutVat: { unitPriceRial: '900', otherCostsRial: '900', rank: 1 } },
        'a q': { withoutVat: { unitPriceRial: '950', rank: 2 } },
      },
    },
  ],
  [
    'what is over by 72 hours at most stands beside, unranked; what is older or withdrawn does not',
    ten,
    [
      // Over since midnight in Tehran of 29 November: 60 hours.
      offered('p', { a: { price: '1' } }, { validUntil: '2026-11-28' }),
      offered('q', { a: { price: '1' } }, { validUntil: '2026-11-27', status: 'EXPIRED' }),
      offered('r', { a: { price: '1000' } }),
      offered('s', { a: { price: '1' } }, { status: 'WITHDRAWN' }),
      offered('t1', { a: { price: '1' } }, { of: 't', status: 'SUPERSEDED' }),
      offered('t2', { a: { price: '2000' } }, { of: 't', round: 2, side: 'BUYER' }),
    ],
    {
      columns: {
        r: { withVat: { rank: 1 } },
        t2: { side: 'BUYER', withVat: { rank: 2 } },
        p: { status: 'EXPIRED', withVat: { rank: undefined, commonTotalRial: '11' } },
      },
      cells: { 'a p': { withVat: { rank: undefined, unitPriceRial: '1' } }, 'a r': { withVat: { rank: 1 } } },
      common: ['a'],
    },
  ],
];

describe('offers side by side', () => {
  it('are 12 cases more', () => expect(cases).toHaveLength(12));

  it.each(cases)('%s', (...each) => expect(foundOf(each)).toEqual(each[3]));

  it('stand by rank, and what is over last', () => {
    const [, lines, offers] = cases.at(-1)!;
    const { columns, rows } = compareOffers({ lines, offers, ground: ground() });
    expect(columns.map(({ quoteId }) => quoteId)).toEqual(['r', 't2', 'p']);
    expect(rows[0]!.cells.map(({ quoteId }) => quoteId)).toEqual(['r', 't2', 'p']);
  });

  it('are twenty at most', () => {
    const offers = Array.from({ length: 21 }, (_, index) => offered(`p${index}`, { a: { price: `${1000 - index}` } }));
    const { columns } = compareOffers({ lines: ten, offers, ground: ground() });
    expect(columns).toHaveLength(20);
    expect(columns[0]).toMatchObject({ quoteId: 'p20', withVat: { rank: 1 } });
  });

  it('name the agency that ends before the goods are there', () => {
    const offer = offered('p', { a: { price: '1' } }, { freight: 'PICKUP' });
    const agency = {
      delegationId: 'd',
      number: 'MD',
      isInForce: true,
      verifiedLevel: 'CLAIMED' as const,
      reachesCity: true,
    };
    const ends = ['2026-12-06T20:00:00Z', '2026-12-07T20:00:00Z'].map((at) => new Date(at));
    const agencies = ends.map((endsAt) => ({ ...agency, endsAt }));
    const seller = { ...offer!.seller, agencies };
    const { columns } = compareOffers({ lines: ten, offers: [{ ...offer!, seller }], ground: ground() });
    // Five working days from Tuesday: Monday 7 December, which begins in Tehran at 20:30 of the day before.
    expect(columns[0]).toMatchObject({
      arrivesOn: '2026-12-07',
      agencies: [{ endsBefore: true }, { endsBefore: false }],
    });
  });
});
