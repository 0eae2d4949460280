import { invalid } from './problem.ts';
import { foldSearchKey } from './text.ts';

/** Fewer letters than this find everything. */
const SHORTEST = 2;

/**
 * The folded words of a search key; none without a key.
 * @throws Problem 400 MIN_LENGTH when nothing worth searching is left of it, such as of half-spaces alone
 */
export function searchWords(key: string | undefined, field = 'searchKey'): string[] {
  if (key === undefined) return [];
  const folded = foldSearchKey(key);
  if (folded.length < SHORTEST) invalid(field, 'MIN_LENGTH', String(SHORTEST));
  return folded.split(' ').filter(Boolean);
}
