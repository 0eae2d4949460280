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

/** Everything in the printed graph has a description. @returns coordinates of what has none: `Type.field(argument:)` */
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
    return Object.values(type.getFields()).flatMap((field) => missing(`${type.name}.${field.name}`, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    return [
      ...missing(coordinate, field),
      ...field.args.flatMap((each) => missing(`${coordinate}(${each.name}:)`, each)),
    ];
  });
}

const missing = (coordinate, { description }) => (description?.trim() ? [] : [`${coordinate} has no description`]);
