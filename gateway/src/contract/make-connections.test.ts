import { parse, print, type TypeDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import type { Connection } from '../platform/graph/connection.ts';
import { refusedByApi } from '../platform/graph/graph-error.ts';
import { GraphDraft } from './graph-draft.ts';
import { makeConnections } from './make-connections.ts';

const sdl = `
  type Query {
    offers(categoryId: ID, pageNumber: Int = 1, pageSize: Int = 20, after: String, cursors: Boolean): OfferPage
  }
  type Supplier { products(first: Int = 12): OfferPage }
  type Offer { id: ID! }
  "A page of offers."
  type OfferPage { items: [Offer!]!, totalCount: Int!, pageNumber: Int, pageSize: Int!, facets: [String!]! }`;

const made = () => {
  const { definitions } = parse(sdl, { noLocation: true });
  const draft = new GraphDraft(definitions as TypeDefinitionNode[], [['Query.offers', { operation: 'offers' }]]);
  makeConnections(draft);
  return draft;
};
const argumentsOf = (draft: GraphDraft, type: string, field: string) =>
  draft.field(type, field)!.arguments!.map(({ description: _, ...argument }) => print(argument));
/** What a resolver is told of `{ field { …names } }`. */
const infoOf = (names: string) => {
  const [operation] = parse(`{ field { ${names} } }`).definitions as never as {
    selectionSet: { selections: never[] };
  }[];
  return { fieldNodes: operation!.selectionSet.selections, fragments: {} };
};

it('makes a connection of a page, with what stands beside its rows', () => {
  const draft = made();
  expect(draft.types.has('OfferPage')).toBe(false);
  const fields = draft.objectType('OfferConnection').fields!.map(({ name }) => name.value);
  expect(fields).toEqual(['nodes', 'edges', 'pageInfo', 'totalCount', 'totalCountIsCapped', 'facets']);
  expect(argumentsOf(draft, 'Query', 'offers')).toEqual([
    'categoryId: ID',
    'first: Int = 20',
    'after: String',
    'page: Int',
  ]);
  expect(argumentsOf(draft, 'Supplier', 'products')).toEqual(['first: Int = 12', 'after: String', 'page: Int']);
});

it('asks the api in its own words, for cursors only where edges are asked', () => {
  const { toArguments } = made().fields.get('Query.offers')!;
  const given = { categoryId: 'c', first: 5, page: 2 };
  expect(toArguments!(given, infoOf('nodes'))).toEqual({ categoryId: 'c', pageSize: 5, pageNumber: 2 });
  expect(toArguments!(given, infoOf('edges { cursor }'))).toEqual({
    categoryId: 'c',
    pageSize: 5,
    pageNumber: 2,
    cursors: true,
  });
});

it('answers rows, edges and where the page stands', async () => {
  const { toAnswer } = made().fields.get('Query.offers')!;
  const answer = (page: object) => toAnswer!(Promise.resolve(page), {}) as Promise<Connection & { facets: string[] }>;
  const page = { items: ['a', 'b'], pageSize: 2, totalCount: 5, totalCountIsCapped: false, hasNextPage: true };
  const connection = await answer({ ...page, pageNumber: 1, cursors: ['1', '2'], endCursor: '2', facets: ['f'] });
  expect(connection.nodes).toEqual(['a', 'b']);
  expect(connection.edges).toEqual([
    { cursor: '1', node: 'a' },
    { cursor: '2', node: 'b' },
  ]);
  expect(connection).toMatchObject({ totalCount: 5, totalCountIsCapped: false, facets: ['f'] });
  expect(connection.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false, endCursor: '2' });
  expect((await answer(page)).pageInfo).toMatchObject({ hasPreviousPage: true });
});

it('tells a refusal in the words of the graph', async () => {
  const { toAnswer } = made().fields.get('Query.offers')!;
  const refusal = refusedByApi(400, 'PAGE_TOO_DEEP', '', { fields: [{ field: 'pageNumber', code: 'PAGE_TOO_DEEP' }] });
  await expect(toAnswer!(Promise.reject(refusal), {})).rejects.toMatchObject({
    extensions: { fields: [{ field: 'page', code: 'PAGE_TOO_DEEP' }] },
  });
});
