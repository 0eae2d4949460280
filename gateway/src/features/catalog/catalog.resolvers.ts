import type { BaseProduct, Category, Supplier, SupplierProduct } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';

const categoryById = joinToOne('categories');
const baseProductById = joinToOne('baseProducts');
const childrenOf = joinToMany({
  operation: 'categories',
  parameter: 'parentIds',
  parentsOf: (category) => category.parentId,
});
const propertiesOf = joinToMany({
  operation: 'propertiesOfCategories',
  parameter: 'categoryIds',
  parentsOf: (row) => row.categoryId,
});

async function breadcrumb(category: Category, _given: unknown, graph: GraphContext): Promise<Category[]> {
  const above = await Promise.all(category.ancestorIds.map((id) => categoryById(graph, id)));
  return [...above.filter((each) => each !== null), category];
}

async function categoriesOf({ categoryIds }: Supplier, _given: unknown, graph: GraphContext): Promise<Category[]> {
  const found = await Promise.all(categoryIds.map((id) => categoryById(graph, id)));
  return found.filter((each) => each !== null).sort((one, other) => one.level - other.level || one.order - other.order);
}

const category = {
  resolve: ({ categoryId }: BaseProduct | SupplierProduct, _given: unknown, graph: GraphContext) =>
    categoryById(graph, categoryId),
};

/** Stitched fields of the catalogue. */
export const catalogFields: StitchedFields = {
  Category: {
    // Answers of the menu carry their subcategories.
    subcategories: {
      rows: 10,
      resolve: (parent, _given, graph) => parent.subcategories ?? childrenOf(graph, parent.id),
    },
    breadcrumb: { rows: 4, resolve: breadcrumb },
    properties: {
      rows: 15,
      resolve: async (parent, _given, graph) => (await propertiesOf(graph, parent.id)).flatMap(({ items }) => items),
    },
  },
  Supplier: {
    categories: { rows: 10, resolve: categoriesOf },
  },
  BaseProduct: { category },
  SupplierProduct: {
    category,
    baseProduct: { resolve: (parent, _given, graph) => baseProductById(graph, parent.baseProductId) },
  },
};
