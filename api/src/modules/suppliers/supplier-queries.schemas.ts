import { Type, type Static } from 'typebox';
import { IdList, named, object, pagingQuery, perParent, searchKey } from '../../platform/schema.ts';
import { updatedSince } from '../../platform/sync/changes.ts';
import { CategoryType } from '../catalog/index.ts';
import { Measures, PropertyFilter, StockState } from '../search/index.ts';
import { ConfirmStatus, SupplierSort, VerificationLevel } from './suppliers.enums.ts';

export const SupplierQuery = object({
  ids: Type.Optional(IdList('Just these suppliers; order is kept.')),
  categoryIds: Type.Optional(IdList('Suppliers with published offers in any of these categories or below.')),
  categoryType: Type.Optional(CategoryType),
  searchKey: searchKey('Part of a name'),
  stateIds: Type.Optional(IdList('Suppliers in any of these provinces.')),
  cityIds: Type.Optional(IdList('Suppliers in any of these cities; with stateIds, of these provinces.')),
  supplierIds: Type.Optional(IdList('Only out of these suppliers.')),
  merchantIds: Type.Optional(IdList('Suppliers for which any of these merchants may sell now.')),
  hasDelegation: Type.Optional(Type.Boolean({ description: 'Only suppliers for which somebody may sell now.' })),
  verificationLevel: Type.Optional(VerificationLevel),
  status: Type.Optional(ConfirmStatus),
  onlyConfirmed: Type.Optional(Type.Boolean({ description: 'Only suppliers whose confirmation is complete.' })),
  sort: Type.Optional(SupplierSort),
  updatedSince,
  perParent,
  ...pagingQuery,
});
export type SupplierQuery = Static<typeof SupplierQuery>;
const supplierLists = {
  cityIds: Type.Optional(
    Type.Array(Type.String({ format: 'uuid' }), { description: 'Suppliers in any of these cities.', maxItems: 20 }),
  ),
  stateIds: Type.Optional(
    Type.Array(Type.String({ format: 'uuid' }), { description: 'Suppliers in any of these provinces.', maxItems: 20 }),
  ),
};
const SupplierFilter = named(
  'SupplierFilter',
  'Which suppliers of a category are wanted: by themselves and by what they offer. In a query string it is written with dotted keys: filter.properties[0].propertyId=…',
  object({
    searchKey: searchKey('Part of a supplier’s name'),
    ...supplierLists,
    onlyConfirmed: Type.Optional(Type.Boolean({ description: 'Only suppliers whose confirmation is complete.' })),
    hasDelegation: Type.Optional(Type.Boolean({ description: 'Only suppliers for which somebody may sell now.' })),
    stockStates: Type.Optional(
      Type.Array(StockState, { description: 'Offers in any of these stock states.', maxItems: 3 }),
    ),
    includeUnknown: Type.Optional(Type.Boolean({ description: 'Also offers that do not state a filtered property.' })),
    properties: Type.Optional(
      Type.Array(PropertyFilter, { description: 'Offers that meet all of these.', maxItems: 20 }),
    ),
  }),
);
export const CategorySuppliersQuery = object({
  filter: Type.Optional(SupplierFilter),
  measures: Measures,
  sort: Type.Optional(SupplierSort),
  ...pagingQuery,
});
export type CategorySuppliersQuery = Static<typeof CategorySuppliersQuery>;
