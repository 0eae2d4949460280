import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Catalog, CategoryNode } from '../catalog/index.ts';
import type { Reference, UnitTable } from '../reference/index.ts';
import { compileFilters } from './filter.ts';
import type { Lexicon } from './lexicon.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import type { SearchKey } from './search-key.ts';
import { wordsOf } from './words.ts';
import { countCards, readPathCounts } from './search.repository.ts';
import type { Scope } from './statement.ts';
import type { FilterChip, SearchReading } from './reading.schemas.ts';
import { readingOf } from './reading.ts';
import type { SearchSuggestions, SearchSummary, SummaryQuery } from './searches.schemas.ts';
import { makeSuggestions, type SupplierFinder } from './suggestions.ts';

const MOST_CATEGORIES = 100;
const MOST_WITHIN = 8;
const MOST_RELAXED = 5;
/** A leaf with this share of what is found is what was meant; else the branch above it. */
const MEANT_SHARE = 0.6;

type Parts = {
  db: Queryable;
  clock: Clock;
  catalog: Catalog;
  reference: Reference;
  lexicon: Lexicon;
  suppliers: SupplierFinder;
};
export type Searches = ReturnType<typeof makeSearches>;

/** What stands around the product list of a search: suggestions, counts of each kind, filter proposals, ways out. */
export function makeSearches({ db, clock, catalog, reference, lexicon, suppliers }: Parts) {
  const suggest = makeSuggestions({ db, clock, lexicon, suppliers });
  const count = (scope: Scope) => countCards(db, { now: clock.now(), scope, conditions: [], includeUnknown: false });

  /** The same text with one piece less, each that finds something, most first. */
  async function relaxed(key: SearchKey, scope: Scope) {
    const shorter = key.texts.map((_, at) => without(key, at)).filter(({ texts }) => texts.length > 0);
    const { shown } = await lexicon.vocabulary();
    const counted = await Promise.all(
      shorter.map(async (each) => ({
        text: shown(each.phrase),
        count: await count({ ...scope, key: each }),
        countIsCapped: false,
      })),
    );
    return counted
      .filter((each) => each.count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_RELAXED);
  }

  /** What the typed measures may mean in a category, each with its number of offers; and those that mean nothing there. */
  async function measured({ measures, phrase }: SearchKey, node: CategoryNode) {
    const units = await reference.unitTable();
    const { shown } = await lexicon.vocabulary();
    const questions: SearchReading['questions'] = [];
    const left: SearchReading['left'] = [];
    for (const measure of measures) {
      const words = measure.words.join(' ');
      const text = shown(words);
      const candidates = candidatesOf([measure], node, units);
      const chips = await Promise.all(candidates.map((each) => chip(each, node, units, text)));
      const choices = chips.filter((each) => each.count > 0);
      if (choices.length > 0) questions.push({ text, choices });
      // Measures alone are the words that were looked for.
      else if (!phrase.includes(words)) left.push({ text, reason: candidates.length > 0 ? 'VALUE' : 'UNIT' });
    }
    return { questions, left };
  }

  async function chip({ property, filter }: Candidate, node: CategoryNode, units: UnitTable, text: string) {
    const unit = units.byId.get(filter.measurementUnitId ?? '');
    const enumValue = property.enumValues.find((each) => each.id === filter.enumValueIds?.[0]);
    const conditions = compileFilters([filter], node.properties, units);
    return {
      text,
      categoryId: node.category.id,
      propertyId: property.id,
      propertyName: property.name,
      ...(filter.value !== undefined && { value: filter.value }),
      ...(filter.maxValue !== undefined && { maxValue: filter.maxValue }),
      ...(unit && { unit }),
      ...(enumValue && { enumValue }),
      count: await countCards(db, { now: clock.now(), scope: scopeOf(node), conditions, includeUnknown: false }),
      countIsCapped: false,
    } satisfies FilterChip;
  }

  return {
    async suggestions(typed: string): Promise<SearchSuggestions> {
      const key = await lexicon.read(typed, 'key');
      const groups = await suggest(key);
      const categoryId = (await lexicon.kinds(key))[0]?.category.id;
      return { reading: readingOf(key, groups.length > 0, { categoryId }), groups };
    },

    /** @throws Problem 404 CATEGORY_NOT_FOUND */
    async summary({ key: typed, categoryId }: SummaryQuery): Promise<SearchSummary> {
      const node = categoryId ? await catalog.activeNode(categoryId) : undefined;
      const key = await lexicon.read(typed, 'key');
      const scope: Scope = { ...(node && scopeOf(node)), key };
      const [paths, named, categories, kinds, { byId }] = await Promise.all([
        readPathCounts(db, { now: clock.now(), scope, conditions: [], includeUnknown: false }),
        suppliers.find(wordsOf(key.repaired ?? typed), 1),
        lexicon.categories(key),
        lexicon.kinds(key),
        catalog.tree(),
      ]);
      const productsCount = paths.reduce((sum, path) => sum + path.count, 0);
      // The category of that very name, if offers were found there; else where most were found.
      const isFoundIn = ({ category }: CategoryNode) => paths.some(({ path }) => path.includes(category.id));
      const meant = kinds.find(isFoundIn) ?? byId.get(meantCategory(paths, productsCount) ?? '');
      const told = {
        categoryId: (node ?? meant)?.category.id,
        ...(meant && key.measures.length > 0 && (await measured(key, meant))),
        ...(productsCount === 0 && key.texts.length > 1 && { relaxed: await relaxed(key, scope) }),
      };
      return {
        reading: readingOf(key, productsCount > 0, told),
        productsCount,
        productsCountIsCapped: false,
        suppliersCount: named.totalCount,
        suppliersCountIsCapped: false,
        categoriesCount: categories.length,
        categoriesCountIsCapped: false,
        categoryIds: categories.slice(0, MOST_CATEGORIES).map(({ category }) => category.id),
        within: paths
          .slice(0, MOST_WITHIN)
          .map((path) => ({ categoryId: path.path.at(-1)!, count: path.count, countIsCapped: false })),
      };
    },
  };
}

const scopeOf = ({ category }: CategoryNode): Scope => ({ category: { id: category.id, level: category.level } });

function without(key: SearchKey, at: number): SearchKey {
  const keep = <T>(all: T[]) => all.filter((_, index) => index !== at);
  const texts = keep(key.texts);
  return { pieces: keep(key.pieces), texts, phrase: texts.join(' '), measures: [] };
}

function meantCategory(paths: { path: string[]; count: number }[], total: number): string | undefined {
  const first = paths[0];
  if (!first) return undefined;
  return first.count >= total * MEANT_SHARE ? first.path.at(-1) : (first.path.at(-2) ?? first.path.at(-1));
}
