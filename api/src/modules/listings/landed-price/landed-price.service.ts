import type { Clock } from '../../../platform/clock.ts';
import { decimal, type Decimal } from '../../../platform/decimal.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Catalog } from '../../catalog/index.ts';
import type { City, Geography } from '../../geography/index.ts';
import type { Delegations, Merchants, SaleSettings } from '../../merchants/index.ts';
import type { Search } from '../../search/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { LandedPriceNoticeCode } from '../../suppliers/suppliers.enums.ts';
import { checkQuantity, deliveryBetween, priceGoods, type Delivery } from './landed-price.ts';
import type { LandedPrice, LandedPriceNotice, LandedPriceQuery, RightSeller } from './landed-price.schemas.ts';
import { explainLandedPrice, noticeText, type Undelivered } from './messages.ts';
import type { SupplierProduct } from '../../suppliers/suppliers.schemas.ts';

/** Other offers of a product that are looked through for one whose seller may deliver. */
const CANDIDATES = 100;
const MOST_RIGHT_SELLERS = 3;

type Parts = {
  clock: Clock;
  settings: Settings;
  catalog: Catalog;
  search: Search<SupplierProduct>;
  geography: Geography;
  merchants: Merchants;
  delegations: Delegations;
  saleSettings: SaleSettings;
};
export type LandedPrices = ReturnType<typeof makeLandedPrices>;

/** What an offer costs at the buyer's door, step by step. Rules: docs/decisions/0009-landed-price.md */
export function makeLandedPrices(parts: Parts) {
  const { clock, settings, search, geography } = parts;

  return {
    /** @throws Problem 404 SUPPLIER_PRODUCT_NOT_FOUND, CITY_NOT_FOUND; 400 naming `quantity` */
    async landedPrice(id: string, { quantity: asked, cityId }: LandedPriceQuery): Promise<LandedPrice> {
      const [offer] = await search.cardsByIds([id]);
      if (!offer) return notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      const quantity = decimal(asked);
      checkQuantity(quantity, offer);
      const city = cityId ? await geography.city(cityId) : undefined;
      const vatBasisPoints = await settings.at('vat.basis_points', clock.now());
      const goods = priceGoods(quantity, offer, vatBasisPoints);
      const [delivery, notice] = await Promise.all([
        deliveryOf(parts, offer, city, goods?.goodsRial ?? 0n),
        city && noticeOf(parts, offer, city),
      ]);
      return answer({ offer, quantity, city, goods, vatPercent: decimal(vatBasisPoints).div(100), delivery, notice });
    },
  };
}

type Computed = {
  offer: SupplierProduct;
  quantity: Decimal;
  city: City | undefined;
  goods: ReturnType<typeof priceGoods>;
  vatPercent: Decimal;
  delivery: Delivery | Undelivered;
  notice: LandedPriceNotice | undefined;
};

function answer({ offer, quantity, city, goods, vatPercent, delivery, notice }: Computed): LandedPrice {
  const { id, saleUnitText, moq, orderStep, leadTimeDays } = offer;
  const way = typeof delivery === 'string' ? undefined : delivery;
  const deliveryRial = delivery === 'FILE' ? 0n : way?.rial;
  const totalRial = goods && goods.goodsRial + goods.vatRial + (deliveryRial ?? 0n);
  return {
    supplierProductId: id,
    ...(city && { cityId: city.id }),
    quantity: quantity.toFixed(),
    saleUnitText,
    ...(goods && {
      unitPriceRial: String(goods.unitPriceRial),
      goodsRial: String(goods.goodsRial),
      vatRial: String(goods.vatRial),
      totalRial: String(totalRial),
    }),
    vatPercent: vatPercent.toFixed(),
    ...(way && { deliveryKind: way.kind, totalDays: leadTimeDays + way.days }),
    ...(deliveryRial !== undefined && { deliveryRial: String(deliveryRial) }),
    isDeliveryIncluded: deliveryRial !== undefined,
    lines: explainLandedPrice({ goods, vatPercent, quantity, saleUnitText, moq, orderStep, delivery, totalRial }),
    ...(notice && { notice }),
  };
}

/** The cheapest delivery that the seller states for a city, or why there is none. */
async function deliveryOf(
  { catalog, merchants, saleSettings }: Parts,
  offer: SupplierProduct,
  city: City | undefined,
  goodsRial: bigint,
): Promise<Delivery | Undelivered> {
  const { categoryType } = (await catalog.activeNode(offer.categoryId)).category;
  if (categoryType === 'ElectronicDocument') return 'FILE';
  if (categoryType !== 'Product') return 'AGREED';
  if (!city) return 'NO_CITY';
  const sellerId = offer.merchantId ?? (await merchants.selfMerchantId(offer.supplierId));
  if (!sellerId) return 'NOT_STATED';
  const [seller, [setting]] = await Promise.all([merchants.merchant(sellerId), saleSettings.saleSettings([sellerId])]);
  if (!setting) return 'NOT_STATED';
  const way = { from: seller, to: { stateId: city.stateId, cityId: city.id } };
  return deliveryBetween(setting.deliveryMethods, way, goodsRial) ?? 'NOT_SERVED';
}

/** Undefined when the seller may deliver to the city. */
async function noticeOf(parts: Parts, offer: SupplierProduct, city: City): Promise<LandedPriceNotice | undefined> {
  const code = (await obstacles(parts, [offer], city)).get(offer.id);
  if (!code) return undefined;
  const others = (await parts.search.cardsPerBaseProduct([offer.baseProductId], CANDIDATES)).filter(
    (each) => each.id !== offer.id,
  );
  const hindered = await obstacles(parts, others, city);
  const right = others
    .filter((each) => !hindered.has(each.id))
    .map((each) => toRightSeller(each, offer))
    .sort((one, other) => Number(other.isSameSupplier) - Number(one.isSameSupplier));
  return {
    code,
    message: noticeText(code, city.name, offer.delegationBadge?.territoryText ?? ''),
    rightSellers: right.slice(0, MOST_RIGHT_SELLERS),
  };
}

/** Why each of some offers may not be delivered to a city; those that may are left out. */
async function obstacles(
  { delegations, geography }: Parts,
  offers: SupplierProduct[],
  city: City,
): Promise<Map<string, LandedPriceNoticeCode>> {
  const [held, saleCities] = await Promise.all([
    delegations.byIds([...new Set(offers.flatMap((each) => each.delegationBadge?.delegationId ?? []))]),
    geography.saleCities([...new Set(offers.flatMap((each) => [each.id, each.merchantId ?? each.id]))]),
  ]);
  const territories = new Map(held.map((each) => [each.id, each.territory]));
  const found = new Map<string, LandedPriceNoticeCode>();
  for (const offer of offers) {
    const territory = territories.get(offer.delegationBadge?.delegationId ?? '');
    const isInside =
      !territory ||
      territory.isNationwide ||
      territory.stateIds.includes(city.stateId) ||
      territory.cityIds.includes(city.id);
    const sold = saleCities.get(offer.id) ?? saleCities.get(offer.merchantId ?? '');
    if (!isInside) found.set(offer.id, 'OUT_OF_TERRITORY');
    else if (sold && !sold.some((each) => each.id === city.id)) found.set(offer.id, 'NOT_SOLD_IN_CITY');
  }
  return found;
}

const toRightSeller = (
  { id, supplierId, merchantId, title, slug }: SupplierProduct,
  offer: SupplierProduct,
): RightSeller => ({
  supplierProductId: id,
  supplierId,
  ...(merchantId && { merchantId }),
  title,
  slug,
  isSameSupplier: supplierId === offer.supplierId,
});
