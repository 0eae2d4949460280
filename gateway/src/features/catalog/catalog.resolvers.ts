import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';

type Category = {
  id: string;
  level: number;
  order: number;
  parentId?: string;
  ancestorIds: string[];
  subcategories?: Category[];
};
type InCategories = { categoryIds: string[] };
type OfCategory = { categoryId: string };
type OfBaseProduct = { baseProductId: string };

const categoryById = joinToOne<Category>('categories');
const baseProductById = joinToOne<{ id: string }>('baseProducts');
const childrenOf = joinToMany<Category>({
  operation: 'categories',
  parameter: 'parentIds',
  parentsOf: (category) => category.parentId,
});
const propertiesOf = joinToMany<OfCategory>({
  operation: 'propertiesOfCategories',
  parameter: 'categoryIds',
  parentsOf: (property) => property.categoryId,
});

async function breadcrumb(category: Category, _given: unknown, graph: GraphContext): Promise<Category[]> {
  const above = await Promise.all(category.ancestorIds.map((id) => categoryById(graph, id)));
  return [...above.filter((each) => each !== null), category];
}

async function categoriesOf({ categoryIds }: InCategories, _given: unknown, graph: GraphContext): Promise<Category[]> {
  const found = await Promise.all(categoryIds.map((id) => categoryById(graph, id)));
  return found.filter((each) => each !== null).sort((one, other) => one.level - other.level || one.order - other.order);
}

const category = {
  resolve: ({ categoryId }: OfCategory, _given: unknown, graph: GraphContext) => categoryById(graph, categoryId),
};

/** Stitched fields of the catalogue. */
export const catalogFields: StitchedFields = {
  Category: {
    // Answers of the menu carry their subcategories.
    subcategories: {
      rows: 10,
      resolve: (parent: Category, _given, graph) => parent.subcategories ?? childrenOf(graph, parent.id),
    },
    breadcrumb: { rows: 4, resolve: breadcrumb },
    properties: { rows: 15, resolve: (parent: Category, _given, graph) => propertiesOf(graph, parent.id) },
  },
  Supplier: {
    categories: { rows: 10, resolve: categoriesOf },
  },
  BaseProduct: { category },
  SupplierProduct: {
    category,
    baseProduct: { resolve: (parent: OfBaseProduct, _given, graph) => baseProductById(graph, parent.baseProductId) },
  },
};
