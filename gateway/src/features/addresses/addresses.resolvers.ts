import type { StitchedFields } from '../../platform/graph/executable.ts';

/** Stitched fields about addresses. A question has one person: there is nothing to batch. */
export const addressFields: StitchedFields = {
  Person: {
    addresses: { resolve: ({ id }, _given, graph) => graph.call('personAddresses', { id }), rows: 20 },
  },
};
