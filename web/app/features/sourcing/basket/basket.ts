import { productPath, baseProductPath } from '../../../paths.ts';
import type { GuestLine } from '../../../platform/basket/guestBasket.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { Rial } from '../../../platform/graph/scalars.ts';
import { isOrderable } from '../order/button/isOrderable.ts';
import type {
  Basket_OfferFragment as Offer,
  Basket_ProductFragment as Product,
  BasketGoodsQuery,
  BasketQuery,
} from './Basket.generated.ts';
import { basketMessages as words } from './messages.ts';

export type BasketLine = NonNullable<NonNullable<BasketQuery['viewer']>['basket']>['lines'][number];

/** A line as the page shows it. */
export interface Shown {
  key: string;
  title: string;
  href?: string;
  /** Who makes it, and what else is said of it. */
  about: string;
  quantity: string;
  /** In which it is sold, of an offer. */
  saleUnitText?: string;
  unitId: string;
  /** How it looks, by which code it is known, and how soon it leaves; of an offer. */
  goods?: Pick<Offer, 'icon' | 'image' | 'sku' | 'mpn' | 'leadTimeDays'>;
  /** Of one sale unit, before tax; none of what is told on request. */
  unitPriceRial?: Rial | undefined;
  /** Of the line, before tax. */
  netRial?: Rial | undefined;
  /** From whom it can be ordered. */
  seller?: { id: string; name: string };
  isGone: boolean;
}

const shownOffer = (offer: Offer) => ({
  title: offer.title,
  href: productPath(offer),
  about: offer.supplier?.brandName ?? '',
  saleUnitText: offer.saleUnitText,
  goods: offer,
  ...(isOrderable(offer) && {
    seller: {
      // Suppliers sell by themselves what no merchant sells.
      id: offer.merchantId ?? offer.supplierId,
      name: offer.merchant?.name ?? offer.supplier?.brandName ?? '',
    },
  }),
});
const shownProduct = (product: Product) => ({
  title: product.name,
  href: baseProductPath(product),
  about: product.brandName ?? words.anySeller,
});

/** The lines of an account. */
export const shownLines = (lines: readonly BasketLine[]): Shown[] =>
  lines.map(({ key, supplierProduct, baseProduct, title, category, quantity, unitId, note, ...prices }) => {
    const { unitPriceRial, netRial } = prices;
    const amount = {
      key,
      quantity: quantity ?? '',
      unitId: unitId ?? '',
      unitPriceRial: unitPriceRial ?? undefined,
      netRial: netRial ?? undefined,
    };
    const goods = supplierProduct
      ? shownOffer(readFragment<Offer>(supplierProduct))
      : baseProduct
        ? shownProduct(readFragment<Product>(baseProduct))
        : { title: title ?? words.gone, about: category?.name ?? (title ? words.need : '') };
    const about = [goods.about, note ? words.note(note) : ''].filter(Boolean).join(' · ');
    return { ...amount, ...goods, about, isGone: !supplierProduct && !baseProduct && !title };
  });

/** The same of a visitor's lines, whose goods were asked for by their ids. */
export function shownGuestLines(lines: readonly GuestLine[], goods: BasketGoodsQuery | undefined): Shown[] {
  const offers = new Map(readFragment<Offer>(goods?.supplierProducts?.nodes ?? []).map((each) => [each.id, each]));
  const products = new Map(readFragment<Product>(goods?.baseProducts?.nodes ?? []).map((each) => [each.id, each]));
  return lines.map(({ key, supplierProductId, baseProductId, title, quantity = '', unitId = '' }) => {
    const offer = offers.get(supplierProductId ?? '');
    const product = products.get(baseProductId ?? '');
    const unitPriceRial = offer?.lowestPriceRial ?? undefined;
    const told = offer ? shownOffer(offer) : product ? shownProduct(product) : undefined;
    const own = told ?? { title: title ?? words.gone, about: title ? words.need : '' };
    return { key, quantity, unitId, unitPriceRial, ...own, isGone: !told && !title };
  });
}

/** From whom something of the basket can be ordered, with the lines. */
export function sellersOf(lines: readonly Shown[]): { id: string; name: string; keys: string[] }[] {
  const sellers = new Map<string, { id: string; name: string; keys: string[] }>();
  for (const { key, seller } of lines)
    if (seller) {
      const known = sellers.get(seller.id) ?? { ...seller, keys: [] };
      known.keys.push(key);
      sellers.set(seller.id, known);
    }
  return [...sellers.values()];
}
