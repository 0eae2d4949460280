import { shownSql } from '../../../platform/database/builder.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type PublicImage, publicAddress, readImages } from '../../files/index.ts';
import { type Block, type Body, objectsOf } from '../blocks/index.ts';
import type { ContentPlatform } from '../content.enums.ts';
import type { PageType } from '../types/types.enums.ts';
import type { TypeTree } from '../types/type-tree.ts';
import type { CommentPolicy, PagePlacement } from './pages.enums.ts';
import type { Page, PageSeo } from './pages.schemas.ts';

/** What one version of a page says, as it is stored. */
export type PageContent = {
  contentTypeId: string;
  uniquePageName: string | null;
  title: string;
  slug: string;
  summary: string;
  readingMinutes: number;
  coverFileId: string | null;
  coverAlt: string | null;
  labelIds: string[];
  platforms: ContentPlatform[];
  categoryIds: string[];
  supplierIds: string[];
  authorName: string | null;
  commentPolicy: CommentPolicy;
  placements: PagePlacement[];
  consentVersion: string | null;
  seo: PageSeo;
};

const contentNames = [
  'content_type_id',
  'unique_page_name',
  'title',
  'slug',
  'summary',
  'reading_minutes',
  'cover_file_id',
  'cover_alt',
  'label_ids',
  'platforms',
  'category_ids',
  'supplier_ids',
  'author_name',
  'comment_policy',
  'placements',
  'consent_version',
  'seo',
] as const;

/** Columns of a version, without its body. */
export const contentColumns = (table: string) =>
  shownSql(contentNames.map((name) => `${table}.${name}`)).replaceAll(`as "${table}.`, 'as "');

/** Pages with a name of their own stand under it, all others under their id. */
export const isNamed = (pageType: PageType) => pageType === 'STATIC' || pageType === 'LANDING';

/** Where a page stands on the site. A landing page may stand at the root of the site too; its screen says so. */
export const pathOf = (id: string, pageType: PageType, content: Pick<PageContent, 'uniquePageName' | 'slug'>) =>
  isNamed(pageType) && content.uniquePageName
    ? `/page/${content.uniquePageName}`
    : `/contents/${id}/${encodeURIComponent(content.slug)}`;

type Shared = Omit<
  Page,
  'id' | 'publishedFrom' | 'updatedAt' | 'likeCount' | 'version' | 'movedTo' | 'labels' | 'headings' | 'body'
>;
export type Covers = ReadonlyMap<string, { width: number; height: number }>;

type WithPictures = Pick<PageContent, 'coverFileId'> & { body?: Body };

/** The pictures above some pages and in their texts, as far as those are read, by their files. */
export async function readCovers(db: Queryable, rows: readonly WithPictures[]): Promise<Covers> {
  const ids = [
    ...new Set(
      rows.flatMap(({ coverFileId, body }) => [coverFileId ?? [], objectsOf(body?.blocks ?? []).files].flat()),
    ),
  ];
  return new Map(ids.length > 0 ? (await readImages(db, ids)).map((each) => [each.id, each]) : []);
}

/** A text with the sizes of its pictures, so that nothing moves when they come. */
export const withSizes = (blocks: readonly Block[], covers: Covers): Block[] =>
  blocks.map((block) => {
    const size = block.fileId && covers.get(block.fileId);
    return size ? { ...block, width: size.width, height: size.height } : block;
  });

/** What readers and writers are told of a version alike. */
export function sharedOf(
  id: string,
  { content, supplierId }: { content: PageContent; supplierId: string | null },
  tree: TypeTree,
  covers: Covers,
): Shared {
  const { uniquePageName, authorName, consentVersion, coverFileId, coverAlt, ...rest } = content;
  const pageType = tree.row(content.contentTypeId)?.pageType ?? 'ARTICLE';
  const cover = coverOf(coverFileId, coverAlt, covers);
  return {
    ...pickShared(rest),
    ...(uniquePageName && { uniquePageName }),
    pageType,
    path: pathOf(id, pageType, content),
    ...(cover && { cover }),
    ...(supplierId && { supplierId }),
    ...(authorName && { authorName }),
    ...(consentVersion && { consentVersion }),
  };
}

type Plain = Omit<PageContent, 'uniquePageName' | 'authorName' | 'consentVersion' | 'coverFileId' | 'coverAlt'>;
const pickShared = ({ contentTypeId, title, slug, summary, readingMinutes, ...rest }: Plain) => ({
  contentTypeId,
  title,
  slug,
  summary,
  readingMinutes,
  labelIds: rest.labelIds,
  platforms: rest.platforms,
  categoryIds: rest.categoryIds,
  supplierIds: rest.supplierIds,
  commentPolicy: rest.commentPolicy,
  placements: rest.placements,
  seo: rest.seo,
});

function coverOf(fileId: string | null, alt: string | null, covers: Covers): PublicImage | undefined {
  const size = fileId ? covers.get(fileId) : undefined;
  if (!fileId || !size) return undefined;
  return { fileId, url: publicAddress(fileId), altText: alt ?? '', width: size.width, height: size.height };
}
