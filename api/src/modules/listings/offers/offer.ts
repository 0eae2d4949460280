import { toPropertyValues, type CategoryNode, type StoredValue } from '../../catalog/index.ts';
import type { PublicImage } from '../../files/index.ts';
import type { DelegatedOffer } from '../../merchants/index.ts';
import type { UnitTable } from '../../reference/index.ts';
import { productWords, toSlots, type ProductWords, type SearchRow } from '../../search/index.ts';
import type { SupplierDocumentKind } from '../../suppliers/suppliers.enums.ts';
import type { SupplierProduct } from '../../suppliers/suppliers.schemas.ts';

/** A paper as rows keep it; those of the seeds are named only. */
export type StoredDocument = { title: string; kind: SupplierDocumentKind; fileId?: string | undefined };

/** What a seller states of a product: a row of supplier_products without what follows from the rest. */
export type Offer = Pick<
  SupplierProduct,
  | 'id'
  | 'baseProductId'
  | 'supplierId'
  | 'title'
  | 'slug'
  | 'sku'
  | 'priceMode'
  | 'priceTiers'
  | 'saleUnitId'
  | 'conversions'
  | 'moq'
  | 'orderStep'
  | 'stockState'
  | 'leadTimeDays'
  | 'status'
> & {
  /** Who sells it and by which delegation; null: the supplier itself. */
  merchantId: string | null;
  delegationId: string | null;
  warranty: string | null;
  originCountryName: string | null;
  documents: StoredDocument[];
  /** What its seller states beside what the product states by itself. */
  properties: StoredValue[];
  /** ISO 8601; null until it was. */
  publishedAt: string | null;
};
/** One that the public may see, as far as it goes by itself. */
export type PublishedOffer = Offer & { publishedAt: string };

/** The product that several offers share, with what each of their cards and rows takes from it. */
export type OfferedProduct = {
  id: string;
  brandName: string | null;
  mpn: string | null;
  category: { id: string; path: string[]; icon: string };
  /** What its offers are found by. */
  words: ProductWords;
  keyProperties: SupplierProduct['keyProperties'];
  slots: Pick<SearchRow, 'lows' | 'highs'>;
  /** How much of what its category measures is stated, 0 to 1: of what it requires, and of the rest. */
  stated: { required: number; others: number };
};

/** The company behind an offer, as far as lists sort by it. */
export type OfferingSupplier = {
  id: string;
  brandName: string;
  cityName: string;
  stateName: string;
  rating: number;
  responseMin: number;
  isConfirmed: boolean;
};

/** What an offer is shown with. */
export type OfferContext = {
  product: OfferedProduct;
  supplier: OfferingSupplier;
  /** By which somebody else than the supplier sells it. */
  delegation?: DelegatedOffer;
  /** Its pictures in their order, where it has some. */
  images?: PublicImage[];
  units: UnitTable;
};

type Master = {
  id: string;
  brandName: string | null;
  mpn: string | null;
  gtin: string | null;
  standards: readonly string[];
  values: StoredValue[];
};
type Named = { name: string; scientificName?: string | undefined };
/** A leaf with the names of those above it. */
type Measured = OfferedProduct['category'] & Named & { above: readonly Named[] } & Pick<CategoryNode, 'properties'>;

export function offeredProduct(master: Master, category: Measured, units: UnitTable) {
  const { id, brandName, mpn, gtin, standards, values } = master;
  const { properties, ...shown } = category;
  const keys = properties.filter(({ isKey }) => isKey);
  // A damaged product must not keep its offers from being written.
  const stated = Array.isArray(values) ? values : [];
  return {
    id,
    brandName,
    mpn,
    category: { id: shown.id, path: shown.path, icon: shown.icon },
    words: productWords(
      { brandName, codes: [mpn ?? '', gtin ?? ''], standards, category, values: stated, properties },
      units,
    ),
    keyProperties: toPropertyValues(stated, keys, units),
    slots: toSlots(stated, properties),
    stated: sharesOf(stated, properties),
  } satisfies OfferedProduct;
}

function sharesOf(values: StoredValue[], properties: Pick<CategoryNode, 'properties'>['properties']) {
  const stated = new Set(values.map(({ propertyId }) => propertyId));
  const share = (some: typeof properties) =>
    some.length === 0 ? 1 : some.filter(({ id }) => stated.has(id)).length / some.length;
  return {
    required: share(properties.filter(({ isRequired }) => isRequired)),
    others: share(properties.filter(({ isRequired }) => !isRequired)),
  };
}

/** What is known of an offer's properties: what the product states, and what only its seller does. */
export function mergedValues(ofProduct: readonly StoredValue[], own: readonly StoredValue[]): StoredValue[] {
  const known = new Set(ofProduct.map(({ propertyId }) => propertyId));
  return [...ofProduct, ...own.filter(({ propertyId }) => !known.has(propertyId))];
}
