import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToOne } from '../../platform/graph/joins.ts';

const stateById = joinToOne('states');
const cityById = joinToOne('cities');

/** Stitched fields about places. */
export const geographyFields: StitchedFields = {
  City: { state: { resolve: ({ stateId }, _given, graph) => stateById(graph, stateId) } },
  Address: {
    city: { resolve: ({ cityId }, _given, graph) => (cityId ? cityById(graph, cityId) : null) },
    state: { resolve: ({ stateId }, _given, graph) => stateById(graph, stateId) },
  },
  Supplier: {
    city: { resolve: ({ cityId }, _given, graph) => (cityId ? cityById(graph, cityId) : null) },
  },
};
