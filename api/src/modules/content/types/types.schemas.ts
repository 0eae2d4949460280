import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import { Id, idOf, line, named, object, ParentIds, Version } from '../../../platform/schema.ts';
import { PageType } from './types.enums.ts';

const Title = line('Title in Persian, unique among its siblings.', 2, 60, 'راهنمای انتخاب');
const Order = Type.Integer({ description: 'Place among its siblings.', minimum: 1, maximum: 10_000, examples: [3] });
const typeFields = {
  id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
  parentId: Type.Optional(Id('The content type above; absent on a root.')),
  ancestorIds: Type.Array(Id('Id of a content type above.'), {
    description: 'Content types above it, from the root down.',
  }),
  title: Type.String({ description: 'Title in Persian, as people read it.', examples: ['راهنمای انتخاب'] }),
  slug: Type.String({ description: 'Title as addresses write it.', examples: ['راهنمای-انتخاب'] }),
  pageType: PageType,
  order: Order,
  level: Type.Integer({ description: 'Depth, 1 for a root.', minimum: 1, maximum: 3, examples: [1] }),
  isActive: Type.Boolean({ description: 'True if its list is shown; pages of an inactive one stay.' }),
  version: Version,
};

export type ContentType = Static<ReturnType<typeof object<typeof typeFields>>> & { children: ContentType[] };
export const ContentType = Type.Unsafe<ContentType>(
  named(
    'ContentType',
    'A place in the tree of what people read.',
    object({
      ...typeFields,
      children: Type.Array(Type.Unsafe<ContentType>({ $ref: 'ContentType#' }), {
        description: 'Content types directly below, in order; for readers the active ones alone.',
      }),
    }),
  ),
);

export const ContentTypeParams = object({
  id: idOf('contentTypeId', 'Which content type is meant (`ContentType.id`).'),
});
export const ContentTypesQuery = object({ ids: ParentIds('The content types that are wanted, inactive ones too.') });
export const ByPageTypeQuery = object({ pageType: PageType });

export const NewContentType = named(
  'NewContentType',
  'A content type; below another one it has that one’s page type.',
  object({
    parentId: Type.Optional(Id('The content type above; a root without it.')),
    title: Title,
    pageType: PageType,
    order: Type.Optional(Order),
  }),
);
export type NewContentType = Static<typeof NewContentType>;

export const ContentTypeChange = named(
  'ContentTypeChange',
  'Title, place and activity of a content type. Its page type stays.',
  object({
    parentId: Type.Optional(Id('The content type above; a root without it.')),
    title: Title,
    order: Order,
    isActive: Type.Boolean({ description: 'True if its list is to be shown.' }),
    version: Version,
  }),
);
export type ContentTypeChange = Static<typeof ContentTypeChange>;
export const ContentTypePatch = patchOf(ContentTypeChange);
