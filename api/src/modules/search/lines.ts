import { typedLine } from '../../platform/text.ts';
import { firstWords, tokensOf } from './reading/tokens.ts';
import { wordsOf } from './words.ts';

/** Ends of lines, cells of a table, and the mark between the things of a list. */
const parted = /[^\n\v\f\r\u0085\u2028\u2029\t؛]+/g;
const LONGEST_LINE = 200;

/** `start`: where it begins in the text. */
export type TypedPart = { line: string; start: number };

/** The lines of a text as they are stored and searched; those without a letter or digit are left out. */
export const linesOf = (text: string): TypedPart[] =>
  [...text.matchAll(parted)]
    .map((part) => ({ line: typedLine(part[0]), start: part.index }))
    .filter(({ line }) => wordsOf(line).length > 0);

/** As much of a line as is searched, in whole words, and what is left of it. One word alone is cut where it must be. */
export function cutLine(line: string): { text: string; cut: string } {
  const { first, next } = firstWords(tokensOf(line));
  if (line.length <= LONGEST_LINE && !next) return { text: line, cut: '' };
  const last = first.findLast(({ end }) => end <= LONGEST_LINE);
  const end = last?.end ?? endOfSign(line, LONGEST_LINE);
  return { text: line.slice(0, end).trim(), cut: line.slice(end).trim() };
}

/** The last place up to `most` where a letter ends with its marks. */
function endOfSign(line: string, most: number): number {
  const [start = ''] = /^(?:\P{M}\p{M}*)*(?=\P{M})/u.exec(line.slice(0, most + 1)) ?? [];
  return start.length || most;
}
