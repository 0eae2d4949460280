/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/graph/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a supplier is in its confirmation. */
export type ConfirmStatus =
  /** Checked and accepted. */
  | 'CONFIRMED'
  /** Not yet handed in. */
  | 'DRAFT'
  /** Handed in, being checked. */
  | 'PENDING'
  /** Checked and turned down. */
  | 'REJECTED'
  /** Taken out of public view after it was confirmed. */
  | 'SUSPENDED';

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

export type SellerBox_SupplierFragment = { __typename: 'Supplier', id: string, brandName: string, legalName: string, cityName: string, stateName: string, verificationLevel: Types.VerificationLevel, confirmStatus: Types.ConfirmStatus, rating: number | null, ratingCount: number, responseRate30d: number | null } & { ' $fragmentName'?: 'SellerBox_SupplierFragment' };

export const SellerBox_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerBox_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"confirmStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate30d"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SellerBox_SupplierFragment, unknown>;