import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import type { Catalog } from './catalog.service.ts';
import {
  Category,
  CategoryActiveState,
  CategoryItemsCount,
  CategoryPage,
  CategoryParams,
  CategoryProperties,
  CategoryProperty,
  CategoryPropertyQuery,
  CategoryQuery,
  ItemsCountQuery,
  MenuQuery,
} from './catalog.schemas.ts';

export function categoryRoutes(app: FastifyInstance, catalog: Catalog) {
  route(app, 'catalog', {
    url: '/categories',
    operationId: 'categories',
    policy: 'public',
    summary: 'Categories by ids, parent, type or name',
    query: CategoryQuery,
    response: CategoryPage,
    handler: ({ query }) => catalog.categories(query),
  });
  route(app, 'catalog', {
    url: '/categories/menu',
    operationId: 'categoryMenu',
    policy: 'public',
    summary: 'The main menu: trees of depth 3, one for each root asked for',
    query: MenuQuery,
    response: Type.Array(Category),
    handler: ({ query }) => catalog.menu(query.categoryTypes),
  });
  route(app, 'catalog', {
    url: '/categories/top-levels',
    operationId: 'topLevelCategories',
    policy: 'public',
    summary: 'The four roots with their counts',
    response: Type.Array(Category),
    handler: () => catalog.topLevels(),
  });
  route(app, 'catalog', {
    url: '/categories/items-count',
    operationId: 'categoryItemsCounts',
    graph: 'Category.itemsCount',
    policy: 'public',
    summary: 'Published offers by category',
    query: ItemsCountQuery,
    response: Type.Array(CategoryItemsCount),
    handler: ({ query }) => catalog.itemsCounts(query.ids),
  });
  route(app, 'catalog', {
    url: '/categories/:id',
    operationId: 'category',
    policy: 'public',
    summary: 'One active category',
    params: CategoryParams,
    response: Category,
    handler: ({ params }) => catalog.category(params.id),
  });
  route(app, 'catalog', {
    url: '/categories/:id/children',
    operationId: 'categoryChildren',
    graph: 'Category.subcategories',
    policy: 'public',
    summary: 'The active categories directly below',
    params: CategoryParams,
    response: Type.Array(Category),
    handler: ({ params }) => catalog.children(params.id),
  });
  route(app, 'catalog', {
    url: '/categories/:id/breadcrumb',
    operationId: 'categoryBreadcrumb',
    graph: 'Category.breadcrumb',
    policy: 'public',
    summary: 'The way from the root to the category, root first',
    params: CategoryParams,
    response: Type.Array(Category),
    handler: ({ params }) => catalog.breadcrumb(params.id),
  });
  route(app, 'catalog', {
    url: '/categories/:id/active',
    operationId: 'categoryActiveState',
    policy: 'public',
    summary: 'Whether the category is shown, and its successor if not',
    params: CategoryParams,
    response: CategoryActiveState,
    handler: ({ params }) => catalog.activeState(params.id),
  });
  route(app, 'catalog', {
    url: '/categories/:id/properties',
    operationId: 'categoryProperties',
    graph: 'Category.properties',
    policy: 'public',
    summary: 'What can be measured and filtered in the category, inherited properties first',
    params: CategoryParams,
    response: Type.Array(CategoryProperty),
    handler: ({ params }) => catalog.propertiesOf(params.id),
  });
  route(app, 'catalog', {
    url: '/categoryproperties',
    operationId: 'propertiesOfCategories',
    graph: 'join',
    policy: 'public',
    summary: 'The properties of several categories',
    query: CategoryPropertyQuery,
    response: Type.Array(CategoryProperties),
    handler: ({ query }) => catalog.categoryProperties(query.categoryIds),
  });
}
