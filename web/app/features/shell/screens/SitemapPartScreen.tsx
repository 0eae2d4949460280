import { found, type ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { categoryPages, numberedPages } from '../sitemap/parts.ts';
import { type Listed, urlSet } from '../sitemap/sitemapXml.ts';

/** `/sitemaps/{part}.xml`: the addresses of one part of the sitemap. */
export async function loader(args: ScreenArgs): Promise<Response> {
  return urlSet(args.context.get(siteContext).origin, await pagesOf(args));
}

async function pagesOf(args: ScreenArgs): Promise<Listed[]> {
  const { part = '' } = args.params;
  if (part === 'categories.xml') return categoryPages(args);
  const [, name = '', partNumber] = found(args, /^([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(part));
  return numberedPages(args, name, Number(partNumber));
}
