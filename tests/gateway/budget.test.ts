import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { graphOf, type Answer, type Cost, type Graph } from './ask.ts';
import { json, startFakeApi } from './fake-api.ts';

/** The least that may be set: what the dearest operation costs. */
const LIMIT = 1_000;
const SECRET = 'the secret of this very test';
let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startFakeApi();
  gateway = await startGateway({
    apiUrl: api.url,
    env: { BUDGET_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '127.0.0.1', EVENTS_SECRET: SECRET },
  });
  graph = graphOf(gateway);
});
const answerAll = () =>
  api.answerWith(({ url }, response) => json(response, 200, url?.includes('/suppliers') ? noRows : many));
beforeEach(answerAll);
afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});

const noRows = { items: [], cursors: [], totalCount: 0, totalCountIsCapped: false, pageNumber: 1, hasNextPage: false };
const many = Array.from({ length: 60 }, (_, index) => ({ name: `of the api ${index}`, values: [] }));
const small = '{ enums { name } }';
/** Eight requests to the api that each bring a hundred rows, and twice the same list that counts once. */
const dear = `{ ${Array.from({ length: 8 }, (_, index) => `a${index}: suppliers(first: 100) { nodes { id } edges { node { id } } }`).join(' ')} }`;
const DEAR = 8 * 10 + Math.ceil((8 * 101) / 10);

let turn = 0;
/** Headers of a caller nobody was before. */
const somebody = () => ({ 'x-forwarded-for': `203.0.113.${(turn += 1)}` });
const told = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)));
const costOf = ({ extensions }: Answer) => extensions!.cost;

describe('a budget', () => {
  it('is told with every answer, and goes down by what was asked', async () => {
    const from = somebody();
    const first = await graph.ask(small, {}, from);
    expect(costOf(first)).toEqual({ requested: 11, limit: LIMIT, remaining: LIMIT - 11, resetSeconds: 60 });
    expect(told(first)).toEqual([LIMIT, LIMIT - 11, 60]);
    const second = await graph.ask(dear, {}, from);
    expect([costOf(second).requested, costOf(second).remaining]).toEqual([DEAR, LIMIT - 11 - DEAR]);
  });

  it('is told with a refusal too, which takes nothing', async () => {
    const from = somebody();
    const refused = [
      await graph.ask('{ nothing }', {}, from),
      await graph.post('{', from),
      await graph.ask('{ categories(first: 1000) { totalCount } }', {}, from),
      await graph.ask('query ($id: ID!) { category(id: $id) { id } }', {}, from),
      await graph.ask(small, {}, { ...from, authorization: 'Bearer x' }),
      await graph.ask(small, {}, { ...from, accept: 'text/event-stream' }),
    ];
    for (const answer of refused) {
      expect(answer.errors.length).toBeGreaterThan(0);
      expect([told(answer), costOf(answer).remaining]).toEqual([[LIMIT, LIMIT, 60], LIMIT]);
    }
  });

  it('refuses what goes beyond it before it starts; less may still be asked, and others are not concerned', async () => {
    const from = somebody();
    for (let paid = DEAR; paid <= LIMIT; paid += DEAR) expect((await graph.ask(dear, {}, from)).status).toBe(200);
    answerAll();
    const answer = await graph.ask(dear, {}, { ...from, 'accept-language': 'en' });
    const { resetSeconds, remaining } = costOf(answer);
    expect([answer.status, answer.data, remaining]).toEqual([429, undefined, LIMIT % DEAR]);
    expect(answer.errors[0]).toMatchObject({
      message: `This would go beyond the ${LIMIT} points of a minute. Ask again in ${resetSeconds} seconds.`,
      extensions: { code: 'BUDGET_SPENT', http: { status: 429 }, retryAfterSeconds: resetSeconds },
    });
    expect(answer.headers.get('retry-after')).toBe(String(resetSeconds));
    expect(api.seen).toEqual([]);
    expect((await graph.ask(dear, {}, from)).errors[0]!.message).toMatch(/^سهم شما در هر دقیقه ۱٬۰۰۰ امتیاز است/);
    expect((await graph.ask(small, {}, from)).status).toBe(200);
    expect(costOf(await graph.ask(small, {}, somebody())).remaining).toBe(LIMIT - 11);
  });

  it('is that of the person where a token says who asks, from wherever', async () => {
    const ann = await api.bearer('ann');
    const bob = await api.bearer('bob');
    const address = somebody();
    await graph.ask(dear, {}, { ...address, authorization: ann });
    expect(costOf(await graph.ask(small, {}, { ...somebody(), authorization: ann })).remaining).toBe(LIMIT - DEAR - 11);
    expect(costOf(await graph.ask(small, {}, { ...address, authorization: bob })).remaining).toBe(LIMIT - 11);
    expect(costOf(await graph.ask(small, {}, address)).remaining).toBe(LIMIT - 11);
  });

  it('of an address is that of its network', async () => {
    await graph.ask(dear, {}, { 'x-forwarded-for': '2001:db8:1:2::1' });
    const { remaining } = costOf(await graph.ask(small, {}, { 'x-forwarded-for': '2001:db8:1:2:3::4' }));
    expect(remaining).toBe(LIMIT - DEAR - 11);
  });

  it('is not for the questions of pages, which the web counts', async () => {
    const key = createHmac('sha256', SECRET).update('questions of pages').digest('base64url');
    const from = somebody();
    const answer = await graph.ask(dear, {}, { ...from, 'x-page-key': key });
    expect([answer.status, answer.extensions]).toEqual([200, { cost: { requested: DEAR } }]);
    expect(answer.headers.get('ratelimit-limit')).toBeNull();
    expect(costOf(await graph.ask(small, {}, from)).remaining).toBe(LIMIT - 11);
  });
});

describe('an answer that lies ready', () => {
  it.each(['identity', 'gzip', 'br'])('costs nothing and tells what is left now (%s)', async (encoding) => {
    const from = somebody();
    const question = JSON.stringify({ query: `{ enums { name values { value } } } # ${encoding}` });
    await raw(question, encoding, from);
    await graph.ask(dear, {}, from);
    api.answerWith((_request, response) => json(response, 200, []));
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await raw(question, encoding, from);
      const { data, extensions } = JSON.parse(body) as { data: { enums: object[] }; extensions: { cost: Cost } };
      expect(data.enums).toHaveLength(many.length);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      const { requested, remaining } = extensions.cost;
      // The first time it was not ready.
      expect([requested, remaining]).toEqual([requested, LIMIT - DEAR - requested]);
      expect(headers['ratelimit-remaining']).toBe(String(remaining));
    }
    expect(api.seen).toEqual([]);
  });

  it('is not sent again to who has it, and tells what is left all the same', async () => {
    const from = somebody();
    const question = { query: '{ enums { values { value } } }' };
    const first = await graph.get(question, from);
    const etag = first.headers.get('etag')!;
    await graph.ask(dear, {}, from);
    const again = await graph.get(question, { ...from, 'if-none-match': etag });
    // `fetch` wants no kept answer where it has one to compare, so this one was made anew.
    const remaining = LIMIT - DEAR - 2 * costOf(first).requested;
    expect([again.status, again.headers.get('ratelimit-remaining')]).toEqual([304, String(remaining)]);
  });
});

const readers: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** As `fetch` would, but for its opening of compressed answers. */
function raw(body: string, encoding: string, more: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': encoding, ...more };
    const asking = httpRequest(`${gateway.url}/graphql`, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ headers: response.headers, body: (readers[encoding]?.(bytes) ?? bytes).toString() });
      });
    });
    asking.on('error', reject).end(body);
  });
}
