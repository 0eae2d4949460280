export { CategoryType, PropertyDataType, PublishState, ThingType } from './catalog.enums.ts';
export type { Catalog } from './catalog.service.ts';
export { clearSlot } from './staff-properties.repository.ts';
export { readOfferedProducts, readProductsOfOffers, type StoredValue } from './catalog.repository.ts';
export { type CategoryNode, equivalentsOf, leavesOf, type Property } from './category-tree.ts';
export { StatedProperty, readStatedProperties } from './stated-properties.ts';
export { toPropertyValues } from './property-values.ts';
export { type BaseProduct, PropertyEnumValue, PropertyGroup, PropertyValue } from './catalog.schemas.ts';
