/**
 * @param {import('graphql').GraphQLSchema} schema
 * @param {string} typeName
 * @returns {Record<string, unknown>} the fields of a type; none where there is no such type, or it has no fields
 */
export function fieldsOf(schema, typeName) {
  const type = schema.getType(typeName);
  return type && 'getFields' in type ? type.getFields() : {};
}
