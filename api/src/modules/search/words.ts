import { foldSearchKey } from '../../platform/text.ts';
import { partedEndings, persianEndings } from './messages.ts';

const HALF_SPACE = '\u200c';
/** What parts the words of a text; half-spaces do not, and no mark within a number: «۲٫۵», «۱٬۴۵۰». */
const between = /(?:(?!(?<=\p{Nd})[٫٬,](?=\p{Nd}))[^\p{L}\p{M}\p{N}\u200c.])+/u;

/** The words of a text as both sides of a search compare them; a number and the Persian unit written to it are two. */
export const wordsOf = (text: string): string[] =>
  foldSearchKey(text)
    .replace(/(?<=\d)(?=[\u0600-\u06ff])|(?<=[\u0600-\u06ff])(?=\d)/g, ' ')
    .split(' ')
    .filter(Boolean);

/** What every word has: a letter or a digit. */
export const hasLetter = /[\p{L}\p{N}]/u;

/** Letters, digits or dots of the Latin alphabet: a part number or a piece of one. */
export const isCode = (word: string) => /^[a-z0-9.]+$/.test(word);

const plainCode = /^[\x20-\x7e]*$/;

/** A code as it is compared: without separators. */
export const codeKey = (code: string) =>
  plainCode.test(code) ? code.toLowerCase().replace(/[^a-z0-9]/g, '') : wordsOf(code).join('').replaceAll('.', '');

/** Endings of a word that are often written apart from it: of plural, ezafe, «یک». */
export const isEnding = (word: string) => ENDINGS.has(word);
const ENDINGS = new Set(partedEndings);

/** Endings of folded words, with how many letters must be left of the word. */
const LATIN_ENDINGS: [RegExp, number][] = [
  [/(?<=[sxz]|ch|sh)es$/, 3],
  [/(?<!s)s$/, 3],
];
const persian = /^[\u0600-\u06ff]+$/;
const latin = /^[a-z]+$/;

/** What a folded word may be without its ending, the shortest ending first; mostly one or none. */
export function stemsOf(word: string): string[] {
  const endings = persian.test(word) ? persianEndings : latin.test(word) ? LATIN_ENDINGS : [];
  const stems = endings.flatMap(([ending, least]) => {
    const stem = word.replace(ending, '');
    return stem !== word && stem.length >= least ? [stem] : [];
  });
  return [...new Set(stems)].sort((one, other) => other.length - one.length);
}

/** The parts of a word that half-spaces join. */
const partsOf = (word: string): string[] =>
  word.includes(HALF_SPACE)
    ? word
        .split(HALF_SPACE)
        .flatMap(wordsOf)
        .filter((part) => part.length > 1 && !isEnding(part))
    : [];

/** Words and parts of titles come again and again: what was made of them is kept, up to so many. */
const MOST_HELD = 20_000;

export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const held = new Map<string, T>();
  return (text) => {
    const known = held.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (held.size >= MOST_HELD) held.clear();
    held.set(text, made);
    return made;
  };
}

/** All that one written word is found by: itself, the parts that half-spaces join, without its ending. */
const formsOfWord = remembered((written): readonly string[] => {
  const words = wordsOf(written);
  const parts = partsOf(written);
  const stems = [...words, ...parts].flatMap(stemsOf);
  return [...new Set([...words, ...parts, ...stems, ...words.flatMap(undotted), ...words.flatMap(numbersOfSize)])];
});

/** «M12x30», «3x2.5» are also typed with other signs, and number by number. */
const size = /^m?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/;
const numbersOfSize = (word: string) => (size.test(word) ? word.split('x') : []);

/** «Gr.B» is also typed as two words, and without the dot. */
const undotted = (word: string) =>
  /[a-z]/.test(word) && word.includes('.') ? [...word.split('.'), codeKey(word)] : [];

/** All words that a text is found by, as often as it says them. */
export function formsIn(text: string): string[] {
  const written = text.split(between).filter(Boolean);
  return [...written.flatMap(formsOfWord), ...codeRuns(written)];
}

/** The same, each once. */
export const formsOf = remembered((text): readonly string[] => [...new Set(formsIn(text))]);

/** «API 598», «A106 Gr.B» without their separators, also from the second word on. */
function codeRuns(written: string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at < written.length; at += 1) {
    let joined = '';
    for (let end = at; end < Math.min(at + 4, written.length); end += 1) {
      const key = plainCode.test(written[end]!) ? codeKey(written[end]!) : '';
      if (!isCode(key)) break;
      joined += key;
      if (end > at && /\d/.test(joined) && /[a-z]/.test(joined)) runs.push(joined);
    }
  }
  return runs;
}

/** How words are written, by what folding makes of them, where that lost something: half-spaces, madda, capitals. */
export function writtenForms(texts: readonly string[]): Map<string, string> {
  const forms = new Map<string, string>();
  for (const word of texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}\u200c]+/u))) {
    const { folded, written } = writtenForm(word);
    // Where people disagree the longer form has the half-space.
    if (folded !== undefined && written.length > (forms.get(folded)?.length ?? 0)) forms.set(folded, written);
  }
  return forms;
}

const writtenForm = remembered((word): { folded?: string; written: string } => {
  const written = word.replace(/[\u064B-\u065F\u0670]/g, '');
  const [folded, ...more] = wordsOf(written);
  return folded === undefined || more.length > 0 || folded === written ? { written } : { folded, written };
});
