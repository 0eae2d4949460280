import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../gateway/playground/src/examples.ts';
import { fillIn, marketIds } from '../../gateway/playground/src/marketIds.ts';
import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import type { Person } from '../api/ownership/kinds.ts';
import { draft, quoterOf } from '../api/trade/trade.kit.ts';
import { openStream } from '../kit/live.ts';
import { peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { until } from '../kit/until.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let ids: Record<string, string>;
let authorization: string;

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  ids = await marketIds(ask);
  const people = peopleOf(api);
  const { id, buyer, buys } = await draft(people);
  await buys.publish(id);
  await quoterOf(people, await sellerOf(people)).offer(id);
  authorization = `Bearer ${buyer.accessToken}`;
});

afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

describe('an example of the playground', () => {
  const isStream = ({ query }: (typeof examples)[number]) => /^subscription/m.test(query);

  it.each(examples.filter((each) => !isStream(each)))('$title answers with data', async ({ title, variables }) => {
    expect(fillIn(variables, ids), 'every id was found').not.toMatch(/"\{/);
    const { data, errors } = await run(title);
    expect(errors).toBeUndefined();
    expect(emptyPlaces(data)).toEqual([]);
  });

  it('Order has all that belongs to one', async () => {
    const { viewer } = (await run('Order')).data as { viewer: { tradeRequests: { nodes: Record<string, unknown>[] } } };
    const [order, ...others] = viewer.tradeRequests.nodes;
    expect([order!.status, order!.side, others]).toEqual(['NEGOTIATING', 'BUYER', []]);
    const { lines, quotes, comparison, events, conversation } = order as Record<string, { nodes: object[] }>;
    expect([lines!.nodes.length, quotes!.nodes.length]).toEqual([2, 1]);
    expect(comparison).toMatchObject({ columns: [{ coveredLines: 2, withVat: { rank: 1 } }] });
    expect(events).toMatchObject({
      nodes: expect.arrayContaining([expect.objectContaining({ type: 'QUOTE_SENT' })]) as object,
    });
    expect(conversation).toMatchObject({ unreadCount: 0, thread: { nodes: [] } });
    expect(order!.allowedActions).toContain('ACCEPT_QUOTE');
  });

  it.each(examples.filter(isStream))('$title tells its place at once, and what happens then', async ({ title }) => {
    const { query, variables } = exampleOf(title);
    const stream = await openStream({
      url: `${gateway.url}/graphql`,
      method: 'POST',
      headers: { authorization, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: JSON.parse(variables) as unknown }),
    });
    await until('the place', () => stream.events.length > 0);
    const { id } = await draft(peopleOf(api), {}, { accessToken: authorization.slice('Bearer '.length) } as Person);
    await until('the order', () =>
      stream.events.some(({ typeName, objectId }) => typeName === 'TradeRequest' && objectId === id),
    );
    expect(stream.errors).toEqual([]);
    await stream.close();
  });

  it('shows the market first, then login, own things and a write', () => {
    const titles = examples.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['MenuTree', 'NewestOffers', 'Search']);
    expect(titles).toEqual(
      expect.arrayContaining(['LandedPriceAtTheDoor', 'LoginByPhone', 'Viewer', 'Save', 'Order', 'LiveStream']),
    );
    expect(titles.indexOf('LoginByPhone')).toBeGreaterThan(titles.indexOf('SuppliersOfCategory'));
  });

  it('finds the same products in psi and mm as in bar and cm', async () => {
    const [inPsi, inBar] = await Promise.all([found('ProductsInPsi'), found('TheSameInBar')]);
    expect(inPsi).toEqual(inBar);
    const { data } = await ask({
      query: `{ supplierProducts(categoryId: "${ids.category}") { totalCount } }`,
    });
    expect(inPsi.totalCount).toBeLessThan((data?.supplierProducts as Page).totalCount);
  });
});

