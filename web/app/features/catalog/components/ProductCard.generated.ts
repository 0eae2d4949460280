/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/graph/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How an offer is priced. */
export type PriceMode =
  /** One price for any quantity. */
  | 'FIXED'
  /** The supplier tells the price when asked. */
  | 'ON_REQUEST'
  /** The more is ordered, the less a unit costs. */
  | 'TIERED';

/** What kind of value a property holds, and so how it is filtered. */
export type PropertyDataType =
  /** Yes or no. */
  | 'BOOLEAN'
  /** One value of a list. */
  | 'ENUM'
  /** Some values of a list. */
  | 'MULTI_ENUM'
  /** One number, mostly with a unit. */
  | 'NUMERIC'
  /** Two numbers, such as the temperatures it stands. */
  | 'NUMERIC_RANGE'
  /** Free text; not filtered by. */
  | 'TEXT';

/** Whether an offer is at hand. */
export type StockState =
  /** At hand. */
  | 'IN_STOCK'
  /** Made when ordered. */
  | 'MADE_TO_ORDER'
  /** Not to be had for now. */
  | 'OUT';

/** How far a supplier’s claims were checked; each level includes the ones before. */
export type VerificationLevel =
  /** The registered company was checked. */
  | 'BUSINESS'
  /** The person behind it was checked. */
  | 'IDENTITY'
  /** Nothing was checked. */
  | 'NONE'
  /** The phone number was checked. */
  | 'PHONE'
  /** Its place of work was visited. */
  | 'SITE';

export type ProductCard_ProductFragment = { __typename: 'SupplierProduct', id: string, title: string, slug: string, sku: string, mpn: string | null, icon: string, priceMode: Types.PriceMode, lowestPriceRial: string | null, saleUnit: string, packSize: number, moq: number, stockState: Types.StockState, leadTimeDays: number, keyProperties: Array<{ __typename: 'PropertyValue', propertyId: string, name: string, dataType: Types.PropertyDataType, rawValue: string | null, rawMaxValue: string | null, unitDisplayText: string | null, booleanValue: boolean | null, text: string | null, enumValues: Array<{ __typename: 'PropertyValueChoice', id: string, label: string }> }>, supplier: { __typename: 'Supplier', id: string, brandName: string, cityName: string, verificationLevel: Types.VerificationLevel } | null } & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductCard_LabelsFragment = { __typename: 'Query', stockStates: { __typename: 'EnumModel', name: string, values: Array<{ __typename: 'EnumValue', value: string, displayFa: string, color: string | null }> } | null, verificationLevels: { __typename: 'EnumModel', name: string, values: Array<{ __typename: 'EnumValue', value: string, displayFa: string, color: string | null }> } | null } & { ' $fragmentName'?: 'ProductCard_LabelsFragment' };

export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"mpn"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"priceMode"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceRial"}},{"kind":"Field","name":{"kind":"Name","value":"saleUnit"}},{"kind":"Field","name":{"kind":"Name","value":"packSize"}},{"kind":"Field","name":{"kind":"Name","value":"moq"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeDays"}},{"kind":"Field","name":{"kind":"Name","value":"keyProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"rawValue"}},{"kind":"Field","name":{"kind":"Name","value":"rawMaxValue"}},{"kind":"Field","name":{"kind":"Name","value":"unitDisplayText"}},{"kind":"Field","name":{"kind":"Name","value":"booleanValue"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"enumValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const ProductCard_LabelsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_labels"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stockStates"},"name":{"kind":"Name","value":"enumModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"StockState","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"displayFa"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"verificationLevels"},"name":{"kind":"Name","value":"enumModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"VerificationLevel","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"displayFa"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProductCard_LabelsFragment, unknown>;