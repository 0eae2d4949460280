import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';

type Node = { id: string };
type Supplier = Node & { categoryIds: string[] };
type OfSupplier = { supplierId: string };
type SupplierProduct = Node & OfSupplier & { baseProductId: string };
type Related = { supplierProductId: string; items: SupplierProduct[] };
type Some = { first?: number | null };

const OF_CATEGORY = 6;
const OF_BASE_PRODUCT = 20;
const OF_SUPPLIER = 12;

const supplierById = joinToOne<Supplier>('suppliers');
const suppliersOf = joinToMany<Supplier>({
  operation: 'suppliers',
  parameter: 'categoryIds',
  parentsOf: (supplier) => supplier.categoryIds,
});
const offersOf = joinToMany<SupplierProduct>({
  operation: 'supplierProductsByProduct',
  parameter: 'productIds',
  parentsOf: (offer) => offer.baseProductId,
});
const productsOf = joinToMany<SupplierProduct>({
  operation: 'supplierProducts',
  parameter: 'supplierIds',
  parentsOf: (offer) => offer.supplierId,
});
const relatedOf = joinToMany<Related>({
  operation: 'relatedOfSupplierProducts',
  parameter: 'supplierProductIds',
  parentsOf: (related) => related.supplierProductId,
});

/** Stitched fields about who sells what. */
export const supplierFields: StitchedFields = {
  Category: {
    suppliers: {
      // A supplier belongs to several categories, so an answer can hold more of one than was asked for it.
      resolve: (parent: Node, { first }: Some, graph) =>
        suppliersOf(graph, parent.id, { perParent: first ?? OF_CATEGORY }, first ?? OF_CATEGORY),
    },
  },
  BaseProduct: {
    offers: {
      resolve: (parent: Node, { first }: Some, graph) =>
        offersOf(graph, parent.id, { perParent: first ?? OF_BASE_PRODUCT }),
    },
  },
  SupplierProduct: {
    supplier: { resolve: (parent: SupplierProduct, _given, graph) => supplierById(graph, parent.supplierId) },
    related: {
      rows: 12,
      resolve: async (parent: Node, _given, graph) => (await relatedOf(graph, parent.id)).flatMap(({ items }) => items),
    },
  },
  MerchantDelegation: {
    supplier: { resolve: (parent: OfSupplier, _given, graph) => supplierById(graph, parent.supplierId) },
  },
  Supplier: {
    products: {
      resolve: (parent: Node, { first }: Some, graph) =>
        productsOf(graph, parent.id, { perParent: first ?? OF_SUPPLIER }),
    },
  },
};
