import type { CategoryNode } from '../../catalog/index.ts';
import { countNames } from '../messages.ts';
import { keysOf, tokensOf, type Token } from './tokens.ts';

/** What a known name is, in the order in which they are looked for in a text. */
export const phraseRoles = ['STANDARD', 'KIND', 'BRAND', 'SELLER', 'PLACE', 'STOP', 'SYNONYM'] as const;
export type PhraseRole = (typeof phraseRoles)[number];

export type Place = { stateId?: string; cityId?: string; name: string };

/** A name of the market, a shopping word, or another word for one. */
export type Phrase = {
  role: PhraseRole;
  /** As people write it. */
  name: string;
  /** A finished word that stands for the whole name. */
  word?: string;
  /** Of a KIND. */
  node?: CategoryNode;
  place?: Place;
  /** Of a SYNONYM: what it means, as the market writes it. */
  means?: string;
};

/** «۳ راهی» is «سه راهی»: a count before a word, in words. */
export function inWords([count, next, ...rest]: Token[]): Token[][] {
  if (!count?.number || !next || !/^\p{L}+$/u.test(next.word)) return [];
  const names = countNames.get(count.number) ?? [];
  return names.map((word) => [{ ...count, word, number: undefined, parts: [word] }, next, ...rest]);
}

/** Names have no more words than that. */
const MOST_WORDS = 7;

/** Known names, found in a text whatever their endings and half-spaces. */
export class Phrases {
  readonly #byKey = new Map<string, Phrase[]>();

  add(phrase: Phrase): void {
    for (const key of keysOf(tokensOf(phrase.name))) {
      const known = this.#byKey.get(key);
      if (known) known.push(phrase);
      else this.#byKey.set(key, [phrase]);
    }
  }

  /** Names of a role that these tokens are. */
  named(tokens: Token[], role: PhraseRole): Phrase[] {
    const found = [tokens, ...inWords(tokens)].flatMap(keysOf).flatMap((key) => this.#byKey.get(key) ?? []);
    return [...new Set(found)].filter((phrase) => phrase.role === role);
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  /** The longest name of a role that begins at a token; `isFree` says which tokens may be part of it. */
  longest(
    tokens: Token[],
    at: number,
    role: PhraseRole,
    isFree: (at: number) => boolean,
  ): { phrases: Phrase[]; to: number } | undefined {
    let most = at;
    while (most < tokens.length && most - at < MOST_WORDS && isFree(most)) most += 1;
    for (let to = most; to > at; to -= 1) {
      const phrases = this.named(tokens.slice(at, to), role);
      if (phrases.length > 0) return { phrases, to };
    }
    return undefined;
  }
}