describe('the page', () => {
  it('comes with a policy that lets nothing in from elsewhere, and its assets are there', async () => {
    const page = await fetch(`${gateway.url}/playground`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    const paths = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      expect(path).toMatch(/^\/playground\/assets\//);
      expect((await fetch(gateway.url + path)).status, path).toBe(200);
    }
  });

  it('offers the schema as SDL and as JSON, to anyone, and both are the same graph', async () => {
    const sdl = await (await fetch(`${gateway.url}/schema.graphql`)).text();
    const json = (await (await fetch(`${gateway.url}/schema.json`)).json()) as { data: Introspected };
    const defined = [...sdl.matchAll(/^(?:type|input|enum|interface|union|scalar) (\w+)/gm)].map(([, name]) => name);
    const builtIn = /^(__.*|String|Int|Float|Boolean|ID)$/;
    const named = json.data.__schema.types.map(({ name }) => name).filter((name) => !builtIn.test(name));
    expect(defined).toContain('SupplierProduct');
    expect(named.sort()).toEqual(defined.sort());
  });

  it('begins its docs with the market', async () => {
    const json = (await (await fetch(`${gateway.url}/schema.json`)).json()) as { data: Introspected };
    const { types } = json.data.__schema;
    const [query, first] = types.filter(({ kind }) => kind === 'OBJECT');
    expect([query!.name, first!.name]).toEqual(['Query', 'Category']);
    expect(query!.fields!.slice(0, 3).map(({ name }) => name)).toEqual([
      'categoryMenu',
      'category',
      'supplierProducts',
    ]);
  });
});

describe('the way to log a seeded person in', () => {
  it('is here while developing', async () => {
    const { people } = (await (await fetch(`${gateway.url}/dev/people`)).json()) as { people: { phone: string }[] };
    // Nobody whom an example has sent a code.
    const phone = people.at(-1)!.phone;
    const { data } = await ask({
      query: 'mutation ($input: StartLoginInput!) { startLogin(input: $input) { loginChallenge { challengeId } } }',
      variables: { input: { phoneNumber: phone } },
    });
    const { challengeId } = (data?.startLogin as { loginChallenge: { challengeId: string } }).loginChallenge;
    const outbox = await fetch(`${gateway.url}/dev/outbox?phone=${phone}`);
    expect(outbox.headers.get('cache-control')).toBe('no-store');
    const { messages } = (await outbox.json()) as { messages: { values: string[] }[] };
    const form = {
      grant_type: 'otp',
      client_id: 'playground',
      challenge_id: challengeId,
      code: messages[0]!.values[0]!,
    };
    const token = await fetch(`${gateway.url}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
    expect(token.status).toBe(200);
  });

  it('is not there in production, whatever the api behind it has', async () => {
    await using live = await startGateway({ apiUrl: api.url, env: { NODE_ENV: 'production' } });
    for (const path of ['/dev/people', '/dev/outbox?phone=09000000001', '/dev/outbox/', '/dev'])
      expect((await fetch(live.url + path)).status, path).toBe(404);
  });
});

type Introspected = { __schema: { types: { kind: string; name: string; fields?: { name: string }[] }[] } };
type Answer = { data?: Record<string, unknown> | null; errors?: { message: string }[] };
type Page = { totalCount: number; nodes: { id: string }[] };

async function ask(request: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  return (await response.json()) as Answer;
}

/** As a person who is logged in: some examples show what is one's own. */
async function run(title: string) {
  const { query, variables } = exampleOf(title);
  return ask({ query, variables: JSON.parse(fillIn(variables, ids)) }, { authorization });
}

const exampleOf = (title: string) => examples.find((each) => each.title === title)!;

async function found(title: string) {
  const { data } = await run(title);
  const { totalCount, nodes } = data?.supplierProducts as Page;
  return { totalCount, ids: nodes.map(({ id }) => id) };
}

/** Nothing is wrong where these hold nothing. */
const MAY_BE_EMPTY = ['userErrors', 'notice'];

/** Root fields, and lists right below one, that hold nothing: an example shows something in each. */
function emptyPlaces(data: Answer['data']): string[] {
  const empty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return Object.entries(data ?? { data: null }).flatMap(([field, value]) => {
    if (empty(value)) return [field];
    const below = Array.isArray(value) ? [] : Object.entries(value as object);
    return below
      .filter(([name, inner]) => empty(inner) && !MAY_BE_EMPTY.includes(name))
      .map(([name]) => `${field}.${name}`);
  });
}
