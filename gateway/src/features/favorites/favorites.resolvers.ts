import type { StitchedFields } from '../../platform/graph/executable.ts';
import { thingField } from '../../things.ts';

type Favorite = { type: string; objectId: string };

/** Stitched fields about what people saved. */
export const favoriteFields: StitchedFields = {
  Favorite: { thing: thingField(({ type, objectId }: Favorite) => ({ type, id: objectId })) },
};
