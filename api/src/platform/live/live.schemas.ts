import { Type, type Static } from 'typebox';
import { Id, named, object, opaque } from '../schema.ts';

export const ViewerEvent = named(
  'ViewerEvent',
  'Something that happened and concerns who asks. It tells what to read anew and nothing of what is there; events of one object come in the order of their `seq`, and one may come twice.',
  object({
    cursor: opaque('The place after it: given as `after`, what follows is told.', 20, '48213'),
    reset: Type.Boolean({
      description: 'Whether something may be missing before it, so that whatever is shown must be read anew.',
    }),
    eventId: Type.Optional(Id('Its id, the same for everybody. Not there where only the place is told.')),
    kind: Type.Optional(Type.String({ description: 'What happened, in a word of the feature. More may come.' })),
    typeName: Type.Optional(Type.String({ description: 'To what it happened: the name of its type in the graph.' })),
    objectId: Type.Optional(Id('Id of the thing that something happened to.')),
    seq: Type.Optional(
      Type.Integer({
        description: 'Ascends with each event of the object; what is not greater is known.',
        examples: [3],
      }),
    ),
  }),
);
export type ViewerEvent = Static<typeof ViewerEvent>;

export const ViewerEvents = named(
  'ViewerEvents',
  'What happened after a place, for who cannot keep a stream open.',
  object({
    cursor: opaque('The place to ask from the next time.', 20, '48213'),
    reset: Type.Boolean({ description: 'Whether the place was too old: read anew what is shown.' }),
    items: Type.Array(ViewerEvent, { description: 'The events, as the stream would tell them.' }),
  }),
);
export type ViewerEvents = Static<typeof ViewerEvents>;

/** A number of a transaction, as a text that says nothing to others. */
const place = Type.Optional(
  Type.String({
    description: 'The cursor of the last event that is known. Without it: from ten seconds ago.',
    pattern: '^\\d{1,19}$',
    examples: ['48213'],
  }),
);
export const LiveQuery = object({ after: place });
