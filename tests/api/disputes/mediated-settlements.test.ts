import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyTrade } from '../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { type Disputing, disputingAt, type ShownOrder, totalOf, whole } from './disputing.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../trade/trading.kit.ts';

// Row 29 of T1: one of the staff proposes how a dispute ends, and both sides have to agree.
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let d: Disputing;
beforeAll(async () => {
  // A Saturday without holidays near.
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
  d = await disputingAt(app, trading);
});
afterAll(() => app?.stop());

const half = { outcome: 'SPLIT', buyerPercent: '50' };
type Side = 'owner' | 'seller';

/** An order of which a line is in dispute, and the other one is accepted. */
async function disputed() {
  const made = await d.delivered();
  await d.confirm(made.id, made.shipmentId, [whole(made.second)]);
  const opened = await d.open(made.id, 'owner', [made.first.id]);
  const disputeId = opened.body.disputes.at(-1)!.id;
  return {
    id: made.id,
    first: made.first,
    disputeId,
    propose: (body: object = half, by = d.staff.first) => d.decide(disputeId, 'settlement', body, by),
    withdraw: (by = d.staff.first) => d.decide(disputeId, 'settlement/withdraw', {}, by),
    answer: (by: Trader, answer: 'AGREE' | 'REFUSE') => d.send(made.id, by, 'dispute/settlement/answer', { answer }),
    read: async (by: Trader) => {
      const { allowedActions, consents, turn, status } = await d.see(made.id, by);
      const actions = allowedActions.filter((each) => each.endsWith('_SETTLEMENT')).sort();
      return { consent: consents.at(-1), actions, turn, status };
    },
  };
}

/** The titles of what came to the inbox of somebody about an order, without its number. */
async function inboxOf(by: Trader, id: string): Promise<string[]> {
  // News of minutes goes out together.
  await d.pass(0.01);
  const { items } = ok(await app.get('/notifications', { by: trading.people[by], query: { pageSize: 100 } }));
  return items.filter(({ path }) => path.endsWith(id)).map(({ title }) => title.replace(/TR-\d+-\d+/, '…'));
}

