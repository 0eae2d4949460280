import { afterBoundWords, boundWords } from '../messages.ts';
import type { Token } from './tokens.ts';

/** A class that is wanted at least, with the words that say so. */
export type LeastClass = { from: number; to: number; words: string[] };

/** The greatest digits of each class; of several digits each says something of its own, and all of them must be as good. */
const greatest: Record<string, number[]> = { ip: [6, 9], ie: [5] };

/** `ip65` and better: `ip65` to `ip69`. */
function atLeast(name: string, digits: string): string[] {
  const most = greatest[name];
  if (most?.length !== digits.length) return [];
  return most.reduce<string[]>(
    (words, last, place) =>
      words.flatMap((word) => {
        const least = Number(digits[place]);
        return Array.from({ length: Math.max(0, last - least + 1) }, (_, more) => `${word}${least + more}`);
      }),
    [name],
  );
}

const lengthOfSaid = (
  tokens: Token[],
  said: readonly { words: string[]; end: string }[],
  at: (words: string[]) => number,
) =>
  said
    .filter(({ words, end }) => end === 'low' && words.every((word, place) => tokens[at(words) + place]?.word === word))
    .reduce((longest, { words }) => Math.max(longest, words.length), 0);

/** «حداقل IP65», «IP65 یا بهتر», «IE3 به بالا»: better ones will do. */
export function leastClassesIn(tokens: Token[]): LeastClass[] {
  return tokens.flatMap((token, at) => {
    const [, name = '', digits = ''] = /^([a-z]{2})(\d{0,2})$/.exec(token.word) ?? [];
    const isParted = digits === '' && /^\d{1,2}$/.test(tokens[at + 1]?.number ?? '');
    const words = atLeast(name, isParted ? tokens[at + 1]!.number! : digits);
    const to = at + (isParted ? 2 : 1);
    const before = lengthOfSaid(tokens, boundWords, (said) => at - said.length);
    const after = lengthOfSaid(tokens, afterBoundWords, () => to);
    return words.length > 0 && before + after > 0 ? [{ from: at - before, to: to + after, words }] : [];
  });
}
