import type { Comment } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany } from '../../platform/graph/joins.ts';
import { nestedList, ROWS_ALONE } from '../../platform/graph/nested-list.ts';

type CommentObject = Comment['objectType'];

/** Comments on things of a kind: the newest of many things in one request, any page of one. */
const commentsOn = (objectType: CommentObject) =>
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
const ratingOf = (objectType: CommentObject) => ({
  resolve: async ({ id }: { id: string }, _given: unknown, graph: GraphContext) =>
    (await summaries(graph, id, { objectType }))[0] ?? null,
});

/** Stitched fields about what people read and say. */
export const commentFields: StitchedFields = {
  SupplierProduct: {
    comments: { resolve: commentsOn('SUPPLIER_PRODUCT') },
    ratingSummary: ratingOf('SUPPLIER_PRODUCT'),
  },
  Page: { comments: { resolve: commentsOn('PAGE') }, ratingSummary: ratingOf('PAGE') },
};
