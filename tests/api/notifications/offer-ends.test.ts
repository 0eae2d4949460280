import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { type Opening, openingAt } from '../sourcing/rfq/opening.kit.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';
import { type Trader, type Trading, tradingAt } from '../trade/trading.kit.ts';

// Who is to answer an offer hears a day and three hours before it ends, the second time by SMS too.

const BEGAN = '2026-12-01T08:00:00Z';
const HOUR_MS = 3_600_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  opening = await openingAt(app, trading);
  for (const queue of ['fan-out', 'sms-notifications'])
    await app.db.query(
      'insert into jobs (id, queue, due_at, run_at) values (gen_random_uuid(), $1, $2::timestamptz, $2)',
      [queue, app.clock.now()],
    );
});
afterAll(() => app?.stop());

/** A quarter of an hour of an api, begun so many hours before the end of an offer. */
async function quarterBefore(deadline: string, hours: number) {
  // Who has read a reminder gets another one; of one that is unread only the last stands.
  await app.db.query('update notifications set read_at = at where read_at is null');
  for (const minutes of [0, 2, 14]) {
    app.clock.set(new Date(Date.parse(deadline) - hours * HOUR_MS + minutes * 60_000));
    await app.tick();
  }
  await trading.supply.renew();
}
const titlesOf = async (by: Trader) => {
  const body = ok(await app.get('/notifications', { by: trading.people[by], query: { type: 'OFFER_ENDS' } }));
  return body.items.map(({ title }) => title);
};
const smsOf = async (by: Trader) => {
  const rows = await app.db.query(
    `select from outbox o join users u on u.phone = o.recipient where u.id = $1 and o.template = 'rasteh-notice'`,
    [trading.people[by].userId],
  );
  return rows.length;
};

it('of an order: with the hours that are left, each once, and the SMS before the night', async () => {
  const quoting = quotingAt(trading);
  const id = await quoting.published(trading.publish, await trading.draft({ acceptListPrice: false }));
  expect((await quoting.send(id, 'seller', { days: 2 })).status).toBe(200);
  const { body } = await trading.ask('owner', 'GET', `/traderequests/${id}`);
  const { deadlineAt, number } = body as unknown as Record<'deadlineAt' | 'number', string>;
  const ends = (hours: string) => `اعتبار پیشنهاد سفارش ${number} تا ${hours} ساعت دیگر تمام می‌شود`;

  await quarterBefore(deadlineAt, 24);
  expect([await titlesOf('requester'), await smsOf('requester')]).toEqual([[ends('۲۴')], 0]);
  await quarterBefore(deadlineAt, 3);
  expect([await titlesOf('requester'), await smsOf('requester')]).toEqual([[ends('۳'), ends('۲۴')], 1]);
  for (const hours of [2, 0]) await quarterBefore(deadlineAt, hours);
  expect(await titlesOf('requester')).toEqual([`اعتبار پیشنهاد سفارش ${number} تمام شد`, ends('۳'), ends('۲۴')]);
  // In the morning nothing of it is left to be sent; whose offer it is hears of its end only.
  await quarterBefore(deadlineAt, -8);
  expect([await smsOf('requester'), await smsOf('seller')]).toEqual([1, 0]);
  expect(await titlesOf('seller')).toHaveLength(1);
});

it('of an open request: as of an order, by a clock that is late with the hours that are left', async () => {
  const before = await smsOf('requester');
  const told = (await titlesOf('requester')).length;
  const id = await opening.published();
  expect((await opening.offered(id, 1, { days: 2 })).status).toBe(200);
  const { deadlineAt, number } = (await opening.one(id)) as unknown as Record<'deadlineAt' | 'number', string>;
  const ends = (hours: string) => `اعتبار پیشنهاد استعلام ${number} تا ${hours} ساعت دیگر تمام می‌شود`;
  await quarterBefore(deadlineAt, 22.5);
  await quarterBefore(deadlineAt, 3);
  expect((await titlesOf('requester')).slice(0, -told)).toEqual([ends('۳'), ends('۲۳')]);
  expect(await smsOf('requester')).toBe(before + 1);
});

it('of an open request whose offers end on one day after the other: each a day before its end', async () => {
  const id = await opening.published();
  expect((await opening.offered(id, 1, { days: 2 })).status).toBe(200);
  expect((await opening.offered(id, 2, { days: 3 })).status).toBe(200);
  const { deadlineAt } = (await opening.one(id)) as unknown as Record<'deadlineAt', string>;
  /** How often the buyer was told; what came at once is one notice. */
  const told = async () => {
    const [row] = await app.db.query<{ count: number }>(
      'select sum(count)::int as count from notifications where object_id = $1 and user_id = $2',
      [id, trading.people.requester.userId],
    );
    return row!.count;
  };
  await quarterBefore(deadlineAt, 25);
  const before = await told();
  const after = [];
  // The first one: a day and three hours before, and its end together with the day before the end of the second one.
  for (const hours of [24, 3, 0, -1]) {
    await quarterBefore(deadlineAt, hours);
    after.push((await told()) - before);
  }
  expect(after).toEqual([1, 2, 3, 3]);
});
