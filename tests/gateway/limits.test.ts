import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';
import { startFakeApi } from './fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startFakeApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
  // What is measured below is not the first document that is ever read.
  await graph.ask('{ enums { name } }');
});

afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});

const nested = (depth: number) =>
  `{ categoryMenu ${'{ subcategories '.repeat(depth - 2)}{ id }${' }'.repeat(depth - 2)} }`;
const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');

const PAGE = '019b76da-a818-7774-8b6f-42c1a5c21c6e';

/** 2^20 fields in a short document. */
const doubling = `query { categoryMenu { ...f0 } } ${times(20, (i) => `fragment f${i} on Category { subcategories { ...f${i + 1} } breadcrumb { ...f${i + 1} } }`)} fragment f20 on Category { id }`;
/** The same without depth: every fragment is spread twice side by side. */
const doublingFlat = `query { categoryMenu { ...f0 } } ${times(40, (i) => `fragment f${i} on Category { ...f${i + 1} ...f${i + 1} }`)} fragment f40 on Category { suppliers(first: 50) { nodes { products(first: 50) { nodes { id } } } } }`;

const refused: [string, string, string][] = [
  ['G1 one level too deep', nested(11), 'QUERY_TOO_DEEP'],
  ['G1 200 levels', nested(200), 'QUERY_TOO_DEEP'],
  ['G2 100 aliases of one field', `{ ${times(100, (i) => `a${i}: __typename`)} }`, 'TOO_MANY_ALIASES'],
  [
    'G2 aliases of different fields',
    `{ categoryMenu { ${times(20, (i) => `a${i}: ${['id', 'name', 'slug'][i % 3]}`)} } }`,
    'TOO_MANY_ALIASES',
  ],
  ['G3 10,000 tokens', `{ categoryMenu { ${'id '.repeat(10_000)} } }`, 'TOO_MANY_TOKENS'],
  ['G3 1,000 directives', `{ categoryMenu { id ${'@include(if: true) '.repeat(1_000)} } }`, 'TOO_MANY_TOKENS'],
  ['G3 100 directives', `{ categoryMenu { id ${'@include(if: true) '.repeat(100)} } }`, 'TOO_MANY_DIRECTIVES'],
  [
    'G3 directives in many places',
    `{ categoryMenu { ${times(21, () => 'id @include(if: true)')} } }`,
    'TOO_MANY_DIRECTIVES',
  ],
  [
    'G5 fragment cycle',
    '{ categoryMenu { ...a } } fragment a on Category { ...b } fragment b on Category { ...a }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['G6 doubling fragments, deep', doubling, 'QUERY_TOO_DEEP'],
  ['G6 doubling fragments, flat', doublingFlat, 'COST_LIMIT'],
  ['G7 the same field 990 times', `{ categoryMenu { ${'id '.repeat(990)} } }`, 'TOO_MANY_REPEATS'],
  ['G7 the same field 10,000 times', `{ ${'enums { name } '.repeat(10_000)} }`.slice(0, 99_000), 'TOO_MANY_TOKENS'],
  ['eleven root fields', `{ ${times(6, () => 'enums { name } typeModels { name }')} }`, 'TOO_MANY_ROOT_FIELDS'],
  [
    'root fields in fragments',
    `{ ...r ...r } fragment r on Query { ${times(6, () => 'enums { name }')} }`,
    'TOO_MANY_ROOT_FIELDS',
  ],
  ['G10 first 100,000', '{ categories(first: 100000) { nodes { id } } }', 'BAD_USER_INPUT'],
  ['G10 first 101', '{ categories(first: 101) { totalCount } }', 'BAD_USER_INPUT'],
  ['G10 first below one', '{ categories(first: -5) { nodes { id } } }', 'BAD_USER_INPUT'],
  [
    'G10 first of a stitched list',
    '{ categories { nodes { suppliers(first: 1000) { totalCount } } } }',
    'BAD_USER_INPUT',
  ],
  [
    'G10 lists in lists',
    '{ suppliers(first: 100) { nodes { products(first: 100) { nodes { id keyProperties { code } } } } } }',
    'COST_LIMIT',
  ],
  [
    'G10 lists in lists without sizes',
    '{ categories { nodes { suppliers { nodes { products { nodes { related { related { id } } } } } } } } }',
    'COST_LIMIT',
  ],
  [
    'G1 texts beside texts',
    `{ page(id: "${PAGE}") ${'{ related '.repeat(9)}{ id }${' }'.repeat(9)} }`,
    'QUERY_TOO_DEEP',
  ],
  [
    'G1 answers in answers',
    `{ helpEntry(frontUniqueId: "home") { relatedQuestions { ${'answer { questions { '.repeat(4)}id${' } }'.repeat(4)} } } }`,
    'QUERY_TOO_DEEP',
  ],
  [
    'G2 aliases of a video',
    `{ mediaVideo(id: "${PAGE}") { ${times(16, (i) => `a${i}: ${['id', 'title', 'slug'][i % 3]}`)} } }`,
    'TOO_MANY_ALIASES',
  ],
  ['G10 first 101 of contents', '{ contents(key: "شیر", first: 101) { totalCount } }', 'BAD_USER_INPUT'],
  ['G10 first 101 of videos', '{ mediaVideos(first: 101) { totalCount } }', 'BAD_USER_INPUT'],
  [
    'G10 texts of what is found, with their comments',
    `{ contents(key: "شیر", first: 100) { nodes { content { ... on Page {
      body { questions { answer { text } } } comments(first: 100) { nodes { answers { body } } } } } } } }`,
    'COST_LIMIT',
  ],
  [
    'G10 texts of the suppliers of a text',
    `{ page(id: "${PAGE}") { body { thing { ... on Supplier { pages(first: 100) { nodes { body { text } } } } } } } }`,
    'COST_LIMIT',
  ],
  ['G13 @defer', '{ categoryMenu { id ... @defer { name } } }', 'INCREMENTAL_DELIVERY_NOT_SUPPORTED'],
  ['G13 @stream', '{ categoryMenu @stream { id } }', 'INCREMENTAL_DELIVERY_NOT_SUPPORTED'],
  ['G13 subscription', 'subscription { viewerEvents { cursor } }', 'SUBSCRIPTIONS_NOT_SUPPORTED'],
  [
    'two subscriptions',
    'subscription { one: viewerEvents { cursor } two: viewerEvents { cursor } }',
    'ONE_SUBSCRIPTION_A_REQUEST',
  ],
  ['two mutations', 'mutation { one: __typename two: __typename }', 'ONE_MUTATION_A_REQUEST'],
  ['mutation in a fragment', 'mutation { ...M } fragment M on Mutation { __typename }', 'ONE_MUTATION_A_REQUEST'],
];

describe('a document that asks for too much', () => {
  it.each(refused)('%s is refused before anything runs', async (_name, query, code) => {
    api.answerWith((_request, response) => response.end());
    const { status, errors, data } = await graph.ask(query);
    expect([status, errors[0]?.extensions.code, data]).toEqual([
      code === 'GRAPHQL_VALIDATION_FAILED' ? 200 : 400,
      code,
      undefined,
    ]);
    expect(errors[0]?.message).toMatch(/\S/);
    expect(api.seen).toEqual([]);
  });

  it('is refused soon, however often it is asked', async () => {
    const spent: number[] = [];
    for (const [, query] of [...refused, ...refused]) {
      const startedAt = performance.now();
      await graph.ask(query);
      spent.push(performance.now() - startedAt);
    }
    spent.sort((a, b) => a - b);
    expect(spent[Math.floor(spent.length / 2)]).toBeLessThan(50);
  });

  it('has its bounds told and no value repeated, the same however often it is asked', async () => {
    const query = 'query ($n: Int) { cities(first: $n) { nodes { id } } }';
    await graph.ask(query, { n: 2 });
    await graph.ask(query, { n: 2 });
    for (const [n, rule, limit] of [
      [7_731, 'MAX_VALUE', '100'],
      [0, 'MIN_VALUE', '1'],
      [-7_731, 'MIN_VALUE', '1'],
    ] as const) {
      const { errors, text } = await graph.ask(query, { n }, { 'accept-language': 'en' });
      expect(text).not.toContain('7731');
      expect(errors[0]).toMatchObject({
        message: '"first": This may be 1 to 100.',
        locations: [{ line: 1, column: 19 }],
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: [{ field: 'first', code: rule, params: [{ name: 'limit', value: limit }] }],
        },
      });
    }
    const beyondInt = await graph.ask(query, { n: 3_000_000_000 });
    expect(beyondInt.errors[0]?.extensions.fields).toMatchObject([{ field: 'n', code: 'FORMAT' }]);
  });

  it('costs one point where it asks for nothing but names of types', async () => {
    for (const query of [
      '{ __typename }',
      '{ ...t } fragment t on Query { __typename }',
      '{ viewer { __typename } }',
    ]) {
      for (let time = 0; time < 3; time += 1)
        expect([query, (await graph.ask(query)).extensions?.cost.requested]).toEqual([query, 1]);
    }
    expect((await graph.ask('{ __schema { queryType { name } } }')).extensions?.cost.requested).toBe(10);
  });

  it('is told by how much', async () => {
    const { errors, extensions } = await graph.ask(
      '{ suppliers(first: 100) { nodes { products(first: 100) { nodes { id } } } } }',
      {},
      { 'accept-language': 'en' },
    );
    expect(errors[0]?.extensions.cost).toMatchObject({ nodes: 10_201, nodesLimit: 10_000, limit: 1_000 });
    expect(errors[0]?.message).toMatch(/10201 .*10000/);
    expect(extensions?.cost.requested).toEqual(errors[0]?.extensions.cost?.requested);
  });

  it('counts sizes that come as variables or as their defaults', async () => {
    const query =
      'query ($n: Int = 90) { suppliers(first: 100) { nodes { products(first: $n) { nodes { id related { id } } } } } }';
    expect((await graph.ask(query)).errors[0]?.extensions.code).toBe('COST_LIMIT');
    expect((await graph.ask(query, { n: 1 })).errors[0]?.extensions.code).not.toBe('COST_LIMIT');
    expect((await graph.ask(query, { n: 1e400 })).status).toBe(400);
  });

  it('is told the cost of what is allowed too', async () => {
    const { extensions } = await graph.ask('{ enums { name } }');
    expect(extensions?.cost.requested).toBe(11);
  });
});

