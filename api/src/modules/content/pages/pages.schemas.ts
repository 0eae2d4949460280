import { Type, type Static } from 'typebox';
import { blocks } from '../blocks/index.ts';
import {
  Id,
  IdList,
  idOf,
  Instant,
  line,
  named,
  object,
  ofJoins,
  page,
  pagingQuery,
  ParentIds,
  perParent,
  Version,
} from '../../../platform/schema.ts';
import { PublicImage } from '../../files/index.ts';
import { ContentPlatform } from '../content.enums.ts';
import { ContentLabel } from '../labels/labels.schemas.ts';
import { PageType } from '../types/types.enums.ts';
import { ContentType } from '../types/types.schemas.ts';
import { CommentPolicy, PagePlacement, PageSort } from './pages.enums.ts';

export const MAX_TITLE = 120;
export const MAX_SUMMARY = 400;
const PAGE_SIZE = 12;
const Path = (description: string, example: string) => Type.String({ description, examples: [example] });

export const PageSeo = named(
  'PageSeo',
  'What search engines are told of a page, where it is other than what readers see.',
  object({
    title: Type.Optional(line('Title in results; without it that of the page.', 3, 60, 'راهنمای انتخاب پمپ')),
    description: Type.Optional(line('Text in results; without it the summary.', 10, 160, 'پمپ را چطور انتخاب کنیم؟')),
    noindex: Type.Boolean({ description: 'True if search engines are asked to leave it out.' }),
  }),
);
export type PageSeo = Static<typeof PageSeo>;

const PageHeading = named(
  'PageHeading',
  'A heading of a page, for its list of contents.',
  object({
    anchor: Type.String({ description: 'Anchor in the page, without its sign.', examples: ['کاویتاسیون'] }),
    level: Type.Integer({ description: 'Depth from 2, the largest, to 4.', examples: [2] }),
    text: Type.String({ description: 'What readers see of it, without marks.', examples: ['کاویتاسیون'] }),
  }),
);

/** What readers and writers see of a page alike. */
export const sharedFields = {
  uniquePageName: Type.Optional(
    Type.String({ description: 'Name in the address of static and landing pages.', examples: ['about'] }),
  ),
  contentTypeId: Id('Id of the content type that it stands in (`ContentType.id`).'),
  pageType: PageType,
  title: Type.String({
    description: 'Headline in Persian, 3 to 120 characters.',
    examples: ['انتخاب پمپ گریز از مرکز'],
  }),
  slug: Type.String({ description: 'Title as addresses write it.', examples: ['انتخاب-پمپ'] }),
  path: Path('Address of the page on the site.', '/page/about'),
  summary: Type.String({ description: 'Summary in Persian; may be empty.' }),
  cover: Type.Optional(PublicImage),
  labelIds: Type.Array(Id('Id of a label.'), { description: 'Labels of the page (`ContentLabel.id`).' }),
  platforms: Type.Array(ContentPlatform, { description: 'Platforms on which it is shown.' }),
  categoryIds: Type.Array(Id('Id of a category.'), { description: 'Categories it is about (`Category.id`).' }),
  supplierIds: Type.Array(Id('Id of a supplier.'), { description: 'Suppliers it is about (`Supplier.id`).' }),
  supplierId: Type.Optional(Id('Supplier that wrote it; the editors of the site without one.')),
  authorName: Type.Optional(Type.String({ description: 'Name of the author as readers see it.' })),
  commentPolicy: CommentPolicy,
  placements: Type.Array(PagePlacement, { description: 'Where the frame of the site links it.' }),
  consentVersion: Type.Optional(
    Type.String({
      description: 'Version of terms that people accept, of a page that is terms.',
      examples: ['1405-09'],
    }),
  ),
  seo: PageSeo,
  readingMinutes: Type.Integer({ description: 'Minutes that reading it takes.', minimum: 0, examples: [4] }),
};

export const Page = named(
  'Page',
  'A page that everybody reads, as it is shown now.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    ...sharedFields,
    publishedFrom: Instant('When it was first published.'),
    updatedAt: Instant('Since when it reads as it does.'),
    likeCount: Type.Integer({ description: 'Number of people who like it.', minimum: 0, examples: [12] }),
    version: Version,
    movedTo: Type.Optional(
      Path('Path that takes the place of an archived page; its text is no longer told.', '/contents'),
    ),
    labels: Type.Array(ContentLabel, { description: 'Labels of the page, in its order.' }),
    headings: Type.Optional(
      Type.Array(PageHeading, { description: 'Headings of the page in order; absent in lists of REST.' }),
    ),
    body: Type.Optional(blocks('Text of the page; absent in lists of REST.')),
  }),
);
export type Page = Static<typeof Page>;

