import type { UnitTable } from '../src/modules/reference/index.ts';
import {
  offerRow,
  offerSearchRow,
  type OfferedProduct,
  type OfferRows,
  type PublishedOffer,
} from '../src/modules/listings/index.ts';
import type { PublicLink } from '../src/modules/files/index.ts';
import { offerTerms, type Terms } from './offer-terms.ts';
import { linksOf, type MarketPicture, picturesOf } from './pictures.ts';
import type { Random } from './random.ts';
import type { Base } from './base-product.ts';
import type { Supplier } from './supplier-rows.ts';
import { dayBefore, PUBLISHING_DAYS } from './calendar.ts';
import { slugOf } from '../src/platform/slug.ts';
import type { Delegation } from './merchants/rows.ts';
import type { Leaf } from './tree.ts';

/** One supplier's offer of a base product, as it is written. */
export type Offer = OfferRows & {
  /** Where it is sold, when not in the whole country. */
  saleCityIds: readonly string[];
  pictureLinks: readonly PublicLink[];
};
type OfferParts = {
  leaf: Leaf;
  base: Base;
  supplier: Supplier;
  /** By which somebody else than the supplier sells it. */
  delegation?: Delegation;
  id: string;
  number: number;
  place: number;
  pictures: readonly MarketPicture[];
};

/** One offer in so many is sold in the supplier's own province only. */
const LOCAL_ONE_IN = 29;

/** Draws an offer; `place` counts the offers of the same base product, `number` those of the market. @returns writes its rows */
export function makeOffer(parts: OfferParts, random: Random): (product: OfferedProduct, units: UnitTable) => Offer {
  const { leaf, base, supplier, delegation, id, number } = parts;
  const terms = withStatedTime(offerTerms(leaf.seed.sale, base.draft.priceRial, random), base);
  const title = offerTitle(parts, terms);
  const owner = delegation ? `${delegation.merchant.seed.code.slice(0, 3)}-M` : `${supplier.seed.code.slice(0, 3)}-`;
  const sku = `${owner}${(number + 46_656).toString(36)}`.toUpperCase();
  const offer: PublishedOffer = {
    id,
    baseProductId: base.id,
    supplierId: supplier.id,
    merchantId: delegation?.merchant.id ?? null,
    delegationId: delegation?.id ?? null,
    title,
    slug: title === base.name ? base.slug : slugOf(title),
    sku,
    ...terms,
    properties: [],
    status: 'PUBLISHED',
    publishedAt: dayBefore(random.next() * PUBLISHING_DAYS),
  };
  const images = picturesOf(parts.pictures, { ...leaf.seed, number });
  const { brand: brandName, city: cityName, state: stateName } = supplier.seed;
  return (product, units) => {
    const context = {
      product,
      supplier: { ...supplier, brandName, cityName, stateName },
      ...(delegation && { delegation: { ...delegation, merchant: merchantOf(delegation) } }),
      images,
      units,
    };
    return {
      row: offerRow(offer, context),
      search: offerSearchRow(offer, context),
      saleCityIds: !delegation && number % LOCAL_ONE_IN === 0 ? supplier.stateCityIds : [],
      pictureLinks: linksOf(id, images),
    };
  };
}

const merchantOf = ({ merchant: { seed, city } }: Delegation) => ({
  name: seed.name,
  cityName: city.name,
  stateName: city.stateName,
});

const WORKING_DAYS_A_WEEK = 5;

/** Work takes as long as its sheet says, whether as days until delivery or as weeks of work. */
function withStatedTime(terms: Terms, { draft: { values } }: Base): Terms {
  const { turnaround, duration } = values;
  if (typeof turnaround === 'number') return { ...terms, leadTimeDays: turnaround };
  return typeof duration === 'number' ? { ...terms, leadTimeDays: duration * WORKING_DAYS_A_WEEK } : terms;
}

/** A second offer of the same thing does not read like a copy of the first. */
function offerTitle(parts: OfferParts, { stockState }: Terms): string {
  const { leaf, base, supplier, delegation, place, number } = parts;
  if (delegation) return `${base.name}، ${supplier.seed.brand} از ${delegation.merchant.seed.name}`;
  if (place === 0) return base.name;
  const { city, brand } = supplier.seed;
  const goods =
    stockState === 'IN_STOCK'
      ? [`موجود در ${city}`, `ارسال از ${city}`, 'تحویل فوری']
      : [`سفارشی ${brand}`, `تحویل در ${city}`];
  const words = {
    Product: goods,
    IndustrialService: [`کارگاه ${brand}`, `انجام در ${city}`],
    ConsultingService: [`گروه ${brand}`, `اعزام از ${city}`],
    ElectronicDocument: [`نشر ${brand}`, `ویرایش ${brand}`],
  }[leaf.root.categoryType];
  return `${base.name}، ${words[number % words.length]}`;
}
