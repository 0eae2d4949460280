import type { CompletenessPart } from '../../suppliers/suppliers.enums.ts';
import type { Offer, OfferContext } from './offer.ts';
import { isMeasured } from './sale-unit.ts';

/** Points for all of a part; together 100. */
export const MOST_POINTS = {
  REQUIRED_PROPERTIES: 35,
  OTHER_PROPERTIES: 15,
  PRICE: 10,
  IMAGES: 15,
  DOCUMENTS: 10,
  SALE_UNIT: 5,
  ORIGIN_WARRANTY: 5,
  CODES: 5,
} as const satisfies Record<CompletenessPart, number>;
/** In the order in which rows keep them. */
export const completenessParts = Object.keys(MOST_POINTS) as CompletenessPart[];

const ON_REQUEST_POINTS = 5;
const POINTS_OF_IMAGES = [0, 8, 11, MOST_POINTS.IMAGES];

type Stated = Pick<
  Offer,
  'priceMode' | 'priceTiers' | 'documents' | 'warranty' | 'originCountryName' | 'sku' | 'saleUnitId' | 'conversions'
>;

/** How complete an entry is, part by part; the one place that knows. */
export function pointsOf(offer: Stated, { product, images = [], units }: CompletenessContext): number[] {
  const { required, others } = product.stated;
  const both = (most: number, one: unknown, other: unknown) => ((one ? most : 0) + (other ? most : 0)) / 2;
  const points: Record<CompletenessPart, number> = {
    REQUIRED_PROPERTIES: required * MOST_POINTS.REQUIRED_PROPERTIES,
    OTHER_PROPERTIES: others * MOST_POINTS.OTHER_PROPERTIES,
    PRICE: offer.priceMode === 'ON_REQUEST' ? ON_REQUEST_POINTS : offer.priceTiers.length > 0 ? MOST_POINTS.PRICE : 0,
    IMAGES: POINTS_OF_IMAGES[Math.min(images.length, 3)]!,
    DOCUMENTS: offer.documents.length > 0 ? MOST_POINTS.DOCUMENTS : 0,
    SALE_UNIT: isMeasured(offer, units) ? MOST_POINTS.SALE_UNIT : 0,
    ORIGIN_WARRANTY: both(MOST_POINTS.ORIGIN_WARRANTY, offer.originCountryName, offer.warranty),
    CODES: both(MOST_POINTS.CODES, offer.sku, product.mpn),
  };
  return completenessParts.map((part) => Math.floor(points[part]));
}
type CompletenessContext = Pick<OfferContext, 'images' | 'units'> & {
  product: Pick<OfferContext['product'], 'stated' | 'mpn'>;
};

/** 0 to 100. */
export const completenessOf = (...stated: Parameters<typeof pointsOf>): number =>
  pointsOf(...stated).reduce((sum, points) => sum + points, 0);
