import { relevanceOf, titleKey, type SearchRow } from '../src/modules/search/index.ts';
import type { SupplierProduct } from '../src/modules/suppliers/index.ts';
import { offerTerms, type Terms } from './offer-terms.ts';
import type { Random } from './random.ts';
import type { Base } from './base-product.ts';
import type { Supplier } from './supplier-rows.ts';
import { dayBefore, PUBLISHING_DAYS } from './calendar.ts';
import { slugOf } from './text.ts';
import type { Delegation } from './merchants/rows.ts';
import type { Leaf } from './tree.ts';

/** One supplier's offer of a base product, as rows of supplier_products and product_search. */
export type Offer = {
  row: Record<string, unknown> & { id: string; title: string };
  search: SearchRow;
  /** Where it is sold, when not in the whole country. */
  saleCityIds: readonly string[];
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
};

/** One offer in so many is sold in the supplier's own province only. */
const LOCAL_ONE_IN = 29;

/** Draws an offer; `place` counts the offers of the same base product, `number` those of the market. */
export function makeOffer(parts: OfferParts, random: Random): Offer {
  const { leaf, base, supplier, delegation, id, number } = parts;
  const terms = withStatedTime(offerTerms(leaf.seed.sale, base.draft.priceRial, random), base);
  const title = offerTitle(parts, terms);
  const owner = delegation ? `${delegation.merchant.seed.code.slice(0, 3)}-M` : `${supplier.seed.code.slice(0, 3)}-`;
  const sku = `${owner}${(number + 46_656).toString(36)}`.toUpperCase();
  const completeness = completenessOf(leaf, base, terms);
  const publishedAt = dayBefore(random.next() * PUBLISHING_DAYS);
  const { warranty, originCountryName, documents, ...plain } = terms;
  const card: SupplierProduct = {
    id,
    baseProductId: base.id,
    supplierId: supplier.id,
    ...(delegation && { merchantId: delegation.merchant.id, delegationBadge: delegation.badge }),
    categoryId: leaf.categoryId,
    title,
    slug: title === base.name ? base.slug : slugOf(title),
    sku,
    ...(base.brandName && { brandName: base.brandName }),
    ...(base.mpn && { mpn: base.mpn }),
    icon: leaf.seed.icon,
    ...plain,
    ...lowestPrice(terms),
    ...(warranty && { warranty }),
    ...(originCountryName && { originCountryName }),
    status: 'PUBLISHED',
    completenessScore: completeness,
    publishedAt,
    keyProperties: base.keyProperties,
  };
  return {
    row: offerRow(card, terms),
    search: searchRow(card, parts),
    saleCityIds: !delegation && number % LOCAL_ONE_IN === 0 ? supplier.stateCityIds : [],
  };
}

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

function completenessOf(leaf: Leaf, base: Base, terms: Terms): number {
  const stated = base.values.length / leaf.properties.length;
  const price = terms.priceMode === 'ON_REQUEST' ? 0 : 15;
  return Math.min(100, Math.round(20 + stated * 45 + price + terms.documents.length * 6 + (terms.warranty ? 5 : 0)));
}

function lowestPrice({ priceTiers }: Terms): Pick<SupplierProduct, 'lowestPriceRial'> {
  const lowest = priceTiers.at(-1)?.unitPriceRial;
  return lowest === undefined ? {} : { lowestPriceRial: lowest };
}

function offerRow(card: SupplierProduct, terms: Terms): Offer['row'] {
  return {
    id: card.id,
    base_product_id: card.baseProductId,
    supplier_id: card.supplierId,
    merchant_id: card.merchantId ?? null,
    delegation_id: card.delegationBadge?.delegationId ?? null,
    title: card.title,
    slug: card.slug,
    sku: card.sku,
    price_mode: card.priceMode,
    price_tiers: card.priceTiers,
    sale_unit: card.saleUnit,
    pack_size: card.packSize,
    moq: card.moq,
    order_step: card.orderStep,
    stock_state: card.stockState,
    lead_time_days: card.leadTimeDays,
    warranty: terms.warranty,
    origin_country_name: terms.originCountryName,
    documents: terms.documents,
    status: card.status,
    completeness_score: card.completenessScore,
    published_at: card.publishedAt,
  };
}

const ALWAYS = { visibleFrom: '-infinity', visibleUntil: 'infinity' };

function searchRow(card: SupplierProduct, { leaf, base, supplier, delegation }: OfferParts): SearchRow {
  return {
    id: card.id,
    baseProductId: card.baseProductId,
    supplierId: card.supplierId,
    merchantId: card.merchantId ?? null,
    categoryPath: leaf.path,
    titleKey: titleKey(card.title, {
      ...(card.brandName && { brandName: card.brandName }),
      codes: [card.mpn ?? '', card.sku],
    }),
    relevance: relevanceOf({
      completenessScore: card.completenessScore,
      rating: supplier.rating,
      isConfirmed: supplier.isConfirmed,
      isInStock: card.stockState === 'IN_STOCK',
      hasPrice: card.priceMode !== 'ON_REQUEST',
    }),
    publishedAt: card.publishedAt,
    priceRial: card.lowestPriceRial ?? null,
    leadTimeDays: card.leadTimeDays,
    rating: supplier.rating,
    responseMin: supplier.responseMin,
    completenessScore: card.completenessScore,
    isConfirmed: supplier.isConfirmed,
    stockState: card.stockState,
    ...(delegation?.visibility ?? ALWAYS),
    ...base.slots,
    card,
  };
}
