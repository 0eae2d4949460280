/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/graph/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type MeasureStart_CategoryFragment = { __typename: 'Category', id: string, slug: string, properties: Array<{ __typename: 'CategoryProperty', id: string, code: string, name: string, dataType: Types.PropertyDataType, isFilterable: boolean, isKey: boolean, units: Array<{ __typename: 'UnitOfMeasurement', id: string, code: string, displayText: string }> | null }> | null } & { ' $fragmentName'?: 'MeasureStart_CategoryFragment' };

export const MeasureStart_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasureStart_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"isFilterable"}},{"kind":"Field","name":{"kind":"Name","value":"isKey"}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayText"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MeasureStart_CategoryFragment, unknown>;