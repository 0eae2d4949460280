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

/** Whether an offer is at hand. */
export type StockState =
  /** At hand. */
  | 'IN_STOCK'
  /** Made when ordered. */
  | 'MADE_TO_ORDER'
  /** Not to be had for now. */
  | 'OUT';

export type PriceBox_ProductFragment = { __typename: 'SupplierProduct', id: string, priceMode: Types.PriceMode, lowestPriceRial: string | null, saleUnit: string, packSize: number, moq: number, orderStep: number, stockState: Types.StockState, leadTimeDays: number, warranty: string | null, originCountryName: string | null, priceTiers: Array<{ __typename: 'PriceTier', minQty: string, unitPriceRial: string }> } & { ' $fragmentName'?: 'PriceBox_ProductFragment' };

export const PriceBox_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBox_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceMode"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minQty"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceRial"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceRial"}},{"kind":"Field","name":{"kind":"Name","value":"saleUnit"}},{"kind":"Field","name":{"kind":"Name","value":"packSize"}},{"kind":"Field","name":{"kind":"Name","value":"moq"}},{"kind":"Field","name":{"kind":"Name","value":"orderStep"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeDays"}},{"kind":"Field","name":{"kind":"Name","value":"warranty"}},{"kind":"Field","name":{"kind":"Name","value":"originCountryName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PriceBox_ProductFragment, unknown>;