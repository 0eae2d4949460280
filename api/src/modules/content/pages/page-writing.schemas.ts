import { Type, type Static } from 'typebox';
import { blocks, blocksInput } from '../blocks/index.ts';
import { gapOf, missingOf } from '../../../platform/missing.schemas.ts';
import { patchOf } from '../../../platform/patch.ts';
import {
  Id,
  Instant,
  line,
  Link,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  searchKey,
  Version,
} from '../../../platform/schema.ts';
import { ContentPlatform } from '../content.enums.ts';
import { ContentLabel } from '../labels/labels.schemas.ts';
import { CommentPolicy, PageAction, PageGap, PagePlacement, PageStatus } from './pages.enums.ts';
import { MAX_SUMMARY, MAX_TITLE, PageSeo, sharedFields } from './pages.schemas.ts';
import { PageType } from '../types/types.enums.ts';

const PageMissing = missingOf('PageMissing', PageAction, gapOf(PageGap));
const RedirectPath = line('Path on the site that takes its place.', 1, 300, '/contents');
const Ids = (of: string, description: string, maxItems: number) =>
  Type.Array(Id(`Id of a ${of}.`), { description, maxItems, uniqueItems: true });

const PageReview = named(
  'PageReview',
  'What editors see beside a page.',
  object({
    authorId: Type.Optional(Id('User who wrote the version.')),
    authorName: Type.Optional(Type.String({ description: 'Name of the author of the version, if known.' })),
    isOwnVersion: Type.Boolean({
      description: 'True if the viewer wrote the version; another editor publishes it then.',
    }),
    supplierName: Type.Optional(Type.String({ description: 'Name of the supplier that writes it.' })),
    hasContact: Type.Boolean({
      description: 'True if contact data was found in the text of a supplier; it decides nothing.',
    }),
  }),
);

export const OwnPage = named(
  'OwnPage',
  'A page as those who write it see it, in whatever state: its latest version.',
  object({
    id: Id('Id of the page; that of its published form.'),
    ...sharedFields,
    status: PageStatus,
    version: Version,
    contentVersion: Type.Integer({
      description: 'Number of the version whose text this is.',
      minimum: 1,
      examples: [3],
    }),
    labels: Type.Array(ContentLabel, { description: 'Labels of the page, in its order.' }),
    body: Type.Optional(blocks('Text of the page; absent in lists.')),
    isShown: Type.Boolean({ description: 'True if readers see a version of it now.' }),
    publishAt: Type.Optional(Instant('When it is to be shown.')),
    publishedFrom: Type.Optional(Instant('When it was first published.')),
    submittedAt: Type.Optional(Instant('When it was last handed in.')),
    reason: Type.Optional(Type.String({ description: 'Why an editor sent it back.' })),
    redirectPath: Type.Optional(Type.String({ description: 'Path that takes the place of an archived page.' })),
    missing: Type.Optional(
      Type.Array(PageMissing, { description: 'What is needed before it can be handed in; absent in lists.' }),
    ),
    allowedActions: Type.Array(PageAction, { description: 'What the viewer can do with it now.' }),
    createdAt: Instant('When it was begun.'),
    updatedAt: Instant('When it was last changed.'),
    review: Type.Optional(PageReview),
  }),
);
export type OwnPage = Static<typeof OwnPage>;
export const OwnPagePage = page('OwnPagePage', 'A page of pages as their writers see them.', OwnPage);

const Cover = named(
  'PageCoverInput',
  'The picture above a page.',
  object({
    fileId: Id('Id of the uploaded picture, at least 600 pixels on its longer side.'),
    altText: Type.Optional(line('What is to be seen, in Persian.', 1, 200, 'پمپ گریز از مرکز در کارگاه')),
  }),
);
const Slug = Type.Optional(
  line('Title as addresses write it; made of the title without it.', 1, MAX_TITLE, 'انتخاب پمپ'),
);
const Body = blocksInput('Text of the page, block by block.');

const written = {
  contentTypeId: Id('Id of the content type that it stands in.'),
  title: line('Headline in Persian, as readers see it.', 3, MAX_TITLE, 'انتخاب پمپ گریز از مرکز'),
  slug: Slug,
  summary: Type.Optional(
    paragraphs(
      'What the text is about, in two or three sentences.',
      1,
      MAX_SUMMARY,
      'پمپ را با چه معیارهایی انتخاب کنیم؟',
    ),
  ),
  body: Body,
  cover: Type.Optional(Cover),
  labelIds: Ids('label', 'Labels by which readers find it (`ContentLabel.id`), in their order.', 8),
  categoryIds: Ids('category', 'Categories it is about.', 10),
  supplierIds: Ids('supplier', 'Suppliers it is about.', 5),
  authorName: Type.Optional(line('Name of the author as readers see it.', 2, 60, 'نگار رستگار')),
};
const ofEditors = {
  ...written,
  uniquePageName: Type.Optional(
    Type.String({
      description: 'Name in the address of static and landing pages; once used it leads there for ever.',
      pattern: '^[a-z0-9-]{3,60}$',
      examples: ['about'],
    }),
  ),
  platforms: Type.Array(ContentPlatform, {
    description: 'Platforms on which it is shown.',
    minItems: 1,
    uniqueItems: true,
  }),
  commentPolicy: CommentPolicy,
  placements: Type.Array(PagePlacement, { description: 'Where the frame of the site links it.', uniqueItems: true }),
  consentVersion: Type.Optional(line('Version of terms that people accept.', 3, 20, '1405-09')),
  seo: PageSeo,
};

