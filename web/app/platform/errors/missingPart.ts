/** A file of the page is gone from the server, and loading the page afresh has not helped just now. */
export const missingPart = 'PART_MISSING';

const known = new WeakSet<object>();

/** Says of an error that it means a missing file. */
export function rememberMissingPart(error: unknown): void {
  if (typeof error === 'object' && error !== null) known.add(error);
}

export const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && known.has(error);
