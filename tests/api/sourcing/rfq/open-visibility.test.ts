import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { until } from '../../../kit/until.ts';
import { putFile } from '../../orders/fulfilment/delivering.kit.ts';
import { type Answer, type By, type Opening, openingAt } from './opening.kit.ts';

// Section 12 of the design of trade for requests with several sellers, in what is no text of somebody: what each viewer reads over
// the api, before an agreement and after it. Texts, amounts and names are in tests/contract/visibility/facts.ts.
const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  opening = await openingAt(app);
});
afterAll(() => app?.stop());

type Viewer = 'buyer' | 'first' | 'second' | 'left' | 'stranger';
const by: Record<Viewer, By> = { buyer: 'owner', first: 1, second: 2, left: 3, stranger: 'stranger' };
const viewers = Object.keys(by) as Viewer[];
const sellers: Viewer[] = ['first', 'second', 'left'];

/** A request of the visibility with two sellers who have offered, and one who has sent an offer and was told no. */
async function begun(visibility: 'INVITED' | 'PUBLIC') {
  const { draft, trading, versionOf } = opening;
  const id = await draft({ visibility, merchantIds: opening.merchantIds(1, 2, 3) });
  const published = await trading.publish('owner', id, await versionOf(id));
  if (published.status !== 200) throw new Error(JSON.stringify(published.body));
  const offers = [];
  for (const seller of [1, 2, 3] as const) {
    const price = 1000 + seller;
    const sent = await opening.offered(id, seller, { price });
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    offers.push(sent.body);
  }
  expect((await opening.step(2, id, 'request-info', { text: 'کدام استاندارد؟' })).status).toBe(200);
  const said = await opening.quoteStep('owner', offers[2]!, 'decline', {
    reasonCode: 'OTHER',
    reason: 'زمان شما دیر است.',
  });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
  // Who has left reads nothing newer.
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  expect((await opening.step('requester', id, 'provide-info', { text: 'استاندارد ملی' })).status).toBe(200);
  return { id, offers };
}

async function seen(id: string, viewer: Viewer) {
  const get = (path: string) => opening.ask(by[viewer], 'GET', path);
  const request = await get(`/traderequests/${id}`);
  const quotes = await get(`/traderequests/${id}/quotes`);
  const events = await get(`/traderequestevents?tradeRequestId=${id}&pageSize=50`);
  const parts = await get(`/traderequests/${id}/participations`);
  const told = (events.body['items'] ?? []) as { type: string; actorName?: string; text?: string }[];
  return {
    status: request.status,
    request: request.body as Record<string, unknown>,
    all: JSON.stringify([request.body, quotes.body, events.body, parts.body]),
    quotes: quotes.body as unknown as { participationId: string; side: string }[],
    told,
    types: told.map(({ type }) => type).toReversed(),
    parts: parts.body as unknown as { merchantId: string }[],
    comparison: (await get(`/traderequests/${id}/comparison`)).status,
  };
}
type Seen = Awaited<ReturnType<typeof seen>>;

/** What of a request each viewer sees: true for whom the fact holds. */
const facts: Record<string, [holds: (seen: Seen) => boolean, before: Viewer[], after: Viewer[]]> = {
  'the request': [({ status }) => status === 200, ['buyer', ...sellers], ['buyer', ...sellers]],
  'its lines': [
    ({ request }) => (request['lines'] as unknown[] | undefined)?.length === 1,
    ['buyer', ...sellers],
    ['buyer', ...sellers],
  ],
  'all sellers': [({ parts }) => parts.length === 3, ['buyer'], ['buyer']],
  'the comparison': [({ comparison }) => comparison === 200, ['buyer'], ['buyer']],
  'that one was taken': [({ types }) => types.includes('QUOTE_ACCEPTED'), [], ['buyer', 'first']],
  'what was agreed to': [({ request }) => 'agreedHash' in request, [], ['buyer', 'first']],
};

