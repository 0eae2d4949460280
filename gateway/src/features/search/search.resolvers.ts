import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToOne } from '../../platform/graph/joins.ts';

type OfCategory = { categoryId: string };
type Summary = { categoryIds: string[] };

const categoryById = joinToOne<{ id: string }>('categories');
const category = {
  resolve: ({ categoryId }: OfCategory, _given: unknown, graph: GraphContext) => categoryById(graph, categoryId),
};

async function categories({ categoryIds }: Summary, _given: unknown, graph: GraphContext) {
  const found = await Promise.all(categoryIds.map((id) => categoryById(graph, id)));
  return found.filter((each) => each !== null);
}

/** Stitched fields of what a search finds. */
export const searchFields: StitchedFields = {
  SearchSummary: { categories: { rows: 10, resolve: categories } },
  CategoryHits: { category },
  FilterProposal: { category },
};
