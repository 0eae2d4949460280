import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import type { Decimal } from '../../../../platform/graph/scalars.ts';
import { useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import { readDecimal } from '../../../../platform/text/digits.ts';
import { emptyLine, newKeys, type OpenLine } from '../openDraft.ts';
import type { Seller } from '../SellerPicker.tsx';
import {
  type Begun_OfferFragment as Offer,
  type Begun_ProductFragment as Product,
  BegunBasketDocument,
  type BegunBasketQuery,
  BegunGoodsDocument,
  type BegunGoodsQuery,
  BegunSellersDocument,
  type BegunSellersQuery,
} from './Begun.generated.ts';
import type { BegunWith } from './begunWith.ts';

/** What a form begins with before anything of it is stored. */
export interface Begun {
  lines: ReadonlyMap<string, OpenLine>;
  /** Who sells them. */
  sellers: Seller[];
  /** Lines of the basket that are among them. */
  basketKeys: string[];
  /** So many are offered no more. */
  gone: number;
}

export const goodsOf = ({ offers, products }: Pick<BegunWith, 'offers' | 'products'>) => ({
  offers,
  products,
  withOffers: offers.length > 0,
  withProducts: products.length > 0,
});
const isSome = ({ offers, products }: BegunWith) => offers.length + products.length > 0;

/** Lines of goods of the catalogue by the ids of their offers or products, with the least that is sold; what is not there is left out. */
export function linesOfGoods({ supplierProducts, baseProducts }: BegunGoodsQuery): ReadonlyMap<string, OpenLine> {
  const offers = readFragment<Offer>(supplierProducts?.nodes ?? []).map((offer) => [offer.id, ofOffer(offer, {})]);
  const products = readFragment<Product>(baseProducts?.nodes ?? []).map((it) => [it.id, ofProduct(it, {})]);
  return new Map([...offers, ...products] as [string, OpenLine][]);
}

/** Reads what an address begins a request with, and who sells that. */
export async function loadBegun(args: ScreenArgs, with_: BegunWith): Promise<void> {
  const [, basket] = await Promise.all([
    isSome(with_) ? load(args, BegunGoodsDocument, goodsOf(with_)) : undefined,
    with_.basketKeys.length > 0 ? load(args, BegunBasketDocument, {}) : undefined,
  ]);
  const sold = soldOf(with_, basket);
  if (sold) await load(args, BegunSellersDocument, sold);
}

/** The lines and sellers of what an address begins a request with; what it names and is not there is counted. */
export function useBegun(with_: BegunWith): Begun {
  const goods = useGraphIfLoaded(BegunGoodsDocument, goodsOf(with_));
  const all = useGraphIfLoaded(BegunBasketDocument, {});
  const basket = with_.basketKeys.length > 0 ? all : undefined;
  const sellers = useGraphIfLoaded(BegunSellersDocument, soldOf(with_, basket) ?? { offers: [], products: [] });
  return begunOf(with_, { goods: isSome(with_) ? goods : undefined, basket, sellers });
}

const linesIn = ({ basketKeys }: BegunWith, basket: BegunBasketQuery | undefined) =>
  (basket?.viewer?.basket?.lines ?? []).filter(({ key }) => basketKeys.includes(key));

/** Of what sellers are looked for; undefined where there is nothing but words. */
function soldOf(with_: BegunWith, basket: BegunBasketQuery | undefined) {
  const lines = linesIn(with_, basket);
  const unique = (ids: string[]) => [...new Set(ids)];
  const offers = unique([...with_.offers, ...lines.flatMap(({ supplierProductId }) => supplierProductId ?? [])]);
  const products = unique([...with_.products, ...lines.flatMap(({ baseProductId }) => baseProductId ?? [])]);
  return offers.length + products.length > 0 ? { offers, products } : undefined;
}

type Told = { line: OpenLine; basketKey?: string };
interface Answers {
  goods?: BegunGoodsQuery | undefined;
  basket?: BegunBasketQuery | undefined;
  sellers?: BegunSellersQuery | undefined;
}

function begunOf(with_: BegunWith, { goods, basket, sellers }: Answers): Begun {
  const { offers, products, basketKeys, quantity } = with_;
  const wanted = offers.length === 1 ? ((readDecimal(quantity ?? '') ?? null) as Decimal | null) : null;
  const found: Told[] = [
    ...readFragment<Offer>(goods?.supplierProducts?.nodes ?? []).map((offer) => ({
      line: ofOffer(offer, { quantity: wanted }),
    })),
    ...readFragment<Product>(goods?.baseProducts?.nodes ?? []).map((product) => ({ line: ofProduct(product, {}) })),
    ...linesIn(with_, basket).flatMap(ofBasket),
  ];
  const keys = newKeys(1, found.length);
  return {
    lines: new Map(found.map(({ line }, at) => [keys[at]!, line])),
    sellers: (sellers?.viewer?.askableSellers ?? []).map(({ merchantId: id, merchantName: name }) => ({ id, name })),
    basketKeys: found.flatMap(({ basketKey }) => basketKey ?? []),
    gone: Math.max(0, offers.length + products.length + basketKeys.length - found.length),
  };
}

type Amount = { quantity?: Decimal | null; unitId?: string | null; note?: string | null };

const measured = ({ quantity = null, unitId = null, note = null }: Amount) => ({
  quantity,
  note,
  units: unitId ? [{ unitId }] : [],
});

const ofOffer = ({ id, title, saleUnitText, supplier, moq }: Offer, amount: Amount): OpenLine => ({
  ...emptyLine,
  title,
  saleUnitText,
  supplierProductId: id,
  supplierName: supplier?.brandName ?? '',
  ...measured({ ...amount, quantity: amount.quantity ?? moq, unitId: null }),
});

const ofProduct = ({ id, name, brandName }: Product, amount: Amount): OpenLine => ({
  ...emptyLine,
  title: name,
  baseProductId: id,
  supplierName: brandName ?? '',
  ...measured(amount),
});

type BasketLine = NonNullable<NonNullable<NonNullable<BegunBasketQuery['viewer']>['basket']>['lines']>[number];

function ofBasket({ key: basketKey, title, categoryId, ...each }: BasketLine): Told[] {
  const { supplierProduct: offer, baseProduct: product } = each;
  if (offer) return [{ line: ofOffer(readFragment<Offer>(offer), each), basketKey }];
  if (product) return [{ line: ofProduct(readFragment<Product>(product), each), basketKey }];
  if (!title) return [];
  return [{ line: { ...emptyLine, title, categoryId, ...measured(each) }, basketKey }];
}
