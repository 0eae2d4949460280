import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany } from '../../platform/graph/joins.ts';
import { thingField } from '../../things.ts';

type Node = { id: string };
type LastVisit = { objectType: string; objectId: string };
type Count = { objectId: string; visitCount: number };

const countsOf = joinToMany<Count>({
  operation: 'visitCounts',
  parameter: 'objectIds',
  parentsOf: (count) => count.objectId,
});

const visitCount = (objectType: string) => ({
  resolve: async ({ id }: Node, _given: unknown, graph: GraphContext) =>
    (await countsOf(graph, id, { objectType }))[0]?.visitCount ?? null,
});

/** Stitched fields about what is looked at. */
export const activityFields: StitchedFields = {
  SupplierProduct: { visitCount: visitCount('SUPPLIER_PRODUCT') },
  Supplier: { visitCount: visitCount('SUPPLIER') },
  LastVisit: { thing: thingField(({ objectType, objectId }: LastVisit) => ({ type: objectType, id: objectId })) },
};
