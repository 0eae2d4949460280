import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyTrade } from '../../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { type Answer, quotingAt } from './quoting.kit.ts';
import { readTrade, type Trading, tradingAt } from '../../trade/trading.kit.ts';

// Two acts at once: the lock of the request decides, and the loser is told so.
const BEGAN = '2026-12-01T08:00:00Z';
const ROUNDS = process.env.TEST_FULL ? 200 : 3;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
});
afterAll(() => app?.stop());

type Race = (id: string, offer: { id: string; version: number }) => Promise<Answer | { status: number }>[];
const cancel = async (id: string) =>
  trading.act(id, 'CANCEL', 'owner', (await readTrade(app, id))!.version) as unknown as Promise<Answer>;

/** An offer of the seller that stands, and acts about it at once. */
async function raced(race: Race, how: { wins: number | 'any' }): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    app.clock.set(new Date(BEGAN));
    await trading.supply.renew();
    const id = await quoting.published(trading.publish, await trading.draft());
    const { body: offer } = await quoting.send(id, 'seller', { days: 2 });
    const before = (await readTrade(app, id))!.version;
    const answers = await Promise.all(race(id, offer));
    const won = answers.filter(({ status }) => status === 200).length;
    const told = JSON.stringify(answers);
    for (const { status } of answers) expect([200, 409], told).toContain(status);
    if (how.wins !== 'any') expect(won, told).toBe(how.wins);
    expect((await readTrade(app, id))!.version).toBeGreaterThanOrEqual(before + won);
    const rows = await app.db.query<{ status: string }>('select status from quotes where request_id = $1', [id]);
    const standing = rows.filter(({ status }) => status === 'SENT' || status === 'ACCEPTED');
    expect(standing.length, told).toBeLessThanOrEqual(1);
    await app.db.query(`update trade_requests set status = 'CANCELLED' where id = $1`, [id]);
  }
  const { faults } = await verifyTrade(app.db);
  expect(faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
}

it('an offer that is accepted and withdrawn at once is one of both', () =>
  raced((_, offer) => [quoting.step('owner', offer, 'accept'), quoting.step('seller', offer, 'withdraw')], {
    wins: 1,
  }));

it('an offer that two colleagues accept at once is accepted once', () =>
  raced((_, offer) => [quoting.step('owner', offer, 'accept'), quoting.step('confirmer', offer, 'accept')], {
    wins: 1,
  }));

it('an offer that is accepted as it ends is accepted in time or over', () =>
  raced(
    (_, offer) => [
      quoting.step('owner', offer, 'accept'),
      (async () => {
        app.clock.set(new Date(Date.parse(BEGAN) + 2.6 * 86_400_000));
        await app.tick();
        return { status: 409 };
      })(),
    ],
    { wins: 'any' },
  ));

it('an offer that is answered while its order is cancelled is one of both', () =>
  raced((id, offer) => [quoting.step('owner', offer, 'accept'), cancel(id)], { wins: 1 }));

it('a counter-offer and the withdrawal of what it answers go one after the other', () =>
  raced((id, offer) => [quoting.send(id, 'confirmer', { price: 900 }), quoting.step('seller', offer, 'withdraw')], {
    wins: 'any',
  }));
