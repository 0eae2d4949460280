import { isObjectType, type GraphQLSchema } from 'graphql';

/** What a payload tells of the roots of one's own and of staff, by the root's name, which is the name of the field too. */
const ROOTS = {
  viewer: {
    type: 'Viewer',
    description: 'Who asks, with everything of one’s own as it is after the write; null for a visitor.',
  },
  staff: {
    type: 'Staff',
    description: 'What staff work with, as it is after the write; null for everybody without a staff role.',
  },
};
type Root = keyof typeof ROOTS;

export const isRootOfWrites = (place: string | undefined): place is Root =>
  place !== undefined && Object.hasOwn(ROOTS, place);

/** The field of a payload for the root that its write changes, as SDL. */
export const rootFieldText = (root: Root) => `"${ROOTS[root].description}" ${root}: ${ROOTS[root].type}`;

/**
 * Roots in payloads are answered as those of questions are, and cost the same. The schema is changed in place.
 * @throws Error when a question has no such root
 */
export function answerPayloadRoots(schema: GraphQLSchema): void {
  const ofQueries = schema.getQueryType()!.getFields();
  const payloads = Object.values(schema.getTypeMap()).filter(({ name }) => name.endsWith('Payload'));
  for (const payload of payloads) {
    if (!isObjectType(payload)) continue;
    for (const root of Object.keys(ROOTS)) {
      const field = payload.getFields()[root];
      const ofQuery = ofQueries[root];
      if (!field) continue;
      if (!ofQuery?.resolve) throw new Error(`${payload.name}.${root} is answered by no field of Query`);
      field.resolve = ofQuery.resolve;
      field.extensions = { ...field.extensions, ...ofQuery.extensions };
    }
  }
}
