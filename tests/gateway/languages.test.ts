import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { GRAPHQL_RESPONSE, graphOf, type Answer, type Graph } from './ask.ts';
import { json, startFakeApi } from './fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

const page = { items: [], totalCount: 0, totalCountIsCapped: false, hasNextPage: false, pageNumber: 1 };

beforeAll(async () => {
  api = await startFakeApi((_request, response) => json(response, 200, page));
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
});

afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});

type Headers = Record<string, string>;
const asked =
  (query: string, more: Headers = {}) =>
  (headers: Headers): Promise<Answer> =>
    graph.ask(query, {}, { ...headers, ...more });
const times = (count: number, text: string) => text.repeat(count);
const note = (input: string) => `mutation { createNote(input: { ${input} }) { note { id } } }`;
const OF_NOTE = 'objectType: SUPPLIER, objectId: "019b76da-a800-77f4-99b8-46e607e191e6", body: "x"';

const refused: [string, (headers: Headers) => Promise<Answer>][] = [
  ['BAD_USER_INPUT', asked('{ cities(first: 0) { nodes { id } } }')],
  ['COST_LIMIT', asked('{ suppliers(first: 100) { nodes { products(first: 100) { nodes { id } } } } }')],
  ['QUERY_TOO_DEEP', asked(`{ categoryMenu ${times(10, '{ subcategories ')}{ id }${times(10, ' }')} }`)],
  ['TOO_MANY_TOKENS', asked(`{ categoryMenu { ${times(1_000, 'id ')} } }`)],
  ['TOO_MANY_REPEATS', asked(`{ categoryMenu { ${times(990, 'id ')} } }`)],
  ['TOO_MANY_ROOT_FIELDS', asked(`{ ${times(11, 'enums { name } ')} }`)],
  ['TOO_MANY_DIRECTIVES', asked(`{ enums { name ${times(21, '@include(if: true) ')} } }`)],
  ['TOO_MANY_ALIASES', asked(`{ enums { ${Array.from({ length: 16 }, (_, index) => `a${index}: name`).join(' ')} } }`)],
  ['ONE_MUTATION_A_REQUEST', asked('mutation { one: __typename two: __typename }')],
  ['ONE_SUBSCRIPTION_A_REQUEST', asked('subscription { one: __typename two: __typename }')],
  ['SUBSCRIPTIONS_NOT_SUPPORTED', asked('subscription { viewerEvents { cursor } }')],
  ['INCREMENTAL_DELIVERY_NOT_SUPPORTED', asked('{ enums { name ... @defer { name } } }')],
  ['IDEMPOTENCY_KEY_MALFORMED', asked(note(`${OF_NOTE}, idempotencyKey: "a b"`))],
  ['MERCHANT_NOT_FOUND', asked('{ merchant(id: "019b76da-a800-77f4-99b8-46e607e191e6") { id } }')],
  ['UPSTREAM_INVALID', asked('{ enums { name } }')],
  ['TOKEN_INVALID', asked('{ __typename }', { authorization: 'Bearer nothing' })],
  ['NOT_ACCEPTABLE', asked('{ __typename }', { accept: 'text/event-stream' })],
  ['MEDIA_TYPE_NOT_SUPPORTED', (headers) => graph.post('x', { ...headers, 'content-type': 'text/plain' })],
  ['BATCHING_NOT_SUPPORTED', (headers) => graph.post('[]', headers)],
  ['BAD_REQUEST', (headers) => graph.post('{', headers)],
  ['BAD_REQUEST', (headers) => graph.post('{"query":"{__typename}","variables":[]}', headers)],
  ['BODY_TOO_LARGE', (headers) => graph.post(`{"query":"${times(100_001, 'x')}"}`, headers)],
  ['METHOD_NOT_ALLOWED', (headers) => graph.get({ query: 'mutation { __typename }' }, headers)],
];

const ENGLISH = /^[\x20-\x7e’“”]+$/;

it.each(refused)('%s is told in Persian, and in English to who asks for it', async (code, ask) => {
  const say = async (language?: string) => {
    const headers = language ? { 'accept-language': language } : {};
    const { errors } = await ask({ accept: GRAPHQL_RESPONSE, ...headers });
    expect(errors[0]?.extensions.code).toBe(code);
    return [errors[0]!.message, ...(errors[0]!.extensions.fields ?? []).map(({ message }) => message)];
  };
  for (const sentence of await say()) expect(sentence).toMatch(/[آ-ی]{2}/);
  expect(await say('fa-IR')).toEqual(await say());
  for (const sentence of await say('en')) expect(sentence).toMatch(ENGLISH);
});
