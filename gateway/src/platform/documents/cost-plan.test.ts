import { buildSchema, isObjectType, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { answerPayloadRoots } from '../../contract/payload-roots.ts';
import { planOperation } from './cost-plan.ts';
import { fragmentsOf } from './limits.ts';

const schema = buildSchema(`
  type Mutation { createNote: NotePayload }
  type NotePayload { note: Note, viewer: Viewer }
  type Query { offers(first: Int = 20): OfferConnection, viewer: Viewer }
  type Viewer { notes: [Note!] }
  type Note { id: ID!, thing: Thing }
  union Thing = Offer | Supplier
  type OfferConnection { nodes: [Offer!]!, edges: [OfferEdge!]!, totalCount: Int!, facets: [Facet!]! }
  type OfferEdge { cursor: String!, node: Offer! }
  type Facet { id: ID! }
  type Offer { id: ID!, supplier: Supplier, visitCount: Int, text: String, papers: [Paper!] }
  type Paper { title: String! }
  type Supplier { id: ID! }`);
for (const [typeName, fieldName, extensions] of [
  ['Query', 'offers', {}],
  ['Mutation', 'createNote', {}],
  ['Query', 'viewer', { requests: 0 }],
  ['Viewer', 'notes', {}],
  ['Note', 'thing', { requests: 2 }],
  ['Offer', 'supplier', {}],
  ['Offer', 'visitCount', {}],
  ['Offer', 'text', { requests: 0, once: { read: 'sheets' } }],
  ['Offer', 'papers', { requests: 0, once: { read: 'sheets' }, rows: 3 }],
] as const) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName]! : undefined;
  Object.assign(field!, { resolve: () => null, extensions });
}
answerPayloadRoots(schema);
const loadOf = (text: string) => {
  const document = parse(text);
  const operation = document.definitions.find((it) => it.kind === Kind.OPERATION_DEFINITION)!;
  return planOperation(schema, fragmentsOf(document), operation)({});
};

it('counts the rows of a list once, whether they are asked as nodes, as edges or as both', () => {
  const nodes = loadOf('{ offers(first: 10) { nodes { id supplier { id } } } }');
  expect(nodes).toEqual({ nodes: 1 + 10 * 2, requests: 2 });
  expect(loadOf('{ offers(first: 10) { edges { cursor node { id supplier { id } } } } }')).toEqual(nodes);
  const both = 'nodes { id } ...e } } fragment e on OfferConnection { edges { node { id supplier { id } } }';
  expect(loadOf(`{ offers(first: 10) { ${both} }`)).toEqual(nodes);
});

it('counts what stands beside the rows, and the usual number of them where nothing is said', () => {
  expect(loadOf('{ offers { nodes { id } facets { id } } }')).toEqual({ nodes: 1 + 20 + 3, requests: 1 });
});

it('counts the request of a leaf that asks the api, once for all rows', () => {
  const nodes = '{ offers(first: 10) { nodes { id visitCount } } }';
  expect(loadOf(nodes)).toEqual({ nodes: 1 + 10, requests: 2 });
  expect(loadOf('{ offers(first: 10) { nodes { visitCount } edges { node { visitCount } } } }').requests).toBe(2);
});

it('counts a read that several fields share once, leaves too', () => {
  expect(loadOf('{ offers(first: 10) { nodes { text } } }')).toEqual({ nodes: 1 + 10, requests: 2 });
  expect(loadOf('{ offers(first: 10) { nodes { text papers { title } } } }')).toEqual({
    nodes: 1 + 10 * 4,
    requests: 2,
  });
});

it('takes nothing for a field that asks nothing of the api', () => {
  expect(loadOf('{ viewer { notes { id } } }')).toEqual({ nodes: 1 + 10, requests: 1 });
});

it('counts what is asked of a root in a payload as under that root', () => {
  const written = loadOf('mutation { createNote { note { id } } }');
  expect(written).toEqual({ nodes: 1 + 1, requests: 1 });
  expect(loadOf('mutation { createNote { note { id } viewer { __typename } } }').requests).toBe(1);
  const asked = loadOf('{ viewer { notes { id } } }');
  expect(loadOf('mutation { createNote { note { id } viewer { notes { id } } } }')).toEqual({
    nodes: written.nodes + asked.nodes,
    requests: written.requests + asked.requests,
  });
});

it('counts the dearest type of a union, and as many requests as it has kinds', () => {
  const asked = (fields: string) => loadOf(`{ viewer { notes { thing { ${fields} } } } }`);
  const alone = { nodes: 1 + 10 * 2, requests: 3 };
  expect(asked('__typename')).toEqual(alone);
  expect(asked('... on Supplier { id }')).toEqual(alone);
  expect(asked('... on Supplier { id } ... on Offer { id supplier { id } }')).toEqual({
    nodes: 1 + 10 * 3,
    requests: 4,
  });
  const fragment = 'fragment t on Thing { ... on Offer { supplier { id } } }';
  expect(loadOf(`{ viewer { notes { thing { ...t } } } } ${fragment}`)).toEqual({ nodes: 1 + 10 * 3, requests: 4 });
});
