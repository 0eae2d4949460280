import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { readText } from './files.mjs';

const OF_LIST = ['first', 'after', 'page'];
const OF_REST = ['pageNumber', 'pageSize', 'perParent', 'cursors'];
const OF_CONNECTION = ['nodes', 'edges', 'pageInfo', 'totalCount', 'totalCountIsCapped'];
const OF_EDGE = ['cursor', 'node'];

/** What of the printed graph is not as the design has it: lists, and where reads stand. @returns what is wrong, in words */
export async function misshapen() {
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const { paths } = JSON.parse(readText('api/openapi.json'));
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  return [...types.flatMap(ofType), ...misplaced(paths, schema.getQueryType())];
}

/** Their `id` is that of another thing, which they tell something about. */
const OF_ANOTHER = ['CategoryActiveState', 'SupplierProductSheet'];

function ofType(type) {
  const fields = type.getFields();
  const isNode = type.getInterfaces().some(({ name }) => name === 'Node');
  if (String(fields.id?.type) === 'ID!' && !isNode && !OF_ANOTHER.includes(type.name))
    return [`${type.name} has an id and is no Node`];
  const lacks = (names) => names.filter((name) => !fields[name]).map((name) => `${type.name} has no ${name}`);
  const ofLists = Object.values(fields).flatMap((field) => ofField(`${type.name}.${field.name}`, field));
  if (type.name.endsWith('Page')) return [`${type.name} is a page of REST; lists are connections`, ...ofLists];
  if (type.name.endsWith('Connection')) return [...lacks(OF_CONNECTION), ...ofLists];
  return type.name.endsWith('Edge') ? [...lacks(OF_EDGE), ...ofLists] : ofLists;
}

/**
 * @param {string} coordinate
 * @param {import('graphql').GraphQLField<unknown, unknown>} field
 */
function ofField(coordinate, { type, args }) {
  const names = args.map(({ name }) => name);
  const foreign = names.filter((name) => OF_REST.includes(name)).map((name) => `${coordinate} takes ${name}`);
  if (!getNamedType(type).name.endsWith('Connection')) return foreign;
  const missing = OF_LIST.filter((name) => !names.includes(name)).map((name) => `${coordinate} does not take ${name}`);
  return [...foreign, ...missing];
}

/** Reads that need a session stand under `viewer` or `staff`, and what exists only to join is no root. */
function misplaced(paths, query) {
  const roots = query.getFields();
  const reads = Object.values(paths).flatMap(({ get }) => (get && roots[get.operationId] ? [get] : []));
  return reads.flatMap((read) => {
    const place = read['x-graph'];
    if (read.security.length > 0)
      return [`Query.${read.operationId} needs a session: it belongs under viewer or staff`];
    return place === 'join' || place === 'none' ? [`Query.${read.operationId} is placed nowhere and is a root`] : [];
  });
}
