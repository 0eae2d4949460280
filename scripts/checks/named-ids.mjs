import { buildSchema, getNullableType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { readText } from './files.mjs';
import { fieldsOf } from './schema-fields.mjs';

/**
 * An id in what is sent says whose it is: no input has an `id`, and an argument is called so only where the thing of that id is
 * answered. What is released stays as it is. @returns what is not, in words
 */
export function namelessIds() {
  const released = buildSchema(readText('gateway/released.graphql'), { assumeValidSDL: true });
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const before = fieldsOf(released, type.name);
    if (isInputObjectType(type))
      return type.getFields().id && !before.id ? [`${type.name}.id does not say whose id it is`] : [];
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.some(({ name }) => name === 'id') && !before[field.name] && !isThing(field.type)
        ? [`${type.name}.${field.name}(id:) is the id of something else than what it answers`]
        : [],
    );
  });
}

/** @param {import('graphql').GraphQLOutputType} type */
function isThing(type) {
  const inner = getNullableType(type);
  return !isListType(inner) && 'getFields' in inner && inner.getFields().id !== undefined;
}
