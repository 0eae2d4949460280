import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';
import { readTrade, type Trading, tradingAt } from './trading.kit.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
});
afterAll(() => app?.stop());

/** An hour later, with two apis at once. */
const pass = async () => {
  app.clock.set(new Date(app.clock.now().getTime() + 61 * 60_000));
  await Promise.all([app.tick(), app.tick()]);
  await app.tick();
  await trading.supply.renew();
};
const standOf = async (id: string) => (await readTrade(app, id))!.state;
const published = async () => quoting.published(trading.publish, await trading.draft({ acceptListPrice: false }));
const see = async (id: string, by: 'owner' | 'seller') =>
  ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
/** The seller's account, and back. */
const setMerchant = (status: 'CONFIRMED' | 'SUSPENDED') =>
  app.db.query('update merchants set confirm_status = $2 where id = $1', [trading.offer.merchantId, status]);

describe('a request whose merchant is suspended', () => {
  it('ends before an agreement, once and for both sides, and lives on after it', async () => {
    const draft = await trading.draft();
    const waiting = await published();
    const asked = await published();
    const offered = await published();
    const agreed = await published();
    await trading.act(asked, 'REQUEST_INFO', 'seller', 2);
    expect((await quoting.send(offered, 'seller')).status).toBe(200);
    const offer = (await quoting.send(agreed, 'seller')).body;
    expect((await quoting.step('confirmer', offer, 'accept')).status).toBe(200);
    await pass();
    expect(await standOf(waiting)).toBe('PUBLISHED');

    await setMerchant('SUSPENDED');
    await pass();
    for (const id of [waiting, asked, offered]) {
      const { state, events } = (await readTrade(app, id))!;
      expect(state).toBe('EXPIRED');
      expect(events.filter(({ type }) => type === 'EXPIRED')).toHaveLength(1);
      for (const by of ['owner', 'seller'] as const)
        expect(await see(id, by)).toMatchObject({ reasonCode: 'MERCHANT_SUSPENDED', allowedActions: [] });
    }
    expect((await quoting.latest(offered))!.status).toBe('DECLINED');
    expect(await standOf(draft)).toBe('DRAFT');
    expect(await standOf(agreed)).toBe('IN_FULFILMENT');
    const [told] = await app.db.query<{ count: number }>(
      `select count(*)::int as count from live_events where object_id = $1 and kind = 'EXPIRED'`,
      [waiting],
    );
    // Each side.
    expect(told!.count).toBe(2);
    await setMerchant('CONFIRMED');
    await pass();
    expect(await standOf(waiting)).toBe('EXPIRED');
  });
});

describe('a request of a company that nobody is in', () => {
  it('ends before an agreement, and lives on after it', async () => {
    const draft = await trading.draft();
    const waiting = await published();
    const agreed = await trading.taken();
    await pass();
    expect(await standOf(waiting)).toBe('PUBLISHED');
    await app.db.query(`update customer_members set status = 'SUSPENDED' where customer_id = $1`, [trading.customerId]);
    await pass();
    expect(await standOf(draft)).toBe('CANCELLED');
    expect(await standOf(waiting)).toBe('CANCELLED');
    expect(await standOf(agreed)).toBe('IN_FULFILMENT');
    expect(await see(waiting, 'seller')).toMatchObject({ status: 'CANCELLED', reasonCode: 'BUYER_GONE' });
    await app.db.query(`update customer_members set status = 'ACTIVE' where customer_id = $1`, [trading.customerId]);
  });
});
