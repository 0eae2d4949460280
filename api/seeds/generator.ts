import { relevanceOf, titleKey, toSlots, type SearchRow } from '../src/modules/search/index.ts';
import { toPropertyValues, type StoredValue } from '../src/modules/catalog/index.ts';
import type { SupplierProduct } from '../src/modules/suppliers/index.ts';
import { offerTerms, type Terms } from './offer-terms.ts';
import { randomFrom, seededId, type Random } from './random.ts';
import type { Draft } from './shape.ts';
import { storedValues } from './stored-values.ts';
import { sellersOf, type Supplier } from './supplier-rows.ts';
import { fa, slugOf } from './text.ts';
import type { Leaf, Tree } from './tree.ts';

/** A base product with its offers, as rows of base_products, supplier_products and product_search. */
export type MarketProduct = {
  leaf: Leaf;
  base: Record<string, unknown> & { id: string; name: string; properties: StoredValue[] };
  offers: { row: Record<string, unknown> & { id: string; title: string }; search: SearchRow }[];
};
type Base = {
  id: string;
  name: string;
  slug: string;
  brandName?: string;
  mpn?: string;
  draft: Draft;
  values: StoredValue[];
  keyProperties: SupplierProduct['keyProperties'];
  slots: Pick<SearchRow, 'lows' | 'highs'>;
};
type Size = { products: number; seed: number };

/** Offers of one base product; weighted by repetition. */
const OFFERS = [1, 1, 1, 2, 2, 3] as const;
const LAST_DAY = Date.UTC(2026, 10, 1);
const PUBLISHING_DAYS = 400;
const DAY_MS = 86_400_000;
/** So many products of a leaf differ by themselves; further ones carry the name of a line. */
const PLAIN_NAMES = 12;
const LINES = [
  'آونگ', 'باران', 'پگاه', 'ترنج', 'جویبار', 'چکاوک', 'خاور', 'دریا', 'رود', 'زرین', 'ساحل', 'شبنم',
  'صدف', 'طلوع', 'عقیق', 'فانوس', 'کهربا', 'گندم', 'لاله', 'مهتاب', 'نیلوفر', 'هامون', 'یاقوت',
] as const;
/** Ids of offers start this many milliseconds after those of base products. */
const OFFER_IDS_FROM = 3_600_000;

/**
 * Makes a market of `products` offers, one base product after the other, in constant memory. The same size and seed
 * give the same rows; a smaller market is the beginning of a larger one, up to the offers of its last product.
 */
export function* marketProducts(tree: Tree, suppliers: readonly Supplier[], { products, seed }: Size): Generator<MarketProduct> {
  const turns = leafTurns(tree.leaves);
  const sellers = new Map(tree.leaves.map(({ branch }) => [branch.code, sellersOf(suppliers, branch.code)]));
  let offersMade = 0;
  for (let number = 0; offersMade < products; number += 1) {
    const { leaf, nth } = turns(number);
    const random = randomFrom(`${seed}:product:${number}`, { sequence: `${seed}:${leaf.seed.code}`, nth });
    const base = makeBase(leaf, tree, { seed, number, nth }, random);
    const count = Math.min(random.pick(OFFERS), products - offersMade);
    const first = offersMade;
    const offers = random.some(sellers.get(leaf.branch.code) ?? [], count).map((supplier, index) => {
      const id = seededId(`${seed}:offer:${first + index}`, OFFER_IDS_FROM + first + index);
      return makeOffer({ leaf, base, supplier, id, number: first + index, place: index }, random);
    });
    offersMade += offers.length;
    yield { leaf, base: baseRow(leaf, base, nth, random), offers };
  }
}

/** Whose turn it is: first every leaf once, in order, then as often as its share says, spread over the round. */
function leafTurns(leaves: readonly Leaf[]): (number: number) => { leaf: Leaf; nth: number } {
  const extra = leaves.flatMap((leaf) =>
    Array.from({ length: leaf.seed.share - 1 }, (_, index) => ({ leaf, nth: index + 1, place: (index + 1) / leaf.seed.share })),
  );
  const round = [...leaves.map((leaf) => ({ leaf, nth: 0 })), ...extra.sort((one, other) => one.place - other.place)];
  return (number) => {
    const turn = round[number % round.length];
    if (!turn) throw new Error('a market needs leaves');
    return { leaf: turn.leaf, nth: Math.floor(number / round.length) * turn.leaf.seed.share + turn.nth };
  };
}

