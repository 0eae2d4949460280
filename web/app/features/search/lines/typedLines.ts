import { isSearchable, longestKey, tidyKey } from '../../../platform/text/searchKey.ts';

/** Ends of lines, cells of a pasted table, and the mark between the things of a list; the graph parts a text by the same. */
const separator = /[\n\v\f\r\u0085\u2028\u2029\t؛]+/;

/** The most characters of a text that the graph reads at once. */
const mostAtOnce = 10_240;

/** A pasted text as it is sent: its lines and cells stay, other control characters are blanks. */
export const tidyLines = (typed: string) =>
  typed
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g, ' ')
    .trim();

/** The things that a text lists, in its order. */
export const linesOf = (text: string) => text.split(separator).filter((line) => isSearchable(line));

/**
 * What a text of one thing is searched by. Undefined for several things, for none, and for one that is too long for a key:
 * the page of several things shows what was cut off.
 */
export function onlyKey(text: string): string | undefined {
  const [only, ...others] = linesOf(text);
  return only && others.length === 0 && only.length <= longestKey ? tidyKey(only) : undefined;
}

/** As much of a text as is read at once, in whole lines where they end before that, and the rest. */
export function firstPart(text: string): { part: string; rest: string } {
  if (text.length <= mostAtOnce) return { part: text, rest: '' };
  const within = text.slice(0, mostAtOnce);
  const lastEnd = Math.max(within.lastIndexOf('\n'), within.lastIndexOf('\t'), within.lastIndexOf('؛'));
  const end = lastEnd > 0 ? lastEnd : mostAtOnce - (/[\ud800-\udbff]$/.test(within) ? 1 : 0);
  return { part: text.slice(0, end), rest: text.slice(end).trim() };
}
