import type { Favorite } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import { thingField } from '../../things.ts';

/** Stitched fields about what people saved. */
export const favoriteFields: StitchedFields = {
  Favorite: { thing: thingField<Favorite>(({ type, objectId }) => ({ type, id: objectId })) },
};
