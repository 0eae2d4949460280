import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Catalog, CategoryNode } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import { compileFilters } from './filter.ts';
import type { Lexicon } from './lexicon.ts';
import { candidatesOf, type Candidate } from './proposals.ts';
import type { SearchKey } from './search-key.ts';
import { wordsOf } from './words.ts';
import { countCards, readPathCounts } from './search.repository.ts';
import type { Scope } from './statement.ts';
import type { FilterProposal, SearchSuggestions, SearchSummary, SummaryQuery } from './searches.schemas.ts';
import { makeSuggestions, type SupplierFinder } from './suggestions.ts';

const MOST_CATEGORIES = 100;
const MOST_WITHIN = 8;
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
      shorter.map(async (each) => ({ key: shown(each.phrase), count: await count({ ...scope, key: each }) })),
    );
    return counted.filter((each) => each.count > 0).sort((a, b) => b.count - a.count);
  }

  async function proposals(key: SearchKey, node: CategoryNode): Promise<FilterProposal[]> {
    const units = await reference.unitTable();
    const counted = await Promise.all(
      candidatesOf(key.measures, node, units).map(async (candidate) => ({
        ...proposalOf(candidate, node, units.byId.get(candidate.filter.measurementUnitId ?? '')),
        count: await countCards(db, {
          now: clock.now(),
          scope: scopeOf(node),
          conditions: compileFilters([candidate.filter], node.properties, units),
          includeUnknown: false,
        }),
      })),
    );
    return counted.filter((each) => each.count > 0);
  }

  return {
    async suggestions(typed: string): Promise<SearchSuggestions> {
      const key = await lexicon.read(typed, 'key');
      return { ...corrected(key), groups: await suggest(key) };
    },

    /** @throws Problem 404 CATEGORY_NOT_FOUND */
    async summary({ key: typed, categoryId }: SummaryQuery): Promise<SearchSummary> {
      const node = categoryId ? await catalog.activeNode(categoryId) : undefined;
      const key = await lexicon.read(typed, 'key');
      const scope: Scope = { ...(node && scopeOf(node)), key };
      const [paths, named, categories, { byId }] = await Promise.all([
        readPathCounts(db, { now: clock.now(), scope, conditions: [], includeUnknown: false }),
        suppliers.find(wordsOf(key.correctedKey ?? typed), 1),
        lexicon.categories(key),
        catalog.tree(),
      ]);
      const productsCount = paths.reduce((sum, path) => sum + path.count, 0);
      // The category of that very name, if offers were found there; else where most were found.
      const isNamed = ({ category }: CategoryNode) =>
        wordsOf(category.name).join(' ') === key.phrase && paths.some(({ path }) => path.includes(category.id));
      const meant = categories.find(isNamed) ?? byId.get(meantCategory(paths, productsCount) ?? '');
      return {
        key: (await lexicon.vocabulary()).shown(shownKey(key)),
        ...corrected(key),
        productsCount,
        suppliersCount: named.totalCount,
        categoriesCount: categories.length,
        categoryIds: categories.slice(0, MOST_CATEGORIES).map(({ category }) => category.id),
        within: paths.slice(0, MOST_WITHIN).map((path) => ({ categoryId: path.path.at(-1)!, count: path.count })),
        proposals: meant && key.measures.length > 0 ? await proposals(key, meant) : [],
        relaxed: productsCount === 0 && key.texts.length > 1 ? await relaxed(key, scope) : [],
      };
    },
  };
}

const scopeOf = ({ category }: CategoryNode): Scope => ({ category: { id: category.id, level: category.level } });
const corrected = ({ correctedKey }: SearchKey) => (correctedKey === undefined ? {} : { correctedKey });
const shownKey = ({ phrase, texts, measures }: SearchKey) =>
  [phrase, ...(texts.length > 0 ? measures.map(({ words }) => words.join(' ')) : [])].join(' ').trim();

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

function proposalOf(
  { property, filter }: Candidate,
  { category }: CategoryNode,
  unit: { code: string; displayText: string } | undefined,
): Omit<FilterProposal, 'count'> {
  const choice = property.enumValues.find((each) => each.id === filter.enumValueIds?.[0]);
  return {
    categoryId: category.id,
    propertyId: property.id,
    propertyCode: property.code,
    propertyName: property.name,
    ...(filter.value !== undefined && { value: filter.value }),
    ...(unit && { unitCode: unit.code, unitDisplayText: unit.displayText }),
    ...(choice && { enumValueCode: choice.code, enumValueLabel: choice.label }),
  };
}
