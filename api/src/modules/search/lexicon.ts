import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { invalid } from '../../platform/problem.ts';
import { concerns } from '../../platform/changes/record-change.ts';
import { snapshot } from '../../platform/snapshot.ts';
import { foldSearchKey, typedLine } from '../../platform/text.ts';
import type { Catalog, CategoryNode } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Reference } from '../reference/index.ts';
import { sizeKey, type Size } from './chips.ts';
import { nameWord } from './marks.ts';
import { classWords, stateNames } from './messages.ts';
import { unitNames } from './reading/measures.ts';
import { Phrases } from './reading/phrases.ts';
import { readPieces, type Known, type TypedText } from './reading/pieces.ts';
import { readStopWords, readSynonyms, type Synonym } from './reading/synonyms.ts';
import { makeVocabulary, type Vocabulary } from './reading/vocabulary.ts';
import { readTerms, type Term } from './terms.ts';
import { formsOf, wordsOf, writtenForms } from './words.ts';

/** New words of offers are known after this long. */
const FRESH_MS = 60_000;
const SHORTEST = 2;

type Parts = { db: Queryable; clock: Clock; catalog: Catalog; reference: Reference; geography: Geography };
/** A category with the words it is found by. */
export type NamedCategory = { node: CategoryNode; words: readonly string[] };
export type Lexicon = ReturnType<typeof makeLexicon>;

/** What the market's words and names are, and so what a typed text means. */
export function makeLexicon({ db, clock, catalog, reference, geography }: Parts) {
  const known = snapshot({
    db,
    read: async (on) => {
      const [terms, { byId }, units, synonyms, stops, places] = await Promise.all([
        readTerms(on),
        catalog.tree(),
        reference.unitTable(),
        readSynonyms(on),
        readStopWords(on),
        geography.allPlaces(),
      ]);
      const categories = [...byId.values()].filter(isShown).map(named);
      const phrases = new Phrases();
      addCategories(phrases, categories);
      for (const { term, source, shown } of terms)
        if (source !== 'WORD') phrases.add({ role: source, name: shown ?? term, word: nameWord(source, term) });
      addGrades(phrases, categories);
      // A city before the province of its name: people mean the city.
      for (const { id, name } of places.cities) phrases.add({ role: 'PLACE', name, place: { cityId: id, name } });
      for (const { id, name } of places.states)
        for (const each of stateNames(name)) phrases.add({ role: 'PLACE', name: each, place: { stateId: id, name } });
      for (const word of stops) phrases.add({ role: 'STOP', name: word });
      for (const { typed, means, kind } of synonyms)
        if (kind !== 'UNIT') phrases.add({ role: 'SYNONYM', name: typed, means });
      const spoken = synonyms
        .filter(({ kind }) => kind === 'UNIT')
        .map(({ typed, means }) => ({ name: typed, code: means }));
      return {
        categories,
        sizesOf: sizeTable(categories),
        phrases,
        vocabulary: vocabularyOf(terms, categories, synonyms),
        units: unitNames(units, spoken),
      };
    },
    freshMs: FRESH_MS,
    clock,
    // What staff write of units and places is known at once; words of offers come with age.
    tags: concerns('units', 'geography'),
  });

  const isLongEnough = (typed: string) => wordsOf(typed).join('').length >= SHORTEST;

  /** A typed text as one line. @throws Problem 400 MIN_LENGTH when fewer than two letters or digits are left of it */
  function lineOf(typed: string, field: string): string {
    const line = typedLine(typed);
    if (!isLongEnough(line)) invalid(field, 'MIN_LENGTH', String(SHORTEST));
    return line;
  }

  return {
    /** Whether a text has the two letters or digits that it takes to be searched. */
    isLongEnough,

    /**
     * A typed text, read. @param field the parameter it came in
     * @throws Problem 400 MIN_LENGTH when fewer than two letters or digits are left of it
     */
    async read(typed: string, field: string, options?: { isTyping?: boolean }): Promise<TypedText> {
      return readPieces(lineOf(typed, field), await known(), options?.isTyping);
    },

    lineOf,

    /** The same for a text that is long enough. */
    readKnown: async (typed: string): Promise<TypedText> => readPieces(typed, await known()),

    known: async (): Promise<Known & { sizesOf: (size: Size) => Size[] }> => known(),

    /** An active category. */
    node: async (id: string): Promise<CategoryNode | undefined> =>
      (await known()).categories.find(({ node }) => node.category.id === id)?.node,

    /** Active categories whose names have all of the text, the best first. */
    async categories({ pieces, typed }: TypedText): Promise<CategoryNode[]> {
      const { categories } = await known();
      const sought = pieces.filter(({ role }) => role !== 'MEASURE' && role !== 'PLACE');
      if (sought.length === 0) return [];
      const phrase = foldSearchKey(typed);
      return categories
        .filter(({ words }) =>
          sought.every(({ ways }) => ways.some(({ terms }) => terms.every(({ word }) => words.includes(word)))),
        )
        .map((each) => ({ ...each, fit: fitOf(each, phrase) }))
        .sort((a, b) => b.fit - a.fit || b.node.category.itemsCount - a.node.category.itemsCount)
        .map(({ node }) => node);
    },
  };
}

