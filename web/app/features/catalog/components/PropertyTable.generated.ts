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

export type PropertyTable_PropertyFragment = { __typename: 'CategoryProperty', id: string, code: string, name: string, dataType: Types.PropertyDataType, decimals: number, minAllowed: string | null, maxAllowed: string | null, isFilterable: boolean, enumValues: Array<{ __typename: 'PropertyEnumValue', id: string, label: string }>, units: Array<{ __typename: 'UnitOfMeasurement', id: string, code: string, displayText: string, symbol: string }> | null } & { ' $fragmentName'?: 'PropertyTable_PropertyFragment' };

export const PropertyTable_PropertyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyTable_property"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dataType"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"minAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"maxAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"isFilterable"}},{"kind":"Field","name":{"kind":"Name","value":"enumValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayText"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PropertyTable_PropertyFragment, unknown>;