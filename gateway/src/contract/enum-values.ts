import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  Kind,
  type EnumValueDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import type { GraphDraft } from './graph-draft.ts';

const LOWER_CASE = /^[a-z]+$/;

/** A value as the graph has it: in upper case where REST has it in lower case. The kinds of categories stay as they are spelt. */
export const valueInGraph = (value: string): string => (LOWER_CASE.test(value) ? value.toUpperCase() : value);

/** The same of a value that REST has in lower case. */
export const raised = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

/**
 * Puts values of enumerations in upper case. A field that answers one has a resolver that says it so: compiled operations pass
 * leaves on as they are. @returns the enumerations whose values changed
 */
export function raiseEnumValues(draft: GraphDraft): string[] {
  const renamed = (value: EnumValueDefinitionNode): EnumValueDefinitionNode => ({
    ...value,
    name: { ...value.name, value: valueInGraph(value.name.value) },
  });
  return [...draft.types.values()].flatMap((type) => {
    if (type.kind !== Kind.ENUM_TYPE_DEFINITION || !type.values?.some(isLower)) return [];
    draft.define({ ...type, values: type.values.map(renamed) });
    return [type.name.value];
  });
}
const isLower = ({ name }: EnumValueDefinitionNode) => LOWER_CASE.test(name.value);

/**
 * What is asked with such a value reaches the api as REST has it. The schema is changed in place.
 * @throws Error for an enumeration that is both asked with and answered
 */
export function readRaisedValues(schema: GraphQLSchema, raised: readonly string[]): GraphQLSchema {
  const { asked, answered } = placesOfTypes(schema);
  for (const name of raised.filter((each) => asked.has(each))) {
    if (answered.has(name)) throw new Error(`${name} has values in lower case, and is both asked with and answered`);
    const type = schema.getType(name);
    if (isEnumType(type)) for (const value of type.getValues()) value.value = value.name.toLowerCase();
  }
  return schema;
}

function placesOfTypes(schema: GraphQLSchema) {
  const asked = new Set<string>();
  const answered = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) asked.add(getNamedType(field.type).name);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      answered.add(getNamedType(field.type).name);
      for (const argument of field.args) asked.add(getNamedType(argument.type).name);
    }
  }
  return { asked, answered };
}
