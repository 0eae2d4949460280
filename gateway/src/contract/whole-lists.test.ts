import { parse, print, type TypeDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { GraphDraft } from './graph-draft.ts';
import { makeConnections } from './make-connections.ts';
import { pageWholeLists } from './whole-lists.ts';

const sdl = `
  type Query { order: Order }
  type Order { id: ID!, lines: [Line!]!, notes: [Line!], rest: [Line!]! }
  type Line { id: ID! }`;
const marked = { type: 'array', 'x-graph': 'connection' };
const contract = {
  paths: {},
  components: { schemas: { Order: { properties: { lines: marked, notes: marked, rest: { type: 'array' } } } } },
};

it('makes connections of lists that can grow, as sure as the lists are there', () => {
  const draft = new GraphDraft(parse(sdl, { noLocation: true }).definitions as TypeDefinitionNode[], []);
  expect(pageWholeLists(draft, contract)).toEqual(['Order.lines', 'Order.notes']);
  makeConnections(draft);
  const typeOf = (field: string) => print(draft.field('Order', field)!.type);
  expect(['lines', 'notes', 'rest'].map(typeOf)).toEqual(['LineConnection!', 'LineConnection', '[Line!]!']);
  expect(draft.field('Order', 'lines')!.arguments!.map(({ name }) => name.value)).toEqual(['first', 'after', 'page']);
});
