import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { onePage } from '../../../platform/paging/paging.ts';
import { invalid, notFound } from '../../../platform/problem.ts';
import type { RemovedQuery } from '../../../platform/sync/removed.ts';
import { refuseBeside } from '../../../platform/sync/changes.ts';
import { type BaseProduct, type Catalog, toPropertyValues } from '../../catalog/index.ts';
import { type Files, PAPER, PUBLIC, type PublicImage } from '../../files/index.ts';
import { explainBadge } from '../../merchants/index.ts';
import type { Search } from '../../search/index.ts';
import type { Reference } from '../../reference/index.ts';
import { readOfferDocuments, readOfferImages } from './offer-images.ts';
import type { Offers } from './offers.service.ts';
import type { OfferCards } from './stored-cards.ts';
import { isAnyShown, type OfferRow, readOffers } from './supplier-product.repository.ts';
import type {
  ByProductQuery,
  SupplierProduct,
  SupplierProductDocument,
  SupplierProductPage,
  SupplierProductQuery,
} from '../../suppliers/suppliers.schemas.ts';

/** Longest side of pictures, in pixels. */
const LARGE = 1_280;
/** Rows for each parent of a join that does not say how many. */
const JOIN_LIMIT = 20;

type Parts = {
  db: Queryable;
  clock: Clock;
  catalog: Catalog;
  reference: Reference;
  search: Search<SupplierProduct>;
  cards: OfferCards;
  offers: Pick<Offers, 'ground' | 'preview'>;
  files: Pick<Files, 'linkTo'>;
};
export type SupplierProducts = ReturnType<typeof makeSupplierProducts>;

