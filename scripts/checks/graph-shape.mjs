import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { readText } from './files.mjs';

const OF_LIST = ['first', 'after', 'page'];
const OF_REST = ['pageNumber', 'pageSize', 'perParent', 'cursors'];
const OF_CONNECTION = ['nodes', 'edges', 'pageInfo', 'totalCount', 'totalCountIsCapped'];
const OF_EDGE = ['cursor', 'node'];

/** What of the printed graph is not as the design has it: lists, ids, kinds of things, what may be null, and where reads stand. @returns what is wrong, in words */
export async function misshapen() {
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const { paths, components } = JSON.parse(readText('api/openapi.json'));
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  return [
    ...types.flatMap(ofType),
    ...unneeded(types),
    ...ofThings(schema),
    ...misplaced(paths, schema.getQueryType()),
    ...types.flatMap((type) => fragile(type, components.schemas)),
    ...Object.values(schema.getTypeMap()).flatMap(holed),
  ];
}

/** Parts of what they stand in, made by the gateway of what it has. */
const PARTS = ['Measure.unit'];

/** Fields of other things, each with a read of its own, which must not take what they stand in away with them when they fail. */
function fragile(type, schemas) {
  // A row without its thing is none.
  if (/Edge$|Connection$/.test(type.name)) return [];
  const embedded = schemas[type.name]?.properties ?? {};
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    const named = getNamedType(field.type);
    const isThing = isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Node');
    if (!isThing || !isNonNullType(field.type) || field.name in embedded || PARTS.includes(coordinate)) return [];
    return [`${coordinate} is another thing with a read of its own, and must be nullable`];
  });
}

/** Lists that answer each of the ids they are given, null for what is not there. */
const BY_IDS = ['Query.nodes'];

/** Lists with null among their members. */
function holed(type) {
  if (!(isObjectType(type) || isInputObjectType(type)) || type.name.startsWith('__')) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    if (BY_IDS.includes(coordinate)) return [];
    const parts = [[coordinate, field], ...(field.args ?? []).map((each) => [`${coordinate}(${each.name}:)`, each])];
    return parts.flatMap(([name, part]) => (hasHoles(part.type) ? [`${name} is a list with null in it`] : []));
  });
}

function hasHoles(type) {
  if (isNonNullType(type)) return hasHoles(type.ofType);
  return isListType(type) && (!isNonNullType(type.ofType) || hasHoles(type.ofType));
}

/** The enumeration of what the union of the same name can be. */
const KINDS = { union: 'Thing', name: 'ThingType' };
/** Enumerations that share words with it, and why. */
const OTHER_KINDS = {
  SuggestionKind: 'how a suggested text is meant, a search among it',
  ConversationSubject: 'what people talk about is sold by somebody; categories are not',
  DelegationSide: 'who has to do with a delegation, staff among them',
};
/** Things whose kind has another word than their type: visits and savings of the specification call pages CONTENT. */
const OF_KINDS = { Page: 'CONTENT' };

/** Types whose `objectType` is no kind of thing, and why. */
const OF_ANYTHING = {
  AuditLine: 'staff act on sessions, people and files, too',
  AccountAct: 'people act on sessions and companies, too',
};

function ofType(type) {
  const fields = type.getFields();
  const isNode = type.getInterfaces().some(({ name }) => name === 'Node');
  if (fields.id && !isNode) return [`${type.name} has an id and is no Node`];
  if (fields.id && String(fields.id.type) !== 'ID!') return [`${type.name}.id is ${fields.id.type} and no ID!`];
  const lacks = (names) => names.filter((name) => !fields[name]).map((name) => `${type.name} has no ${name}`);
  const ofLists = Object.values(fields).flatMap((field) => ofField(`${type.name}.${field.name}`, field));
  if (type.name.endsWith('Page') && fields.items)
    return [`${type.name} is a page of REST; lists are connections`, ...ofLists];
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

/** Reasons of types that need none. */
function unneeded(types) {
  const lacks = (name, field) => !types.find((type) => type.name === name)?.getFields()[field];
  return Object.keys(OF_ANYTHING).flatMap((name) =>
    lacks(name, 'objectType') ? [`${name}.objectType has a reason and is not there`] : [],
  );
}

/** One enumeration says which kind of thing something is about: the members of the union, in its own writing. */
function ofThings(schema) {
  const all = Object.values(schema.getTypeMap());
  const kinds = schema
    .getType(KINDS.union)
    .getTypes()
    .map(({ name }) => OF_KINDS[name] ?? name.replace(/\B[A-Z]/g, '_$&').toUpperCase());
  const valuesOf = (type) => type.getValues().map(({ name }) => name);
  const own = valuesOf(schema.getType(KINDS.name));
  const unlike = [...kinds.filter((each) => !own.includes(each)), ...own.filter((each) => !kinds.includes(each))];
  const others = all.filter(
    (type) =>
      isEnumType(type) &&
      type.name !== KINDS.name &&
      !OTHER_KINDS[type.name] &&
      valuesOf(type).filter((each) => kinds.includes(each)).length > 1,
  );
  const untold = all.filter(
    (type) =>
      (isObjectType(type) || isInputObjectType(type)) &&
      !OF_ANYTHING[type.name] &&
      type.getFields().objectType &&
      getNamedType(type.getFields().objectType.type).name !== KINDS.name,
  );
  return [
    ...unlike.map((each) => `${KINDS.name} and ${KINDS.union} are not the same: ${each}`),
    ...others.map(({ name }) => `${name} names kinds of things beside ${KINDS.name}`),
    ...untold.map(({ name }) => `${name}.objectType is no ${KINDS.name}`),
  ];
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
