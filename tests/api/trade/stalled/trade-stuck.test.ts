import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StuckTradeRequestPage } from '../../../../api/src/modules/trade/stalled/stuck.schemas.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { type Trading, tradingAt } from '../trading.kit.ts';

const BEGAN = '2026-12-05T08:00:00Z';
const DAY_MS = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

const at = (days: number) => app.clock.set(new Date(Date.parse(BEGAN) + days * DAY_MS));
async function listed(query = '', role = 'SUPPORT') {
  const headers = await app.headersOf([role]);
  return app.ask<StuckTradeRequestPage>(`/admin/stucktraderequests${query}`, { headers });
}
const setMembers = (status: 'ACTIVE' | 'SUSPENDED') =>
  app.db.query('update customer_members set status = $2, updated_at = $3 where customer_id = $1', [
    trading.customerId,
    status,
    app.clock.now(),
  ]);

describe('orders that nobody carries on', () => {
  it('are shown to staff after 90 days without an act of a person, and are none any more after one', async () => {
    at(0);
    const idle = await trading.taken();
    const carried = await trading.taken();
    at(60);
    const line = await app.db.query<{ id: string; quantity: string }>(
      'select id, trim_scale(quantity)::text as quantity from trade_lines where request_id = $1',
      [carried],
    );
    const { version } = ok(await app.get('/traderequests/{id}', { by: trading.people.owner, path: { id: carried } }));
    const shipped = await app.post('/traderequests/{id}/shipments', {
      by: trading.people.shipper,
      path: { id: carried },
      body: {
        version,
        lines: [{ lineId: line[0]!.id, quantity: line[0]!.quantity }],
      },
    });
    expect(shipped.status, JSON.stringify(shipped.body)).toBe(200);
    at(89.9);
    expect((await listed()).body.totalCount).toBe(0);
    at(90.1);
    const { status, body } = await listed();
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id: idle,
        number: expect.stringMatching(/^TR-/),
        kind: 'DIRECT_ORDER',
        status: 'IN_FULFILMENT',
        buyerName: expect.any(String),
        sellerName: expect.any(String),
        reasons: ['NO_ACT'],
        since: BEGAN.replace('Z', '.000Z'),
        lastActAt: BEGAN.replace('Z', '.000Z'),
        lastEventType: expect.stringMatching(/ACCEPTED/),
      },
    ]);
    const audit = await app.db.query(
      `select action, detail from audit where action = 'STUCK_ORDERS_READ' order by id desc limit 1`,
    );
    expect(audit).toMatchObject([{ detail: { requestIds: [idle] } }]);
    at(151);
    expect((await listed('?reason=NO_ACT')).body.items.map(({ id }) => id)).toEqual([idle, carried]);
  });

  it('are those of a company in which nobody is, from the agreement on', async () => {
    at(0);
    await trading.supply.renew();
    const agreed = await trading.taken();
    expect((await listed('?reason=BUYER_GONE')).body.totalCount).toBe(0);
    at(3);
    await setMembers('SUSPENDED');
    const { body } = await listed('?reason=BUYER_GONE', 'MODERATOR');
    expect(body.items.find(({ id }) => id === agreed)).toMatchObject({
      reasons: ['BUYER_GONE'],
      since: app.clock.now().toISOString(),
      status: 'IN_FULFILMENT',
    });
    await setMembers('ACTIVE');
    expect((await listed('?reason=BUYER_GONE')).body.totalCount).toBe(0);
  });

  it('are for staff that follow orders up', async () => {
    for (const role of ['MODERATOR', 'SUPPORT', 'ADMIN', 'FINANCE']) expect((await listed('', role)).status).toBe(200);
    for (const role of ['BUYER', 'SELLER']) expect((await listed('', role)).status).toBe(403);
  });
});
