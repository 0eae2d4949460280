import { completenessOf } from './offer-completeness.ts';
import type { OfferContext, PublishedOffer } from './offer.ts';
import { packSize, saleUnitText } from './sale-unit.ts';
import type { SupplierProduct } from '../../suppliers/suppliers.schemas.ts';

/** Of the shape in which cards are written; goes up with it. Those of a lower number are read as far as they go. */
export const CARD_VERSION = 3;

/** What lists show of an offer. */
export function offerCard(offer: PublishedOffer, context: OfferContext): SupplierProduct {
  const { product, delegation, images } = context;
  const lowest = offer.priceTiers.at(-1)?.unitPriceRial;
  return {
    id: offer.id,
    baseProductId: offer.baseProductId,
    supplierId: offer.supplierId,
    ...(offer.merchantId && { merchantId: offer.merchantId }),
    ...(delegation && { delegationBadge: delegation.badge }),
    categoryId: product.category.id,
    title: offer.title,
    slug: offer.slug,
    sku: offer.sku,
    ...(product.brandName && { brandName: product.brandName }),
    ...(product.mpn && { mpn: product.mpn }),
    icon: product.category.icon,
    ...(images?.[0] && { image: images[0] }),
    priceMode: offer.priceMode,
    priceTiers: offer.priceTiers,
    ...(lowest !== undefined && { lowestPriceRial: lowest }),
    saleUnitId: offer.saleUnitId,
    conversions: offer.conversions,
    saleUnitText: saleUnitText(offer, context.units),
    packSize: packSize(offer, context.units),
    moq: offer.moq,
    orderStep: offer.orderStep,
    stockState: offer.stockState,
    leadTimeDays: offer.leadTimeDays,
    ...(offer.warranty && { warranty: offer.warranty }),
    ...(offer.originCountryName && { originCountryName: offer.originCountryName }),
    status: offer.status,
    completenessScore: completenessOf(offer, context),
    publishedAt: offer.publishedAt,
    keyProperties: product.keyProperties,
  };
}
