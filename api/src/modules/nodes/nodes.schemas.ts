import { Type, type Static } from 'typebox';
import { Id, IdList, named, object } from '../../platform/schema.ts';

export const NodeType = named(
  'NodeType',
  'Which type of the graph an id is of.',
  object({
    nodeId: Id('The id that was asked about.'),
    type: Type.String({ description: 'The name of the type.', examples: ['Category'] }),
    parentId: Type.Optional(Id('What its read is asked with, where it is a part of something.')),
  }),
);
export type NodeType = Static<typeof NodeType>;

export const NodeTypesQuery = object({ ids: IdList('The ids.') });
export type NodeTypesQuery = Static<typeof NodeTypesQuery>;
