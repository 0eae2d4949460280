import { normaliseText } from './normalise.ts';

const shortest = 2;
/** Halves of a letter, which no address can have. */
const halves = /\p{Cs}/gu;

/** The most characters that the graph reads of a text to search by. */
export const longestKey = 200;

/**
 * What is searched by: in one spelling, at most as long as the graph takes. A slash stays, since halves and part numbers have
 * it; a backslash has no place in an address.
 */
export const tidyKey = (typed: string) =>
  normaliseText(typed.replaceAll('\\', ' ')).slice(0, longestKey).replace(halves, '').trim();

/**
 * Whether a text is more than one search: it may name several things (lines, cells of a table, a list), or it is longer than a
 * key, which a field would cut without a word.
 */
export const exceedsKey = (typed: string) => /[\n\t؛]/.test(typed.trim()) || typed.trim().length > longestKey;

/** Whether there is enough to search by: two letters or digits. */
export const isSearchable = (key: string) => (key.match(/[\p{L}\p{N}]/gu) ?? []).length >= shortest;

/** What a typed text is searched by; undefined where that is not enough. */
export function searchableKey(typed: string): string | undefined {
  const key = tidyKey(typed);
  return isSearchable(key) ? key : undefined;
}
