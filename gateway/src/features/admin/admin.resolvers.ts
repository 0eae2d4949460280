import { graphError } from '../../platform/graph/graph-error.ts';
import { refusals } from '../../platform/graph/messages.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';

/** Stitched fields of the staff area. */
export const adminFields: StitchedFields = {
  Query: {
    staff: {
      requests: 0,
      resolve(_root, _given, graph) {
        const session = graph.session();
        if (!session) throw graphError(refusals.unauthenticated);
        if (!session.isStaff) throw graphError(refusals.forbidden);
        return {};
      },
    },
  },
  Staff: {
    area: { resolve: (_staff, _given, graph) => graph.call('staffArea', {}) },
  },
};
