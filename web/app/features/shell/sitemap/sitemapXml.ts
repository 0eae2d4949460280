import { escapeXml } from '../../../platform/text/escapeXml.ts';

/** A page or a part of the sitemap: its path, unencoded, and when it last changed (RFC 3339, UTC, milliseconds). */
export interface Listed {
  path: string;
  lastChangedAt: string;
}

/** The last of instants, which as texts of one form sort by time. */
export const newestOf = (instants: readonly string[]) => instants.reduce((a, b) => (a > b ? a : b), '');

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of parts. `origin` is the configured one. */
export const sitemapIndex = (origin: string, parts: readonly Listed[]) => xml('sitemapindex', 'sitemap', origin, parts);

/** One part: pages with their addresses. */
export const urlSet = (origin: string, pages: readonly Listed[]) => xml('urlset', 'url', origin, pages);

function xml(root: string, element: string, origin: string, entries: readonly Listed[]): Response {
  const lines = entries.map(({ path, lastChangedAt }) => {
    const location = escapeXml(origin + encodeURI(path));
    return `<${element}><loc>${location}</loc><lastmod>${lastChangedAt}</lastmod></${element}>`;
  });
  const text = `${head}\n<${root} xmlns="${namespace}">\n${lines.join('\n')}\n</${root}>\n`;
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
