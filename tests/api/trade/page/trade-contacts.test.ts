import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { quotingAt } from '../../sourcing/quotes/quoting.kit.ts';
import { type Trader, type Trading, tradingAt } from '../trading.kit.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
  for (const [by, name] of Object.entries(named))
    await app.db.query(
      `insert into persons (id, user_id, first_name) values (gen_random_uuid(), $1, $2)
       on conflict (user_id) do update set first_name = excluded.first_name, last_name = null`,
      [trading.people[by as Trader].userId, name],
    );
});
afterAll(() => app?.stop());
beforeEach(() => app.db.query(`update customer_members set status = 'ACTIVE' where status = 'SUSPENDED'`));

const named: Partial<Record<Trader, string>> = {
  owner: 'مالک',
  requester: 'نویسنده',
  confirmer: 'تأییدکننده',
  seller: 'فروشنده',
  shipper: 'فرستنده',
};
type Contact = { name: string; phone: string };

/** Whom a side is told to call. */
async function toldTo(by: Trader, id: string): Promise<string[]> {
  const { status, body } = await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } });
  expect(status).toBe(200);
  const contacts = (body as unknown as { contacts: Contact[] }).contacts;
  for (const { phone } of contacts) expect(phone).toMatch(/^\+989\d{9}$/);
  return contacts.map(({ name }) => name).toSorted();
}
async function offered(): Promise<string> {
  const id = await quoting.published(trading.publish, await trading.draft());
  expect((await quoting.send(id, 'seller')).status).toBe(200);
  return id;
}
async function agreed(by: Trader = 'confirmer'): Promise<string> {
  const id = await offered();
  const answer = await quoting.step(by, (await quoting.latest(id))!, 'accept');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
}
const suspend = (...people: Trader[]) =>
  app.db.query(`update customer_members set status = 'SUSPENDED' where user_id = any($1::uuid[])`, [
    people.map((each) => trading.people[each].userId),
  ]);

it('nobody is told whom to call before both agree', async () => {
  const id = await offered();
  expect(await toldTo('owner', id)).toEqual([]);
  expect(await toldTo('seller', id)).toEqual([]);
});

it('each side is told who acted for the other: who wrote it, who offered, who accepted', async () => {
  const id = await agreed();
  expect(await toldTo('owner', id)).toEqual(['فروشنده']);
  expect(await toldTo('shipper', id)).toEqual(['تأییدکننده', 'نویسنده']);
  // What was acted in for another offer does not count.
  await agreed('owner');
  expect(await toldTo('shipper', id)).toEqual(['تأییدکننده', 'نویسنده']);
});

it('of who is no longer in force nobody is told, and of a side without anybody its owners are', async () => {
  const id = await agreed();
  await suspend('requester');
  expect(await toldTo('shipper', id)).toEqual(['تأییدکننده']);
  await suspend('confirmer', 'seller');
  expect(await toldTo('shipper', id)).toEqual(['مالک']);
  const [owner] = await app.db.query<{ phone: string }>(
    `select m.phone from customer_members m join trade_participations p on p.seller_customer_id = m.customer_id
     where p.request_id = $1 and m.is_owner`,
    [id],
  );
  const body = ok(await app.get('/traderequests/{id}', { by: trading.people.owner, path: { id } }));
  expect(body.contacts.map(({ phone }) => phone)).toEqual([owner!.phone]);
});
