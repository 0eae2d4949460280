import type { ContentType, OwnPage, Page } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';
import { nestedList } from '../../platform/graph/nested-list.ts';

const typeById = joinToOne('contentTypesByIds');
const supplierById = joinToOne('suppliers');
const categoryById = joinToOne('categories');
const pageById = joinToOne('pagesByIds');
const relatedOf = joinToMany({
  operation: 'relatedOfPages',
  parameter: 'pageIds',
  parentsOf: (related) => related.pageId,
});
const visitsOf = joinToMany({
  operation: 'visitCounts',
  parameter: 'objectIds',
  parentsOf: (count) => count.objectId,
});
/** What is tied to branches above counts too, which no row tells: one category is asked at a time. */
const NOTHING = new Set<string>();
const pagesOfCategory = nestedList({
  many: { operation: 'pagesByCategory', parameter: 'categoryId', parentsOf: (page) => page.categoryIds },
  one: { operation: 'pagesByCategory', toArguments: (categoryId) => ({ categoryId }) },
  simple: NOTHING,
});
const pagesOfSupplier = nestedList({
  many: {
    operation: 'pagesBySupplier',
    parameter: 'supplierIds',
    parentsOf: ({ supplierId, supplierIds }) => [...new Set(supplierId ? [supplierId, ...supplierIds] : supplierIds)],
  },
  one: { operation: 'pagesBySupplier', toArguments: (supplierId) => ({ supplierId }) },
});

/** Texts of pages that a list showed without them: those of all in one request. */
const textsOf = joinToMany({ operation: 'pagesByIds', parameter: 'ids', parentsOf: ({ id }) => id });
const ofText = <Field extends 'body' | 'headings'>(field: Field) => ({
  requests: 0,
  once: { read: 'texts of pages' },
  rows: 20,
  resolve: async (page: Page, _given: unknown, graph: GraphContext) =>
    page.body ? (page[field] ?? null) : ((await textsOf(graph, page.id, { withBody: true }))[0]?.[field] ?? null),
});

const contentType = {
  resolve: ({ contentTypeId }: Page | OwnPage, _given: unknown, graph: GraphContext) => typeById(graph, contentTypeId),
};
const supplier = {
  resolve: ({ supplierId }: Page | OwnPage, _given: unknown, graph: GraphContext) =>
    supplierId ? supplierById(graph, supplierId) : null,
};
const suppliers = {
  rows: 5,
  resolve: async ({ supplierIds }: Page | OwnPage, _given: unknown, graph: GraphContext) =>
    (await Promise.all(supplierIds.map((id) => supplierById(graph, id)))).filter((each) => each !== null),
};
const categories = {
  rows: 10,
  resolve: async ({ categoryIds }: Page | OwnPage, _given: unknown, graph: GraphContext) =>
    (await Promise.all(categoryIds.map((id) => categoryById(graph, id)))).filter((each) => each !== null),
};

async function breadcrumb(type: ContentType, _given: unknown, graph: GraphContext): Promise<ContentType[]> {
  const above = await Promise.all(type.ancestorIds.map((id) => typeById(graph, id)));
  return [...above.filter((each) => each !== null), type];
}

/** Stitched fields about pages that people read. */
export const pageFields: StitchedFields = {
  Page: {
    contentType,
    supplier,
    suppliers,
    categories,
    body: ofText('body'),
    headings: ofText('headings'),
    related: {
      rows: 6,
      resolve: async (page, _given, graph) => (await relatedOf(graph, page.id)).flatMap(({ items }) => items),
    },
    visitCount: {
      resolve: async ({ id }, _given, graph) =>
        (await visitsOf(graph, id, { objectType: 'CONTENT' }))[0]?.visitCount ?? null,
    },
  },
  OwnPage: { contentType, supplier, suppliers, categories },
  ContentType: { breadcrumb: { rows: 3, resolve: breadcrumb } },
  PageLike: { page: { resolve: ({ pageId }, _given, graph) => pageById(graph, pageId) } },
  Category: { pages: { resolve: pagesOfCategory } },
  Supplier: { pages: { resolve: pagesOfSupplier } },
};
