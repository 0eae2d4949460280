import type { CategoryHits, ContentHit, FilterChip, SearchSummary } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';
import { tellType } from '../../things.ts';

const categoryById = joinToOne('categories');
const propertiesOf = joinToMany({
  operation: 'propertiesOfCategories',
  parameter: 'categoryIds',
  parentsOf: (row) => row.categoryId,
});
const category = {
  resolve: ({ categoryId }: CategoryHits | FilterChip, _given: unknown, graph: GraphContext) =>
    categoryById(graph, categoryId),
};

/** Each is read by itself, which takes the api about half of what a search takes. */
const MOST_LINES = 50;
const READINGS = MOST_LINES / 2;

async function categories({ categoryIds }: SearchSummary, _given: unknown, graph: GraphContext) {
  const found = await Promise.all(categoryIds.map((id) => categoryById(graph, id)));
  return found.filter((each) => each !== null);
}

async function property({ categoryId, propertyId }: FilterChip, _given: unknown, graph: GraphContext) {
  const properties = (await propertiesOf(graph, categoryId)).flatMap(({ items }) => items);
  return properties.find(({ id }) => id === propertyId) ?? null;
}

/** By the kinds of the contract. */
const contents = {
  PAGE: { typeName: 'Page', load: joinToOne('pagesByIds') },
  FAQ: { typeName: 'FaqQuestion', load: joinToOne('faqQuestionsByIds') },
  HELP: { typeName: 'HelpEntry', load: joinToOne('helpEntriesByIds') },
  VIDEO: { typeName: 'MediaVideo', load: joinToOne('mediaVideosByIds') },
};

async function content({ kind, objectId }: ContentHit, _given: unknown, graph: GraphContext) {
  const { load, typeName } = contents[kind];
  const found = await load(graph, objectId);
  return found && tellType(found, typeName);
}

/** Stitched fields of what a search finds. */
export const searchFields: StitchedFields = {
  Query: { searchLines: { requests: READINGS } },
  SearchLines: { lines: { rows: MOST_LINES } },
  SearchSummary: { categories: { rows: 10, resolve: categories } },
  CategoryHits: { category },
  // A list asks once for each kind that is in it.
  ContentHit: { content: { requests: Object.keys(contents).length, resolve: content } },
  SearchReading: {
    category: {
      resolve: ({ categoryId }, _given, graph) => (categoryId ? categoryById(graph, categoryId) : null),
    },
  },
  FilterChip: { category, property: { resolve: property } },
};
