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

/** Fewer signs than this are in too many part numbers. */
const SHORTEST_CODE = 4;

/** A word that may be a part number, as it is looked for in a text without separators; undefined for any other word. */
export function codeOf(word: string): string | undefined {
  const code = word.replaceAll('.', '');
  return code.length >= SHORTEST_CODE && /^(?=.*\d)[a-z0-9]+$/.test(code) ? code : undefined;
}

/**
 * The condition that a folded text has a word. Part numbers are found without their separators, as the search finds them.
 * @param column SQL of the folded text. @param add makes a parameter of a value and returns its SQL
 */
export function hasWord(column: string, word: string, add: (value: string) => string): string {
  const code = codeOf(word);
  return code ? `translate(${column}, ' .', '') like ${add(`%${code}%`)}` : `${column} like ${add(`%${word}%`)}`;
}

/** SQL of a text with its letters folded as those of a search key are, for what few rows are searched in without a key of their own. */
export const foldedSql = (text: string) =>
  `translate(lower(${text}), U&'\\064A\\0649\\0626\\0643\\0629\\06C0\\0624\\0622\\0623\\0625\\0671\\200C', U&'\\06CC\\06CC\\06CC\\06A9\\0647\\0647\\0648\\0627\\0627\\0627\\0627')`;