export const NewPage = named('NewPage', 'A draft by an editor.', object(ofEditors));
export type NewPage = Static<typeof NewPage>;
export const PageChange = named(
  'PageChange',
  'The whole draft as it is to be.',
  object({ ...ofEditors, version: Version }),
);
export type PageChange = Static<typeof PageChange>;
export const PagePatch = patchOf(PageChange);

export const NewOwnPage = named(
  'NewOwnPage',
  'A draft of an article by a supplier.',
  object({ supplierId: Id('The supplier that writes it; members of its company with CATALOG_EDIT may.'), ...written }),
);
export type NewOwnPage = Static<typeof NewOwnPage>;
export const OwnPageChange = named(
  'OwnPageChange',
  'The whole draft of a supplier as it is to be.',
  object({ ...written, version: Version }),
);
export type OwnPageChange = Static<typeof OwnPageChange>;
export const OwnPagePatch = patchOf(OwnPageChange);

export const PageStep = named('PageStep', 'Which version of a page is meant.', object({ version: Version }));
export type PageStep = Static<typeof PageStep>;
export const PagePublishing = named(
  'PagePublishing',
  'When a page is to be shown.',
  object({
    version: Version,
    publishAt: Type.Optional(Instant('Time from which it is shown, at most a year ahead; at once without it.')),
  }),
);
export type PagePublishing = Static<typeof PagePublishing>;
export const PageReturn = named(
  'PageReturn',
  'Why a page goes back to who wrote it.',
  object({
    version: Version,
    reason: paragraphs('What is to be mended, for its author.', 3, 1_000, 'منبع جدول را بنویسید.'),
  }),
);
export type PageReturn = Static<typeof PageReturn>;
export const PageArchiving = named(
  'PageArchiving',
  'What takes the place of a page that is taken off.',
  object({ version: Version, redirectPath: Type.Optional(RedirectPath) }),
);
export type PageArchiving = Static<typeof PageArchiving>;

export const PreviewLink = named(
  'PreviewLink',
  'A link by which a draft can be read without a session.',
  object({
    pageId: Id('Page whose draft the link opens (`OwnPage.id`).'),
    token: Type.String({ description: 'Token of this version, for `pagePreview`.' }),
    path: Link('Address on the site, with the token.'),
    expiresAt: Instant('Until when it is taken.'),
  }),
);
export type PreviewLink = Static<typeof PreviewLink>;

export const PageVersion = named(
  'PageVersion',
  'A version of a page, and in which blocks it differs from the one before.',
  object({
    version: Type.Integer({ description: 'Number of the version.', minimum: 1, examples: [3] }),
    authorId: Type.Optional(Id('User who wrote it.')),
    authorName: Type.Optional(Type.String({ description: 'Name of the author, if known.' })),
    writtenAt: Instant('Time at which an author saved it.'),
    title: Type.String({ description: 'Headline as that version has it.' }),
    isShown: Type.Boolean({ description: 'True if readers see this version now.' }),
    addedBlockKeys: Type.Array(Type.String(), { description: 'Blocks that are new in it.' }),
    removedBlockKeys: Type.Array(Type.String(), { description: 'Blocks that it no longer has.' }),
    changedBlockKeys: Type.Array(Type.String(), { description: 'Blocks that read otherwise in it.' }),
  }),
);
export type PageVersion = Static<typeof PageVersion>;
export const PageVersionPage = page('PageVersionPage', 'A page of versions, the newest first.', PageVersion);

export const AdminPagesQuery = object({
  status: Type.Optional(PageStatus),
  pageType: Type.Optional(PageType),
  contentTypeId: Type.Optional(Id('Only pages of this content type.')),
  ofSuppliers: Type.Optional(
    Type.Boolean({ description: 'True for pages of suppliers alone, false for those of editors.' }),
  ),
  searchKey: searchKey('Title and summary'),
  ...rowIds,
  ...pagingQuery,
});
export type AdminPagesQuery = Static<typeof AdminPagesQuery>;
export const OwnPagesQuery = object({
  supplierId: Type.Optional(Id('Only pages of this supplier; of all that the viewer writes for without it.')),
  status: Type.Optional(PageStatus),
  ...pagingQuery,
});
export type OwnPagesQuery = Static<typeof OwnPagesQuery>;
export const AdminPageQuery = object({
  contentVersion: Type.Optional(
    Type.Integer({ description: 'An earlier version instead of the latest, to compare it.', minimum: 1 }),
  ),
});
