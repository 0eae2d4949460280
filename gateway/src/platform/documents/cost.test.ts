import { buildSchema, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { compileCost } from './cost.ts';

const schema = buildSchema(`
  type Query { things(ids: [ID!]!): [Thing]!, offers(first: Int = 20): [Offer!]! }
  type Thing { id: ID! }
  type Offer { id: ID! }`);
const { things, offers } = schema.getQueryType()!.getFields();
Object.assign(things!, { resolve: () => [], extensions: { each: 'ids' } });
Object.assign(offers!, { resolve: () => [] });
const costOf = (text: string) => {
  const document = parse(text);
  return compileCost(
    schema,
    document,
    document.definitions.find((it) => it.kind === Kind.OPERATION_DEFINITION)!,
  );
};
const ids = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => String(index)));

it('counts ids that a variable has by default as if they were sent', () => {
  const asked = (count: number) => costOf(`query ($ids: [ID!]! = ${ids(count)}) { things(ids: $ids) { id } }`);
  expect(asked(50)({})).toMatchObject({ requested: 515, nodes: 50 });
  expect(() => asked(51)({})).toThrow('At most 50');
  // What is sent stands instead of it.
  expect(asked(51)({ ids: ['1'] })).toMatchObject({ nodes: 1 });
});

it('counts the rows of a page whose size a variable has by default', () => {
  const asked = costOf('query ($first: Int = 7) { offers(first: $first) { id } }');
  expect([asked({}).nodes, asked({ first: 3 }).nodes]).toEqual([7, 3]);
});
