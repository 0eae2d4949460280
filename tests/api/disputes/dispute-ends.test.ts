import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyTrade } from '../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { type Disputing, disputingAt, totalOf, whole, why } from './disputing.kit.ts';
import { type Trading, tradingAt } from '../trade/trading.kit.ts';

// T7: how a dispute ends, by consent and by a decision of staff.
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

describe('a settlement', () => {
  it('ends a dispute with shares to the rial, and the order with its last line', async () => {
    const { id, first, second, shipmentId } = await d.delivered();
    await d.confirm(id, shipmentId, [whole(second)]);
    await d.open(id, 'owner', [first.id]);
    const propose = (body: object, by: 'seller' | 'owner' = 'seller') => d.send(id, by, 'dispute/settlement', body);
    expect((await propose({ outcome: 'SPLIT' })).body.errors).toMatchObject([{ field: 'buyerPercent' }]);
    expect((await propose({ outcome: 'SPLIT', buyerPercent: '100' })).status).toBe(400);
    expect((await propose({ outcome: 'SPLIT', buyerPercent: '12.345' })).status).toBe(400);
    expect((await propose({ outcome: 'REFUND', buyerPercent: '50' })).body.errors).toMatchObject([
      { field: 'buyerPercent', code: 'SHARE_NOT_WANTED' },
    ]);
    expect((await d.send(id, 'shipper', 'dispute/settlement', { outcome: 'RELEASE' })).status).toBe(403);
    const asked = await propose({ outcome: 'SPLIT', buyerPercent: '۳۳٫۳۳' });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect((await propose({ outcome: 'RELEASE' }, 'owner')).body.code).toBe('CONSENT_OPEN');
    expect((await d.see(id)).allowedActions).toEqual(expect.arrayContaining(['AGREE_SETTLEMENT', 'REFUSE_SETTLEMENT']));
    const settled = await d.send(id, 'owner', 'dispute/settlement/answer', { answer: 'AGREE' });
    const [dispute] = settled.body.disputes;
    expect(settled.body).toMatchObject({ status: 'COMPLETED' });
    expect(dispute).toMatchObject({ status: 'SETTLED', outcome: 'SPLIT', buyerPercent: '33.33' });
    const share = (amount: string) => (BigInt(amount) * 3333n * 2n + 10_000n) / 20_000n;
    const buyers = share(first.netRial) + share(first.vatRial);
    expect([dispute!.buyerRial, dispute!.sellerRial]).toEqual([String(buyers), String(totalOf(first) - buyers)]);
    expect((await d.types(id)).slice(-3)).toEqual(['SETTLEMENT_AGREED', 'DISPUTE_SETTLED', 'COMPLETED']);
  });

  it('may be refused and asked anew otherwise, is over with the time to show evidence, and may have the goods come again', async () => {
    const { id, first, second, shipmentId } = await d.delivered();
    await d.confirm(id, shipmentId, [whole(second)]);
    await d.open(id, 'owner', [first.id]);
    const propose = (body: object) => d.send(id, 'owner', 'dispute/settlement', body);
    const answer = (word: string) => d.send(id, 'seller', 'dispute/settlement/answer', { answer: word });
    await propose({ outcome: 'REFUND' });
    expect((await answer('REFUSE')).body.status).toBe('DISPUTED');
    expect((await propose({ outcome: 'REFUND' })).body.code).toBe('CONSENT_TOO_SOON');
    await propose({ outcome: 'RELEASE' });
    expect((await d.send(id, 'owner', 'dispute/settlement/withdraw')).status).toBe(200);
    await propose({ outcome: 'REDO' });
    const again = await answer('AGREE');
    expect(again.body).toMatchObject({ status: 'IN_FULFILMENT', shipments: [{ status: 'ANSWERED' }] });
    expect(again.body.lines[0]).toMatchObject({ refusedQuantity: first.quantity, shippableQuantity: first.quantity });
    const { shipmentId: next } = await d.ship(id, [first]);
    await d.deliver(id, next);
    expect((await d.confirm(id, next, [whole(first)])).body.status).toBe('COMPLETED');

    const { id: other, first: line } = await d.order();
    await d.open(other, 'owner', [line.id]);
    await d.send(other, 'owner', 'dispute/settlement', { outcome: 'REFUND' });
    const decided = await d.toDecision(other);
    expect(decided.status).toBe('DECISION');
    expect((await d.see(other)).consents).toMatchObject([{ kind: 'SETTLEMENT', status: 'LAPSED' }]);
    expect((await d.send(other, 'owner', 'dispute/settlement', { outcome: 'REFUND' })).body.code).toBe(
      'INVALID_TRANSITION',
    );
  });
});