function makeBase(leaf: Leaf, tree: Tree, at: { seed: number; number: number; nth: number }, random: Random): Base {
  const draft = leaf.seed.draft(random);
  const brand = leaf.branch.brands.length > 0 ? random.turn(leaf.branch.brands) : undefined;
  const serial = (at.nth * 37 + 100).toString(36).toUpperCase();
  const name = [brand ? `${draft.head} ${brand.name}` : draft.head, draft.tail, ...lineOf(at.nth, brand !== undefined)].join('، ');
  const values = storedValues(draft.values, leaf.properties, tree.units, random);
  const keys = leaf.properties.filter((each) => each.isKey);
  return {
    id: seededId(`${at.seed}:product:${at.number}`, at.number),
    name,
    slug: slugOf(name),
    ...(brand && { brandName: brand.name, mpn: `${brand.code}-${draft.model}-${serial}` }),
    draft,
    values,
    keyProperties: toPropertyValues(values, keys, tree.units),
    slots: toSlots(values, leaf.properties),
  };
}

/** In a large market sizes and brands come again; a line or a code then tells like products apart. */
function lineOf(nth: number, isBranded: boolean): string[] {
  if (nth < PLAIN_NAMES) return [];
  return [isBranded ? `سری ${LINES[nth % LINES.length]}` : `کد ${fa(nth)}`];
}

function baseRow(leaf: Leaf, base: Base, nth: number, random: Random): MarketProduct['base'] {
  const { summaries, standards } = leaf.seed;
  const summary = summaries[nth % summaries.length] ?? '';
  return {
    id: base.id,
    category_id: leaf.categoryId,
    name: base.name,
    slug: base.slug,
    scientific_name: leaf.seed.scientificName,
    brand_name: base.brandName ?? null,
    mpn: base.mpn ?? null,
    gtin: null,
    description: `${summary} ${base.brandName ? 'برند، مدل و بهای این کالا ساختگی است.' : 'این آگهی ساختگی است.'}`,
    standards: random.some(standards, Math.min(standards.length, random.int(1, 2))),
    properties: base.values,
    status: 'PUBLISHED',
    created_at: dayBefore(LAST_DAY, PUBLISHING_DAYS + random.int(0, 60)),
  };
}

type OfferParts = { leaf: Leaf; base: Base; supplier: Supplier; id: string; number: number; place: number };

function makeOffer(parts: OfferParts, random: Random): MarketProduct['offers'][number] {
  const { leaf, base, supplier, id, number } = parts;
  const terms = offerTerms(leaf.seed.sale, base.draft.priceRial, random);
  const title = offerTitle(parts, terms);
  const sku = `${supplier.seed.code.slice(0, 3).toUpperCase()}-${(number + 46_656).toString(36).toUpperCase()}`;
  const completeness = completenessOf(leaf, base, terms);
  const publishedAt = dayBefore(LAST_DAY, random.next() * PUBLISHING_DAYS);
  const { warranty, originCountryName, documents, ...plain } = terms;
  const card: SupplierProduct = {
    id,
    baseProductId: base.id,
    supplierId: supplier.id,
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
  return { row: offerRow(card, terms), search: searchRow(card, parts) };
}

/** A second offer of the same thing does not read like a copy of the first. */
function offerTitle({ leaf, base, supplier, place, number }: OfferParts, { stockState }: Terms): string {
  if (place === 0) return base.name;
  const { city, brand } = supplier.seed;
  const goods = stockState === 'IN_STOCK' ? [`موجود در ${city}`, `ارسال از ${city}`, 'تحویل فوری'] : [`سفارشی ${brand}`, `تحویل در ${city}`];
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

function offerRow(card: SupplierProduct, terms: Terms): MarketProduct['offers'][number]['row'] {
  return {
    id: card.id,
    base_product_id: card.baseProductId,
    supplier_id: card.supplierId,
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

function searchRow(card: SupplierProduct, { leaf, base, supplier }: OfferParts): SearchRow {
  return {
    id: card.id,
    baseProductId: card.baseProductId,
    supplierId: card.supplierId,
    categoryPath: leaf.path,
    titleKey: titleKey(card.title, card.brandName, card.mpn),
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
    ...base.slots,
    card,
  };
}

function dayBefore(time: number, days: number): string {
  return new Date(time - Math.round(days * DAY_MS)).toISOString();
}
