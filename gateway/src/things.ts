import type { ResolversTypes } from './contract/resolvers.generated.ts';
import type { GraphContext } from './platform/graph/graph-context.ts';
import { joinToOne } from './platform/graph/joins.ts';

type Pointer = { type: string; id: string };
type Shown = Awaited<ResolversTypes['Thing']>;

const joins = {
  supplierProduct: { typeName: 'SupplierProduct', load: joinToOne('supplierProductsByIds') },
  baseProduct: { typeName: 'BaseProduct', load: joinToOne('baseProducts') },
  supplier: { typeName: 'Supplier', load: joinToOne('suppliers') },
  merchant: { typeName: 'Merchant', load: joinToOne('merchants') },
  category: { typeName: 'Category', load: joinToOne('categories') },
  content: { typeName: 'Page', load: joinToOne('pagesByIds') },
};
/** By the kinds of the contract. */
const joinOf = new Map<string, { typeName: string; load: (graph: GraphContext, id: string) => Promise<Shown | null> }>([
  ['SUPPLIER_PRODUCT', joins.supplierProduct],
  ['BASE_PRODUCT', joins.baseProduct],
  ['SUPPLIER', joins.supplier],
  ['MERCHANT', joins.merchant],
  ['CATEGORY', joins.category],
  ['CONTENT', joins.content],
]);

const typeNames = new WeakMap<object, string>();

/** The type of a thing that a field here gave; the union `Thing` and the interface `Node` ask for it. */
export const typeOfThing = (thing: object): string | undefined => typeNames.get(thing);

/** Says of which type a value of a union or an interface is. */
export function tellType<T extends object>(thing: T, typeName: string): T {
  typeNames.set(thing, typeName);
  return thing;
}

/** A field for what a row points at by its kind and id (a saving, a note, a visit). @param pointerOf where a row holds them */
export const thingField = <Row>(pointerOf: (row: Row) => Pointer) => ({
  // A list asks once for each kind that is in it.
  requests: Object.keys(joins).length,
  resolve: async (row: Row, _given: unknown, graph: GraphContext): Promise<Shown | null> => {
    const { type, id } = pointerOf(row);
    const join = joinOf.get(type);
    const thing = await join?.load(graph, id);
    return join && thing ? tellType(thing, join.typeName) : null;
  },
});
