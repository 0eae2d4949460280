import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../kit/app-at.ts';
import { type By, type Opening, openingAt } from './opening.kit.ts';

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
  const [request, quotes, events, parts] = [
    await get(`/traderequests/${id}`),
    await get(`/traderequests/${id}/quotes`),
    await get(`/traderequestevents?tradeRequestId=${id}&pageSize=50`),
    await get(`/traderequests/${id}/participations`),
  ];
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
  'whether others have offered': [({ request }) => request['hasOtherOffers'] === true, ['first', 'second'], []],
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
