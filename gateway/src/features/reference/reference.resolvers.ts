import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToMany } from '../../platform/graph/joins.ts';

const unitsOf = joinToMany({
  operation: 'unitsOfMeasurement',
  parameter: 'quantityIds',
  parentsOf: (unit) => unit.quantityId,
});

/** Stitched fields about units. */
export const referenceFields: StitchedFields = {
  CategoryProperty: {
    units: {
      rows: 6,
      resolve: ({ measurementQuantityId }, _given, graph) =>
        measurementQuantityId ? unitsOf(graph, measurementQuantityId) : [],
    },
  },
};
