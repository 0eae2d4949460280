import type { SupplierProduct } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';
import { nestedList } from '../../platform/graph/nested-list.ts';

const supplierById = joinToOne('suppliers');
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

/** Stitched fields about what is sold. */
export const listingFields: StitchedFields = {
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
  Supplier: { products: { resolve: productsOf } },
};
