import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineOf } from '../../api/src/modules/trade/trade-machine.ts';
import { startAppAt } from '../kit/app-at.ts';
import { allowedIn, tryHistories } from '../kit/histories.ts';
import { putFile } from './delivering.kit.ts';
import { type Answer, type By, type Opening, openingAt } from './opening.kit.ts';
import { historiesAt, requireChains, runsOf } from './trade-histories.kit.ts';
import { readTrade } from './trading.kit.ts';

// T1 to T3 of the state tables for requests with several sellers, in random histories of a buyer and three of them.
const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  opening = await openingAt(app);
});
afterAll(() => app?.stop());

const actors: Record<string, By> = { owner: 'owner', requester: 'requester', first: 1, second: 2, third: 3 };
const isSeller = (by: By): by is 1 | 2 | 3 => typeof by === 'number';
type Quote = { id: string; version: number; participationId: string };

const ofAuthor = ['WITHDRAW_QUOTE', 'EXTEND_QUOTE'];

/** An offer for a step: of a seller the last of its own chain, of a buyer one that a seller has sent, or the own to be taken back. */
async function quoteFor(id: string, by: By, action: string): Promise<Quote | undefined> {
  const side = isSeller(by) ? null : ofAuthor.includes(action) ? 'BUYER' : 'SELLER';
  const part = isSeller(by) ? await opening.partOf(id, by) : null;
  const [row] = await app.db.query<Quote>(
    `select id, version, participation_id as "participationId" from quotes
     where request_id = $1 and status <> 'DRAFT' and (participation_id = $2 or side = $3)
     order by status in ('SENT', 'EXPIRED') desc, sent_at desc, round desc, id limit 1`,
    [id, part, side],
  );
  return row;
}

async function act(id: string, action: string, by: By, version: number): Promise<Answer | undefined> {
  await app.db.query(`delete from quotes where request_id = $1 and status = 'DRAFT'`, [id]);
  const path = `/traderequests/${id}`;
  const now = await opening.versionOf(id);
  // A seller knows its own version; what is stale is as stale there.
  const own = isSeller(by) ? (await opening.versionOf(id, by)) - (now - version) : version;
  if (own < 1) return undefined;
  const post = (step: string, more: object = {}) =>
    opening.ask(by, 'POST', `${path}/${step}`, { version: own, ...more });
  if (action === 'SEND_QUOTE') {
    if (version !== now) return undefined;
    const participationId = isSeller(by) ? {} : { participationId: (await quoteFor(id, by, action))?.participationId };
    if (!isSeller(by) && !participationId.participationId) return undefined;
    return opening.offered(id, by, { price: 1000 + version, days: 2, ...participationId });
  }
  if (action.endsWith('_QUOTE') && action !== 'DECLINE_TO_QUOTE') {
    const quote = await quoteFor(id, by, action);
    if (!quote || quote.version - (now - version) < 1) return undefined;
    const more = { EXTEND_QUOTE: { validUntil: opening.day(3) }, DECLINE_QUOTE: { reasonCode: 'PRICE' } }[action] ?? {};
    const known = { ...quote, version: quote.version - (now - version) };
    return opening.quoteStep(by, known, action.split('_')[0]!.toLowerCase(), more);
  }
  if (action === 'DECLINE_TO_QUOTE')
    return post(`participations/${await opening.partOf(id, isSeller(by) ? by : 1)}/decline`, {
      reasonCode: 'CAPACITY',
    });
  if (action === 'REMOVE_SELLER') {
    const { participations = [] } = await opening.one(id);
    const part =
      participations.find(({ allowedActions }) => allowedActions.includes('REMOVE')) ?? participations.at(-1)!;
    return opening.ask(by, 'DELETE', `${path}/participations/${part.id}?version=${version}`);
  }
  if (action === 'INVITE_SELLER') {
    const { participations = [] } = await opening.one(id);
    const merchantIds = opening
      .merchantIds(4, 5)
      .filter((each) => participations.every(({ merchantId }) => merchantId !== each));
    return merchantIds.length > 0 ? post('participations', { merchantIds: merchantIds.slice(0, 1) }) : undefined;
  }
  if (action === 'REQUEST_INFO') return post('request-info', { text: 'کدام استاندارد؟' });
  if (action === 'PROVIDE_INFO') return post('provide-info', { text: 'استاندارد ملی' });
  if (action === 'ADD_DOCUMENT') {
    const { userId } = opening.personOf(by);
    return post('documents', { type: 'OTHER', fileId: await putFile(app, userId) });
  }
  return post(action.toLowerCase().replaceAll('_', '-'));
}