describe('a settlement that staff propose', () => {
  it.each([
    ['owner', 'seller'],
    ['seller', 'owner'],
  ] as [Side, Side][])('ends the dispute with the yes of both, %s first', async (one, other) => {
    const { id, disputeId, first, propose, answer, read } = await disputed();
    const asked = await propose({ ...half, buyerPercent: '۳۳٫۳۳', reason: 'هر دو طرف بخشی از زیان را بپذیرند.' });
    expect(asked.body).toMatchObject({
      status: 'ANSWER_DUE',
      settlements: [{ side: 'STAFF', status: 'ASKED', outcome: 'SPLIT', buyerPercent: '33.33', agreedSides: [] }],
      allowedActions: ['WITHDRAW_SETTLEMENT'],
    });
    for (const by of [one, other])
      expect(await read(by)).toMatchObject({
        actions: ['AGREE_SETTLEMENT', 'REFUSE_SETTLEMENT'],
        turn: by === 'owner' ? 'BUYER' : 'SELLER',
      });

    const once = await answer(one, 'AGREE');
    const side = one === 'owner' ? 'BUYER' : 'SELLER';
    expect(once.body).toMatchObject({
      status: 'DISPUTED',
      consents: [{ side: 'STAFF', status: 'ASKED', agreedSides: [side] }],
      disputes: [{ status: 'ANSWER_DUE' }],
    });
    expect((await read(one)).actions).toEqual([]);
    expect((await read(other)).actions).toEqual(['AGREE_SETTLEMENT', 'REFUSE_SETTLEMENT']);
    const before = await readTrade(app, id);
    for (const again of ['AGREE', 'REFUSE'] as const)
      expect((await answer(one, again)).body.code).toBe('CONSENT_ANSWERED');
    expect(await readTrade(app, id)).toEqual(before);
    expect((await d.read(disputeId)).body.settlements).toMatchObject([{ agreedSides: [side] }]);

    const twice = await answer(other, 'AGREE');
    const share = (amount: string) => (BigInt(amount) * 3333n * 2n + 10_000n) / 20_000n;
    const buyers = String(share(first.netRial) + share(first.vatRial));
    expect(twice.body).toMatchObject({
      status: 'COMPLETED',
      consents: [{ status: 'AGREED', agreedSides: ['BUYER', 'SELLER'] }],
      disputes: [
        { status: 'SETTLED', outcome: 'SPLIT', buyerRial: buyers, sellerRial: String(totalOf(first) - BigInt(buyers)) },
      ],
    });
    expect((await d.types(id)).slice(-5)).toEqual([
      'SETTLEMENT_ASKED',
      'SETTLEMENT_HALF_AGREED',
      'SETTLEMENT_AGREED',
      'DISPUTE_SETTLED',
      'COMPLETED',
    ]);
  });

  it('has an order go on whose goods come again', async () => {
    const { id, propose, answer } = await disputed();
    await propose({ outcome: 'REDO' });
    await answer('seller', 'AGREE');
    expect((await answer('owner', 'AGREE')).body).toMatchObject({
      status: 'IN_FULFILMENT',
      disputes: [{ status: 'SETTLED', outcome: 'REDO' }],
    });
    expect((await d.types(id)).at(-1)).toBe('DISPUTE_SETTLED');
  });

  it('is over with the no of one side, also after the yes of the other, and the dispute goes on', async () => {
    const { propose, answer, read } = await disputed();
    await propose();
    expect((await answer('owner', 'REFUSE')).body).toMatchObject({
      status: 'DISPUTED',
      consents: [{ status: 'REFUSED', agreedSides: [] }],
    });
    expect((await answer('seller', 'AGREE')).body.code).toBe('NO_CONSENT');
    expect((await propose()).body.code).toBe('CONSENT_TOO_SOON');
    await propose({ outcome: 'REFUND' });
    await answer('owner', 'AGREE');
    expect((await answer('seller', 'REFUSE')).body).toMatchObject({
      status: 'DISPUTED',
      disputes: [{ status: 'ANSWER_DUE' }],
      consents: [{ status: 'REFUSED' }, { status: 'REFUSED', agreedSides: ['BUYER'] }],
    });
    expect((await read('owner')).actions).toEqual(['ASK_SETTLEMENT']);
  });

  it('stands for 72 hours, and lapses with the yes of one side alone', async () => {
    const { id, disputeId, propose, answer, read } = await disputed();
    // Both show what they have for longer than that.
    await d.send(id, 'shipper', 'dispute/answer', { text: 'کالا سالم تحویل شده است.' });
    await propose();
    await answer('seller', 'AGREE');
    await d.pass(2.9);
    expect((await read('owner')).consent).toMatchObject({ status: 'ASKED' });
    await d.pass(0.2);
    expect(await read('owner')).toMatchObject({
      consent: { status: 'LAPSED', agreedSides: ['SELLER'] },
      status: 'DISPUTED',
    });
    expect((await d.types(id)).at(-1)).toBe('SETTLEMENT_LAPSED');
    expect((await answer('owner', 'AGREE')).body.code).toBe('NO_CONSENT');
    expect((await d.read(disputeId)).body.allowedActions).toEqual(['ASK_SETTLEMENT']);
  });

  it('lapses with the time to show evidence: then staff decide', async () => {
    const { id, disputeId, propose, answer } = await disputed();
    await propose();
    await answer('owner', 'AGREE');
    await d.toDecision(id);
    expect((await d.see(id)).consents).toMatchObject([{ status: 'LAPSED' }]);
    expect((await d.read(disputeId)).body.allowedActions).toEqual(['PROPOSE']);
    expect((await propose()).body.code).toBe('INVALID_TRANSITION');
  });

  it('is taken back by any of the staff who may decide, and by no side; that of a side is not theirs', async () => {
    const { id, propose, withdraw, answer, read } = await disputed();
    expect((await withdraw()).body.code).toBe('NO_CONSENT');
    await propose();
    expect((await propose({ outcome: 'REDO' }, d.staff.second)).body.code).toBe('CONSENT_OPEN');
    expect((await d.send(id, 'owner', 'dispute/settlement', { outcome: 'REDO' })).body.code).toBe('CONSENT_OPEN');
    expect((await d.send(id, 'owner', 'dispute/settlement/withdraw')).body.code).toBe('OWN_CONSENT');
    await answer('seller', 'AGREE');
    const done = await withdraw(d.staff.second);
    expect(done.body).toMatchObject({ settlements: [{ status: 'WITHDRAWN' }], allowedActions: ['ASK_SETTLEMENT'] });
    expect((await read('owner')).actions).toEqual(['ASK_SETTLEMENT']);
    await d.send(id, 'seller', 'dispute/settlement', { outcome: 'RELEASE' });
    expect((await withdraw()).body.code).toBe('OWN_CONSENT');
    expect((await propose()).body.code).toBe('CONSENT_OPEN');
    expect((await read('owner')).consent).toMatchObject({ side: 'SELLER', status: 'ASKED' });
  });

  it('is refused where sums do not fit, for a version that is not there, and to staff of one of both', async () => {
    const { id, disputeId, propose } = await disputed();
    const before = await readTrade(app, id);
    const wrong = [
      [{ outcome: 'SPLIT' }, 'REQUIRED'],
      [{ outcome: 'SPLIT', buyerPercent: '100' }, 'MAX_VALUE'],
      [{ outcome: 'SPLIT', buyerPercent: '0' }, 'MIN_VALUE'],
      [{ outcome: 'SPLIT', buyerPercent: '12.345' }, 'DECIMAL_PLACES'],
      [{ outcome: 'REFUND', buyerPercent: '50' }, 'SHARE_NOT_WANTED'],
    ] as const;
    for (const [body, code] of wrong) {
      const refused = (await propose(body)).body as unknown as ShownOrder;
      expect(refused.errors, code).toMatchObject([{ field: 'buyerPercent', code }]);
    }
    const path = `/admin/disputes/${disputeId}/settlement`;
    expect((await d.ask(d.staff.first, 'POST', path, { version: 7, ...half })).body.code).toBe('VERSION_CONFLICT');
    expect((await d.ask(trading.people.owner, 'POST', path, { version: 1, ...half })).status).toBe(403);
    expect((await d.ask(await trading.supply.person(['SUPPORT']), 'POST', path, { version: 1, ...half })).status).toBe(
      403,
    );
    const own = await trading.supply.person(['MODERATOR']);
    await app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select gen_random_uuid(), $1, phone, id, false, 'عضو', '{MESSAGE}', 'ACTIVE' from users where id = $2`,
      [trading.customerId, own.userId],
    );
    expect((await d.ask(own, 'POST', path, { version: 1, ...half })).body.code).toBe('OWN_MATTER');
    expect(await readTrade(app, id)).toEqual(before);
    expect((await d.see(id)).consents).toEqual([]);
  });

  it('is answered by who may bind a side alone', async () => {
    const { propose, answer, read } = await disputed();
    await propose();
    for (const by of ['requester', 'shipper', 'member', 'clerk'] as const)
      expect((await answer(by, 'AGREE')).status, by).toBe(403);
    expect((await answer('stranger', 'AGREE')).status).toBe(404);
    expect((await read('owner')).consent).toMatchObject({ agreedSides: [] });
  });

  it('comes to both inboxes, names nobody of the staff to the sides, and is in the audit log', async () => {
    // After the news of other orders.
    await d.pass(0.1);
    const { id, disputeId, propose, withdraw, answer } = await disputed();
    await propose();
    for (const by of ['owner', 'seller'] as const)
      expect(await inboxOf(by, id)).toContain('ناظر راسته برای اختلاف سفارش … سازش پیشنهاد داد');
    await answer('seller', 'AGREE');
    const firstYes = 'طرف دیگر با سازش پیشنهادی ناظر دربارهٔ سفارش … موافقت کرد';
    expect(await inboxOf('owner', id)).toContain(firstYes);
    expect(await inboxOf('seller', id)).not.toContain(firstYes);
    await withdraw();
    for (const by of ['owner', 'seller'] as const)
      expect(await inboxOf(by, id)).toContain('پیشنهاد سازش سفارش … پس گرفته شد');
    const body = ok(await app.get('/traderequestevents', { by: trading.people.owner, query: { tradeRequestId: id } }));
    const events = body.items;
    const ofStaff = events.filter(({ type }) => type === 'SETTLEMENT_ASKED' || type === 'SETTLEMENT_WITHDRAWN');
    expect(ofStaff.map(({ side, actorName }) => ({ side, actorName }))).toEqual(
      Array(2).fill({ side: undefined, actorName: 'ناظر راسته' }),
    );
    const audited = await app.db.query<{ action: string }>(
      `select action from audit where object_id = $1 and actor_id = $2 and action like 'SETTLEMENT_%' order by id`,
      [disputeId, d.staff.first.userId],
    );
    expect(audited.map(({ action }) => action)).toEqual(['SETTLEMENT_ASKED', 'SETTLEMENT_WITHDRAWN']);
  });

  it('keeps the chain of events', async () => {
    expect((await verifyTrade(app.db)).faults).toEqual([]);
  });
});
