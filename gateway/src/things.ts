import type { StitchedField } from './platform/graph/executable.ts';
import { joinToOne } from './platform/graph/joins.ts';

type Thing = { type: string; id: string };

const joins = {
  supplierProduct: { types: ['SUPPLIER_PRODUCT'], load: joinToOne('supplierProductsByIds') },
  baseProduct: { types: ['PRODUCT', 'BASE_PRODUCT'], load: joinToOne('baseProducts') },
  supplier: { types: ['SUPPLIER'], load: joinToOne('suppliers') },
  merchant: { types: ['MERCHANT'], load: joinToOne('merchants') },
  category: { types: ['CATEGORY'], load: joinToOne('categories') },
};

/**
 * Fields for what a row points at by its kind and id (a saving, a note, a visit): one field for each kind of thing, null
 * but for the row's own. @param thingOf where a row holds them
 */
export const thingFields = <Row>(thingOf: (row: Row) => Thing): Record<string, StitchedField> =>
  Object.fromEntries(
    Object.entries(joins).map(([name, { types, load }]) => [
      name,
      {
        resolve: (row: Row, _given, graph) => {
          const { type, id } = thingOf(row);
          return types.includes(type) ? load(graph, id) : null;
        },
      } satisfies StitchedField,
    ]),
  );
