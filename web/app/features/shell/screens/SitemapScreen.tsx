import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { newestText } from '../sitemap/contentPages.ts';
import { categoryPages, kindNames, partsOf } from '../sitemap/parts.ts';
import { newestOf, sitemapIndex } from '../sitemap/sitemapXml.ts';

/** `/sitemap.xml`: the list of its parts, each of at most 10,000 addresses, with the newest change in each. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const [categories, ...parts] = await Promise.all([
    categoryPages(args),
    ...kindNames.map(async (name) => ({ name, numbered: await partsOf(args, name) })),
  ]);
  const texts = newestText(parts.find(({ name }) => name === 'articles')?.numbered ?? []);
  return sitemapIndex(args.context.get(siteContext).origin, [
    { path: '/sitemaps/categories.xml', lastChangedAt: newestOf(categories.map((page) => page.lastChangedAt)) },
    ...(texts ? [{ path: '/sitemaps/contents.xml', lastChangedAt: texts }] : []),
    ...parts.flatMap(({ name, numbered }) =>
      numbered.map(({ partNumber, lastUpdatedAt }) => ({
        path: `/sitemaps/${name}-${partNumber}.xml`,
        lastChangedAt: lastUpdatedAt,
      })),
    ),
  ]);
}
