import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { readText } from './files.mjs';

/** What a description of a field must not be: a single word, or one that only points. */
const SAYS_NOTHING = /^(\S+|(how|for|by|as|which|those|these) \S+|(the|its) (row|things?|end))\.$/i;

/**
 * Everything in the printed graph has a description, and that of a field says what it is.
 * @returns coordinates of what has none or one that says nothing: `Type.field(argument:)`
 */
export async function undescribed() {
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type) => [...missing(type.name, type), ...members(type)]);
}

function members(type) {
  if (isEnumType(type)) return type.getValues().flatMap((value) => missing(`${type.name}.${value.name}`, value));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => required(`${type.name}.${field.name}`, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    return [
      ...required(coordinate, field),
      ...field.args.flatMap((each) => required(`${coordinate}(${each.name}:)`, each)),
    ];
  });
}

const missing = (coordinate, { description }) => (description?.trim() ? [] : [`${coordinate} has no description`]);

/** The same of a field or an argument. */
const required = (coordinate, described) =>
  SAYS_NOTHING.test(described.description?.trim() ?? '')
    ? [`${coordinate} is described by "${described.description}", which says nothing`]
    : missing(coordinate, described);
