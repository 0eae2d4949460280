const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @returns the entry that the address opens the editor of; undefined where it opens none */
export function readEntryAddress(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('entryId') ?? '';
  return query.get('tab') === 'entry' && idPattern.test(id) ? id : undefined;
}

/** The address of the editor of an entry. */
export const entryHref = (id: string): string => `/profile/suppliers?tab=entry&entryId=${id}`;
