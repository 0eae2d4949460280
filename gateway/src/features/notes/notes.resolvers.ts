import type { StitchedFields } from '../../platform/graph/executable.ts';
import { thingField } from '../../things.ts';

type Note = { objectType: string; objectId: string };

/** Stitched fields about what people wrote down. */
export const noteFields: StitchedFields = {
  Note: { thing: thingField(({ objectType, objectId }: Note) => ({ type: objectType, id: objectId })) },
};
