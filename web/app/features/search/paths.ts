/** The tabs of a search as addresses name them; the first needs no name. */
export type SearchTab = 'products' | 'suppliers' | 'categories' | 'pages' | 'guidance' | 'videos';

/** A search with its tab and page. */
export function searchPath(
  key: string,
  { tab = 'products', pageNumber = 1 }: { tab?: SearchTab; pageNumber?: number } = {},
) {
  const query = new URLSearchParams();
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  if (tab !== 'products') query.set('tab', tab);
  return `/search/${encodeURIComponent(key)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Several things at once. */
export const linesPath = '/search';

/** What the history holds for the page of several things, as an option of `navigate`. */
export const toLines = (text: string) => ({ state: { text } });

/** The text that `toLines` gave. */
export function textOfState(state: unknown): string | undefined {
  const { text } = (state ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** Suppliers by name alone. */
export const supplierSearchPath = (key: string, pageNumber = 1) =>
  `/suppliers/search/${encodeURIComponent(key)}${pageNumber > 1 ? `?pageNumber=${pageNumber}` : ''}`;

/** Products within one root of the market; without a key all of them. */
export function productSearchPath(rootCode: string, key: string, pageNumber = 1) {
  const query = new URLSearchParams();
  if (key) query.set('key', key);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  return `/products/search/${rootCode}${query.size > 0 ? `?${query}` : ''}`;
}
