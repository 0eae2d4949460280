import {
  isTypeDefinitionNode,
  Kind,
  parse,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { askList, pageArguments, type ListArguments } from '../platform/graph/connection.ts';
import { asksFor, type Info } from '../platform/graph/selection.ts';
import type { Arguments } from '../platform/upstream/address.ts';
import { typeNameOf, type GraphDraft, type OperationField } from './graph-draft.ts';

/** Fields of the api's paging envelope that a connection has in another form. */
const OF_ENVELOPE = new Set([
  'items',
  'totalCount',
  'totalCountIsCapped',
  'pageNumber',
  'pageSize',
  'hasNextPage',
  'startCursor',
  'endCursor',
  'cursors',
]);
/** Arguments that say which rows of a list are wanted, of the api and of the graph. */
const OF_PAGING = new Set(['pageNumber', 'pageSize', 'after', 'cursors', 'first', 'page']);

const SHARED = `
  "Where a page of a list stands."
  type PageInfo {
    "Whether rows come after it."
    hasNextPage: Boolean!
    "Whether rows come before it."
    hasPreviousPage: Boolean!
    "The cursor of its first row; null for an empty page and for the first rows of several parents at once."
    startCursor: String
    "The cursor of its last row, to go on after; null for an empty page and for the first rows of several parents at once."
    endCursor: String
  }`;

const connectionSdl = (name: string, node: string) => `
  type ${name} {
    "The rows of this page, in the order asked for."
    nodes: [${node}!]!
    "The same rows, each with its cursor."
    edges: [${node}Edge!]!
    "Where this page stands in the list."
    pageInfo: PageInfo!
    "How many rows match in all."
    totalCount: Int!
    "Whether there are more than totalCount: long lists are counted only so far."
    totalCountIsCapped: Boolean!
  }
  "A row of a list with its place there."
  type ${node}Edge {
    "Where the list goes on after this row; it means nothing in a list of another order."
    cursor: String!
    "The object at this place of the list."
    node: ${node}!
  }`;

const argumentsSdl = (first: number) => `
  type Holder {
    field(
      "How many rows, 1 to 100."
      first: Int = ${first}
      "The cursor of the row after which the page begins; not together with page."
      after: String
      "A numbered page, from 1; pages beyond row 10,000 are refused, cursors have no such end."
      page: Int
    ): Int
  }`;

/**
 * Makes connections of the api's pages: `SupplierPage` becomes `SupplierConnection`, and the fields that answer one take
 * `first`, `after` and `page`. What else stands on a page (facets, counts by type) stays beside the rows.
 */
export function makeConnections(draft: GraphDraft): void {
  const names = new Map<string, string>();
  for (const type of [...draft.types.values()]) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || !isPage(type)) continue;
    const name = type.name.value.replace(/Page$/, 'Connection');
    names.set(type.name.value, name);
    defineConnection(draft, type, name);
    draft.types.delete(type.name.value);
  }
  for (const type of typesIn(SHARED)) draft.define(type);
  for (const type of [...draft.types.values()]) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const field of type.fields ?? []) {
      const name = names.get(typeNameOf(field.type));
      if (name === undefined) continue;
      draft.changeField(type.name.value, field.name.value, () => listField(field, name));
      const coordinate = `${type.name.value}.${field.name.value}`;
      const asked = draft.fields.get(coordinate);
      if (asked) draft.fields.set(coordinate, listOperation(asked));
    }
  }
}

const isPage = ({ name, fields = [] }: ObjectTypeDefinitionNode) =>
  name.value.endsWith('Page') && fields.some((each) => each.name.value === 'items');

function defineConnection(draft: GraphDraft, page: ObjectTypeDefinitionNode, name: string) {
  const items = page.fields!.find((each) => each.name.value === 'items')!;
  const [connection, edge] = typesIn(connectionSdl(name, typeNameOf(items.type)));
  const beside = page.fields!.filter((each) => !OF_ENVELOPE.has(each.name.value));
  const fields = [...connection!.fields!, ...beside];
  draft.define({ ...connection!, ...(page.description && { description: page.description }), fields });
  draft.define(edge!);
}

function listField(field: FieldDefinitionNode, type: string): FieldDefinitionNode {
  const others = field.arguments?.filter(({ name }) => !OF_PAGING.has(name.value)) ?? [];
  const named: NamedTypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } };
  const isThere = field.type.kind === Kind.NON_NULL_TYPE;
  return {
    ...field,
    type: isThere ? { kind: Kind.NON_NULL_TYPE, type: named } : named,
    arguments: [...others, ...pagingArguments(rowsOf(field))],
  };
}

/** How many rows a field answers when nothing is said; a stitched one says so. */
function rowsOf({ arguments: given = [] }: FieldDefinitionNode): number {
  const first = given.find(({ name }) => name.value === 'first' || name.value === 'pageSize')?.defaultValue;
  return first?.kind === Kind.INT ? Number(first.value) : 20;
}

function pagingArguments(first: number): readonly InputValueDefinitionNode[] {
  return typesIn(argumentsSdl(first))[0]!.fields![0]!.arguments!;
}

const listOperation = (asked: OperationField): OperationField => ({
  ...asked,
  toArguments: (given: Arguments, info: Info) => pageArguments(given as ListArguments, asksFor(info, 'edges')),
  toAnswer: askList,
});

const typesIn = (sdl: string) =>
  parse(sdl, { noLocation: true }).definitions.filter(
    (it): it is ObjectTypeDefinitionNode => isTypeDefinitionNode(it) && it.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
