import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { GRAPHQL_RESPONSE, graphOf, type Graph } from './ask.ts';
import { startFakeApi } from './fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startFakeApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
});

afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});

// The address is only known when the gateway runs; the list of audits does not need it.
const names = serverAudits({ url: 'http://later/' }).map(({ id, name }) => ({ id, name }));

describe('GraphQL over HTTP', () => {
  it.each(names)('$id: $name', async ({ id }) => {
    const audit = serverAudits({ url: `${gateway.url}/graphql` }).find((each) => each.id === id);
    const result = await audit!.fn();
    expect('reason' in result ? result.reason : '').toBe('');
    expect(result.status).toBe('ok');
  });

  it('answers queries by GET and refuses other methods', async () => {
    expect((await graph.get({ query: '{ enums { name } }' })).data).toEqual({ enums: [] });
    const put = await fetch(`${gateway.url}/graphql`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
  ])('does not read %s', async (type) => {
    const { status, errors } = await graph.post('query=%7B__typename%7D', { 'content-type': type });
    expect([status, errors[0]?.extensions.code]).toEqual([415, 'MEDIA_TYPE_NOT_SUPPORTED']);
  });

  it.each([
    [GRAPHQL_RESPONSE, GRAPHQL_RESPONSE],
    ['*/*', 'application/json'],
    [`${GRAPHQL_RESPONSE}, application/json;q=0.9`, GRAPHQL_RESPONSE],
    [`application/json, ${GRAPHQL_RESPONSE};q=0.1`, 'application/json'],
    ['text/html, application/*;q=0.5', 'application/json'],
  ])('for %s sends %s', async (accept, type) => {
    const { headers } = await graph.ask('{ __typename }', {}, { accept });
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  // Default headers, as the clients write them; for a subscription urql and Relay's guide ask for a stream alone.
  const urql =
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed';
  const clients: Record<string, string> = {
    urql,
    Apollo: 'application/graphql-response+json,application/json;q=0.9',
    'Apollo with @defer': 'multipart/mixed;deferSpec=20220824,application/graphql-response+json,application/json;q=0.9',
    'Apollo 3.7': '*/*',
    Relay: 'application/graphql-response+json; charset=utf-8, application/json; charset=utf-8',
    'graphql-request': 'application/graphql-response+json, application/json',
    'a stream first': 'text/event-stream, application/json',
    'a stream before all': 'text/event-stream, application/json;q=0.1, */*;q=0.01',
    'a stream if need be': 'application/json, text/event-stream;q=0.1',
  };

  it.each(Object.entries(clients))('answers questions and writes of %s as JSON', async (_client, accept) => {
    const question = await graph.ask('{ __typename }', {}, { accept });
    expect([question.status, question.data]).toEqual([200, { __typename: 'Query' }]);
    expect(question.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/);
    const write = await graph.ask('mutation { logout(input: {}) { userErrors { code } } }', {}, { accept });
    expect(write.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/);
    expect(write.errors[0]?.extensions.code).not.toBe('NOT_ACCEPTABLE');
  });

  it('streams a subscription to whoever takes a stream too, and to nobody else', async () => {
    const text = 'subscription { viewerEvents { cursor } }';
    api.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('id: 1\ndata: {"cursor":"1","reset":false}\n\n');
    });
    const authorization = await api.bearer('listener');
    for (const accept of [urql, 'text/event-stream, multipart/mixed', 'application/json, text/event-stream;q=0.1']) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { accept, authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ query: text }),
      });
      expect([accept, response.headers.get('content-type')]).toEqual([accept, 'text/event-stream']);
      const reader = response.body!.getReader();
      expect(Buffer.from((await reader.read()).value!).toString()).toContain('event: next');
      await reader.cancel();
    }
    const { errors } = await graph.ask(text, {}, { accept: clients.Apollo!, authorization });
    expect(errors[0]?.extensions.code).toBe('SUBSCRIPTIONS_NOT_SUPPORTED');
  });

  it('says so when it has no form that the client takes', async () => {
    const { status, errors } = await graph.ask('{ __typename }', {}, { accept: 'text/event-stream' });
    expect([status, errors[0]?.extensions.code]).toEqual([406, 'NOT_ACCEPTABLE']);
  });

  it('names what is wrong with the parameters', async () => {
    const bodies = [
      '{',
      '[]',
      '[{"query":"{__typename}"}]',
      '7',
      '{"query":7}',
      '{"variables":{}}',
      '{"query":"{__typename}","variables":[]}',
      '{"query":"{__typename}","else":1}',
    ];
    for (const body of bodies) {
      const { status, errors } = await graph.post(body);
      expect([body, status, errors[0]?.extensions.code]).toEqual([
        body,
        400,
        body.startsWith('[') ? 'BATCHING_NOT_SUPPORTED' : 'BAD_REQUEST',
      ]);
    }
  });

  // Each parameter with each kind of JSON: what it must be, what stands for nothing, and what is refused by its name.
  const kinds: Record<string, unknown> = { text: 'x', number: 5, list: [], object: {}, yes: true, nothing: null };
  const taken: Record<string, string[]> = {
    operationName: ['text', 'nothing'],
    variables: ['object', 'nothing'],
    extensions: ['object', 'nothing'],
    'extensions.persistedQuery': ['nothing'],
  };
  const persisted = (value: unknown) => ({ extensions: { persistedQuery: value } });
  const cases = Object.entries(kinds).flatMap(([kind, value]) => [
    ...['operationName', 'variables', 'extensions'].map((name) => ({ name, kind, given: { [name]: value } })),
    ...(kind === 'object' ? [] : [{ name: 'extensions.persistedQuery', kind, given: persisted(value) }]),
    { name: 'extensions.persistedQuery.sha256Hash', kind, given: persisted({ sha256Hash: value }) },
  ]);

  it.each(cases)(
    'takes $name only as what it must be, and not as $kind, by POST and by GET',
    async ({ name, kind, given }) => {
      const written = Object.entries(given).map(([key, value]) => [
        key,
        key === 'operationName' ? String(value) : JSON.stringify(value),
      ]);
      const answers = [
        await graph.again({ query: 'query x { __typename }', ...given }),
        ...(name === 'operationName'
          ? []
          : [await graph.get({ query: 'query x { __typename }', ...Object.fromEntries(written) })]),
      ];
      for (const { status, errors, data } of answers) {
        if (taken[name]?.includes(kind)) expect([status, data]).toEqual([200, { __typename: 'Query' }]);
        else
          expect([status, errors[0]?.extensions.code, errors[0]?.extensions.fields]).toEqual([
            400,
            'BAD_REQUEST',
            [{ field: name, code: 'FORMAT', message: expect.stringMatching(/\S/), params: [] }],
          ]);
      }
    },
  );

  it.each(Object.entries(kinds))('asks nothing when the query is %s', async (kind, query) => {
    const { status, errors } = await graph.post(JSON.stringify({ query }));
    // A text is read, and is no document.
    const code = kind === 'text' ? 'GRAPHQL_PARSE_FAILED' : 'BAD_REQUEST';
    expect([status, errors[0]?.extensions.code]).toEqual([kind === 'text' ? 200 : 400, code]);
    if (kind !== 'text') expect(errors[0]?.extensions.fields).toMatchObject([{ field: 'query' }]);
  });

  it('names each of several wrong parameters, and one that it does not know', async () => {
    const wrong = { query: '{ __typename }', variables: 7, extensions: [], else: 1 };
    const { errors } = await graph.again(wrong);
    expect(errors[0]?.extensions.fields?.map(({ field, code }) => [field, code])).toEqual([
      ['variables', 'FORMAT'],
      ['extensions', 'FORMAT'],
      ['else', 'UNKNOWN_PROPERTY'],
    ]);
  });

  it.each(['variables', 'extensions'])('says that %s is no JSON by GET', async (name) => {
    const { status, errors } = await graph.get({ query: '{ __typename }', [name]: '{' });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(errors[0]?.extensions.fields).toMatchObject([{ field: name, code: 'FORMAT' }]);
  });

  it('changes nothing by GET', async () => {
    const { status, errors, headers } = await graph.get({
      query: 'mutation { logout(input: {}) { userErrors { code } } }',
    });
    expect([status, errors[0]?.extensions.code, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
    expect(api.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('sends a person with a browser to the playground', async () => {
    const response = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/playground']);
  });

  it('compresses what is long, for clients that take it', async () => {
    const ask = (encoding: string) =>
      fetch(`${gateway.url}/schema.graphql`, { headers: { 'accept-encoding': encoding } });
    expect((await ask('br')).headers.get('content-encoding')).toBe('br');
    expect((await ask('gzip, br;q=0')).headers.get('content-encoding')).toBe('gzip');
    expect((await ask('identity')).headers.get('content-encoding')).toBeNull();
  });
});
