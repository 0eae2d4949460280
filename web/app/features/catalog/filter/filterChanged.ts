// What does not belong to the property filter.
const otherKeys = ['pageNumber', 'sort', 'view'];

/** The part of a canonical query that filters by property. */
export function filterPart(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of otherKeys) query.delete(key);
  return query.toString();
}

/**
 * The flag of the category filter (specification, section 3): whether the property filter differs from the one
 * with which the page was opened. Both queries canonical.
 */
export function isFilterChanged(firstSearch: string, search: string): boolean {
  return filterPart(firstSearch) !== filterPart(search);
}
