import { buildSchema, GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { HttpOperation } from '../contract/http-operation.ts';
import { nodeFields } from './node-fields.ts';
import { ways } from './ways.ts';

const types = Object.keys(ways).map((name) => `type ${name} implements Node { id: ID! }`);
const schema = buildSchema(`interface Node { id: ID! } type Query { node: Node } ${types.join(' ')}`);

it('nodes take no more ids than are counted, wherever these come from', () => {
  const { resolve } = nodeFields({ schema, fields: new Map(), operations: new Map() }).Query!.nodes!;
  const ids = Array.from({ length: 51 }, () => '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f');
  const ask = () => (resolve as (...given: unknown[]) => unknown)(undefined, { ids }, {}, {});
  expect(ask).toThrow(GraphQLError);
  expect(ask).toThrow('At most 50');
});

describe('a type that has no way of its own', () => {
  const operation = { method: 'GET', path: '/errands', query: [{ name: 'ids', argument: 'ids', comma: true }] };
  const operations = new Map([['errands', { ...operation, isEmpty: false } as HttpOperation]]);
  const withErrands = (list: string) =>
    buildSchema(`interface Node { id: ID! } type Query { viewer: Viewer } type Viewer { ${list} }
      type Errand implements Node { id: ID! } type Errands { nodes: [Errand!]! } ${types.join(' ')}`);
  const fields = new Map([['Viewer.errands', { operation: 'errands' }]]);
  const make = (list: string, of = fields) => nodeFields({ schema: withErrands(list), fields: of, operations });

  it('is read by the list that takes its ids', () => {
    expect(() => make('errands: Errands!')).not.toThrow();
  });

  it('needs a way where its list asks for more', () => {
    expect(() => make('errands(status: String!): Errands!')).toThrow(/nodes\/ways\.ts: Errand/);
  });

  it('needs a way where several lists have it', () => {
    const both = new Map([...fields, ['Viewer.done', { operation: 'doneErrands' }]]);
    operations.set('doneErrands', operations.get('errands')!);
    expect(() => make('errands: Errands! done: Errands!', both)).toThrow(/Errand/);
  });
});
