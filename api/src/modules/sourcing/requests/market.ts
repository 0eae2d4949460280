import type { Queryable } from '../../../platform/database/database.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import { type NeededProduct, readNeededProducts } from '../lines/needs/needed-products.repository.ts';
import { type OfferedRow, readOffered, readOfferedOf } from '../lines/offered-lines.repository.ts';
import { readSellersOfBuyers, type SellerRow } from '../rfq/sellers.repository.ts';
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
  return byId(ids.length > 0 ? await readOffered(on, ids, now) : []);
}

const byId = (offers: readonly OfferedRow[]): Offers => new Map(offers.map((each) => [each.supplierProductId, each]));

/** Only who buys chooses sellers, and is told which of them can be asked. */
type Asked = { row: TradeRequestRow; isBought: boolean };
type Asking = { now: Date; lines: Promise<(requestId: string) => readonly LineRow[]> };

/** What the market says of some requests, at once for all of them. @param asking.lines their lines, which may be on their way */
export async function readMarket(on: Queryable, asked: readonly Asked[], { now, lines }: Asking): Promise<Market> {
  const ids = asked.map(({ row }) => row.id);
  const pairs = asked.flatMap(({ row, isBought }) =>
    isBought ? row.chains.map(({ merchantId }) => ({ merchantId, buyerId: row.buyerCustomerId })) : [],
  );
  // Most are looked at alone, whose offers need not wait for the lines.
  const readOffers = async () =>
    ids.length === 1 ? byId(await readOfferedOf(on, ids[0]!, now)) : readOffersOf(on, ids.flatMap(await lines), now);
  const readProducts = async () => {
    const wanted = productsIn(ids.flatMap(await lines));
    return wanted.length > 0 ? readNeededProducts(on, wanted) : [];
  };
  const [offers, products, sellers] = await Promise.all([
    readOffers(),
    readProducts(),
    pairs.length > 0 ? readSellersOfBuyers(on, pairs) : [],
  ]);
  const byBuyer = Map.groupBy(sellers, ({ buyerId }) => buyerId);
  return {
    offers,
    products: new Map(products.map((each) => [each.id, each])),
    sellersOf: ({ buyerCustomerId }) =>
      new Map((byBuyer.get(buyerCustomerId) ?? []).map((each) => [each.merchantId, each])),
  };
}

/** Base products that lines ask for without an offer. */
function productsIn(lines: readonly LineRow[]): string[] {
  const ids = lines.flatMap(({ supplierProductId, baseProductId }) =>
    supplierProductId === null ? (baseProductId ?? []) : [],
  );
  return [...new Set(ids)];
}
