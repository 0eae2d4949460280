import type { LastVisit, Supplier, SupplierProduct, VisitCount } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany } from '../../platform/graph/joins.ts';
import { thingField } from '../../things.ts';

const countsOf = joinToMany({
  operation: 'visitCounts',
  parameter: 'objectIds',
  parentsOf: (count) => count.objectId,
});

const visitCount = (objectType: string) => ({
  resolve: async ({ id }: SupplierProduct | Supplier, _given: unknown, graph: GraphContext) =>
    (await countsOf(graph, id, { objectType }))[0]?.visitCount ?? null,
});

/** Stitched fields about what is looked at. */
export const activityFields: StitchedFields = {
  SupplierProduct: { visitCount: visitCount('SUPPLIER_PRODUCT') },
  Supplier: { visitCount: visitCount('SUPPLIER') },
  VisitCount: { thing: thingField<VisitCount>(({ objectType, objectId }) => ({ type: objectType, id: objectId })) },
  LastVisit: { thing: thingField<LastVisit>(({ objectType, objectId }) => ({ type: objectType, id: objectId })) },
};
