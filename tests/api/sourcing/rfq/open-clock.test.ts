import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSuspended } from '../../../../api/src/modules/sourcing/rfq/suspended.ts';
import { verifyTrade } from '../../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { type Opening, openingAt } from './opening.kit.ts';

const BEGAN = '2026-12-01T08:00:00Z';
const DAY_MS = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  opening = await openingAt(app);
});
afterAll(() => app?.stop());
const at = async (time: string) => {
  app.clock.set(new Date(time));
  await opening.trading.supply.renew();
  await app.tick();
};
beforeEach(async () => {
  await app.db.query(`update trade_requests set status = 'CANCELLED', deadline_at = null`);
  await at(BEGAN);
});

const typesOf = async (id: string) =>
  (await app.db.query<{ type: string }>('select type from trade_events where request_id = $1 order by seq', [id])).map(
    ({ type }) => type,
  );

describe('the time of an open request', () => {
  it('is over without an offer', async () => {
    const id = await opening.published({ quoteDeadlineAt: '2026-12-03T08:00:00.000Z' });
    await at('2026-12-03T07:00:00Z');
    expect(await opening.one(id)).toMatchObject({ status: 'PUBLISHED' });
    await at('2026-12-03T08:00:01Z');
    expect(await opening.one(id)).toMatchObject({ status: 'EXPIRED', reasonCode: 'SELLER_LAPSED' });
    expect(await opening.one(id, 1)).toMatchObject({ status: 'EXPIRED', allowedActions: [] });
    expect((await typesOf(id)).filter((type) => type === 'EXPIRED')).toHaveLength(1);
  });

  it('lets no seller begin late, and who has begun goes on', async () => {
    const id = await opening.published({ quoteDeadlineAt: '2026-12-03T08:00:00.000Z' });
    const sent = await opening.offered(id, 1, { days: 9 });
    await at('2026-12-03T09:00:00Z');
    expect(await opening.one(id, 2)).not.toMatchObject({
      allowedActions: expect.arrayContaining(['SEND_QUOTE']) as string[],
    });
    expect(await opening.offered(id, 2)).toMatchObject({ status: 409, body: { code: 'QUOTE_DEADLINE_OVER' } });
    const late = await opening.step('requester', id, 'participations', { merchantIds: opening.merchantIds(4) });
    expect(late).toMatchObject({ status: 409, body: { code: 'QUOTE_DEADLINE_OVER' } });
    expect((await opening.quoteStep('owner', sent.body, 'accept')).status).toBe(200);
  });

  it('goes by the end of each offer, and ends 72 hours after the last', async () => {
    const id = await opening.published({ quoteDeadlineAt: '2026-12-03T08:00:00.000Z' });
    const first = await opening.offered(id, 1, { days: 2 });
    const second = await opening.offered(id, 2, { days: 4 });
    // The buyer sees the first end of all, each seller its own, and who has not offered the end of first offers.
    const deadlines = [];
    for (const by of ['owner', 1, 2, 3] as const) deadlines.push((await opening.one(id, by))['deadlineAt']);
    expect(deadlines).toEqual([
      '2026-12-03T20:30:00.000Z',
      '2026-12-03T20:30:00.000Z',
      '2026-12-05T20:30:00.000Z',
      '2026-12-03T08:00:00.000Z',
    ]);
    await at('2026-12-03T21:00:00Z');
    expect((await typesOf(id)).filter((type) => type === 'QUOTE_EXPIRED')).toHaveLength(1);
    expect(await opening.one(id)).toMatchObject({ status: 'NEGOTIATING', deadlineAt: '2026-12-05T20:30:00.000Z' });
    expect(await opening.quoteStep('owner', first.body, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED' },
    });
    await at('2026-12-05T21:00:00Z');
    expect((await typesOf(id)).filter((type) => type === 'QUOTE_EXPIRED')).toHaveLength(2);
    expect(await opening.one(id)).toMatchObject({ status: 'NEGOTIATING', deadlineAt: '2026-12-08T20:30:00.000Z' });
    const held = await opening.quoteStep(2, { ...second.body, version: second.body.version + 1 }, 'extend', {
      validUntil: opening.day(3),
    });
    expect(held.status, JSON.stringify(held.body)).toBe(200);
    // However late the clock is: first the end of the offer, and then that of the request.
    await at('2026-12-12T00:00:00Z');
    await at('2026-12-12T00:00:00Z');
    expect(await opening.one(id)).toMatchObject({ status: 'EXPIRED', reasonCode: 'BUYER_LAPSED' });
    expect(await opening.one(id, 1)).toMatchObject({ status: 'EXPIRED' });
    expect((await verifyTrade(app.db)).faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
  });

  it('goes on without a seller who was suspended', async () => {
    const id = await opening.published({ merchantIds: opening.merchantIds(1, 2) });
    const second = await opening.offered(id, 2);
    const suspend = (seller: number, status: string) =>
      app.db.query('update merchants set confirm_status = $2 where id = $1', [
        opening.sellers[seller - 1]!.merchantId,
        status,
      ]);
    const look = () => makeSuspended({ db: app.db, clock: app.clock }).run();
    await suspend(2, 'SUSPENDED');
    await look();
    await look();
    expect(await opening.one(id)).toMatchObject({ status: 'PUBLISHED' });
    expect(await opening.one(id, 2)).toMatchObject({ status: 'EXPIRED', allowedActions: [] });
    expect((await opening.quoteStep('owner', second.body, 'accept')).status).toBe(409);
    expect((await typesOf(id)).filter((type) => type === 'SELLER_LAPSED')).toHaveLength(1);
    await suspend(1, 'SUSPENDED');
    await look();
    expect(await opening.one(id)).toMatchObject({ status: 'DECLINED', reasonCode: 'ALL_DECLINED' });
    for (const seller of [1, 2]) await suspend(seller, 'CONFIRMED');
  });

  it('waits 72 hours once the only offer was taken back or declined', async () => {
    const id = await opening.published({ quoteDeadlineAt: '2026-12-03T08:00:00.000Z' });
    const first = await opening.offered(id, 1);
    const second = await opening.offered(id, 2);
    expect((await opening.quoteStep(1, first.body, 'withdraw')).status).toBe(200);
    expect(await opening.one(id)).toMatchObject({ status: 'NEGOTIATING' });
    const no = { reasonCode: 'PRICE' };
    await app.clock.set(new Date(Date.parse(BEGAN) + DAY_MS));
    await opening.trading.supply.renew();
    expect((await opening.quoteStep('requester', second.body, 'decline', no)).status).toBe(403);
    expect((await opening.quoteStep('owner', second.body, 'decline', no)).status).toBe(200);
    expect(await opening.one(id)).toMatchObject({ status: 'PUBLISHED', deadlineAt: '2026-12-05T08:00:00.000Z' });
    expect(await opening.one(id, 2)).toMatchObject({ status: 'DECLINED', reasonCode: 'PRICE' });
    // Who took it back may send another one.
    expect((await opening.offered(id, 1, { price: 900 })).status).toBe(200);
    expect(await opening.one(id)).toMatchObject({ status: 'NEGOTIATING' });
  });
});
