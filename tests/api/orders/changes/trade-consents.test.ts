import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { putWaybill } from '../fulfilment/delivering.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const DAY_MS = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

type Shown = Record<string, unknown> & {
  status: string;
  agreedHash: string;
  allowedActions: string[];
  lines: Record<string, string>[];
  shipments: { id: string; status: string }[];
};
const see = async (id: string, by: Trader = 'owner') =>
  ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
const send = async (id: string, by: Trader, way: string, body: object = {}) => {
  const { version } = (await readTrade(app, id))!;
  const answer = await trading.ask(by, 'POST', `/traderequests/${id}/${way}`, { version, ...body });
  return answer as unknown as { status: number; body: Shown & { code?: string } };
};
const pass = async (days: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS));
  await app.tick();
  await trading.supply.renew();
};
const typesOf = async (id: string) => (await readTrade(app, id))!.events.map(({ type }) => type);
const prepaid = () => trading.taken({ paymentTerm: 'PREPAID' });
const reason = 'پروژه متوقف شد.';
const handOver = async (id: string, share: number) => {
  const [line] = (await see(id)).lines;
  const lines = [{ lineId: line!.id, quantity: String(Number(line!.quantity) * share) }];
  const shipmentId = (await send(id, 'shipper', 'shipments', { lines })).body.shipments.at(-1)!.id;
  await putWaybill(app, id, shipmentId);
  expect((await send(id, 'shipper', `shipments/${shipmentId}/deliver`)).status).toBe(200);
  return { shipmentId, lines: lines.map(({ lineId, quantity }) => ({ lineId, accepted: quantity, refused: '0' })) };
};

it('what waits for its money begins once both agree to pay at delivery, with a new hash of the agreement', async () => {
  const id = await prepaid();
  const before = await see(id);
  expect(before).toMatchObject({ status: 'AGREED', paymentTerm: 'PREPAID' });
  expect((await send(id, 'seller', 'term-change', { toTerm: 'PREPAID' })).status).toBe(400);
  expect((await send(id, 'seller', 'term-change', { toTerm: 'ESCROW', reason })).body).toMatchObject({
    status: 'AGREED',
  });
  expect((await send(id, 'owner', 'term-change', { toTerm: 'ON_DELIVERY' })).body.code).toBe('CONSENT_OPEN');
  expect((await send(id, 'seller', 'term-change/answer', { answer: 'AGREE' })).body.code).toBe('OWN_CONSENT');
  expect((await send(id, 'owner', 'term-change/withdraw')).body.code).toBe('OWN_CONSENT');
  expect((await see(id)).allowedActions).toEqual(expect.arrayContaining(['AGREE_TERM_CHANGE', 'REFUSE_TERM_CHANGE']));
  // Money is waited for still, by another way.
  const changed = await send(id, 'confirmer', 'term-change/answer', { answer: 'AGREE' });
  expect(changed.body).toMatchObject({ status: 'AGREED', paymentTerm: 'ESCROW' });
  expect(changed.body.agreedHash).not.toBe(before.agreedHash);
  await send(id, 'owner', 'term-change', { toTerm: 'CREDIT_30' });
  const begun = await send(id, 'seller', 'term-change/answer', { answer: 'AGREE' });
  expect(begun.body).toMatchObject({ status: 'IN_FULFILMENT', paymentTerm: 'CREDIT_30' });
  expect((await typesOf(id)).slice(-3)).toEqual(['TERM_CHANGE_ASKED', 'TERM_CHANGE_AGREED', 'TERM_STARTED']);
  expect((await send(id, 'seller', 'term-change/answer', { answer: 'AGREE' })).status).toBe(409);
});

it('what was refused is asked again a day later; what nobody answers lapses after three', async () => {
  const id = await prepaid();
  await send(id, 'owner', 'cancellation', { reason });
  expect(
    (await send(id, 'seller', 'cancellation/answer', { answer: 'REFUSE', text: 'کالا آماده است.' })).body.status,
  ).toBe('AGREED');
  expect((await send(id, 'seller', 'cancellation', { reason })).body.code).toBe('CONSENT_TOO_SOON');
  await pass(1.01);
  expect((await send(id, 'seller', 'cancellation', { reason })).status).toBe(200);
  await pass(3.01);
  expect(await see(id)).toMatchObject({ status: 'AGREED', consents: [{ status: 'REFUSED' }, { status: 'LAPSED' }] });
  expect((await typesOf(id)).filter((type) => type === 'CANCELLATION_LAPSED')).toHaveLength(1);
  expect((await send(id, 'seller', 'cancellation/answer', { answer: 'AGREE' })).body.code).toBe('NO_CONSENT');
});

