import { buildSchema, GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { nodeFields } from './node-fields.ts';
import { ways } from './ways.ts';

const types = Object.keys(ways).map((name) => `type ${name} implements Node { id: ID! }`);
const schema = buildSchema(`interface Node { id: ID! } type Query { node: Node } ${types.join(' ')}`);

it('nodes take no more ids than are counted, wherever these come from', () => {
  const { resolve } = nodeFields(schema).Query!.nodes!;
  const ids = Array.from({ length: 51 }, () => '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f');
  const ask = () => (resolve as (...given: unknown[]) => unknown)(undefined, { ids }, {}, {});
  expect(ask).toThrow(GraphQLError);
  expect(ask).toThrow('At most 50');
});
