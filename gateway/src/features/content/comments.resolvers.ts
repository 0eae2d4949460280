import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToMany } from '../../platform/graph/joins.ts';
import { nestedList, ROWS_ALONE } from '../../platform/graph/nested-list.ts';

/** Comments on things of a kind: the newest of many things in one request, any page of one. */
const commentsOn = (objectType: 'SUPPLIER_PRODUCT') =>
  nestedList({
    many: { operation: 'commentsOfThings', parameter: 'objectIds', parentsOf: ({ objectId }) => objectId },
    one: { operation: 'commentTree', toArguments: (id) => ({ id, objectType }) },
    simple: ROWS_ALONE,
  });
const summaries = joinToMany({
  operation: 'ratingSummaries',
  parameter: 'objectIds',
  parentsOf: ({ objectId }) => objectId,
});

/** Stitched fields about what people read and say. */
export const commentFields: StitchedFields = {
  SupplierProduct: {
    comments: { resolve: commentsOn('SUPPLIER_PRODUCT') },
    ratingSummary: {
      resolve: async ({ id }, _given, graph) =>
        (await summaries(graph, id, { objectType: 'SUPPLIER_PRODUCT' }))[0] ?? null,
    },
  },
};
