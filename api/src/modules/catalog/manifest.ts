import type { Module } from '../../platform/modules/module.ts';
import { baseProductRoutes } from './base-product.routes.ts';
import * as enums from './catalog.enums.ts';
import { catalogErrors } from './catalog.errors.ts';
import { catalogForms } from './catalog.forms.ts';
import { CategoryQuery } from './catalog.schemas.ts';
import { makeCatalog } from './catalog.service.ts';
import { makePropertyChoices } from './property-choices.service.ts';
import { staffCategoryRoutes } from './staff-categories.routes.ts';
import { makeStaffCategories } from './staff-categories.service.ts';
import { staffPropertyRoutes } from './staff-properties.routes.ts';
import { makeStaffProperties } from './staff-properties.service.ts';
import { categoryRoutes } from './category.routes.ts';

export function catalogModule(parts: Parameters<typeof makeCatalog>[0]) {
  const catalog = makeCatalog(parts);
  return {
    name: 'catalog',
    about: 'Categories, their properties, base products.',
    errors: catalogErrors,
    enums,
    queries: { CategoryQuery },
    forms: catalogForms,
    routes: (v1) => {
      categoryRoutes(v1, catalog);
      staffCategoryRoutes(v1, makeStaffCategories(parts));
      staffPropertyRoutes(v1, makeStaffProperties(parts), makePropertyChoices(parts));
      baseProductRoutes(v1, catalog);
    },
    things: {
      CATEGORY: {
        find: catalog.category,
        names: async (ids) => (await catalog.categories({ ids, pageSize: ids.length })).items,
      },
      BASE_PRODUCT: {
        find: catalog.baseProduct,
        names: async (ids) => (await catalog.baseProducts({ ids })).items,
      },
    },
    nodes: [
      { type: 'Category', table: 'categories' },
      { type: 'CategoryProperty', table: 'category_properties', parent: 'category_id' },
      {
        type: 'PropertyEnumValue',
        table: 'property_enum_values',
        parent: '(select p.category_id from category_properties p where p.id = property_id)',
      },
      { type: 'BaseProduct', table: 'base_products' },
    ],
    service: catalog,
  } satisfies Module;
}
