import type { Note } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import { thingField } from '../../things.ts';

/** Stitched fields about what people wrote down. */
export const noteFields: StitchedFields = {
  Note: { thing: thingField<Note>(({ objectType, objectId }) => ({ type: objectType, id: objectId })) },
};