export const PagePage = page('PagePage', 'A page of pages that people read.', Page, {});
export const ContentTypePages = page('ContentTypePagesPage', 'Pages of a content type and those below it.', Page, {
  contentType: ContentType,
});
export const LabelPages = page('LabelPagesPage', 'Pages that have a label.', Page, { label: ContentLabel });

const platform = Type.Optional({ ...ContentPlatform, default: 'WEB' });
const sort = Type.Optional(PageSort);
const label = Type.Optional(
  Type.String({
    description: 'Only pages with this label, by its title in any spelling.',
    minLength: 1,
    maxLength: 60,
  }),
);
const list = {
  platform,
  sort,
  ...pagingQuery,
  pageSize: Type.Optional(
    Type.Integer({ description: 'Rows a page, at most 100.', minimum: 1, maximum: 100, default: PAGE_SIZE }),
  ),
};

export const PageParams = object({ id: idOf('pageId', 'Page that is meant (`Page.id`), published or a draft.') });
export const OnePageParams = object({
  id: Id('Which page is meant, by its `Page.id`; drafts have the id of their published form.'),
});
export const PlatformQuery = object({ platform });
export const ByPageTypeListQuery = object({ pageType: PageType, label, ...list });
export type ByPageTypeListQuery = Static<typeof ByPageTypeListQuery>;
export const ByContentTypeQuery = object({
  contentTypeId: Id('Content type whose pages are wanted, with those of the types below it.'),
  label,
  ...list,
});
export type ByContentTypeQuery = Static<typeof ByContentTypeQuery>;
export const ByLabelQuery = object({
  label: Type.String({ description: 'Title that the label has or had, in any spelling.', minLength: 1, maxLength: 60 }),
  ...list,
});
export type ByLabelQuery = Static<typeof ByLabelQuery>;
const scope = { pageType: Type.Optional(PageType), ...list };
export const ByCategoryQuery = object({
  categoryId: Id('Category whose pages are wanted, with those of the branches it hangs on.'),
  ...scope,
});
export type ByCategoryQuery = Static<typeof ByCategoryQuery>;
export const BySupplierQuery = object({
  supplierId: Type.Optional(Id('Supplier whose pages are wanted: written by it, or tied to it.')),
  supplierIds: Type.Optional(ParentIds('Suppliers whose pages are wanted.')),
  merchantId: Type.Optional(Id('Merchant whose own supplier is meant.')),
  ...scope,
  perParent,
});
export type BySupplierQuery = Static<typeof BySupplierQuery>;
export const PagesByIdsQuery = object({
  ids: IdList('The pages that are wanted.'),
  withBody: Type.Optional(Type.Boolean({ ...ofJoins, description: 'True if the texts are wanted too.' })),
});
export const ByNameQuery = object({
  uniquePageName: Type.String({
    description: 'Name that the page has or had.',
    pattern: '^[a-z0-9-]{3,60}$',
    examples: ['about'],
  }),
  platform,
});
export const PreviewQuery = object({
  token: Type.Optional(
    Type.String({ description: 'Token of a preview link; without it the session decides.', maxLength: 200 }),
  ),
});
export const HasContentQuery = object({
  supplierId: Type.Optional(Id('Supplier that may have written pages.')),
  merchantId: Type.Optional(Id('Merchant whose own supplier may have.')),
});
export type HasContentQuery = Static<typeof HasContentQuery>;

export const HasContent = named(
  'HasContent',
  'Whether a seller wrote pages that are published.',
  object({
    hasContent: Type.Boolean({ description: 'True if there is at least one.' }),
    count: Type.Integer({ description: 'Number of published pages that it wrote.', minimum: 0, examples: [3] }),
  }),
);
export type HasContent = Static<typeof HasContent>;

export const RelatedPages = named(
  'RelatedPages',
  'Pages to read after another one.',
  object({
    pageId: Id('Page after which they are read.'),
    items: Type.Array(Page, { description: 'The nearest first: same labels, same categories, newest; at most six.' }),
  }),
);
export type RelatedPages = Static<typeof RelatedPages>;
export const RelatedPagesQuery = object({ pageIds: ParentIds('The pages after which others are read.') });

export const PageLike = named(
  'PageLike',
  'Whether the viewer likes a page, and how many people do.',
  object({
    pageId: Id('Page that is liked or not (`Page.id`).'),
    isLiked: Type.Boolean({ description: 'True if the viewer likes it.' }),
    likeCount: Type.Integer({ description: 'Number of people who like it.', minimum: 0, examples: [12] }),
  }),
);
export type PageLike = Static<typeof PageLike>;
export const LikeChange = named(
  'LikeChange',
  'Whether the viewer is to like a page.',
  object({
    isLiked: Type.Optional(
      Type.Boolean({ description: 'True to like it, false not to; the other way round without it.' }),
    ),
  }),
);
export type LikeChange = Static<typeof LikeChange>;
export const PageLikesQuery = object({ pageIds: IdList('The pages that are asked about.') });
