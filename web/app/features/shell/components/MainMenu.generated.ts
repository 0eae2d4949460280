/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/graph/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The four roots of the market (specification, section 1). */
export type CategoryType =
  /** Design and consulting. */
  | 'ConsultingService'
  /** Standards and documents. */
  | 'ElectronicDocument'
  /** Industrial manufacturing services. */
  | 'IndustrialService'
  /** Equipment and industrial goods. */
  | 'Product';

export type MainMenuQueryVariables = Exact<{
  categoryTypes?: Array<Types.CategoryType> | Types.CategoryType | null | undefined;
}>;


export type MainMenuQuery = { categoryMenu: Array<{ __typename: 'Category', id: string, categoryType: Types.CategoryType, name: string, slug: string, icon: string, itemsCount: number, subcategories: Array<{ __typename: 'Category', id: string, name: string, slug: string, icon: string, itemsCount: number, subcategories: Array<{ __typename: 'Category', id: string, name: string, slug: string }> | null }> | null }> | null };


export const MainMenuDocument = {"__meta__":{"hash":"b1445184a17cf27c00b2ec51e4081254377e91499100635e0625e8ce0a1134a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MainMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryTypes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryType"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryTypes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryTypes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"itemsCount"}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"itemsCount"}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MainMenuQuery, MainMenuQueryVariables>;