/** Offers: the product list, the sheet, and what stands beside an offer. */
export function makeSupplierProducts(parts: Parts) {
  const { db, clock, catalog, reference, search, cards, offers: written, files } = parts;
  /** Full sheets of what is shown, in the order of the ids. */
  async function sheets(ids: string[]): Promise<SupplierProduct[]> {
    const rows = await readOffers(db, ids, clock.now());
    const offers = (await cards.read(rows)).flatMap((card, at) => (card ? [{ card, row: rows[at]! }] : []));
    const productIds = [...new Set(offers.map(({ card }) => card.baseProductId))];
    const [{ items }, images, documents, withOwn] = await Promise.all([
      catalog.baseProducts({ ids: productIds }),
      readOfferImages(
        db,
        offers.flatMap(({ card }) => (card.image ? [card.id] : [])),
      ),
      readOfferDocuments(
        db,
        offers.map(({ row }) => row.documents),
      ),
      ownProperties(),
    ]);
    const products = new Map(items.map((product) => [product.id, product]));
    return offers.flatMap(({ card, row }) => {
      const product = products.get(card.baseProductId);
      return product
        ? [sheetOf(card, withOwn(product, row.properties), documents(row.documents), images(card.id))]
        : [];
    });
  }

  /** What only the seller states of a product, in its place among the properties of the category. */
  async function ownProperties() {
    const [{ byId }, units] = await Promise.all([catalog.tree(), reference.unitTable()]);
    return (product: BaseProduct, own: OfferRow['properties']): BaseProduct => {
      const order = byId.get(product.categoryId)?.properties ?? [];
      const known = new Map(product.properties.map((value) => [value.propertyId, value]));
      for (const value of own.length > 0 ? toPropertyValues(own, order, units) : [])
        if (!known.has(value.propertyId)) known.set(value.propertyId, value);
      return own.length > 0 ? { ...product, properties: order.flatMap(({ id }) => known.get(id) ?? []) } : product;
    };
  }

  return {
    sheets,
    /** The full sheet. @throws Problem 404 SUPPLIER_PRODUCT_NOT_FOUND */
    sheet: async (id: string): Promise<SupplierProduct> =>
      (await sheets([id]))[0] ?? notFound('SUPPLIER_PRODUCT_NOT_FOUND'),

    /**
     * The full sheet of an offer that was handed in, whether buyers see it or not: for staff. Its pictures have links that end.
     * @throws Problem 404 SUPPLIER_PRODUCT_NOT_FOUND
     */
    async preview(id: string): Promise<SupplierProduct> {
      const found = await written.preview(id, await written.ground(), clock.now());
      if (!found || found.offer.status === 'DRAFT') return notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      const { card, offer } = found;
      const [product, images, documents, withOwn] = await Promise.all([
        catalog.productInAnyState(card.baseProductId),
        readOfferImages(db, [id]),
        readOfferDocuments(db, [offer.documents]),
        ownProperties(),
      ]);
      const linked = images(id).map((image) => ({ ...image, url: files.linkTo(image.fileId, LARGE) }));
      return sheetOf(card, withOwn(product, offer.properties), documents(offer.documents), linked);
    },

    /** What is shown no more. @throws Problem 400 UPDATED_SINCE_TOO_OLD */
    removed: (query: RemovedQuery) => search.removed(query),

    async list(query: SupplierProductQuery): Promise<SupplierProductPage> {
      refuseBeside(query, ['supplierId', 'merchantId']);
      if (query.ids) return whole(await search.cardsByIds(query.ids));
      if (query.supplierIds)
        return whole(await search.cardsPerSupplier(query.supplierIds, query.perParent ?? JOIN_LIMIT));
      if (query.merchantIds)
        return whole(await search.cardsPerMerchant(query.merchantIds, query.perParent ?? JOIN_LIMIT));
      return search.list(query);
    },

    byIds: (ids: string[]): Promise<SupplierProduct[]> => search.cardsByIds(ids),

    /** Whether everybody may see what at least one of the offers has in a role. */
    showsFiles: async (ids: string[], role: string): Promise<boolean> =>
      (role === PUBLIC || role === PAPER) && isAnyShown(db, ids, clock.now()),

    /** Who sells an offer; undefined when its supplier does. @throws Problem 404 SUPPLIER_PRODUCT_NOT_FOUND */
    async merchantOf(id: string): Promise<string | undefined> {
      const [card] = await search.cardsByIds([id]);
      return card ? card.merchantId : notFound('SUPPLIER_PRODUCT_NOT_FOUND');
    },

    /** Offers of one base product (paged) or of several (for each at most perParent). */
    async byProduct({ productId, productIds, perParent, ...page }: ByProductQuery): Promise<SupplierProductPage> {
      if (productIds) return whole(await search.cardsPerBaseProduct(productIds, perParent ?? JOIN_LIMIT));
      if (!productId) return invalid('productId', 'REQUIRED');
      return search.list({ baseProductId: productId, ...page });
    },

    /** Same base product first, then the nearest of the same leaf. @throws Problem 404 SUPPLIER_PRODUCT_NOT_FOUND */
    async related(id: string): Promise<SupplierProduct[]> {
      const [card] = await search.cardsByIds([id]);
      if (!card) return notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      return (await search.related([id])).get(id) ?? [];
    },

    addressParts: () => search.addresses.parts(),
    addresses: (partNumber: number) => search.addresses.part(partNumber),

    async relatedOf(ids: string[]) {
      const found = await search.related(ids);
      return ids.map((supplierProductId) => ({ supplierProductId, items: found.get(supplierProductId) ?? [] }));
    },
  };
}

function sheetOf(
  card: SupplierProduct,
  product: BaseProduct,
  documents: SupplierProductDocument[],
  images: PublicImage[],
): SupplierProduct {
  const { description, scientificName, standards, properties } = product;
  const groups = Map.groupBy(properties, (value) => value.groupName);
  return {
    ...card,
    description,
    ...(scientificName && { scientificName }),
    standards,
    propertyGroups: [...groups].map(([name, values]) => ({ name, values })),
    documents,
    images,
    delegationExplained: card.delegationBadge ? explainBadge(card.delegationBadge) : [],
  };
}

const whole = (items: SupplierProduct[]): SupplierProductPage => ({
  ...onePage(items),
  facets: [],
  facetsAreSampled: false,
});