it('an agreement ends as both say while nothing came, with what is on its way', async () => {
  const id = await trading.taken();
  const [line] = (await see(id)).lines;
  await send(id, 'shipper', 'shipments', { lines: [{ lineId: line!.id, quantity: line!.quantity }] });
  await send(id, 'owner', 'cancellation', { reason });
  const ended = await send(id, 'seller', 'cancellation/answer', { answer: 'AGREE' });
  expect(ended.body).toMatchObject({ status: 'CANCELLED', shipments: [{ status: 'CANCELLED' }] });
  expect((await typesOf(id)).slice(-2)).toEqual(['CANCELLATION_AGREED', 'CANCELLED_MUTUAL']);
});

it('once some of it came the rest is struck, and what came is accepted as if it were all', async () => {
  const id = await trading.taken({
    lines: [{ supplierProductId: trading.offer.id, quantity: String(2 * Number(trading.offer.moq)) }],
  });
  const { shipmentId, lines } = await handOver(id, 0.5);
  await send(id, 'seller', 'cancellation', { reason });
  const struck = await send(id, 'confirmer', 'cancellation/answer', { answer: 'AGREE' });
  expect(struck.body).toMatchObject({
    status: 'DELIVERED',
    lines: [{ agreedQuantity: String(Number(trading.offer.moq)) }],
  });
  const last = await send(id, 'owner', 'confirm-delivery', { shipmentId, lines });
  expect(last.body).toMatchObject({ status: 'COMPLETED' });

  // The other way round: accepted before, it is done with the rest.
  const other = await trading.taken({
    lines: [{ supplierProductId: trading.offer.id, quantity: String(2 * Number(trading.offer.moq)) }],
  });
  const came = await handOver(other, 0.5);
  await send(other, 'owner', 'confirm-delivery', came);
  await send(other, 'owner', 'cancellation', { reason });
  expect((await send(other, 'seller', 'cancellation/answer', { answer: 'AGREE' })).body.status).toBe('COMPLETED');
});

it('a question lapses when the order is done before it is answered', async () => {
  const id = await trading.taken();
  const came = await handOver(id, 1);
  await send(id, 'seller', 'cancellation', { reason });
  const done = await send(id, 'owner', 'confirm-delivery', came);
  expect(done.body).toMatchObject({ status: 'COMPLETED', consents: [{ status: 'LAPSED' }] });
  expect((await typesOf(id)).slice(-3)).toEqual(['ACCEPTED', 'CANCELLATION_LAPSED', 'COMPLETED']);
});

it('what nobody pays for 30 days ends by one side alone, who were told twice before', async () => {
  const id = await prepaid();
  const told = async () =>
    (await app.db.query(`select from live_events where object_id = $1 and kind = 'UNFUNDED_REMINDED'`, [id])).length /
    2;
  const alone = (by: Trader, body: object = { reason }) => send(id, by, 'cancel', body);
  expect((await alone('seller')).body.code).toBe('NOT_YET_ALONE');
  expect((await see(id, 'seller')).allowedActions).not.toContain('CANCEL');
  await pass(7.1);
  expect(await told()).toBe(1);
  await pass(14);
  expect(await told()).toBe(2);
  await pass(8.8);
  expect((await alone('owner')).body.code).toBe('NOT_YET_ALONE');
  await pass(0.2);
  await send(id, 'owner', 'cancellation', { reason });
  expect((await see(id, 'seller')).allowedActions).toContain('CANCEL');
  expect((await alone('seller', {})).status).toBe(400);
  // Who may write orders ends drafts alone.
  expect((await alone('requester')).status).toBe(409);
  const ended = await alone('seller');
  expect(ended.body).toMatchObject({ status: 'CANCELLED', reasonCode: 'UNFUNDED', reason });
  expect((await typesOf(id)).slice(-2)).toEqual(['CANCELLATION_LAPSED', 'CANCELLED']);
});