const isShown = (node: CategoryNode) => node.path.every((each) => each.category.isActive);

function named(node: CategoryNode): NamedCategory {
  const { name, scientificName = '' } = node.category;
  return { node, words: formsOf(`${name} ${scientificName}`) };
}

const listSeparator = /،| و /;

function addCategories(phrases: Phrases, categories: NamedCategory[]) {
  for (const { node } of categories) {
    const { name, scientificName } = node.category;
    phrases.add({ role: 'KIND', name, node });
    // «جرثقیل سقفی و بالابر» is two kinds, of which the second may be half a name.
    const [first = '', ...more] = name.split(listSeparator);
    if (more.length > 0 && node.category.isLeaf) phrases.add({ role: 'KIND', name: first, node });
    if (scientificName) phrases.add({ role: 'KIND', name: scientificName, node });
  }
}

/** Values of enumerations that are written with Latin letters or digits: ST37, PE100, 304. */
function addGrades(phrases: Phrases, categories: NamedCategory[]) {
  const labels = categories.flatMap(({ node }) =>
    node.properties.flatMap(({ enumValues }) => enumValues.map(({ label }) => label)),
  );
  for (const label of new Set(labels)) {
    if (/[A-Za-z0-9۰-۹]/.test(label)) phrases.add({ role: 'STANDARD', name: label });
    // «رده ۴۰» is Sch 40, «رده ۱۵۰» is Class 150.
    const [, system = '', number = ''] = /^(\p{L}+) ?(\d+)$/u.exec(label) ?? [];
    for (const word of classWords.get(system.toLowerCase()) ?? [])
      phrases.add({ role: 'SYNONYM', name: `${word} ${number}`, means: label });
  }
}

/** What a nominal size is called in the other systems, by the tables of sizes of all properties. */
function sizeTable(categories: NamedCategory[]) {
  const values = categories.flatMap(({ node }) => node.properties.flatMap(({ enumValues }) => enumValues));
  const table = new Map(
    values.flatMap(({ equivalents = [] }) => equivalents.map((size) => [sizeKey(size), equivalents] as const)),
  );
  return (size: Size): Size[] => (table.get(sizeKey(size)) ?? []).filter((other) => sizeKey(other) !== sizeKey(size));
}

/** Words in use, those of all categories, and words that mean one of them: none of these is ever repaired. */
function vocabularyOf(terms: Term[], categories: NamedCategory[], synonyms: Synonym[]): Vocabulary {
  const counts = new Map<string, number>();
  const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count);
  const forms = writtenForms([
    ...categories.map(({ node }) => node.category.name),
    ...synonyms.map(({ typed }) => typed),
  ]);
  for (const { term, source, count, shown } of terms) {
    if (source !== 'WORD') continue;
    add(term, count);
    if (shown) forms.set(term, shown);
  }
  for (const { node, words } of categories)
    for (const word of words) if (!counts.has(word)) add(word, Math.max(1, node.category.itemsCount));
  return makeVocabulary(counts, forms);
}

/** The whole name, or its beginning; among equals the shorter name says it better. */
function fitOf({ node, words }: NamedCategory, phrase: string): number {
  const name = foldSearchKey(node.category.name);
  const place = name === phrase ? 4 : name.startsWith(`${phrase} `) ? 3 : name.startsWith(phrase) ? 2 : 1;
  return place * 100 - words.length;
}
