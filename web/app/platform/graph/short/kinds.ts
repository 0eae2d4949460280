/** A node of a document without its names: an index into `kinds` with the values of its keys; a plain field is its name alone. */
export type Short = string | number | boolean | Short[];

/** Kinds of nodes that documents have, each with its keys; those that are seldom there stand last. */
export const kinds: readonly [kind: string, ...keys: string[]][] = [
  ['OperationDefinition', 'operation', 'name', 'selectionSet', 'variableDefinitions', 'directives'],
  ['FragmentDefinition', 'name', 'typeCondition', 'selectionSet', 'directives'],
  ['Field', 'name', 'selectionSet', 'arguments', 'alias', 'directives'],
  ['FragmentSpread', 'name', 'directives'],
  ['InlineFragment', 'typeCondition', 'selectionSet', 'directives'],
  ['Argument', 'name', 'value'],
  ['Variable', 'name'],
  ['VariableDefinition', 'variable', 'type', 'defaultValue', 'directives'],
  ['NamedType', 'name'],
  ['ListType', 'type'],
  ['NonNullType', 'type'],
  ['StringValue', 'value', 'block'],
  ['IntValue', 'value'],
  ['FloatValue', 'value'],
  ['BooleanValue', 'value'],
  ['EnumValue', 'value'],
  ['ListValue', 'values'],
  ['ObjectValue', 'fields'],
  ['ObjectField', 'name', 'value'],
  ['NullValue'],
  ['Directive', 'name', 'arguments'],
];

/** What stands for a key that a node does not have. */
export const absent = 0;
/** The kind of which a name alone is written. */
export const FIELD = 2;
