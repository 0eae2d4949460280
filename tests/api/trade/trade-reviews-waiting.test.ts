import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { deliveryOf, putWaybill } from '../orders/fulfilment/delivering.kit.ts';
import { servicingAt } from '../orders/milestones/servicing.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from './trading.kit.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let services: ReturnType<typeof servicingAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
  services = servicingAt(trading);
});
afterAll(() => app?.stop());

type Shown = {
  status: string;
  turn?: string;
  deadlineAt?: string;
  shipments: { id: string; status: string; answerDueAt?: string }[];
  milestones: { id: string; dueAt?: string }[];
};
const sides = { requester: 'BUYER', shipper: 'SELLER' } as const;
const ask = async <T>(by: Trader, path: string) => (await trading.ask(by, 'GET', path)).body as unknown as T;
const see = (id: string, by: Trader = 'requester') => ask<Shown>(by, `/traderequests/${id}`);

/** What each side is told of an order, on its page, in its list and in its counts, which have to agree. */
async function toldTo(by: keyof typeof sides, id: string) {
  const waiting = ok(
    await app.get('/traderequests', {
      by: trading.people[by],
      query: { isWaiting: true, sort: 'DEADLINE', pageSize: 100 },
    }),
  );
  const resting = ok(
    await app.get('/traderequests', { by: trading.people[by], query: { isWaiting: false, pageSize: 100 } }),
  );
  const { turn, deadlineAt } = await see(id, by);
  const listed = [...waiting.items, ...resting.items].find((each) => each.id === id)!;
  expect(listed, `list and page of ${by}`).toMatchObject({ turn, ...(deadlineAt && { deadlineAt }) });
  expect(waiting.items.some((each) => each.id === id)).toBe(turn === sides[by]);
  expect(resting.items.some((each) => each.id === id)).toBe(turn !== sides[by]);
  const own = ok(await app.get('/traderequests/summary', { by: trading.people[by] })).sides.find(
    (each) => each.side === sides[by],
  )!;
  expect(own.waiting, `counts of ${by}`).toBe(waiting.totalCount);
  return { isOwn: turn === sides[by], deadlineAt, due: own.due, firstWaiting: waiting.items[0]?.id };
}

async function send(id: string, by: Trader, way: string, body: object = {}): Promise<Shown> {
  const { version } = (await readTrade(app, id))!;
  const answer = await trading.ask(by, 'POST', `/traderequests/${id}/${way}`, { version, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as Shown;
}
async function ship(id: string): Promise<string> {
  const { way, body } = await deliveryOf(app, id, 'SHIP', 1);
  return (await send(id, 'shipper', way, body)).shipments.at(-1)!.id;
}
async function deliver(id: string): Promise<string> {
  const shipmentId = await ship(id);
  await putWaybill(app, id, shipmentId);
  await send(id, 'shipper', `shipments/${shipmentId}/deliver`);
  return shipmentId;
}
const answer = async (id: string, shipmentId: string) => {
  const { lines } = (await deliveryOf(app, id, 'CONFIRM_DELIVERY', 1)).body as { lines: object[] };
  return send(id, 'requester', 'confirm-delivery', { shipmentId, lines });
};
const passDays = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * 86_400_000));

describe('an order of which a part came', () => {
  it('waits for its buyer until that is answered, and all the time for its seller, who is given no deadline', async () => {
    const lines = [{ supplierProductId: trading.offer.id, quantity: String(10 * Number(trading.offer.moq)) }];
    const id = await trading.taken({ lines });
    const none = { isOwn: false, deadlineAt: undefined, due: 0 };
    const seller = { isOwn: true, deadlineAt: undefined, due: 0 };
    await ship(id);
    expect(await toldTo('requester', id)).toMatchObject(none);
    const first = await deliver(id);
    passDays(1);
    const second = await deliver(id);
    const dueOf = async (shipmentId: string) =>
      (await see(id)).shipments.find((each) => each.id === shipmentId)!.answerDueAt!;
    const sooner = await dueOf(first);
    const later = await dueOf(second);
    expect(sooner < later).toBe(true);
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: true, deadlineAt: sooner, due: 0, firstWaiting: id });
    expect(await toldTo('shipper', id)).toMatchObject(seller);
    app.clock.set(new Date(new Date(sooner).getTime() - 3_600_000));
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: true, due: 1 });
    expect(await toldTo('shipper', id)).toMatchObject(seller);
    await answer(id, first);
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: true, deadlineAt: later });
    await answer(id, second);
    expect((await see(id)).status).toBe('IN_FULFILMENT');
    expect(await toldTo('requester', id)).toMatchObject(none);
    expect(await toldTo('shipper', id)).toMatchObject(seller);
  });

  it('waits for nobody’s answer once the time for it is over', async () => {
    const lines = [{ supplierProductId: trading.offer.id, quantity: String(10 * Number(trading.offer.moq)) }];
    const id = await trading.taken({ lines });
    await deliver(id);
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: true });
    passDays(40);
    await app.tick();
    await trading.supply.renew();
    expect((await see(id)).shipments).toMatchObject([{ status: 'ANSWERED' }]);
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: false, deadlineAt: undefined });
  });

  it('waits so for a part of a service too', async () => {
    const id = await services.agreed();
    const [part] = (await see(id)).milestones;
    const onPart = (by: Trader, step: string, body: object = {}) =>
      send(id, by, `milestones/${part!.id}/${step}`, body);
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: false });
    const { milestones } = await onPart('shipper', 'submit', { note: 'آماده است.' });
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: true, deadlineAt: milestones[0]!.dueAt });
    expect(await toldTo('shipper', id)).toMatchObject({ isOwn: true, deadlineAt: undefined });
    await onPart('requester', 'accept');
    expect(await toldTo('requester', id)).toMatchObject({ isOwn: false, deadlineAt: undefined });
    expect(await toldTo('shipper', id)).toMatchObject({ isOwn: true, deadlineAt: undefined });
  });
});
