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
