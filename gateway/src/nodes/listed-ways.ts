import { getNamedType, isObjectType, isRequiredArgument, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { HttpOperation } from '../contract/http-operation.ts';
import type { Graph } from '../contract/shape.ts';
import { rows, type Operation } from './reads.ts';
import type { Way } from './ways.ts';

/** What lists of the graph are read off. */
export type Listed = Pick<Graph, 'schema' | 'fields' | 'operations'>;

/** Who may ask, by the place of a list in the graph, in the order in which the ways are tried. */
const askers: Readonly<Record<string, Way['who']>> = { Query: 'anybody', Viewer: 'user', Staff: 'staff' };

/**
 * How rows of lists are read by their ids: by the list itself, where it takes `ids` and needs nothing else.
 * A type that several lists of one place have is left out: which of them has everything is no matter of its shape.
 */
export function listedWays(graph: Listed): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  const unclear = new Set<string>();
  for (const [place, who] of Object.entries(askers)) {
    for (const [type, lists] of listsOf(graph, place)) {
      const [list] = lists;
      if (lists.size === 1) found.set(type, [...(found.get(type) ?? []), { read: rows(list!), who }]);
      else unclear.add(type);
    }
  }
  return new Map([...found].filter(([type]) => !unclear.has(type)));
}

/** The lists of a place that take ids, by the type of their rows. */
function listsOf({ schema, fields, operations }: Listed, place: string) {
  const lists = new Map<string, Set<Operation>>();
  for (const [coordinate, { operation }] of fields) {
    const [typeName, fieldName = ''] = coordinate.split('.');
    if (typeName !== place || !takesIds(operations.get(operation))) continue;
    const field = fieldOf(schema, place, fieldName);
    if (!field || field.args.some(isRequiredArgument)) continue;
    const type = rowsOf(field);
    lists.set(type, (lists.get(type) ?? new Set()).add(operation as Operation));
  }
  return lists;
}

const takesIds = (http: HttpOperation | undefined) =>
  http?.method === 'GET' && !http.path.includes('{') && http.query.some(({ name }) => name === 'ids');

function fieldOf(schema: GraphQLSchema, place: string, name: string) {
  const type = schema.getType(place);
  return isObjectType(type) ? type.getFields()[name] : undefined;
}

/** The type of a list's rows: those of a page are its nodes. */
function rowsOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  const nodes = isObjectType(type) ? type.getFields().nodes : undefined;
  return nodes ? getNamedType(nodes.type).name : type.name;
}
