import { Type, type Static } from 'typebox';
import { Id, idOf, named, object, paragraphs } from '../../platform/schema.ts';
import { ReplacementState } from './products.enums.ts';

export const CategoryReplacement = named(
  'CategoryReplacement',
  'How everything in a category goes to another one.',
  object({
    checkId: Id('Of what was counted; sent back to have it done.'),
    categoryId: Id('Id of the category that is replaced and removed.'),
    categoryName: Type.String({ description: 'Name of the category or property, in Persian.', examples: ['شیر کروی'] }),
    targetId: Id('The leaf that takes its place.'),
    targetName: Type.String({ description: 'Name of that leaf.', examples: ['شیر توپی'] }),
    jobId: Type.Optional(Id('The work that does it, to be tried again where it is STOPPED; absent before it begins.')),
    status: ReplacementState,
    productsCount: Type.Integer({ description: 'Base products in it, in whatever state.', examples: [12] }),
    offersCount: Type.Integer({ description: 'Entries on them, in whatever state.', examples: [34] }),
    movedCount: Type.Integer({ description: 'Base products that are there by now.', examples: [12] }),
    dropped: Type.Array(
      named(
        'DroppedProperty',
        'A property whose values have no counterpart in the other category and are lost.',
        object({
          propertyId: Id('Id of the property (`CategoryProperty.id`).'),
          name: Type.String({ description: 'Name of the category or property, in Persian.', examples: ['فشار کاری'] }),
          productsCount: Type.Integer({ description: 'Products that state it.', examples: [3] }),
        }),
      ),
      { description: 'By name; empty when everything has its counterpart.' },
    ),
  }),
);
export type CategoryReplacement = Static<typeof CategoryReplacement>;

export const ReplaceCategory = named(
  'ReplaceCategory',
  'Which category takes the place of another. Without `checkId` it is only counted what would go, and what would be lost.',
  object({
    targetId: Id('A leaf of the same root.'),
    checkId: Type.Optional(Id('Of the count that was looked at; with it the replacement begins.')),
    reason: paragraphs('Why, kept in the audit log.', 3, 500, 'دو دسته یکی است'),
  }),
);
export type ReplaceCategory = Static<typeof ReplaceCategory>;
export const ReplacedParams = object({ id: idOf('categoryId', 'Id of the category that is replaced and removed.') });
export const ReplacementsQuery = object({
  categoryId: Type.Optional(Type.String({ description: 'Only those of one category that goes.', format: 'uuid' })),
});
export type ReplacementsQuery = Static<typeof ReplacementsQuery>;
