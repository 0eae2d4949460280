import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import { Id, IdList, Instant, line, named, object, Version } from '../../../platform/schema.ts';
import { blocks, blocksInput } from '../blocks/index.ts';
import { FaqQuestion } from '../questions/questions.schemas.ts';

const MOST_BLOCKS = 120;
const MOST_RELATED = 5;

const frontUniqueId = Type.String({
  description: 'Key of the screen, or of a section of one, as the site prints it.',
  pattern: '^[a-z0-9-]{1,60}(\\.[a-z0-9-]{1,40})?$',
  examples: ['product-list'],
});
const title = Type.String({ description: 'Heading of the help.', examples: ['فهرست کالاها'] });

const mediaVideoId = Type.Optional(Id('Id of the video that shows it.'));

export const HelpEntry = named(
  'HelpEntry',
  'Help for a screen.',
  object({
    id: Id('Opaque id, the same in REST and in the graph.'),
    frontUniqueId,
    title,
    body: blocks('Blocks of the help, in their order.'),
    mediaVideoId,
    relatedQuestions: Type.Array(FaqQuestion, { description: 'Questions that go with it.', maxItems: MOST_RELATED }),
    updatedAt: Instant('When staff changed it last.'),
  }),
);
export type HelpEntry = Static<typeof HelpEntry>;

export const HelpTopic = named('HelpTopic', 'A screen that has help.', object({ frontUniqueId, title }));
export type HelpTopic = Static<typeof HelpTopic>;

const StaffHelpEntry = named(
  'StaffHelpEntry',
  'Help for a screen as staff edit it.',
  object({
    id: Id('Opaque id, the same in REST and in the graph.'),
    title,
    body: blocks('Blocks of the help, in their order.'),
    bodyMarkdown: Type.String({ description: 'The help as Markdown that reads as the same text.' }),
    mediaVideoId,
    relatedQuestionIds: Type.Array(Type.String({ format: 'uuid' }), {
      description: 'Ids of questions that go with it.',
    }),
    version: Version,
    updatedAt: Instant('When staff changed it last.'),
  }),
);

export const HelpScreen = named(
  'HelpScreen',
  'A screen of the site, or a section of one, and its help.',
  object({
    frontUniqueId,
    path: Type.String({
      description: 'Address of the screen, with names for its changing parts.',
      examples: ['/products/category/:categoryId'],
    }),
    entry: Type.Optional(StaffHelpEntry),
  }),
);
export type HelpScreen = Static<typeof HelpScreen>;

export const HelpWriting = named(
  'HelpWriting',
  'The whole help of a screen as it shall be.',
  object({
    title: line('Heading of the help.', 2, 120, 'فهرست کالاها'),
    body: blocksInput('Blocks of the help, in their order.', MOST_BLOCKS),
    mediaVideoId,
    relatedQuestionIds: Type.Array(Id('Id of a question.'), {
      description: 'Ids of questions that go with it.',
      maxItems: MOST_RELATED,
      uniqueItems: true,
    }),
    version: Type.Optional(
      Type.Integer({ description: 'As it was read; left out for a screen that has no help yet.', minimum: 1 }),
    ),
  }),
);
export type HelpWriting = Static<typeof HelpWriting>;
export const HelpPatch = patchOf(HelpWriting, { name: 'HelpPatch' });

export const HelpQuery = object({ frontUniqueId });
export type HelpQuery = Static<typeof HelpQuery>;
export const HelpIdsQuery = object({ ids: IdList('Help entries that are wanted.') });
export type HelpIdsQuery = Static<typeof HelpIdsQuery>;
export const HelpParams = object({
  frontUniqueId: Type.String({
    description: 'Key of the screen whose help is opened or written.',
    maxLength: 101,
    examples: ['product-list'],
  }),
});
