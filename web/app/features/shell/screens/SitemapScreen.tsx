import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { categoryPages } from '../sitemap/parts.ts';
import { newestOf, sitemapIndex } from '../sitemap/sitemapXml.ts';
import { SitemapScreenDocument } from './SitemapScreen.generated.ts';

/** `/sitemap.xml`: the list of its parts, each of at most 10,000 addresses, with the newest change in each. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const [categories, parts] = await Promise.all([categoryPages(args), load(args, SitemapScreenDocument, {})]);
  const named = {
    'base-products': parts.baseProductAddressParts,
    suppliers: parts.supplierAddressParts,
    delegations: parts.merchantDelegationAddressParts,
    products: parts.supplierProductAddressParts,
  };
  return sitemapIndex(args.context.get(siteContext).origin, [
    { path: '/sitemaps/categories.xml', lastChangedAt: newestOf(categories.map((page) => page.lastChangedAt)) },
    ...Object.entries(named).flatMap(([name, numbered]) =>
      found(args, numbered).map(({ partNumber, lastUpdatedAt }) => ({
        path: `/sitemaps/${name}-${partNumber}.xml`,
        lastChangedAt: lastUpdatedAt,
      })),
    ),
  ]);
}
