import { foldSearchKey } from '../../platform/text.ts';

const HALF_SPACE = '\u200c';

/** The words of a text as both sides of a search compare them; a number and the Persian unit written to it are two. */
export const wordsOf = (text: string): string[] =>
  foldSearchKey(text)
    .replace(/(?<=\d)(?=[\u0600-\u06ff])|(?<=[\u0600-\u06ff])(?=\d)/g, ' ')
    .split(' ')
    .filter(Boolean);

/** Letters, digits or dots of the Latin alphabet: a part number or a piece of one. */
export const isCode = (word: string) => /^[a-z0-9.]+$/.test(word);

/**
 * What an offer is found by, words parted by spaces. First the title as it is read; then its brand; then what else people
 * type for the same: the parts of words with half-spaces, and codes without separators, whole and without the maker's letters.
 */
export function titleKey(title: string, { brandName = '', codes = [] }: { brandName?: string; codes?: string[] }) {
  const parts = title
    .split(/[^\p{L}\p{M}\p{N}\u200c]+/u)
    .filter((word) => word.includes(HALF_SPACE))
    .flatMap((word) => word.split(HALF_SPACE))
    .flatMap(wordsOf)
    .filter((part) => part.length > 1);
  const more = [...wordsOf(brandName), ...parts, ...codes.flatMap(codeWords)];
  const read = wordsOf(title);
  return [...read, ...new Set(more.filter((word) => !read.includes(word)))].join(' ');
}

/** How words are written, by what folding makes of them, where that lost something: half-spaces, madda, capitals. */
export function writtenForms(texts: string[]): Map<string, string> {
  const forms = new Map<string, string>();
  for (const word of texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}\u200c]+/u))) {
    const written = word.replace(/[\u064B-\u065F\u0670]/g, '');
    const [folded, ...more] = wordsOf(written);
    if (folded === undefined || more.length > 0 || folded === written) continue;
    // Where people disagree the longer form has the half-space.
    if (written.length > (forms.get(folded)?.length ?? 0)) forms.set(folded, written);
  }
  return forms;
}

function codeWords(code: string): string[] {
  const pieces = wordsOf(code);
  return [...pieces, pieces.join(''), pieces.slice(1).join('')].filter((word) => /[a-z]/.test(word));
}
