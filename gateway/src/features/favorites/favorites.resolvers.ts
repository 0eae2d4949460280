import type { StitchedFields } from '../../platform/graph/executable.ts';
import { thingFields } from '../../things.ts';

type Favorite = { type: string; objectId: string };

/** Stitched fields about what people saved. */
export const favoriteFields: StitchedFields = {
  Favorite: thingFields(({ type, objectId }: Favorite) => ({ type, id: objectId })),
};
