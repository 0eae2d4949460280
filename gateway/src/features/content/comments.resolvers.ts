import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany } from '../../platform/graph/joins.ts';
import { nestedList, ROWS_ALONE } from '../../platform/graph/nested-list.ts';

/** Comments on things of a kind: the newest of many things in one request, any page of one. */
const commentsOn = (objectType: 'PAGE' | 'SUPPLIER_PRODUCT') =>
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
const summaryOn = async (objectType: 'PAGE' | 'SUPPLIER_PRODUCT', graph: GraphContext, id: string) =>
  (await summaries(graph, id, { objectType }))[0] ?? null;

const onPages = commentsOn('PAGE');

/** Stitched fields about what readers say. */
export const commentFields: StitchedFields = {
  SupplierProduct: {
    comments: { resolve: commentsOn('SUPPLIER_PRODUCT') },
    ratingSummary: { resolve: ({ id }, _given, graph) => summaryOn('SUPPLIER_PRODUCT', graph, id) },
  },
  Page: {
    // What took the place of an archived page is elsewhere, and so are its readers.
    comments: { resolve: (page, ...given) => (page.movedTo ? null : onPages(page, ...given)) },
    ratingSummary: { resolve: ({ id }, _given, graph) => summaryOn('PAGE', graph, id) },
  },
};
