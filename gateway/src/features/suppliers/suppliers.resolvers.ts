import type { SupplierProduct } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';
import { nestedList, ROWS_ALONE } from '../../platform/graph/nested-list.ts';

const supplierById = joinToOne('suppliers');
const suppliersOfCategory = nestedList({
  // A supplier belongs to several categories, so an answer can hold more of one than was asked for it.
  many: { operation: 'suppliers', parameter: 'categoryIds', parentsOf: (supplier) => supplier.categoryIds },
  one: { operation: 'categorySuppliers', toArguments: (id) => ({ id }) },
  simple: ROWS_ALONE,
});
const offersOf = nestedList({
  many: {
    operation: 'supplierProductsByProduct',
    parameter: 'productIds',
    parentsOf: (offer) => offer.baseProductId,
  },
  one: { operation: 'supplierProductsByProduct', toArguments: (productId) => ({ productId }) },
});
const productsOf = nestedList({
  many: { operation: 'supplierProducts', parameter: 'supplierIds', parentsOf: (offer) => offer.supplierId },
  one: { operation: 'supplierProducts', toArguments: (supplierId) => ({ supplierId }) },
});
const relatedOf = joinToMany({
  operation: 'relatedOfSupplierProducts',
  parameter: 'supplierProductIds',
  parentsOf: (related) => related.supplierProductId,
});

const SHEETS = 'supplierProductSheets';
const sheetById = joinToOne(SHEETS);

/** What lists do not show of an offer: at hand in the answer of one, else read for all offers of the question at once. */
const ofSheet = <Field extends keyof SupplierProduct>(field: Field) => ({
  requests: 0,
  once: { read: SHEETS },
  rows: 3,
  resolve: (offer: SupplierProduct, _given: unknown, graph: GraphContext) =>
    offer.documents ? (offer[field] ?? null) : sheetById(graph, offer.id).then((sheet) => sheet?.[field] ?? null),
});

/** Stitched fields about who sells what. */
export const supplierFields: StitchedFields = {
  Category: { suppliers: { resolve: suppliersOfCategory } },
  BaseProduct: { offers: { resolve: offersOf } },
  SupplierProduct: {
    supplier: { resolve: (parent, _given, graph) => supplierById(graph, parent.supplierId) },
    related: {
      rows: 12,
      resolve: async (parent, _given, graph) => (await relatedOf(graph, parent.id)).flatMap(({ items }) => items),
    },
    description: ofSheet('description'),
    scientificName: ofSheet('scientificName'),
    standards: ofSheet('standards'),
    propertyGroups: ofSheet('propertyGroups'),
    documents: ofSheet('documents'),
    images: ofSheet('images'),
    delegationExplained: ofSheet('delegationExplained'),
  },
  Merchant: {
    supplier: { resolve: ({ supplierId }, _given, graph) => (supplierId ? supplierById(graph, supplierId) : null) },
  },
  MerchantDelegation: {
    supplier: { resolve: (parent, _given, graph) => supplierById(graph, parent.supplierId) },
  },
  Supplier: { products: { resolve: productsOf } },
};
