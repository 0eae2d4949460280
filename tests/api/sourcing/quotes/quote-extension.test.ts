import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { quotingAt } from './quoting.kit.ts';
import { readTrade, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const GRACE_MS = 72 * 3_600_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

it('an offer is extended for 72 hours after its end and no longer, however late the clock is', async () => {
  const quoting = quotingAt(trading);
  const id = await quoting.published(trading.publish, await trading.draft());
  const { body: first } = await quoting.send(id, 'seller', { days: 2 });
  const [{ end }] = (await app.db.query<{ end: Date }>('select deadline_at as end from trade_requests where id = $1', [
    id,
  ])) as [{ end: Date }];
  const extend = () => quoting.step('seller', first, 'extend', { validUntil: quoting.day(4) });
  const actions = async () =>
    ok(await app.get('/traderequests/{id}', { by: trading.people.seller, path: { id } })).allowedActions;
  app.clock.set(new Date(end.getTime() + GRACE_MS));
  await trading.supply.renew();
  const before = await readTrade(app, id);
  expect(await extend()).toMatchObject({ status: 409, body: { code: 'EXTENSION_OVER' } });
  expect(await actions()).not.toContain('EXTEND_QUOTE');
  expect(await readTrade(app, id)).toEqual(before);
  app.clock.set(new Date(end.getTime() + GRACE_MS - 1));
  expect(await actions()).toContain('EXTEND_QUOTE');
  expect((await extend()).status).toBe(200);
});