/** What holds of a request with several sellers at any time. */
async function requireMore(id: string, { state }: { state: string }): Promise<void> {
  const parts = await app.db.query<{ status: string; endedAs: string | null; standing: number }>(
    `select p.status, p.ended_as as "endedAs",
       (select count(*)::int from quotes q where q.participation_id = p.id and q.status in ('SENT', 'EXPIRED', 'ACCEPTED')) as standing
     from trade_participations p where p.request_id = $1`,
    [id],
  );
  const told = JSON.stringify({ state, parts });
  const open = parts.filter(({ status }) => ['INVITED', 'VIEWED', 'QUOTING'].includes(status));
  const selected = parts.filter(({ status }) => status === 'SELECTED');
  const isOpen = state === 'PUBLISHED' || state === 'NEGOTIATING';
  if (!isOpen) expect(open, told).toEqual([]);
  expect(selected.length, told).toBe(['AGREED', 'IN_FULFILMENT'].includes(state) ? 1 : 0);
  // Whose part is over knows as what, and nobody else does.
  for (const { status, endedAs } of parts)
    expect(endedAs !== null, told).toBe(['NOT_SELECTED', 'DECLINED_TO_QUOTE', 'REMOVED', 'LAPSED'].includes(status));
  for (const { standing } of parts) expect(standing, told).toBeLessThanOrEqual(1);
  const standing = open.filter((each) => each.standing > 0);
  if (state === 'NEGOTIATING') expect(standing.length, told).toBeGreaterThan(0);
  if (state === 'PUBLISHED') {
    const [live] = await app.db.query<{ count: number }>(
      `select count(*)::int as count from quotes where request_id = $1 and status = 'SENT'`,
      [id],
    );
    expect(live!.count, told).toBe(0);
  }
}

it('keeps its rules in any history of three sellers, and its chain', async () => {
  const histories = historiesAt(app, opening.trading.possible);
  await tryHistories(
    app,
    {
      machine: machineOf({ kind: 'OPEN_RFQ' }),
      make: async () => {
        await histories.begin();
        return opening.published();
      },
      read: (id) => readTrade(app, id),
      allowed: async (id, actor) => {
        const { status, body } = await opening.ask(actors[actor]!, 'GET', `/traderequests/${id}`);
        return status === 200 ? allowedIn(body) : undefined;
      },
      actors: Object.keys(actors),
      actions: [
        ...[
          'SEND_QUOTE',
          'SEND_QUOTE',
          'SEND_QUOTE',
          'ACCEPT_QUOTE',
          'WITHDRAW_QUOTE',
          'EXTEND_QUOTE',
          'DECLINE_QUOTE',
        ],
        ...[
          'DECLINE_TO_QUOTE',
          'REMOVE_SELLER',
          'INVITE_SELLER',
          'REQUEST_INFO',
          'PROVIDE_INFO',
          'ADD_DOCUMENT',
          'CANCEL',
        ],
      ],
      act: (id, action, actor, version) => act(id, action, actors[actor]!, version),
      jumps: [1, 2, 4],
      requireMore,
      requireAtEnd: histories.requireAtEnd,
    },
    { runs: runsOf(100) },
  );
  await requireChains(app);
}, 1_800_000);
