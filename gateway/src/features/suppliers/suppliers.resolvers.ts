import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToOne } from '../../platform/graph/joins.ts';
import { nestedList, ROWS_ALONE } from '../../platform/graph/nested-list.ts';

const supplierById = joinToOne('suppliers');
const suppliersOfCategory = nestedList({
  // A supplier belongs to several categories, so an answer can hold more of one than was asked for it.
  many: { operation: 'suppliers', parameter: 'categoryIds', parentsOf: (supplier) => supplier.categoryIds },
  one: { operation: 'categorySuppliers', toArguments: (id) => ({ id }) },
  simple: ROWS_ALONE,
});
/** Stitched fields about who sells. */
export const supplierFields: StitchedFields = {
  Category: { suppliers: { resolve: suppliersOfCategory } },
  Merchant: {
    supplier: { resolve: ({ supplierId }, _given, graph) => (supplierId ? supplierById(graph, supplierId) : null) },
  },
  MerchantDelegation: {
    supplier: { resolve: (parent, _given, graph) => supplierById(graph, parent.supplierId) },
  },
};
