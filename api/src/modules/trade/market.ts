import type { Queryable } from '../../platform/database/database.ts';
import type { LineRow } from './lines.repository.ts';
import { type NeededProduct, readNeededProducts } from './needs/needed-products.repository.ts';
import { type OfferedRow, readOffered } from './offered-lines.repository.ts';
import { readSellers, type SellerRow } from './open/sellers.repository.ts';
import type { TradeRequestRow } from './requests.repository.ts';

/** Offers by their ids. */
export type Offers = ReadonlyMap<string, OfferedRow>;

/** What the market says now of requests that are judged by it. */
export type Market = {
  offers: Offers;
  /** Published base products by their ids. */
  products: ReadonlyMap<string, NeededProduct>;
  /** The sellers of a request, by merchant, as its buyer can ask them. */
  sellersOf: (row: TradeRequestRow) => ReadonlyMap<string, SellerRow>;
};

/** The offers that lines ask for, as they are now. */
export async function readOffersOf(
  on: Queryable,
  lines: readonly Pick<LineRow, 'supplierProductId'>[],
  now: Date,
): Promise<Offers> {
  const ids = [...new Set(lines.flatMap(({ supplierProductId }) => supplierProductId ?? []))];
  const offers = ids.length > 0 ? await readOffered(on, ids, now) : [];
  return new Map(offers.map((each) => [each.supplierProductId, each]));
}

type Asked = { row: TradeRequestRow; lines: readonly LineRow[] };

/** What the market says of some requests, at once for all of them. */
export async function readMarket(on: Queryable, asked: readonly Asked[], now: Date): Promise<Market> {
  const lines = asked.flatMap((each) => each.lines);
  const productIds = lines.flatMap(({ supplierProductId, baseProductId }) =>
    supplierProductId === null ? (baseProductId ?? []) : [],
  );
  const buyers = [...new Set(asked.map(({ row }) => row.buyerCustomerId))];
  const sellersOf = async (buyerId: string) => {
    const chains = asked.flatMap(({ row }) => (row.buyerCustomerId === buyerId ? row.chains : []));
    const ids = [...new Set(chains.map(({ merchantId }) => merchantId))];
    const rows = ids.length > 0 ? await readSellers(on, ids, buyerId) : [];
    return [buyerId, new Map(rows.map((each) => [each.merchantId, each]))] as const;
  };
  const [offers, products, sellers] = await Promise.all([
    readOffersOf(on, lines, now),
    productIds.length > 0 ? readNeededProducts(on, [...new Set(productIds)]) : [],
    Promise.all(buyers.map(sellersOf)),
  ]);
  const byBuyer = new Map(sellers);
  return {
    offers,
    products: new Map(products.map((each) => [each.id, each])),
    sellersOf: ({ buyerCustomerId }) => byBuyer.get(buyerCustomerId) ?? new Map(),
  };
}
