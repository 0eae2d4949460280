import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFaultProxy } from '../kit/fault-proxy.ts';
import { startGateway } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { graphOf, GRAPHQL_RESPONSE, type Graph } from './ask.ts';
import { json, problem, startFakeApi } from './fake-api.ts';

const DEADLINE_MS = 6_000;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startFakeApi();
  proxy = await startFaultProxy(api.url);
  gateway = await startGateway({ apiUrl: proxy.url });
  graph = graphOf(gateway);
});

beforeEach(async () => {
  await proxy.set({ mode: 'pass' });
  api.answerWith((_request, response) => json(response, 200, []));
});

afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await api?.stop();
});

const question = '{ enums { name } }';
const now = '2026-11-22T08:00:00.000Z';
const noteBeside = {
  objectId: 'it',
  tags: [],
  isShared: false,
  isOwn: true,
  isDue: false,
  version: 1,
  createdAt: now,
  updatedAt: now,
};
const place = () =>
  new RegExp(
    // An id of a request may have the digits of a port in it.
    `127\\.0\\.0\\.1|localhost|\\b(${new URL(proxy.url).port}|${new URL(api.url).port})\\b|/api/v1|openapi|undici|ECONN|at \\w+ \\(`,
  );

/** Each failure as an interpreted and as a compiled operation tells it. */
async function failure() {
  const answers = [await graph.ask(question), await graph.ask(question), await graph.ask(question)];
  for (const { status, data, text, errors } of answers) {
    expect([status, data]).toEqual([200, { enums: null }]);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.path).toEqual(['enums']);
    expect(text).not.toMatch(place());
  }
  expect(answers[2]?.errors[0]?.extensions.code).toBe(answers[0]?.errors[0]?.extensions.code);
  return answers[2]!.errors[0]!;
}

describe('what the api refuses', () => {
  it('keeps its code, its fields and its words', async () => {
    const fields = [{ field: 'pageNumber', code: 'MIN_VALUE', message: 'at least 1', params: ['1'] }];
    api.answerWith((_request, response) =>
      problem(response, 400, 'VALIDATION_FAILED', { errors: fields, detail: 'select * from secret' }),
    );
    const { message, extensions } = await failure();
    expect(message).toBe('VALIDATION_FAILED');
    expect(extensions).toEqual({
      code: 'VALIDATION_FAILED',
      http: { status: 400 },
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      fields: [{ ...fields[0], params: [{ name: 'limit', value: '1' }] }],
    });
  });

  it.each([
    ['the code of the one wrong field, where it says enough', ['CURSOR_INVALID'], 'CURSOR_INVALID'],
    ['a code of the whole for what any value can break', ['FORMAT'], 'VALIDATION_FAILED'],
    ['a code of the whole for several fields', ['CURSOR_INVALID', 'PROPERTY_NOT_FILTERABLE'], 'VALIDATION_FAILED'],
  ])('has %s', async (_name, rules, code) => {
    const errors = rules.map((rule) => ({ field: `of ${rule}`, code: rule, message: `told of ${rule}` }));
    api.answerWith((_request, response) => problem(response, 400, 'VALIDATION_FAILED', { errors }));
    const { message, extensions } = await failure();
    expect([extensions.code, extensions.http.status]).toEqual([code, 400]);
    expect(message).toBe(code === 'VALIDATION_FAILED' ? code : `told of ${code}`);
    expect(extensions.fields).toEqual(errors.map((each) => ({ ...each, params: [] })));
  });

  it('is null with a code where something is not there', async () => {
    api.answerWith((_request, response) => problem(response, 404, 'ENUM_NOT_FOUND'));
    expect((await failure()).extensions).toMatchObject({ code: 'ENUM_NOT_FOUND', http: { status: 404 } });
    expect(api.seen, 'it is not asked again').toHaveLength(3);
  });

  it('for asking too often says when to come back', async () => {
    api.answerWith((_request, response) => problem(response, 429, 'RATE_LIMITED', {}, { 'retry-after': '60' }));
    expect((await failure()).extensions).toMatchObject({
      code: 'RATE_LIMITED',
      http: { status: 429 },
      retryAfterSeconds: 60,
    });
    expect((await graph.ask(question)).headers.get('retry-after')).toBe('60');
  });

  it('does not take other fields along', async () => {
    api.answerWith(({ url }, response) =>
      url?.includes('typemodels/enums') ? problem(response, 500, 'INTERNAL') : json(response, 200, []),
    );
    const { data, errors } = await graph.ask('{ enums { name } topLevelCategories { id } }');
    expect(data).toEqual({ enums: null, topLevelCategories: [] });
    expect(errors.map(({ path }) => path)).toEqual([['enums']]);
  });
});

