import type { Clock } from '../../platform/clock.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Contents } from './contents/contents.service.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Interpreted, Interpreter, Options } from './interpret.ts';
import { frameOf, type Frame } from './measure-filters.ts';
import type { Lexicon } from './lexicon.ts';
import type { TypedPiece, TypedText } from './reading/pieces.ts';
import type { SearchSuggestions, SearchSummary, SuggestionsQuery, SummaryQuery } from './searches.schemas.ts';
import { firstHits } from './first-hits.ts';
import { makeSuggestions, type SupplierFinder } from './suggestions.ts';

const MOST_CATEGORIES = 100;
const MOST_WITHIN = 8;
const MOST_RELAXED = 5;
/** So many pieces are tried without: a reading of a text of 24 words takes as long as a search. */
const MOST_TRIED = 8;
/** While somebody types, counts are told up to it. */
const MOST_WHILE_TYPING = 1_000;
/** Fewer found than this, and shorter texts are offered. */
const FEW = 12;

/** Pieces that say by themselves what is looked for. */
const NAMING = new Set<TypedPiece['role']>(['CODE', 'STANDARD', 'KIND', 'BRAND', 'WORD']);
const letter = /\p{L}/u;

type Parts = {
  clock: Clock;
  catalog: Catalog;
  engine: SearchEngine;
  lexicon: Lexicon;
  interpreter: Interpreter;
  suppliers: SupplierFinder;
  contents: Contents;
};
export type Searches = ReturnType<typeof makeSearches>;

/** What stands around the product list of a search: suggestions, counts of each kind, filter proposals, ways out. */
export function makeSearches({ clock, catalog, engine, lexicon, interpreter, suppliers, contents }: Parts) {
  const suggest = makeSuggestions({ lexicon, suppliers, contents });

  /** The same text with one piece less; where nothing is found either, what it names one by one. */
  async function relaxed(read: Interpreted, frame: Frame, options: Options) {
    const { pieces } = read.text;
    if (pieces.length < 2) return [];
    const tried = [...pieces].sort(sayingLeast).slice(0, MOST_TRIED);
    const shorter = tried.map((piece) => without(read.text, piece));
    const found = await findingMore(shorter, read, frame, options);
    if (found.length > 0 || read.count.count > 0 || pieces.length === 2) return found;
    const named = pieces.filter(({ role, text }) => NAMING.has(role) && letter.test(text)).slice(0, MOST_TRIED);
    return findingMore([...new Set(named.map(({ text }) => text))], read, frame, options);
  }

  /** Texts that find more by all of their words than what was typed does, most first. */
  async function findingMore(texts: string[], { count }: Interpreted, frame: Frame, options: Options) {
    const found = await Promise.all(
      texts.filter(lexicon.isLongEnough).map(async (each) => {
        const read = await interpreter.interpret(await lexicon.readKnown(each), frame, { ...options, onlyAll: true });
        return { text: each, ...read.count, isWhole: read.reading.tier === 'ALL' };
      }),
    );
    return found
      .filter((each) => each.isWhole && each.count > count.count)
      .sort((one, other) => other.count - one.count)
      .slice(0, MOST_RELAXED)
      .map(({ isWhole: _, ...each }) => each);
  }

  return {
    async suggestions({ key, appliesMeasures = true }: SuggestionsQuery): Promise<SearchSuggestions> {
      const text = await lexicon.read(key, 'key', { isTyping: true });
      const { countOf, hitsOf } = firstHits(engine);
      const read = await interpreter.interpret(text, frameOf(clock.now()), {
        appliesMeasures,
        countOf,
        mostTold: MOST_WHILE_TYPING,
      });
      const hits = read.reading.tier === 'NONE' ? [] : await hitsOf(read.wanted);
      return { reading: read.reading, groups: await suggest(read, hits) };
    },

    /** @throws Problem 404 CATEGORY_NOT_FOUND */
    async summary({ key, categoryId, appliesMeasures = true }: SummaryQuery): Promise<SearchSummary> {
      const node = categoryId ? await catalog.activeNode(categoryId) : undefined;
      const frame = frameOf(clock.now(), node);
      const text = await lexicon.read(key, 'key');
      const options = { listed: node, appliesMeasures };
      const read = await interpreter.interpret(text, frame, options);
      const isEmpty = read.reading.tier === 'NONE';
      const [leaves, named, categories, toRead] = await Promise.all([
        isEmpty ? [] : engine.countLeaves(read.wanted),
        suppliers.find(read.reading.text, 1),
        lexicon.categories(read.text),
        contents.counts(text.typed),
      ]);
      const { count, countIsCapped } = read.count;
      const isShort = count < FEW && !countIsCapped;
      return {
        reading: { ...read.reading, relaxed: isShort ? await relaxed(read, frame, options) : [] },
        productsCount: count,
        productsCountIsCapped: countIsCapped,
        suppliersCount: named.totalCount,
        suppliersCountIsCapped: false,
        categoriesCount: categories.length,
        categoriesCountIsCapped: false,
        pagesCount: toRead.PAGE,
        pagesCountIsCapped: false,
        guidanceCount: toRead.FAQ + toRead.HELP,
        guidanceCountIsCapped: false,
        videosCount: toRead.VIDEO,
        videosCountIsCapped: false,
        categoryIds: categories.slice(0, MOST_CATEGORIES).map(({ category }) => category.id),
        within: leaves
          .slice(0, MOST_WITHIN)
          .map(({ leafId, count: ofLeaf }) => ({ categoryId: leafId, count: ofLeaf, countIsCapped })),
      };
    },
  };
}

/** The lightest first, and of equals those that fewest offers have. */
const sayingLeast = (one: TypedPiece, other: TypedPiece) => one.weight - other.weight || one.uses - other.uses;

/** The text as it was typed, without one piece. */
function without({ typed, tokens, pieces }: TypedText, left: TypedPiece): string {
  return pieces
    .filter((piece) => piece !== left)
    .map(({ from, to }) => typed.slice(tokens[from]!.start, tokens[to - 1]!.end))
    .join(' ');
}
