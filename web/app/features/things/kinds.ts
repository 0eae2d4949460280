import { found, type ScreenArgs } from '../../platform/graph/load.ts';
import type { ThingType } from '../../platform/graph/types.generated.ts';
import { thingMessages as words } from './messages.ts';

/** What many of a kind are called. */
export const kindNames: Record<ThingType, string> = words.names;

/** A word of the graph as it stands in addresses: `SUPPLIER_PRODUCT` is `supplier-product`. */
export const codeOf = (word: string) => word.toLowerCase().replaceAll('_', '-');

/** Base products stood under this word in the addresses of favourites and notes. */
export const olderWords: ReadonlyMap<string, ThingType> = new Map([['product', 'BASE_PRODUCT']]);

/** The kind that the address names; an unknown one is 404. @param older words that addresses had before */
export const kindIn = <Kind extends ThingType>(
  args: ScreenArgs,
  kinds: readonly Kind[],
  older?: ReadonlyMap<string, Kind>,
): Kind => {
  const word = args.params.type ?? '';
  return found(args, kinds.find((each) => codeOf(each) === word) ?? older?.get(word));
};

/** A list's own title, with the kind when it holds one only. */
export const titleWith = (title: string, kind: ThingType | undefined) =>
  kind ? `${title}: ${kindNames[kind]}` : title;
