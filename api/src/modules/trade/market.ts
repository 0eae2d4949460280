import type { Queryable } from '../../platform/database/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { LineRow } from './lines.repository.ts';
import { type NeededProduct, readNeededProducts } from './needs/needed-products.repository.ts';
import { type OfferedRow, readOffered } from './offered-lines.repository.ts';
import { readSellersOfBuyers, type SellerRow } from './open/sellers.repository.ts';
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

/** Only who buys chooses sellers, and is told which of them can be asked. */
type Asked = { row: TradeRequestRow; lines: readonly LineRow[]; isBought: boolean };

/** What the market says of some requests, at once for all of them. */
export async function readMarket(on: Queryable, asked: readonly Asked[], now: Date): Promise<Market> {
  const lines = asked.flatMap((each) => each.lines);
  const productIds = lines.flatMap(({ supplierProductId, baseProductId }) =>
    supplierProductId === null ? (baseProductId ?? []) : [],
  );
  const pairs = asked.flatMap(({ row, isBought }) =>
    isBought ? row.chains.map(({ merchantId }) => ({ merchantId, buyerId: row.buyerCustomerId })) : [],
  );
  const [offers, products, sellers] = await Promise.all([
    readOffersOf(on, lines, now),
    productIds.length > 0 ? readNeededProducts(on, [...new Set(productIds)]) : [],
    pairs.length > 0 ? readSellersOfBuyers(on, pairs) : [],
  ]);
  const byBuyer = groupBy(sellers, ({ buyerId }) => buyerId);
  return {
    offers,
    products: new Map(products.map((each) => [each.id, each])),
    sellersOf: ({ buyerCustomerId }) =>
      new Map((byBuyer.get(buyerCustomerId) ?? []).map((each) => [each.merchantId, each])),
  };
}
