import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineOf } from '../../../../api/src/modules/sourcing/requests/trade-machine.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { allowedIn, tryHistories } from '../../../kit/histories.ts';
import { openActors, openActsAt } from './opening-acts.kit.ts';
import { type Opening, openingAt } from './opening.kit.ts';
import { historiesAt, requireChains, runsOf } from '../../trade/trade-histories.kit.ts';
import { readTrade } from '../../trade/trading.kit.ts';

// T1 to T3 of the state tables for requests with several sellers, in random histories of a buyer and three of them.
const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  opening = await openingAt(app);
});
afterAll(() => app?.stop());

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
  const act = openActsAt(app, opening);
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
        const { status, body } = await app.get('/traderequests/{id}', {
          by: opening.personOf(openActors[actor]!),
          path: { id },
        });
        return status === 200 ? allowedIn(body) : undefined;
      },
      actors: Object.keys(openActors),
      actions: [
        'SEND_QUOTE',
        'SEND_QUOTE',
        'SEND_QUOTE',
        'ACCEPT_QUOTE',
        'WITHDRAW_QUOTE',
        'EXTEND_QUOTE',
        'DECLINE_QUOTE',
        'DECLINE_TO_QUOTE',
        'REMOVE_SELLER',
        'INVITE_SELLER',
        'REQUEST_INFO',
        'PROVIDE_INFO',
        'ADD_DOCUMENT',
        'CANCEL',
      ],
      act: (id, action, actor, version) => act(id, action, openActors[actor]!, version),
      jumps: [1, 2, 4],
      requireMore,
      requireAtEnd: histories.requireAtEnd,
    },
    { runs: runsOf(1_000) },
  );
  await requireChains(app);
}, 1_800_000);
