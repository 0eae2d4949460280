import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type Disputing, disputingAt } from './disputing.kit.ts';
import { type Trading, tradingAt } from '../trade/trading.kit.ts';

// Section 12: who decides a dispute reads all of its request. Who sees what of one with several sellers is in
// tests/contract/trade-visibility.test.ts; here it is what a file of an order holds.
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let d: Disputing;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
  d = await disputingAt(app, trading);
});
afterAll(() => app?.stop());

/** So many messages of an order in turn, the last but one of which was taken back. */
const talk = (requestId: string, count: number) =>
  app.db.query(
    `insert into messages (id, conversation_id, seq, author_user_id, side, body, search_key, has_contact, created_at, deleted_at)
     select gen_random_uuid(), c.id, c.last_seq + n, $2, case when n % 2 = 0 then 'BUYER' else 'SELLER' end, 'پیام ' || n, '', false, $3,
       case when n = $4 - 1 then $3::timestamptz end
     from conversations c, generate_series(1, $4::int) n where c.subject_id = $1`,
    [requestId, trading.people.owner.userId, app.clock.now(), count],
  );

it('holds where it goes, what was told of each line, what was sent, and both sides as they agreed', async () => {
  const { id, first, second } = await d.delivered();
  await app.db.query(`update trade_lines set note = 'با درپوش', internal_note = 'بودجهٔ سه' where id = $1`, [first.id]);
  const { body: opened } = await d.open(id, 'owner', [first.id]);
  const { status, body } = await d.read(opened.disputes.at(-1)!.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    lineIds: [first.id],
    lines: [{ id: first.id, note: 'با درپوش', deliveredQuantity: first.quantity }, { id: second.id }],
    address: { addressLine: 'خیابان آزادی، کوچهٔ مهر', receiverName: 'سارا کریمی', receiverPhone: expect.any(String) },
    paymentTerm: 'ON_DELIVERY',
    shipments: [{ status: 'DELIVERED', lines: [{ quantity: first.quantity }, {}] }],
    agreement: { freight: {}, buyer: {}, seller: {} },
    offers: [],
    clarifications: [],
    milestones: [],
    messages: [],
    messageCount: 0,
  });
  expect(JSON.stringify(body)).not.toContain('بودجهٔ سه');
});

it('holds the last 200 messages of both sides, and not what was taken back', async () => {
  const { id, first } = await d.order();
  await talk(id, 203);
  const { body: opened } = await d.open(id, 'owner', [first.id]);
  const { messages, messageCount } = (await d.read(opened.disputes.at(-1)!.id)).body;
  expect(messageCount).toBe(203);
  expect(messages).toHaveLength(200);
  expect([messages[0], messages.at(-2), messages.at(-1)]).toMatchObject([
    { side: 'BUYER', body: 'پیام 4' },
    { side: 'BUYER' },
    { side: 'SELLER', body: 'پیام 203' },
  ]);
  expect(messages.at(-2)).not.toHaveProperty('body');
});

it('is in the audit log each time that it is read', async () => {
  const { id, first } = await d.order();
  const { body: opened } = await d.open(id, 'owner', [first.id]);
  const disputeId = opened.disputes.at(-1)!.id;
  await d.read(disputeId);
  await d.read(disputeId, d.staff.second);
  const read = await app.db.query<{ by: string }>(
    `select actor_id as by from audit where action = 'DISPUTE_READ' and object_id = $1 order by id`,
    [disputeId],
  );
  expect(read.map(({ by }) => by)).toEqual([d.staff.first.userId, d.staff.second.userId]);
});
