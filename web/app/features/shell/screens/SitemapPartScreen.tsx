import { found, type ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { contentPages, newestText } from '../sitemap/contentPages.ts';
import { categoryPages, numberedPages, partsOf } from '../sitemap/parts.ts';
import { type Listed, urlSet } from '../sitemap/sitemapXml.ts';

/** `/sitemaps/{part}.xml`: the addresses of one part of the sitemap. */
export async function loader(args: ScreenArgs): Promise<Response> {
  return urlSet(args.context.get(siteContext).origin, await pagesOf(args));
}

async function pagesOf(args: ScreenArgs): Promise<Listed[]> {
  const { part = '' } = args.params;
  if (part === 'categories.xml') return categoryPages(args);
  if (part === 'contents.xml') return contentPages(args, found(args, newestText(await partsOf(args, 'articles'))));
  const [, name = '', partNumber] = found(args, /^([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(part));
  return numberedPages(args, name, Number(partNumber));
}