describe('G14 what the api fails at', () => {
  it.each([500, 502, 503])('status %i is UPSTREAM_UNAVAILABLE', async (status) => {
    api.answerWith((_request, response) =>
      problem(response, status, 'DATABASE_UNAVAILABLE', { detail: `${api.url} is down` }),
    );
    expect(await failure()).toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE', http: { status: 503 } } });
  });

  it('an answer that is no page where one was asked for is UPSTREAM_INVALID, however often it comes', async () => {
    api.answerWith((_request, response) => json(response, 200, []));
    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await graph.ask('{ suppliers { edges { cursor } } }');
      expect([data, errors[0]?.extensions.code]).toEqual([{ suppliers: null }, 'UPSTREAM_INVALID']);
    }
  });

  it('a page of HTML is UPSTREAM_INVALID, as is half of an answer and one of another kind', async () => {
    const bodies: [string, string][] = [
      ['text/html', '<html>nginx at 127.0.0.1</html>'],
      ['application/json', '[{"name":"a"'],
      ['application/json', '{"name":"a"}'],
      ['application/json', ''],
    ];
    for (const [type, body] of bodies) {
      api.answerWith((_request, response) => response.writeHead(200, { 'content-type': type }).end(body));
      expect(await failure(), body).toMatchObject({ extensions: { code: 'UPSTREAM_INVALID', http: { status: 502 } } });
    }
  });

  it('a row that lacks what it must have fails by itself, not the list', async () => {
    const sound = { name: 'a', values: [{ value: 'A', code: 'a', displayFa: 'A', order: 1 }] };
    const broken = [{ ...sound, name: null }, { name: 'b' }, { ...sound, values: [{ value: 'A' }] }, null, 'text'];
    api.answerWith((_request, response) => json(response, 200, [broken[0], sound, ...broken.slice(1)]));
    for (let round = 0; round < 3; round += 1) {
      const { data, errors } = await graph.ask('{ enums { name values { value } } }');
      expect([data, errors]).toEqual([{ enums: [{ name: 'a', values: [{ value: 'A' }] }] }, []]);
    }
    await until('it is told', () => gateway.output().includes('broken rows'));
  });

  it('a value of an enumeration that a newer api knows is null, and its row goes where it must have one', async () => {
    const row = (id: string, more: object) => ({ id, body: 'متن', objectType: 'SUPPLIER', ...more });
    api.answerWith((_request, response) =>
      json(response, 200, {
        hasNextPage: false,
        totalCount: 3,
        totalCountIsCapped: false,
        pageNumber: 1,
        items: [row('a', { color: 'MAUVE' }), row('b', { objectType: 'TENDER' }), row('c', { color: 'GREEN' })].map(
          (each) => ({ ...noteBeside, ...each }),
        ),
      }),
    );
    const authorization = await api.bearer('ann');
    for (let time = 0; time < 3; time += 1) {
      const query = '{ viewer { notes { nodes { id color } } } }';
      const { data, errors } = await graph.ask(query, {}, { authorization });
      const nodes = [
        { id: 'a', color: null },
        { id: 'c', color: 'GREEN' },
      ];
      expect([data, errors]).toEqual([{ viewer: { notes: { nodes } } }, []]);
    }
    await until('it is told', () =>
      /"alarm":"values that the graph does not know".*color=MAUVE/.test(gateway.output()),
    );
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toMatch(/alarms_total\{alarm="values that the graph does not know"\} [3-9]/);
  });

  it('an error without a problem is UPSTREAM_INVALID', async () => {
    api.answerWith((_request, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('no such thing at 127.0.0.1'),
    );
    expect(await failure()).toMatchObject({ extensions: { code: 'UPSTREAM_INVALID' } });
  });

  it.each([
    ['refuses', { mode: 'refuse' }, 'UPSTREAM_UNAVAILABLE'],
    ['resets the connection', { mode: 'reset', bytes: 20 }, 'UPSTREAM_UNAVAILABLE'],
    ['cuts its answer', { mode: 'cut', bytes: 100 }, 'UPSTREAM_UNAVAILABLE'],
  ] as const)('an api that %s is unavailable', async (_name, fault, code) => {
    await proxy.set(fault);
    expect(await failure()).toMatchObject({ extensions: { code, http: { status: 503 } } });
  });

  it.each([
    ['says nothing', { mode: 'blackhole' }],
    ['trickles', { mode: 'throttle', bytesPerSecond: 10 }],
  ] as const)('an api that %s is UPSTREAM_TIMEOUT at the deadline', async (_name, fault) => {
    await proxy.set(fault);
    const startedAt = performance.now();
    const { text, errors } = await graph.ask(question);
    const spent = performance.now() - startedAt;
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_TIMEOUT', http: { status: 504 } });
    expect(text).not.toMatch(place());
    expect(spent).toBeGreaterThan(DEADLINE_MS - 200);
    expect(spent).toBeLessThan(DEADLINE_MS + 1_000);
  });

  it('is over when the api is well again', async () => {
    await proxy.set({ mode: 'refuse' });
    await failure();
    await proxy.set({ mode: 'pass' });
    expect((await graph.ask(question)).data).toEqual({ enums: [] });
  });
});

