export { CategoryType, PropertyDataType, PublishState } from './catalog.enums.ts';
export { catalogErrors } from './catalog.errors.ts';
export { baseProductRoutes } from './base-product.routes.ts';
export { categoryRoutes } from './category.routes.ts';
export { makeCatalog, type Catalog } from './catalog.service.ts';
export type { StoredValue } from './catalog.repository.ts';
export type { CategoryNode, Property } from './category-tree.ts';
export { toPropertyValues } from './property-values.ts';
export { CategoryQuery, PropertyGroup, PropertyValue } from './catalog.schemas.ts';
