import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { decode } from '../../../platform/head/title.ts';
import { contentLabelPath, contentTypePath, sitePagePath } from '../../content/index.ts';
import { SitemapContentsDocument, type SitemapContentsQuery } from './SitemapContents.generated.ts';
import { type Listed, newestOf } from './sitemapXml.ts';

/** A list of fewer texts says nothing that they do not say. */
const leastOfLabel = 3;
/** Of labels; and so many videos there are at most. */
const labelsAtOnce = 100;

/** When the newest text changed; undefined where there is none. */
export const newestText = (parts: readonly { lastUpdatedAt: string }[]) =>
  newestOf(parts.map((part) => part.lastUpdatedAt)) || undefined;

type Types = NonNullable<SitemapContentsQuery['contentTypes']>;

/** Lists of texts by their types and labels, and the pages of the site, which changed when the newest text did, as far as anybody knows; and videos. */
export async function contentPages(args: ScreenArgs, lastChangedAt: string): Promise<Listed[]> {
  const answer = await load(args, SitemapContentsDocument, { first: labelsAtOnce });
  const { contentTypes, contentLabels, sitePages, landingPages } = answer;
  const labels = [...(contentLabels?.nodes ?? []), ...(await labelsAfter(args, contentLabels?.pageInfo))];
  const paths = [
    ...listedIds(contentTypes ?? []).map(contentTypePath),
    ...labels.filter(({ pageCount }) => pageCount >= leastOfLabel).map(({ title }) => decode(contentLabelPath(title))),
    ...(sitePages ?? []).map(({ path }) => decode(path)),
    ...(landingPages?.nodes ?? []).map((page) => decode(sitePagePath(page))),
  ];
  const videos = (answer.mediaVideos?.nodes ?? []).map(({ path, updatedAt }) => ({
    path: decode(path),
    lastChangedAt: updatedAt,
  }));
  const lists = [...paths, ...(videos.length > 0 ? ['/videos'] : [])].map((path) => ({ path, lastChangedAt }));
  return [...lists, ...videos];
}

/** Types whose texts have lists: pages of the site stand alone. */
const listedIds = (roots: Types) =>
  roots
    .filter(({ pageType }) => pageType !== 'STATIC' && pageType !== 'LANDING')
    .flatMap(({ id, children }) => [id, ...children.flatMap((type) => [type.id, ...type.children.map((it) => it.id)])]);

type PageInfo = NonNullable<SitemapContentsQuery['contentLabels']>['pageInfo'];

async function labelsAfter(
  args: ScreenArgs,
  pageInfo: PageInfo | undefined,
): Promise<NonNullable<SitemapContentsQuery['contentLabels']>['nodes']> {
  if (!pageInfo?.hasNextPage) return [];
  const variables = { first: labelsAtOnce, after: pageInfo.endCursor };
  const { contentLabels } = await load(args, SitemapContentsDocument, variables);
  return [...(contentLabels?.nodes ?? []), ...(await labelsAfter(args, contentLabels?.pageInfo))];
}
