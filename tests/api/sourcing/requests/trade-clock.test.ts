import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { readTrade, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const DAY_MS = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

const pass = async (days: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS));
  await app.tick();
  await trading.supply.renew();
};
const typesOf = async (id: string) => (await readTrade(app, id))!.events.map(({ type }) => type);
const toldOf = async (id: string, kind: string) =>
  (await app.db.query<{ kind: string }>('select kind from live_events where object_id = $1 and kind = $2', [id, kind]))
    .length;

it('of the own company: two reminders, and after seven days it is a draft again', async () => {
  const id = await trading.draft();
  await trading.act(id, 'REQUEST_CONFIRMATION', 'requester', 1);
  await pass(2.1);
  expect(await toldOf(id, 'CONFIRMATION_REMINDED')).toBe(1);
  await pass(3);
  expect(await toldOf(id, 'CONFIRMATION_REMINDED')).toBe(2);
  expect(await readTrade(app, id)).toMatchObject({ state: 'AWAITING_CONFIRMATION', version: 2 });
  await pass(4);
  expect(await readTrade(app, id)).toMatchObject({ state: 'DRAFT', version: 3 });
  expect((await typesOf(id)).at(-1)).toBe('CONFIRMATION_LAPSED');
  // Who asks anew has the whole time again.
  await trading.act(id, 'REQUEST_CONFIRMATION', 'requester', 3);
  await pass(6);
  expect((await readTrade(app, id))!.state).toBe('AWAITING_CONFIRMATION');
});

it('of the seller: without an answer it expires once, for both sides', async () => {
  const id = await trading.draft();
  await trading.publish('owner', id, 1);
  const { body } = await trading.ask('owner', 'GET', `/traderequests/${id}`);
  const deadline = new Date((body as unknown as { deadlineAt: string }).deadlineAt);
  app.clock.set(new Date(deadline.getTime() - 1_000));
  await app.tick();
  expect((await readTrade(app, id))!.state).toBe('PUBLISHED');
  app.clock.set(deadline);
  await Promise.all([app.tick(), app.tick()]);
  await trading.supply.renew();
  expect(await readTrade(app, id)).toMatchObject({ state: 'EXPIRED', version: 3 });
  expect((await typesOf(id)).filter((type) => type === 'EXPIRED')).toHaveLength(1);
  const seen = await app.get('/traderequests/{id}', { by: trading.people.seller, path: { id } });
  expect(seen.body).toMatchObject({ status: 'EXPIRED', reasonCode: 'SELLER_LAPSED' });
});

it('of the buyer: a question that is not answered ends it after two weeks, and an answer does not', async () => {
  const asked = await trading.draft();
  const answered = await trading.draft();
  for (const id of [asked, answered]) {
    await trading.publish('owner', id, 1);
    await trading.act(id, 'REQUEST_INFO', 'seller', 2);
  }
  await trading.act(answered, 'PROVIDE_INFO', 'requester', 3);
  await pass(2.5);
  // Back with the seller it waits at least 72 hours.
  expect((await readTrade(app, answered))!.state).toBe('PUBLISHED');
  await pass(0.7);
  expect(await toldOf(asked, 'INFO_REMINDED')).toBe(1);
  await pass(16);
  const read = async (id: string) =>
    ok(await app.get('/traderequests/{id}', { by: trading.people.owner, path: { id } }));
  expect(await read(asked)).toMatchObject({ status: 'EXPIRED', reasonCode: 'BUYER_LAPSED' });
  expect(await read(answered)).toMatchObject({ status: 'EXPIRED', reasonCode: 'SELLER_LAPSED' });
});

it('of an agency: one that holds no more starts nothing new, and what is open lives on', async () => {
  const open = await trading.draft();
  const drafted = await trading.draft();
  await trading.publish('owner', open, 1);
  const setAgency = (status: string) =>
    app.db.query(
      'update merchant_delegations set status = $2 where id = (select delegation_id from supplier_products where id = $1)',
      [trading.offer.id, status],
    );
  await setAgency('SUSPENDED');
  const ended = [{ field: 'lines[0].supplierProductId', code: 'DELEGATION_ENDED' }];
  const order = { customerId: trading.customerId, ...trading.order() };
  const made = await app.post('/traderequests/direct-order', { by: trading.people.requester, body: order });
  expect(made).toMatchObject({ status: 400, body: { errors: ended } });
  expect(await trading.publish('owner', drafted, 1)).toMatchObject({ status: 400, body: { errors: ended } });
  expect((await readTrade(app, drafted))!.state).toBe('DRAFT');
  expect((await trading.act(open, 'ACKNOWLEDGE_LIST_PRICE', 'seller', 2)).status).toBe(200);
  await setAgency('ACTIVE');
});

it('of a price: what changed since it was shown is neither published nor taken', async () => {
  const open = await trading.draft();
  const drafted = await trading.draft();
  await trading.publish('owner', open, 1);
  const price = ok(
    await app.get('/traderequests/{id}/membership-and-price', { by: trading.people.owner, path: { id: drafted } }),
  );
  const raise = (sign: '+' | '-') =>
    app.db.query(
      `update supplier_products set price_tiers = jsonb_set(price_tiers, '{0,unitPriceRial}',
         to_jsonb(((price_tiers -> 0 ->> 'unitPriceRial')::bigint ${sign} 1000)::text)) where id = $1`,
      [trading.offer.id],
    );
  await raise('+');
  const given = { version: 1, priceToken: price.priceToken };
  const published = await app.post('/traderequests/{id}/confirm-and-publish', {
    by: trading.people.owner,
    path: { id: drafted },
    body: given,
  });
  expect(published).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  const taken = await trading.act(open, 'ACKNOWLEDGE_LIST_PRICE', 'seller', 2);
  expect(taken).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  expect((await readTrade(app, open))!.state).toBe('PUBLISHED');
  expect((await trading.publish('owner', drafted, 1)).status).toBe(200);
  await raise('-');
  expect((await trading.act(open, 'ACKNOWLEDGE_LIST_PRICE', 'seller', 2)).status).toBe(200);
});
