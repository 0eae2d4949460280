import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { sitemapIndex } from '../sitemap/sitemapXml.ts';
import { SitemapScreenDocument } from './SitemapScreen.generated.ts';

/** `/sitemap.xml`: the list of its parts, each of at most 10,000 addresses. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const parts = found(args, (await load(args, SitemapScreenDocument, {})).supplierProductAddressParts);
  return sitemapIndex(args.context.get(siteContext).origin, [
    { path: '/sitemaps/categories.xml', lastChangedAt: parts.at(-1)?.lastPublishedAt },
    { path: '/sitemaps/suppliers.xml' },
    ...parts.map(({ partNumber, lastPublishedAt }) => ({
      path: `/sitemaps/products-${partNumber}.xml`,
      lastChangedAt: lastPublishedAt,
    })),
  ]);
}
