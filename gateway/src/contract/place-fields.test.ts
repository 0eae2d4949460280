import { buildASTSchema, parse, print, type TypeDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { dropUnreached } from './drop-unreached.ts';
import { GraphDraft } from './graph-draft.ts';
import { placeFields, readsBeside } from './place-fields.ts';

const sdl = `
  type Query {
    viewer: Viewer
    category: Category
    favorites(type: String): [Favorite!]
    favoritesByType(type: String!): [Favorite!]
    categoryChildren(id: ID!): [Category!]
    searchSummary(key: String!): String
    categories(parentIds: [ID!], searchKey: String): [Category!]
    countsOf(ids: [ID!]): [Count!]
  }
  type Viewer { person: String }
  type Category { children: [Category!] }
  type Favorite { id: ID! }
  type Count { count: Int }`;

const operation = (operationId: string, place?: string, parameters: object[] = []) => ({
  get: { operationId, ...(place && { 'x-graph': place }), parameters, responses: {} },
});
const contractOf = (paths: object) => ({ paths, components: { schemas: {} } }) as unknown as Contract;
const paths = {
  '/favorites': operation('favorites', 'viewer.favorites'),
  '/favorites/by-type': operation('favoritesByType', 'viewer.favorites'),
  '/categories/{id}/children': operation('categoryChildren', 'Category.children'),
  '/searches': operation('searchSummary', 'search'),
  '/categories': operation('categories', undefined, [
    { name: 'parentIds', in: 'query', schema: { type: 'array', 'x-graph': 'join' } },
    { name: 'searchKey', in: 'query', schema: { type: 'string' } },
  ]),
  '/counts': operation('countsOf', 'join'),
  '/addresses': operation('addresses', 'none'),
};
const draftOf = () => {
  const { definitions } = parse(sdl, { noLocation: true });
  const names = Object.values(paths).map(({ get }) => get.operationId);
  return new GraphDraft(
    definitions as TypeDefinitionNode[],
    names.map((name) => [`Query.${name}`, { operation: name }]),
  );
};
const placed = (changed: object = {}) => {
  const draft = draftOf();
  const { '/addresses': _, ...there } = paths;
  placeFields(draft, contractOf({ ...there, ...changed }));
  return draft;
};
const fieldsOf = (draft: GraphDraft, type: string) => draft.objectType(type).fields!.map((field) => print(field));

it('puts reads where their routes say, the first of several of one meaning', () => {
  const draft = placed();
  expect(fieldsOf(draft, 'Viewer')).toEqual(['person: String', 'favorites(type: String): [Favorite!]']);
  expect(draft.fields.get('Viewer.favorites')).toEqual({ operation: 'favorites' });
  expect(fieldsOf(draft, 'Category')).toEqual(['children: [Category!]']);
  expect(fieldsOf(draft, 'Query')).toEqual([
    'viewer: Viewer',
    'category: Category',
    'categories(searchKey: String): [Category!]',
    'search(key: String!): String',
  ]);
  expect([...draft.fields.keys()].sort()).toEqual([
    'Query.addresses',
    'Query.categories',
    'Query.search',
    'Viewer.favorites',
  ]);
});

it('leaves no type behind that nothing leads to', () => {
  const draft = placed();
  dropUnreached(draft);
  expect(Object.keys(buildASTSchema(draft.document()).getTypeMap())).not.toContain('Count');
  expect([...draft.types.keys()].sort()).toEqual(['Category', 'Favorite', 'Query', 'Viewer']);
});

it('stops at a place that the graph has not', () => {
  expect(() => placed({ '/favorites': operation('favorites', 'Customer.favorites') })).toThrow(
    'Customer is no object type',
  );
  expect(() => placed({ '/writes': operation('saveThing', 'viewer.things') })).toThrow(
    'Query.saveThing is not in the graph',
  );
});

it('leaves a write where it is that names the root it changes', () => {
  const draft = draftOf();
  draft.define({ ...draft.objectType('Count'), name: { ...draft.objectType('Count').name, value: 'Mutation' } });
  draft.changeField('Mutation', 'count', (field) => ({ ...field, name: { ...field.name, value: 'saveThing' } }));
  placeFields(draft, contractOf({ '/writes': { post: { operationId: 'saveThing', 'x-graph': 'viewer' } } }));
  expect(fieldsOf(draft, 'Mutation')).toEqual(['saveThing: Int']);
});

it('knows which public reads REST alone has', () => {
  expect([...readsBeside(contractOf(paths))]).toEqual(['/addresses']);
});
