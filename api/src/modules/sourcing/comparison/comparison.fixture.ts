import { decimal } from '../../../platform/decimal.ts';
import type { UnitOfMeasurement, UnitTable } from '../../reference/index.ts';
import { priceCost, priceLine, totalsOfQuote } from '../quotes/quote-prices.ts';
import type { QuoteLineRow, QuoteRow } from '../quotes/quotes.repository.ts';
import { compareOffers } from './compare.ts';
import type { Compared, ComparedLine, ComparedOffer, NamedOffer } from './compared.ts';

/** A Tuesday. */
const NOW = new Date('2026-12-01T08:00:00Z');

const unit = (id: string, quantityId: string, factor = '1', converts = true) =>
  ({ id, quantityId, factor, offset: '0', converts, displayText: id }) as UnitOfMeasurement;
const known = [
  unit('piece', 'count'),
  unit('dozen', 'count', '12'),
  unit('metre', 'length'),
  unit('kilogram', 'mass'),
  unit('bar', 'packaging', '1', false),
  unit('box', 'packaging', '1', false),
];
const units: UnitTable = {
  byId: new Map(known.map((each) => [each.id, each])),
  byQuantity: new Map(),
  traded: new Set(),
};

const TEN_PERCENT = 1000;

type Holds = Record<string, string>;
const conversionsOf = (holds: Holds) => Object.entries(holds).map(([unitId, quantity]) => ({ unitId, quantity }));
export const asked = (
  id: string,
  quantity: string,
  unitId = 'piece',
  { holds = {}, ...more }: { holds?: Holds } & Partial<ComparedLine> = {},
): ComparedLine => ({
  id,
  quantity,
  unitId,
  alternativesAllowed: false,
  asked: [],
  supplierProductId: id,
  supplierId: 'maker',
  baseProductId: `product ${id}`,
  ...more,
  snapshot: {
    title: id,
    sku: '',
    supplierName: '',
    saleUnitText: unitId,
    conversions: conversionsOf(holds),
    unitPriceRial: null,
    vatBasisPoints: TEN_PERCENT,
    netRial: '0',
    vatRial: '0',
    leadTimeDays: 1,
    stockState: 'IN_STOCK',
    priceMode: 'ON_REQUEST',
  },
});

type Line = {
  price?: string;
  quantity?: string;
  unit?: string;
  off?: string;
  vat?: number;
  days?: number | null;
  alternative?: string;
};
type Given = {
  freight?: string | QuoteRow['freight']['kind'];
  taxed?: boolean;
  costs?: [amountRial: string, isTaxed: boolean][];
  /** Cost and days of the way that the seller states; free from a value of goods on. */
  way?: { rial: bigint; days: number; freeFrom?: bigint };
  validUntil?: string;
  status?: QuoteRow['status'];
  round?: number;
  side?: QuoteRow['side'];
  of?: string;
};

/** An offer of a seller as it is stored: by line how much of what at which price; null is not offered. */
export function offered(
  name: string,
  lines: Record<string, Line | null>,
  { freight = 'INCLUDED', taxed = false, costs = [], way, ...given }: Given = {},
) {
  const rows = Object.entries(lines).map(([lineId, line]): QuoteLineRow => {
    const { quantity = '10', unit: unitId = 'piece', vat = TEN_PERCENT, days = 5 } = line ?? {};
    const amount = {
      isOffered: line !== null,
      quantity: decimal(quantity),
      unitPriceRial: line?.price ?? null,
      discountRial: line?.off ?? '0',
    };
    return {
      lineId,
      title: lineId,
      ...amount,
      quantity,
      unitId,
      vatBasisPoints: vat,
      leadTimeDays: days,
      ...priceLine(amount, vat, 'x'),
      alternativeSupplierProductId: line?.alternative ?? null,
      alternativeTitle: null,
      note: null,
      alternativeSupplierName: null,
      alternativeSku: null,
      isAlternative: false,
    };
  });
  const isAmount = /^\d+$/.test(freight);
  const kind = (isAmount ? 'AMOUNT' : freight) as QuoteRow['freight']['kind'];
  const carried = { kind, ...priceCost(isAmount ? freight : null, taxed, TEN_PERCENT, 'x') };
  const others = costs.map(([amount, isTaxed]) => ({ title: 'x', ...priceCost(amount, isTaxed, TEN_PERCENT, 'x') }));
  const { of = name, status = 'SENT', round = 1, side = 'SELLER', validUntil = '2026-12-20' } = given;
  const quote: QuoteRow = {
    id: name,
    requestId: 'r',
    participationId: of,
    side,
    status,
    round,
    version: 1,
    authorName: null,
    freight: carried,
    otherCosts: others,
    paymentTerm: 'ON_DELIVERY',
    deliveryTerm: null,
    tolerancePercent: '0',
    milestones: [],
    validUntil,
    note: null,
    internalNote: null,
    requestHash: '',
    contentHash: '',
    sentAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    ...totalsOfQuote(rows, [carried, ...others]),
  };
  const offer: ComparedOffer = {
    quote,
    lines: rows,
    seller: {
      participationId: of,
      merchantId: of,
      merchantName: of,
      cityName: 'Isfahan',
      agencies: [],
      deliveryOf: (goods) => way && { days: way.days, rial: goods >= (way.freeFrom ?? 10n ** 18n) ? 0n : way.rial },
    },
  };
  return offer;
}

export const ground = (given: Partial<Compared['ground']> = {}): Compared['ground'] => ({
  units,
  now: NOW,
  neededBy: null,
  isClosed: () => false,
  alternatives: new Map(),
  ...given,
});
/** An offer that a seller names for a line. */
export const soldAs = (saleUnitId: string, holds: Holds, more: Partial<NamedOffer> = {}): NamedOffer => ({
  saleUnitId,
  conversions: conversionsOf(holds),
  supplierId: 'maker',
  baseProductId: 'another',
  properties: [],
  ...more,
});

/** By the names of columns, of cells as line and offer, and of the lines that all cover. */
type Expected = { columns?: Record<string, object>; cells?: Record<string, object>; common?: string[] };
export type Case = [
  title: string,
  lines: ComparedLine[],
  offers: ComparedOffer[],
  expected: Expected,
  given?: Partial<Compared['ground']>,
];

/** What was found of what is expected, also that something is absent. */
export function foundOf([, lines, offers, expected, given]: Case): Expected {
  const found = compareOffers({ lines, offers, ground: ground(given) });
  const columns = Object.fromEntries(found.columns.map((each) => [each.quoteId, each]));
  const cells = Object.fromEntries(
    found.rows.flatMap(({ lineId, cells: all }) => all.map((cell) => [`${lineId} ${cell.quoteId}`, cell])),
  );
  const all: Expected = { columns, cells, common: found.commonLineIds };
  return pick(all, expected);
}
const pick = (found: unknown, expected: object): object =>
  Array.isArray(expected)
    ? (found as object)
    : Object.fromEntries(
        Object.entries(expected).map(([key, value]) => {
          const own = (found as Record<string, unknown> | undefined)?.[key];
          return [key, typeof value === 'object' && value !== null ? pick(own, value as object) : own];
        }),
      );
export const both = (withVat: object, withoutVat: object) => ({ withVat, withoutVat });
