import { found, type ScreenArgs } from '../../platform/graph/load.ts';
import type { FavoriteType, NotedType, VisitedType } from '../../platform/graph/types.generated.ts';
import { thingMessages as words } from './messages.ts';

/** What kinds of things lists of one's own hold. */
export type ThingKind = FavoriteType | NotedType | VisitedType;

/** What many of a kind are called. */
export const kindNames: Record<ThingKind, string> = words.names;

/** A word of the graph as it stands in addresses: `SUPPLIER_PRODUCT` is `supplier-product`. */
export const codeOf = (word: string) => word.toLowerCase().replaceAll('_', '-');

/** The kind that the address names; an unknown one is 404. */
export const kindIn = <Kind extends ThingKind>(args: ScreenArgs, kinds: readonly Kind[]): Kind =>
  found(
    args,
    kinds.find((each) => codeOf(each) === args.params.type),
  );

/** A list's own title, with the kind when it holds one only. */
export const titleWith = (title: string, kind: ThingKind | undefined) =>
  kind ? `${title}: ${kindNames[kind]}` : title;
