import { parse, print, type TypeDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { refusedByApi } from '../platform/graph/graph-error.ts';
import type { Info } from '../platform/graph/selection.ts';
import type { Contract } from './contract.ts';
import { GraphDraft } from './graph-draft.ts';
import { nameIds } from './name-ids.ts';

const sdl = `
  type Query { order(id: ID!): Order, price(id: ID!, day: String): Price, lines(id: ID!): [Order!] }
  type Mutation { sendOrder(id: ID!, lineId: ID!): Order }
  type Order { id: ID! }
  type Price { total: Int! }`;
const named = ['order', 'price', 'lines', 'sendOrder'];
const parameters = [{ name: 'id', in: 'path', schema: { type: 'string', 'x-graph-name': 'orderId' } }];
const contract: Contract = {
  paths: Object.fromEntries(
    named.map((operationId) => [`/${operationId}`, { get: { operationId, parameters, responses: {} } }]),
  ),
  components: { schemas: {} },
};

const shaped = () => {
  const operations = named.map((operation) => {
    const type = operation === 'sendOrder' ? 'Mutation' : 'Query';
    return [`${type}.${operation}`, { operation }] as const;
  });
  const draft = new GraphDraft(parse(sdl, { noLocation: true }).definitions as TypeDefinitionNode[], operations);
  nameIds(draft, contract);
  return draft;
};

it('an id says whose it is, but where the thing itself is asked for', () => {
  const draft = shaped();
  const field = (type: string, name: string) => print(draft.field(type, name)!);
  expect(field('Query', 'order')).toBe('order(id: ID!): Order');
  expect(field('Query', 'price')).toBe('price(orderId: ID!, day: String): Price');
  expect(field('Query', 'lines')).toBe('lines(orderId: ID!): [Order!]');
  expect(field('Mutation', 'sendOrder')).toBe('sendOrder(orderId: ID!, lineId: ID!): Order');
});

it('the api is asked in its own words, and refuses in those of the graph', async () => {
  const { toArguments, toAnswer } = shaped().fields.get('Query.price')!;
  expect(toArguments!({ orderId: 'o', day: 'd' }, {} as Info)).toEqual({ id: 'o', day: 'd' });
  const refusal = refusedByApi(400, 'VALIDATION_FAILED', '', { fields: [{ field: 'id', code: 'FORMAT' }] });
  await expect(toAnswer!(Promise.reject(refusal), {})).rejects.toMatchObject({
    extensions: { fields: [{ field: 'orderId', code: 'FORMAT' }] },
  });
});
