import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { type By, type Opening, openingAt } from './opening.kit.ts';

// What people read in their inboxes about a request with several sellers: it is called an order from the agreement on, and by nobody
// before it.
let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  opening = await openingAt(app);
  await app.db.query(
    `insert into jobs (id, queue, due_at, run_at) values (gen_random_uuid(), 'fan-out', $1::timestamptz, $1)`,
    [app.clock.now()],
  );
});
afterAll(() => app?.stop());

/** The newest notice of somebody, once it is there. */
async function newest(by: By): Promise<string> {
  app.clock.set(new Date(app.clock.now().getTime() + 61_000));
  await app.tick();
  const body = ok(await app.get('/notifications', { by: opening.personOf(by), query: { pageSize: 1 } }));
  return body['items'][0]!.title;
}

it('it is an open request up to the agreement, and an order after it', async () => {
  const id = await opening.draft();
  const { number } = (await opening.one(id)) as unknown as { number: string };
  expect((await opening.step('requester', id, 'request-confirmation')).status).toBe(200);
  expect(await newest('confirmer')).toBe(`استعلام ${number} منتظر تأیید شماست`);
  await opening.trading.publish('owner', id, await opening.versionOf(id));
  expect(await newest(1)).toBe('استعلام تازه از صنایع آزمون');
  expect((await opening.step(2, id, 'request-info', { text: 'کدام استاندارد؟' })).status).toBe(200);
  expect(await newest('requester')).toMatch(`دربارهٔ استعلام ${number} پرسشی دارد`);
  expect((await opening.step('requester', id, 'provide-info', { text: 'استاندارد ملی' })).status).toBe(200);
  expect(await newest(3)).toBe(`خریدار دربارهٔ استعلام ${number} پاسخ داد`);
  const sent = await opening.offered(id, 1);
  expect(await newest('requester')).toMatch(`برای استعلام ${number} پیشنهاد داد`);
  expect((await opening.quoteStep('owner', sent.body, 'accept')).status).toBe(200);
  expect(await newest(1)).toMatch(`پیشنهاد استعلام ${number} را پذیرفت`);
  expect((await opening.step('owner', id, 'cancellation', { reason: 'پروژه متوقف شد.' })).status).toBe(200);
  expect(await newest(1)).toBe(`طرف دیگر می‌خواهد سفارش ${number} با توافق لغو شود`);
});

it('the conversation with the seller who was chosen is that of an order, and is found by who buys; others stay as they are', async () => {
  const id = await opening.published({ visibility: 'PUBLIC' });
  const { number } = (await opening.one(id)) as unknown as { number: string };
  const { headers } = opening.trading.people.clerk;
  const parts = async () =>
    ok(await app.get('/traderequests/{id}/participations', { by: opening.personOf('owner'), path: { id } }));
  const titleWith = async (seller: number) => {
    const { conversationId } = (await parts()).find(
      ({ merchantId }) => merchantId === opening.sellers[seller - 1]!.merchantId,
    )!;
    const { body } = await opening.ask('owner', 'GET', `/conversations/${conversationId}`);
    return { id: conversationId, title: (body['subjectTitle'] as string).split('، ')[0] };
  };
  /** What the seller finds by the buyer’s name. */
  const found = async () => {
    const body = ok(await app.get('/conversations', { by: { headers }, query: { searchKey: 'صنایع آزمون' } }));
    return body.items.filter(({ subjectId }) => subjectId === id).length;
  };
  const talk = await titleWith(1);
  expect(talk.title).toBe(`استعلام ${number}`);
  const to = { conversationId: talk.id, recipientName: 'خریدار تأییدشده' };
  const payload = { customerId: opening.sellers[0]!.customerId, ...to, body: 'سلام' };
  expect((await app.post('/conversations', { by: { headers }, body: payload })).status).toBe(200);
  expect(await found()).toBe(0);
  const sent = await opening.offered(id, 1);
  expect((await opening.quoteStep('owner', sent.body, 'accept')).status).toBe(200);
  expect((await titleWith(1)).title).toBe(`سفارش ${number}`);
  expect((await titleWith(2)).title).toBe(`استعلام ${number}`);
  expect(await found()).toBe(1);
});

it('one that ends without an agreement never was an order', async () => {
  const id = await opening.published();
  const { number } = (await opening.one(id)) as unknown as { number: string };
  await newest(1);
  expect((await opening.step('owner', id, 'cancel', { reason: 'نیاز ما برطرف شد.' })).status).toBe(200);
  expect(await newest(1)).toBe(`استعلام ${number} لغو شد`);
});
