import { found, type ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { categoryPages, productPages, supplierPages } from '../sitemap/parts.ts';
import { type Listed, urlSet } from '../sitemap/sitemapXml.ts';

/** `/sitemaps/{part}.xml`: the addresses of one part of the sitemap. */
export async function loader(args: ScreenArgs): Promise<Response> {
  return urlSet(args.context.get(siteContext).origin, await pagesOf(args));
}

async function pagesOf(args: ScreenArgs): Promise<Listed[]> {
  const { part = '' } = args.params;
  const partNumber = /^products-([1-9]\d{0,4})\.xml$/.exec(part)?.[1];
  if (partNumber) return productPages(args, Number(partNumber));
  if (part === 'categories.xml') return categoryPages(args);
  return part === 'suppliers.xml' ? supplierPages(args) : found<Listed[]>(args, null);
}
