import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { FinishedWords } from './engine/fields.ts';
import { NAMES } from './marks.ts';
import type { Written } from './search-row.ts';
import { writtenForms } from './words.ts';

/** More words than a market has; what is rarer is not worth its memory. */
const MOST_TERMS = 60_000;

/** What is counted: words, and whole names of three kinds. */
export type TermSource = 'WORD' | keyof typeof NAMES;
export type Term = { term: string; source: TermSource; count: number; shown: string | null };
/** Words with these are part numbers, sizes and other signs, which nobody completes or repairs. */
const notAWord = /[^\p{L}.]/u;
const SHORTEST = 2;
const sources = Object.entries(NAMES) as [keyof typeof NAMES, string][];

/** The term that a finished word counts for, if any. */
export function termOf(word: string): [TermSource, string] | undefined {
  const name = sources.find(([, mark]) => word.startsWith(mark));
  if (name) return [name[0], word.slice(name[1].length)];
  return word.length < SHORTEST || notAWord.test(word) ? undefined : ['WORD', word];
}

/** Each word once; what a title starts with stands in another field, too. */
export const allWords = ({ start: _, ...words }: FinishedWords): string[] => Object.values(words).flat();

/** How many offers have each term, while they are added and taken away. */
export class TermCounts {
  readonly #counts = new Map<string, number>();
  readonly #shown = new Map<string, string>();

  add(words: Iterable<string>, by = 1): this {
    for (const word of words) {
      const before = this.#counts.get(word);
      if (before !== undefined || termOf(word)) this.#counts.set(word, (before ?? 0) + by);
    }
    return this;
  }

  write({ texts, names }: Written): this {
    for (const [term, shown] of writtenForms(texts)) this.#shown.set(term, shown);
    for (const [word, name] of names) this.#shown.set(word, name);
    return this;
  }

  /** In the order of the terms, so that two writers never wait for each other in a circle. */
  changes(): Term[] {
    return [...this.#counts]
      .filter(([, by]) => by !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, count]) => {
        const [source, term] = termOf(word)!;
        return { term, source, count, shown: this.#shown.get(word) ?? null };
      });
  }
}

/** Where people write a word in several ways the longest has the half-space; whoever writes first or last, it is the same. */
export const longerShown = (table: 'search_terms' | 'content_terms') =>
  `(select written from (values (excluded.shown), (${table}.shown)) as form (written)
  where written is not null order by char_length(written) desc, written collate "C" desc limit 1)`;

/** Adds counts to those that are held. */
export async function addCounts(tx: Tx, terms: Term[]): Promise<void> {
  if (terms.length === 0) return;
  await tx.query(
    `insert into search_terms (term, source, count, shown)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::text[])
     on conflict (term, source) do update
     set count = search_terms.count + excluded.count, shown = ${longerShown('search_terms')}`,
    [
      terms.map(({ term }) => term),
      terms.map(({ source }) => source),
      terms.map(({ count }) => count),
      terms.map(({ shown }) => shown),
    ],
  );
}

/** The terms in use, most used first. */
export const readTerms = (db: Queryable) =>
  db.query<Term>(
    `select term, source, count, shown from search_terms where count > 0 order by count desc, term limit ${MOST_TERMS}`,
  );
