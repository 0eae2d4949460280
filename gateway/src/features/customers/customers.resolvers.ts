import type { StitchedFields } from '../../platform/graph/executable.ts';

/** Stitched fields about who asks. */
export const customerFields: StitchedFields = {
  Query: {
    viewer: { requests: 0, resolve: (_root, _given, graph) => (graph.session() ? {} : null) },
  },
  Viewer: {
    person: {
      resolve: async (_viewer, _given, graph) => (await graph.call('customerProfile', {})).person,
    },
  },
};
