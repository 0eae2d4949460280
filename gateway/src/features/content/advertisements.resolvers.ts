import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToOne } from '../../platform/graph/joins.ts';

const categoryById = joinToOne('categories');

/** Stitched fields about advertisements. */
export const advertisementFields: StitchedFields = {
  StaffAdvertisement: {
    categories: {
      rows: 20,
      resolve: async ({ categoryIds }, _given, graph) =>
        (await Promise.all(categoryIds.map((id) => categoryById(graph, id)))).filter((each) => each !== null),
    },
  },
};