describe('a decision', () => {
  it('of one up to a thousand million rials ends the line; the order goes on with the others', async () => {
    const { id, first, second } = await d.order();
    await d.open(id, 'owner', [first.id], { files: 1 });
    const dispute = await d.toDecision(id);
    const listed = await d.ask(d.staff.first, 'GET', '/admin/disputes?pageSize=100');
    const rows = (listed.body as unknown as { items: { id: string; isLate: boolean }[] }).items;
    expect(rows.find((each) => each.id === dispute.id)).toMatchObject({ status: 'DECISION', isLate: false });
    const file = await d.read(dispute.id);
    expect(file.body).toMatchObject({
      allowedActions: ['PROPOSE'],
      documents: [{ type: 'DISPUTE_EVIDENCE', url: expect.stringContaining('/files/') as string }],
    });
    const lastAudit = await app.db.query('select action, object_id from audit order by id desc limit 1');
    expect(lastAudit).toMatchObject([{ action: 'DISPUTE_READ', object_id: dispute.id }]);
    expect((await d.decide(dispute.id, 'proposal', { outcome: 'REFUND', reason: 'کوتاه' })).status).toBe(400);
    const decided = await d.decide(dispute.id, 'proposal', { outcome: 'REFUND', reason: why });
    expect(decided.body, JSON.stringify(decided.body)).toMatchObject({ status: 'DECIDED', allowedActions: [] });
    const seen = await d.see(id);
    expect(seen).toMatchObject({
      status: 'IN_FULFILMENT',
      disputes: [{ outcome: 'REFUND', buyerRial: String(totalOf(first)), sellerRial: '0', decisionReason: why }],
    });
    expect(seen.lines[0]).toMatchObject({ shippableQuantity: '0' });
    expect((await d.open(id, 'owner', [first.id])).body.errors).toMatchObject([{ code: 'LINE_IN_DISPUTE' }]);
    const { shipmentId } = await d.ship(id, [second]);
    await d.deliver(id, shipmentId);
    expect((await d.confirm(id, shipmentId, [whole(second)])).body.status).toBe('COMPLETED');
  });

  it('that gives all of an order back cancels it; one that releases it completes it', async () => {
    const all = await d.delivered();
    await d.open(
      all.id,
      'owner',
      all.lines.map((each) => each.id),
    );
    const { id: disputeId } = await d.toDecision(all.id);
    await d.decide(disputeId, 'proposal', { outcome: 'REFUND', reason: why });
    const ended = await d.see(all.id);
    expect(ended).toMatchObject({ status: 'CANCELLED', reasonCode: 'DISPUTE' });
    expect(ended.deadlineAt).toBeUndefined();
    expect((await d.types(all.id)).slice(-2)).toEqual(['DISPUTE_RESOLVED', 'CANCELLED']);

    const other = await d.delivered();
    await d.open(
      other.id,
      'shipper',
      other.lines.map((each) => each.id),
    );
    await d.send(other.id, 'owner', 'dispute/answer', { text: 'کالا ترک دارد.' });
    await d.send(other.id, 'owner', 'dispute/done');
    const { body } = await d.send(other.id, 'shipper', 'dispute/done');
    await d.decide(body.disputes[0]!.id, 'proposal', { outcome: 'RELEASE', reason: why });
    expect(await d.see(other.id)).toMatchObject({ status: 'COMPLETED', shipments: [{ status: 'ANSWERED' }] });
  });

  it('above it waits for another one, who may send it back; both sides hear of neither', async () => {
    const { id, first } = await d.delivered();
    await d.open(id, 'owner', [first.id]);
    const dispute = await d.toDecision(id);
    await d.costs(dispute.id, '1000000001');
    const before = (await d.see(id)).version;
    const split = { outcome: 'SPLIT', buyerPercent: '50', reason: why };
    const proposed = await d.decide(dispute.id, 'proposal', split);
    expect(proposed.body).toMatchObject({ status: 'APPROVAL', allowedActions: [] });
    expect((await d.decide(dispute.id, 'approve')).body.code).toBe('SECOND_DECIDER');
    expect((await d.decide(dispute.id, 'refuse', { reason: 'خودم نظرم برگشت.' })).body.code).toBe('SECOND_DECIDER');
    // To both sides it waits for a decision.
    const seen = await d.see(id);
    expect(seen).toMatchObject({ version: before, disputes: [{ status: 'DECISION' }] });
    expect(seen.disputes[0]).not.toHaveProperty('outcome');
    const told = await app.get('/traderequestevents', {
      by: trading.people.owner,
      query: { tradeRequestId: id, pageSize: 100 },
    });
    expect(JSON.stringify(told.body)).not.toContain('DISPUTE_PROPOSED');
    expect(seen.allowedActions).not.toContain('WITHDRAW_DISPUTE');
    expect((await d.send(id, 'owner', 'dispute/withdraw')).body.code).toBe('INVALID_TRANSITION');
    const refused = await d.decide(dispute.id, 'refuse', { reason: 'گزارش بازرسی دوم دیده نشده است.' }, d.staff.second);
    expect(refused.body).toMatchObject({
      status: 'DECISION',
      proposals: [
        { isRefusal: false, outcome: 'SPLIT' },
        { isRefusal: true, isOwn: true },
      ],
    });
    await d.decide(dispute.id, 'proposal', split);
    // Past its target it is first, and late.
    await d.pass(6);
    const listed = await d.ask(d.staff.second, 'GET', '/admin/disputes');
    const [row] = (listed.body as unknown as { items: { id: string; isLate: boolean }[] }).items;
    expect(row).toMatchObject({ isLate: true });
    const approved = await d.decide(dispute.id, 'approve', {}, d.staff.second);
    expect(approved.body).toMatchObject({ status: 'DECIDED', buyerRial: '500000001', sellerRial: '500000000' });
    expect((await d.types(id)).slice(-4)).toEqual([
      'DISPUTE_PROPOSED',
      'DISPUTE_REFUSED',
      'DISPUTE_PROPOSED',
      'DISPUTE_RESOLVED',
    ]);
  });

  it('is of nobody who belongs to one of the companies, and of no other staff', async () => {
    const { id, first } = await d.order();
    await d.open(id, 'owner', [first.id]);
    const dispute = await d.toDecision(id);
    const { first: moderator } = d.staff;
    await app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select gen_random_uuid(), $1, phone, id, false, 'عضو', '{MESSAGE}', 'ACTIVE' from users where id = $2`,
      [trading.customerId, moderator.userId],
    );
    expect((await d.read(dispute.id)).body.code).toBe('OWN_MATTER');
    const body = { version: 1, outcome: 'REFUND', reason: why };
    expect((await d.ask(moderator, 'POST', `/admin/disputes/${dispute.id}/proposal`, body)).body.code).toBe(
      'OWN_MATTER',
    );
    await app.db.query('delete from customer_members where user_id = $1', [moderator.userId]);
    const support = await trading.supply.person(['SUPPORT']);
    expect((await d.read(dispute.id, support)).status).toBe(403);
    expect((await d.read(id)).status).toBe(404);
  });

  it('keeps the chain of events', async () => {
    expect((await verifyTrade(app.db)).faults).toEqual([]);
  });
});
