// Everything else in a query shows the same page in another state (specification, section 2).
const canonicalKeys = ['categoryType', 'key', 'pageNumber', 'sort'];

/**
 * The address under which a page is known: the configured origin, the path, and only the query keys that
 * make another page, in order of name. A first page needs no number.
 */
export function canonicalUrl(origin: string, pathname: string, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of canonicalKeys) {
    const value = given.get(key);
    const firstPage = key === 'pageNumber' && value === '1';
    if (value && !firstPage) kept.set(key, value);
  }
  const query = kept.size > 0 ? `?${kept}` : '';
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  return origin + path + query;
}
