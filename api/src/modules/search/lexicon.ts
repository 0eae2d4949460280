import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { invalid } from '../../platform/problem.ts';
import { byAge, snapshot } from '../../platform/snapshot.ts';
import type { Catalog, CategoryNode } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import { unitNames } from './measures.ts';
import { readSearchKey, type SearchKey } from './search-key.ts';
import { readTerms } from './terms.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';
import { titleKey, wordsOf, writtenForms } from './words.ts';

/** New words of offers are known after this long. */
const FRESH_MS = 60_000;
const SHORTEST = 2;

type Parts = { db: Queryable; clock: Clock; catalog: Catalog; reference: Reference };
/** A category with the words it is found by. */
export type NamedCategory = { node: CategoryNode; key: string; words: string[] };
/** A text that was understood, and as it was typed. */
export type TypedKey = SearchKey & { typed: string };
export type Lexicon = ReturnType<typeof makeLexicon>;

/** What the market's words are, and so what a typed text means. */
export function makeLexicon({ db, clock, catalog, reference }: Parts) {
  const known = snapshot(
    async () => {
      const [terms, { byId }, units] = await Promise.all([readTerms(db), catalog.tree(), reference.unitTable()]);
      const categories = [...byId.values()].filter(isShown).map(named);
      const counts = new Map<string, number>();
      const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count);
      for (const { term, count } of terms) add(term, count);
      const forms = writtenForms(categories.map(({ node }) => node.category.name));
      for (const { term, shown } of terms) if (shown) forms.set(term, shown);
      for (const { node, words } of categories)
        for (const word of words) add(word, Math.max(1, node.category.itemsCount));
      const byName = groupBy(categories, ({ node }) => wordsOf(node.category.name).join(' '));
      return { vocabulary: makeVocabulary(counts, forms), categories, byName, units: unitNames(units) };
    },
    FRESH_MS,
    clock,
    { tags: byAge },
  );

  return {
    /**
     * A typed text, understood. @param field the parameter it came in
     * @throws Problem 400 MIN_LENGTH when fewer than two letters or digits are left of it
     */
    async read(typed: string, field: string): Promise<TypedKey> {
      const words = wordsOf(typed);
      if (words.join('').length < SHORTEST) invalid(field, 'MIN_LENGTH', String(SHORTEST));
      const { vocabulary, units } = await known();
      return { ...readSearchKey(words, vocabulary, units), typed: typed.trim() };
    },

    vocabulary: async (): Promise<Vocabulary> => (await known()).vocabulary,

    /** Active categories of that very name, the one with most offers first. */
    async kinds({ phrase }: SearchKey): Promise<CategoryNode[]> {
      const named = (await known()).byName.get(phrase) ?? [];
      return named.map(({ node }) => node).sort((a, b) => b.category.itemsCount - a.category.itemsCount);
    },

    /** Active categories whose names have all of the text, the best first. */
    async categories(key: SearchKey): Promise<CategoryNode[]> {
      const { categories } = await known();
      return categories
        .filter(({ words }) => key.pieces.every((ways) => ways.some((way) => way.every((part) => begins(words, part)))))
        .map((each) => ({ ...each, fit: fitOf(each, key.phrase) }))
        .sort((a, b) => b.fit - a.fit || b.node.category.itemsCount - a.node.category.itemsCount)
        .map(({ node }) => node);
    },
  };
}

const isShown = (node: CategoryNode) => node.path.every((each) => each.category.isActive);

function named(node: CategoryNode): NamedCategory {
  const { name, scientificName } = node.category;
  const key = titleKey(name, { ...(scientificName && { brandName: scientificName }) });
  return { node, key, words: key.split(' ') };
}

const begins = (words: string[], part: string) => words.some((word) => word.startsWith(part));

/** The whole name, its beginning, or anything in it; among equals the shorter name says it better. */
function fitOf({ node, key, words }: NamedCategory, phrase: string): number {
  const name = titleKey(node.category.name, {});
  const place =
    name === phrase
      ? 4
      : key.startsWith(`${phrase} `)
        ? 3
        : key.startsWith(phrase)
          ? 2
          : key.includes(` ${phrase}`)
            ? 1
            : 0;
  return place * 100 - words.length;
}
