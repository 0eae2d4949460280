import { bulkTable } from '../../../platform/database/bulk.ts';
import { finishedWords, relevanceOf, type SearchRow } from '../../search/index.ts';
import { CARD_VERSION, offerCard } from './offer-card.ts';
import { pointsOf } from './offer-completeness.ts';
import type { Offer, OfferContext, PublishedOffer } from './offer.ts';

/** How offers are written, many at once. */
export const offerTable = bulkTable(
  'supplier_products',
  `id base_product_id supplier_id merchant_id delegation_id title slug sku price_mode price_tiers sale_unit_id conversions moq order_step stock_state
   lead_time_days warranty origin_country_name documents properties status completeness_score completeness_parts published_at`,
  ['price_tiers', 'conversions', 'documents', 'properties'],
);

const ALWAYS = { visibleFrom: '-infinity', visibleUntil: 'infinity' };

/** The row of supplier_products. */
export function offerRow(offer: Offer, context: Pick<OfferContext, 'product' | 'images' | 'units'>) {
  const points = pointsOf(offer, context);
  return {
    id: offer.id,
    base_product_id: offer.baseProductId,
    supplier_id: offer.supplierId,
    merchant_id: offer.merchantId,
    delegation_id: offer.delegationId,
    title: offer.title,
    slug: offer.slug,
    sku: offer.sku,
    price_mode: offer.priceMode,
    price_tiers: offer.priceTiers,
    sale_unit_id: offer.saleUnitId,
    conversions: offer.conversions,
    moq: offer.moq,
    order_step: offer.orderStep,
    stock_state: offer.stockState,
    lead_time_days: offer.leadTimeDays,
    warranty: offer.warranty,
    origin_country_name: offer.originCountryName,
    documents: offer.documents,
    properties: offer.properties,
    status: offer.status,
    completeness_score: points.reduce((sum, each) => sum + each, 0),
    completeness_parts: points,
    published_at: offer.publishedAt,
  };
}

/** The row of the read model, with the card. @param updatedAt when it last changed, if it did */
export function offerSearchRow(
  offer: PublishedOffer,
  context: OfferContext,
  updatedAt: string | null = null,
): SearchRow {
  const { product, supplier, delegation, units } = context;
  const card = offerCard(offer, context);
  return {
    id: offer.id,
    baseProductId: offer.baseProductId,
    supplierId: offer.supplierId,
    merchantId: offer.merchantId,
    categoryPath: product.category.path,
    ...finishedWords({ title: offer.title, sku: offer.sku, sellers: sellersOf(context) }, product.words, units),
    relevance: relevanceOf({
      completenessScore: card.completenessScore,
      rating: supplier.rating,
      isConfirmed: supplier.isConfirmed,
      isInStock: offer.stockState === 'IN_STOCK',
      hasPrice: offer.priceMode !== 'ON_REQUEST',
    }),
    publishedAt: offer.publishedAt,
    updatedAt,
    priceRial: card.lowestPriceRial ?? null,
    leadTimeDays: offer.leadTimeDays,
    rating: supplier.rating,
    responseMin: supplier.responseMin,
    completenessScore: card.completenessScore,
    isConfirmed: supplier.isConfirmed,
    stockState: offer.stockState,
    ...(delegation?.visibility ?? ALWAYS),
    ...product.slots,
    card,
    cardVersion: CARD_VERSION,
  };
}

/** Who makes it and who sells it, with the places they are found at. */
const sellersOf = ({ supplier, delegation }: OfferContext) => [
  { name: supplier.brandName, places: [supplier.cityName, supplier.stateName] },
  ...(delegation
    ? [{ name: delegation.merchant.name, places: [delegation.merchant.cityName, delegation.merchant.stateName] }]
    : []),
];
