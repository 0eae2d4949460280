/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/graph/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an offer is at hand. */
export type StockState =
  /** At hand. */
  | 'IN_STOCK'
  /** Made when ordered. */
  | 'MADE_TO_ORDER'
  /** Not to be had for now. */
  | 'OUT';

export type OfferTable_ProductFragment = { __typename: 'SupplierProduct', id: string, title: string, slug: string, sku: string, lowestPriceRial: string | null, saleUnit: string, moq: number, leadTimeDays: number, stockState: Types.StockState, supplier: { __typename: 'Supplier', id: string, brandName: string, cityName: string } | null } & { ' $fragmentName'?: 'OfferTable_ProductFragment' };

export const OfferTable_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTable_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceRial"}},{"kind":"Field","name":{"kind":"Name","value":"saleUnit"}},{"kind":"Field","name":{"kind":"Name","value":"moq"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeDays"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OfferTable_ProductFragment, unknown>;