import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { onePage } from '../../platform/paging/paging.ts';
import { invalid, notFound } from '../../platform/problem.ts';
import type { Catalog } from '../catalog/index.ts';
import { explainBadge } from '../merchants/index.ts';
import type { Search } from '../search/index.ts';
import type { OfferCards } from './stored-cards.ts';
import { readOffer } from './supplier-product.repository.ts';
import type {
  ByProductQuery,
  SupplierProduct,
  SupplierProductPage,
  SupplierProductQuery,
  SupplierProductSheet,
} from './suppliers.schemas.ts';

/** Rows for each parent of a join that does not say how many. */
const JOIN_LIMIT = 20;

type Parts = { db: Queryable; clock: Clock; catalog: Catalog; search: Search<SupplierProduct>; cards: OfferCards };
export type SupplierProducts = ReturnType<typeof makeSupplierProducts>;

/** Offers: the product list, the sheet, and what stands beside an offer. */
export function makeSupplierProducts({ db, clock, catalog, search, cards }: Parts) {
  return {
    /** The full sheet. @throws Problem 404 SUPPLIER_PRODUCT_NOT_FOUND */
    async sheet(id: string): Promise<SupplierProductSheet> {
      const row = (await readOffer(db, id, clock.now())) ?? notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      const card = (await cards.read([row]))[0] ?? notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      const { description, scientificName, standards, properties } = await catalog.baseProduct(card.baseProductId);
      const groups = groupBy(properties, (value) => value.groupName);
      return {
        id,
        product: card,
        description,
        ...(scientificName && { scientificName }),
        standards,
        propertyGroups: [...groups].map(([name, values]) => ({ name, values })),
        documents: row.documents,
        delegationExplained: card.delegationBadge ? explainBadge(card.delegationBadge) : [],
      };
    },

    async list(query: SupplierProductQuery): Promise<SupplierProductPage> {
      if (query.ids) return whole(await search.cardsByIds(query.ids));
      if (query.supplierIds)
        return whole(await search.cardsPerSupplier(query.supplierIds, query.perParent ?? JOIN_LIMIT));
      if (query.merchantIds)
        return whole(await search.cardsPerMerchant(query.merchantIds, query.perParent ?? JOIN_LIMIT));
      return search.list(query);
    },

    byIds: (ids: string[]): Promise<SupplierProduct[]> => search.cardsByIds(ids),

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

const whole = (items: SupplierProduct[]): SupplierProductPage => ({
  ...onePage(items),
  facets: [],
  facetsAreSampled: false,
});