/** Who asked is named to the buyer and to the asker. */
function requireUnnamed(viewer: Viewer, { told, request }: Seen) {
  const asked = told.find(({ type }) => type === 'CLARIFICATION_ASKED')!;
  const [clarification] = request['clarifications'] as { merchantName?: string; isOwn: boolean }[];
  const isNamed = viewer === 'buyer' || viewer === 'second';
  expect('actorName' in asked, viewer).toBe(isNamed);
  expect('merchantName' in clarification!, viewer).toBe(isNamed);
  expect(clarification!.isOwn).toBe(viewer === 'second');
}

describe.each(['INVITED', 'PUBLIC'] as const)('of a request that is %s', (visibility) => {
  it('each viewer sees what the table says, before and after the agreement', async () => {
    const { id, offers } = await begun(visibility);
    const check = async (at: 1 | 2) => {
      for (const viewer of viewers) {
        const found = await seen(id, viewer);
        for (const [what, row] of Object.entries(facts)) {
          if (viewer === 'stranger' && what !== 'the request') continue;
          expect(row[0](found), `${viewer} sees ${what}, ${at}`).toBe(row[at].includes(viewer));
        }
        if (viewer !== 'stranger') requireUnnamed(viewer, found);
        const isNamed = viewer === 'buyer' || visibility === 'INVITED' || (at === 2 && viewer === 'first');
        expect(found.all.includes('صنایع آزمون'), `${viewer} is told who buys, ${at}`).toBe(
          viewer !== 'stranger' && isNamed,
        );
      }
    };
    await check(1);
    const accepted = await opening.quoteStep('owner', offers[0]!, 'accept');
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    await check(2);
    // Nothing more opens at an end.
    expect((await seen(id, 'second')).types.at(-1)).toBe('NOT_SELECTED');
    expect((await seen(id, 'left')).types.at(-1)).toBe('NOT_SELECTED');
    expect(await opening.one(id, 2)).toMatchObject({ status: 'DECLINED', reasonCode: 'OTHER_CHOSEN', shipments: [] });
    expect(await opening.one(id, 3)).toMatchObject({ status: 'DECLINED', reasonCode: 'OTHER', shipments: [] });
  });
});

