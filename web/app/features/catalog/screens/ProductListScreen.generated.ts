/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/graph/types.generated.ts';

import type { ProductCard_ProductFragment } from '../components/ProductCard.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which offers are wanted; what is left out does not narrow the list. */
export type ProductFilterInput = {
  /** Also products that do not state a filtered property. */
  includeUnknown?: boolean | null | undefined;
  /** Only suppliers whose confirmation is complete. */
  onlyConfirmed?: boolean | null | undefined;
  /** All of these. */
  properties?: Array<PropertyFilterInput> | null | undefined;
  /** Words of the title. */
  searchKey?: string | null | undefined;
  /** Any of these stock states. */
  stockStates?: Array<string> | null | undefined;
};

/** Orders of a product list; offers without a price come last in PRICE_ASC. */
export type ProductSort =
  /** Soonest to leave the supplier first. */
  | 'LEAD_TIME'
  /** Last published first. */
  | 'NEWEST'
  /** Cheapest first, offers without a price last. */
  | 'PRICE_ASC'
  /** Best rated supplier first. */
  | 'RATING'
  /** Best match first. */
  | 'RELEVANCE'
  /** Supplier who answers soonest first. */
  | 'RESPONSE_TIME';

/** One selected property of a filter. Numbers may be typed with Persian or Arabic digits; value > maxValue is swapped. */
export type PropertyFilterInput = {
  /** Value wanted (BOOLEAN). */
  booleanValue?: boolean | null | undefined;
  /** Any of these values (ENUM, MULTI_ENUM). */
  enumValueIds?: Array<string | number> | null | undefined;
  /** How a NUMERIC_RANGE meets an interval: it covers all of it, or overlaps it. */
  match?: RangeMatch | null | undefined;
  /** Number, at most. */
  maxValue?: string | null | undefined;
  /** Unit of both numbers; the property’s default when absent. */
  measurementUnitId?: string | number | null | undefined;
  /** Property id. */
  propertyId: string | number;
  /** Number, at least; or both ends when alone on a range property. */
  value?: string | null | undefined;
};

/** How a NUMERIC_RANGE meets an interval: it covers all of it, or overlaps it. */
export type RangeMatch =
  /** The range contains all of the interval. */
  | 'cover'
  /** The range and the interval have some part in common. */
  | 'overlap';

export type ProductListScreenQueryVariables = Exact<{
  categoryId: string | number;
  filter?: Types.ProductFilterInput | null | undefined;
  sort?: Types.ProductSort | null | undefined;
  pageNumber: number;
  pageSize: number;
}>;


export type ProductListScreenQuery = { supplierProducts: { __typename: 'SupplierProductPage', totalCount: number, items: Array<(
      { __typename: 'SupplierProduct', id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )>, facets: Array<{ __typename: 'PropertyFacet', propertyId: string, min: string | null, max: string | null, unitId: string | null, unknownCount: number, buckets: Array<{ __typename: 'FacetBucket', value: string, count: number }> }> } | null };


export const ProductListScreenDocument = {"__meta__":{"hash":"1c5c1c3549f49fe694999bc52a88cb2750eb65146738f224009acd9b0dbbbb68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductListScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCount"}},{"kind":"Field","name":{"kind":"Name","value":"buckets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"mpn"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"priceMode"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceRial"}},{"kind":"Field","name":{"kind":"Name","value":"saleUnit"}},{"kind":"Field","name":{"kind":"Name","value":"packSize"}},{"kind":"Field","name":{"kind":"Name","value":"moq"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeDays"}},{"kind":"Field","name":{"kind":"Name","value":"keyProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"rawValue"}},{"kind":"Field","name":{"kind":"Name","value":"rawMaxValue"}},{"kind":"Field","name":{"kind":"Name","value":"unitDisplayText"}},{"kind":"Field","name":{"kind":"Name","value":"booleanValue"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"enumValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProductListScreenQuery, ProductListScreenQueryVariables>;