import type { StitchedFields } from '../../platform/graph/executable.ts';

/** Stitched fields of the staff area. */
export const adminFields: StitchedFields = {
  Query: {
    staff: {
      requests: 0,
      resolve: (_root, _given, graph) => (graph.session()?.isStaff ? {} : null),
    },
  },
  Staff: {
    area: { resolve: (_staff, _given, graph) => graph.call('staffArea', {}) },
  },
};
