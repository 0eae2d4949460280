import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import {
  Id,
  idOf,
  line,
  named,
  object,
  page,
  pagingQuery,
  rowIds,
  searchKey,
  Version,
} from '../../../platform/schema.ts';

const Title = line('What readers find pages by; unique in any spelling.', 2, 40, 'آب‌بندی');
const Description = Type.Optional(line('One sentence above the list of its pages.', 2, 300, 'هرچه دربارهٔ آب‌بندهاست.'));

export const ContentLabel = named(
  'ContentLabel',
  'A word by which pages are found.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    title: Type.String({ description: 'Title in Persian; addresses have it too.', examples: ['آب‌بندی'] }),
    description: Type.Optional(Type.String({ description: 'One sentence above the list of its pages.' })),
    pageCount: Type.Integer({ description: 'Published pages that have it.', minimum: 0, examples: [7] }),
    version: Version,
  }),
);
export type ContentLabel = Static<typeof ContentLabel>;
export const ContentLabelPage = page('ContentLabelPage', 'A page of labels.', ContentLabel);

export const ContentLabelsQuery = object({ searchKey: searchKey('Titles'), ...rowIds, ...pagingQuery });
export type ContentLabelsQuery = Static<typeof ContentLabelsQuery>;
export const ContentLabelParams = object({
  id: idOf('contentLabelId', 'Label that is renamed or merged (`ContentLabel.id`).'),
});

export const NewContentLabel = named(
  'NewContentLabel',
  'A label that pages may have.',
  object({ title: Title, description: Description }),
);
export type NewContentLabel = Static<typeof NewContentLabel>;

export const ContentLabelChange = named(
  'ContentLabelChange',
  'Title of a label, or the one that takes its place; its old title leads there.',
  object({
    title: Title,
    description: Description,
    mergeIntoId: Type.Optional(Id('The label that takes its pages; this one is gone then.')),
    version: Version,
  }),
);
export type ContentLabelChange = Static<typeof ContentLabelChange>;
export const ContentLabelPatch = patchOf(ContentLabelChange, { perWrite: ['mergeIntoId'] });