describe('what another seller does', () => {
  const MINUTE_MS = 60_000;
  const pause = () => app.clock.set(new Date(app.clock.now().getTime() + MINUTE_MS));

  /** What was done is among the news once no older transaction of the server runs, of whichever database. */
  async function allShown() {
    const [last] = await app.db.query<{ id: string }>('select pg_current_xact_id()::text as id');
    await until('no older transaction runs', async () => {
      const of = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as "isShown"';
      return (await app.db.query<{ isShown: boolean }>(of, [last!.id]))[0]!.isShown;
    });
  }

  /** All that a seller can read of a request over REST, as it is sent. */
  async function readAll(id: string, by: By, since: string): Promise<string[]> {
    await allShown();
    const lists = [
      '',
      '&sort=DEADLINE',
      '&isWaiting=true',
      '&isWaiting=false',
      '&status=PUBLISHED',
      '&status=NEGOTIATING',
    ];
    const paths = [
      ...['', '/quotes', '/participations', '/documents', '/report'].map((each) => `/traderequests/${id}${each}`),
      `/traderequestevents?tradeRequestId=${id}&pageSize=2`,
      `/traderequestevents?tradeRequestIds=${id}`,
      ...lists.map((each) => `/traderequests?side=SELLER&pageSize=1${each}`),
      '/traderequests/summary',
      '/traderequests/open',
      '/conversations',
      '/notifications',
    ];
    const read = await Promise.all(
      paths.map(async (path) => `${path}\n${JSON.stringify((await opening.ask(by, 'GET', path)).body)}`),
    );
    const { items } = (await opening.ask(by, 'GET', `/live/since?after=${since}`)).body as unknown as {
      items: object[];
    };
    // A cursor is a place among the transactions of the whole database, whoever they are of.
    const placeless = items.map((item) => ({ ...item, cursor: '' }));
    return [...read, JSON.stringify(placeless)].map((text) => text.replaceAll(/token=[^"&]+/g, 'token'));
  }

  const file = (by: By) => putFile(app, opening.personOf(by).userId);
  /** A draft of an offer. */
  async function begin(id: string, by: By): Promise<Answer> {
    const lines = (await opening.one(id))['lines'] as { id: string }[];
    return opening.ask(by, 'POST', `/traderequests/${id}/quotes`, {
      lines: lines.map(({ id: lineId }) => ({ lineId })),
      freight: { kind: 'INCLUDED' },
    });
  }
  type Scene = { id: string; quote: { id: string; version: number } };
  /** What others do; each leaves the request as the next one needs it. */
  const others: Record<string, (scene: Scene) => Promise<Answer>> = {
    'a first offer': ({ id }) => opening.offered(id, 3),
    'the end of an offer': async ({ quote }) => opening.quoteStep(2, quote, 'withdraw'),
    'another offer': ({ id }) => opening.offered(id, 2, { price: 900 }),
    'a paper': async ({ id }) => opening.step(2, id, 'documents', { type: 'PROFORMA', fileId: await file(2) }),
    'a draft': ({ id }) => begin(id, 5),
    'no offer': async ({ id }) =>
      opening.step(5, id, `participations/${await opening.partOf(id, 5)}/decline`, { reasonCode: 'PRICE' }),
  };
  /** What the buyer does with others. */
  const buyers: Record<string, (scene: Scene) => Promise<Answer>> = {
    'one more seller': ({ id }) => opening.step('owner', id, 'participations', { merchantIds: opening.merchantIds(4) }),
    'one seller less': async ({ id }) => {
      const path = `/traderequests/${id}/participations/${await opening.partOf(id, 4)}`;
      return opening.ask('owner', 'DELETE', `${path}?version=${await opening.versionOf(id)}`);
    },
    'a no to an offer': async ({ id }) => {
      const { body } = await opening.ask('owner', 'GET', `/traderequests/${id}/quotes`);
      const part = await opening.partOf(id, 3);
      const offers = body as unknown as (Scene['quote'] & { participationId: string })[];
      const offer = offers.find(({ participationId }) => participationId === part)!;
      return opening.quoteStep('owner', offer, 'decline', { reasonCode: 'PRICE' });
    },
  };

  const own: Record<string, (id: string) => Promise<unknown>> = {
    'has done nothing': () => Promise.resolve(),
    'has begun an offer': (id) => begin(id, 1),
    'has sent an offer': (id) => opening.offered(id, 1),
  };
  it.each(Object.keys(own))('leaves what a seller who %s reads as it is, to the byte', async (what) => {
    await opening.trading.supply.renew();
    const id = await opening.published({ visibility: 'PUBLIC', merchantIds: opening.merchantIds(1, 2, 3, 5) });
    pause();
    // The newer one of two in every list.
    await opening.published({ merchantIds: opening.merchantIds(1, 2) });
    await own[what]!(id);
    const quote = (await opening.offered(id, 2)).body;
    await allShown();
    const { cursor } = (await opening.ask(1, 'GET', '/live/since')).body as unknown as { cursor: string };
    const before = await readAll(id, 1, cursor);
    for (const [done, act] of Object.entries({ ...others, ...buyers })) {
      pause();
      const answer = await act({ id, quote });
      expect(answer.status, `${done}: ${JSON.stringify(answer.body)}`).toBe(200);
      expect(await readAll(id, 1, cursor), done).toEqual(before);
    }
    // A question is for all to read, and refuses nobody.
    const version = await opening.versionOf(id, 1);
    expect((await opening.step(2, id, 'request-info', { text: 'کدام استاندارد؟' })).status).toBe(200);
    const { clarifications } = await opening.one(id, 1);
    expect(clarifications).toHaveLength(1);
    expect(await opening.versionOf(id, 1)).toBe(version);
  });
});