describe('a body', () => {
  it('G3, G12 of a megabyte is not read', async () => {
    const { status, errors } = await graph.post(
      JSON.stringify({ query: `{ enums { name } } #${'x'.repeat(1_000_000)}` }),
    );
    expect([status, errors[0]?.extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('G4 is one operation', async () => {
    const { status, errors } = await graph.post(
      JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    );
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BATCHING_NOT_SUPPORTED']);
  });

  it.each([
    ['wrong types', '{"id":{"a":1}}'],
    ['nested a thousand times', `{"id":${'['.repeat(1000)}${']'.repeat(1000)}}`],
    ['nested forty thousand times', `{"id":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['a number beyond all', '{"id":1e400}'],
    ['__proto__', '{"__proto__":{"id":"x"}}'],
  ])('G12 with variables that are %s is refused', async (_name, variables) => {
    const body = `{"query":"query ($id: ID!) { category(id: $id) { id } }","variables":${variables}}`;
    const { status, errors } = await graph.post(body, { accept: 'application/graphql-response+json' });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toMatch(/^BAD_(USER_INPUT|REQUEST)$/);
    expect((await graph.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});

describe('G8 introspection', () => {
  it('works under limits of its own', async () => {
    const { errors, data } = await graph.ask(getIntrospectionQuery());
    expect(errors).toEqual([]);
    expect(data).toHaveProperty('__schema.types');
  });

  it('cannot go round in circles', async () => {
    const around = (depth: number): string => (depth === 0 ? 'name' : `fields { type { ${around(depth - 1)} } }`);
    for (const depth of [3, 6, 12]) {
      const { status, errors } = await graph.ask(
        `{ __schema { types { ${around(depth)} } } }`,
        {},
        { accept: 'application/graphql-response+json' },
      );
      expect([depth, status]).toEqual([depth, 400]);
      expect(errors[0]?.extensions.code).toMatch(/^(COST_LIMIT|QUERY_TOO_DEEP|GRAPHQL_VALIDATION_FAILED)$/);
    }
  });
});

describe('G13', () => {
  it('a WebSocket is refused with a code', async () => {
    const { port, hostname } = new URL(gateway.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          'GET /graphql HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        ),
      );
      let text = '';
      socket.setEncoding('utf8').on('data', (part) => (text += part));
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*WEBSOCKET_NOT_SUPPORTED/);
  });
});