describe('a second try', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is made once after status %i', async (status) => {
    let count = 0;
    api.answerWith((_request, response) =>
      (count += 1) === 1 ? problem(response, status, 'TRY_AGAIN') : json(response, 200, []),
    );
    expect((await graph.ask(question)).data).toEqual({ enums: [] });
    expect(count).toBe(2);
  });

  it('is the last', async () => {
    api.answerWith((_request, response) => problem(response, 503, 'TRY_AGAIN'));
    await graph.ask(question);
    expect(api.seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 422, 501])('is not made after status %i', async (status) => {
    api.answerWith((_request, response) => problem(response, status, 'NO'));
    await graph.ask(question);
    expect(api.seen).toHaveLength(1);
  });

  it('is not made for a read that travels by POST', async () => {
    api.answerWith(({ method }, response) =>
      method === 'POST' ? problem(response, 503, 'TRY_AGAIN') : json(response, 200, { id: 'a category' }),
    );
    await graph.ask('{ category(id: "019b76da-a800-77f4-99b8-46e607e191e6") { suppliers { totalCount } } }');
    expect(api.seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('waits as long as the api says, unless the deadline comes first', async () => {
    let count = 0;
    api.answerWith((_request, response) =>
      (count += 1) === 1 ? problem(response, 503, 'TRY_AGAIN', {}, { 'retry-after': '1' }) : json(response, 200, []),
    );
    const startedAt = performance.now();
    await graph.ask(question);
    expect(performance.now() - startedAt).toBeGreaterThan(1_000);
    api.answerWith((_request, response) => problem(response, 503, 'TRY_AGAIN', {}, { 'retry-after': '30' }));
    const again = performance.now();
    await graph.ask(question);
    expect(performance.now() - again).toBeLessThan(1_000);
    expect(api.seen).toHaveLength(1);
  });
});

describe('arguments that would leave their place', () => {
  it.each(['', '.', '..'])('"%s" is refused', async (name) => {
    const { errors } = await graph.ask('query ($name: String!) { typeModel(name: $name) { name } }', { name });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'name', code: 'FORMAT' }],
    });
    expect(api.seen).toEqual([]);
  });

  it.each(['../../readyz', 'a/b', 'a?b=c', 'a#b', '%2e%2e', 'نام', 'a b'])('"%s" stays one segment', async (name) => {
    await graph.ask('query ($name: String!) { typeModel(name: $name) { name } }', { name });
    expect(api.seen.map(({ url }) => url)).toEqual([`/api/v1/shared/typemodels/${encodeURIComponent(name)}`]);
  });

  it('half of a surrogate pair is refused', async () => {
    const body = '{"query":"query ($n: String!) { typeModel(name: $n) { name } }","variables":{"n":"\\ud800"}}';
    const { errors } = await graph.post(body);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('too many of them are refused before the api would', async () => {
    const { errors } = await graph.ask('query ($ids: [ID!]) { categories(ids: $ids) { totalCount } }', {
      ids: Array.from({ length: 300 }, (_, i) => `019b76da-a800-77f4-99b8-${String(i).padStart(12, '0')}`),
    });
    expect(errors[0]?.extensions.code).toBe('ARGUMENTS_TOO_LONG');
  });
});

it('an answer without data has the status of its error, as its form asks for', async () => {
  const broken = '{ nothing }';
  expect((await graph.ask(broken)).status).toBe(200);
  expect((await graph.ask(broken, {}, { accept: GRAPHQL_RESPONSE })).status).toBe(400);
});

describe('a token that cannot be had', () => {
  const ask = (body: BodyInit) =>
    fetch(`${gateway.url}/connect/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(5_000),
    });

  it('is said to be unavailable while the api is away', async () => {
    await proxy.set({ mode: 'refuse' });
    const answer = await ask('grant_type=otp');
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE' }),
    ]);
  });

  it('is refused for a body that is no text', async () => {
    expect((await ask(new Uint8Array([0x61, 0xff, 0xfe]))).status).toBe(400);
  });
});
