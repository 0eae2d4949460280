import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';
import { nestedList, ROWS_ALONE } from '../../platform/graph/nested-list.ts';

type Node = { id: string };
type Supplier = Node & { categoryIds: string[] };
type OfSupplier = { supplierId: string };
type SupplierProduct = Node & OfSupplier & { baseProductId: string };
type Related = { supplierProductId: string; items: SupplierProduct[] };

const supplierById = joinToOne<Supplier>('suppliers');
const suppliersOfCategory = nestedList<Supplier>({
  // A supplier belongs to several categories, so an answer can hold more of one than was asked for it.
  many: { operation: 'suppliers', parameter: 'categoryIds', parentsOf: (supplier) => supplier.categoryIds },
  one: { operation: 'categorySuppliers', toArguments: (id) => ({ id }) },
  simple: ROWS_ALONE,
});
const offersOf = nestedList<SupplierProduct>({
  many: {
    operation: 'supplierProductsByProduct',
    parameter: 'productIds',
    parentsOf: (offer) => offer.baseProductId,
  },
  one: { operation: 'supplierProductsByProduct', toArguments: (productId) => ({ productId }) },
});
const productsOf = nestedList<SupplierProduct>({
  many: { operation: 'supplierProducts', parameter: 'supplierIds', parentsOf: (offer) => offer.supplierId },
  one: { operation: 'supplierProducts', toArguments: (supplierId) => ({ supplierId }) },
});
const relatedOf = joinToMany<Related>({
  operation: 'relatedOfSupplierProducts',
  parameter: 'supplierProductIds',
  parentsOf: (related) => related.supplierProductId,
});

/** Stitched fields about who sells what. */
export const supplierFields: StitchedFields = {
  Category: { suppliers: { resolve: suppliersOfCategory } },
  BaseProduct: { offers: { resolve: offersOf } },
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
  Supplier: { products: { resolve: productsOf } },
};
