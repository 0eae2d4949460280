import type { CategoryHits, FilterProposal, SearchSummary } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToOne } from '../../platform/graph/joins.ts';

const categoryById = joinToOne('categories');
const category = {
  resolve: ({ categoryId }: CategoryHits | FilterProposal, _given: unknown, graph: GraphContext) =>
    categoryById(graph, categoryId),
};

async function categories({ categoryIds }: SearchSummary, _given: unknown, graph: GraphContext) {
  const found = await Promise.all(categoryIds.map((id) => categoryById(graph, id)));
  return found.filter((each) => each !== null);
}

/** Stitched fields of what a search finds. */
export const searchFields: StitchedFields = {
  SearchSummary: { categories: { rows: 10, resolve: categories } },
  CategoryHits: { category },
  FilterProposal: { category },
};
