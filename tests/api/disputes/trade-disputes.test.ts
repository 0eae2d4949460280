import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { putFile } from '../orders/fulfilment/delivering.kit.ts';
import { said } from './dispute-acts.kit.ts';
import { type Disputing, disputingAt, totalOf, whole } from './disputing.kit.ts';
import { type Trading, tradingAt } from '../trade/trading.kit.ts';

// T7: what one side holds against the other about some lines, until both or staff end it.
const DAY_MS = 86_400_000;
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

describe('a dispute', () => {
  it('is opened about lines, with a text or evidence, by who may, and freezes these lines alone', async () => {
    const { id, first, second } = await d.order();
    const open = (more: object, by: 'owner' | 'requester' | 'seller' | 'shipper' = 'owner') =>
      d.open(id, by, [first.id], more);
    expect((await open({ lineIds: [] })).status).toBe(400);
    expect((await open({ lineIds: [id] })).body.errors).toMatchObject([{ field: 'lineIds[0]', code: 'UNKNOWN_VALUE' }]);
    expect((await open({ text: 'کوتاه' })).body.errors).toMatchObject([{ field: 'text', code: 'MIN_LENGTH' }]);
    expect((await open({ reasonCode: 'NOT_PAID' })).body.errors).toMatchObject([{ field: 'reasonCode' }]);
    expect((await open({ reasonCode: 'REFUSED_UNANSWERED' })).status).toBe(400);
    expect((await open({}, 'requester')).status).toBe(403);
    expect((await open({}, 'seller')).status).toBe(403);
    expect((await d.see(id)).status).toBe('IN_FULFILMENT');

    const opened = await open({ files: 1, text: 'کوتاه' });
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    const [dispute] = opened.body.disputes;
    expect(opened.body.status).toBe('DISPUTED');
    expect(dispute).toMatchObject({ status: 'ANSWER_DUE', side: 'BUYER', isByClock: false, lineIds: [first.id] });
    expect(dispute!.totalRial).toBe(String(totalOf(first)));
    expect(opened.body.deadlineAt).toBe(dispute!.dueAt);
    expect(new Date(dispute!.dueAt!).getTime() - app.clock.now().getTime()).toBe(3 * DAY_MS);
    expect((await open({})).body.code).toBe('INVALID_TRANSITION');

    // The other line is sent, handed over and accepted; of the first nothing is.
    expect((await d.see(id, 'shipper')).allowedActions).toContain('SHIP');
    const frozen = await d.send(id, 'shipper', 'shipments', { lines: [{ lineId: first.id, quantity: '1' }] });
    expect(frozen.body.errors).toMatchObject([{ field: 'lines[0].lineId', code: 'LINE_IN_DISPUTE' }]);
    const { shipmentId } = await d.ship(id, [second]);
    expect((await d.deliver(id, shipmentId)).body.status).toBe('DISPUTED');
    const taken = await d.confirm(id, shipmentId, [whole(second)]);
    expect(taken.body).toMatchObject({ status: 'DISPUTED', deadlineAt: dispute!.dueAt });
    expect((await d.see(id, 'shipper')).allowedActions).not.toContain('SHIP');
  });

  it('is answered by the other side, and what each shows is seen by both from then on', async () => {
    const { id, first } = await d.order();
    const { body } = await d.open(id, 'owner', [first.id], { files: 1 });
    const ofSeller = async () => (await d.see(id, 'shipper')).documents.map(({ type }) => type);
    expect(body.documents).toMatchObject([{ type: 'DISPUTE_EVIDENCE', side: 'BUYER' }]);
    expect(await ofSeller()).toEqual([]);
    const listed = await app.get('/traderequests/{id}/documents', { by: trading.people.shipper, path: { id } });
    expect(listed.body).toEqual([]);
    const [{ fileId }] = (await app.db.query<{ fileId: string }>(
      'select file_id as "fileId" from trade_documents where request_id = $1',
      [id],
    )) as [{ fileId: string }];
    const link = (by: 'shipper' | 'owner') =>
      app.get('/files/{id}/link', { by: trading.people[by], path: { id: fileId } });
    expect([(await link('owner')).status, (await link('shipper')).status]).toEqual([200, 404]);

    expect((await d.send(id, 'owner', 'dispute/answer', { text: 'نه.' })).body.code).toBe('OWN_DISPUTE');
    expect((await d.send(id, 'shipper', 'dispute/evidence', { text: 'نه هنوز.' })).body.code).toBe(
      'INVALID_TRANSITION',
    );
    expect((await d.see(id, 'shipper')).allowedActions).toContain('ANSWER_DISPUTE');
    expect((await d.see(id)).allowedActions).not.toContain('ANSWER_DISPUTE');
    const answered = await d.send(id, 'shipper', 'dispute/answer', { text: 'کالا سالم بود.' });
    expect(answered.body.disputes).toMatchObject([{ status: 'EVIDENCE' }]);
    expect(await ofSeller()).toEqual(['DISPUTE_EVIDENCE']);
    expect((await link('shipper')).status).toBe(200);

    const fileId2 = await putFile(app, trading.people.shipper.userId);
    await d.send(id, 'shipper', 'dispute/evidence', { fileIds: [fileId2] });
    expect((await d.send(id, 'shipper', 'dispute/evidence', {})).status).toBe(400);
    const seen = await d.see(id);
    expect(seen.documents.map(({ side }) => side)).toEqual(['BUYER', 'SELLER']);
    expect(seen.disputes[0]!.statements.map(({ kind, side, text }) => [kind, side, text])).toEqual([
      ['OPENING', 'BUYER', said],
      ['ANSWER', 'SELLER', 'کالا سالم بود.'],
      ['EVIDENCE', 'SELLER', undefined],
    ]);
    const many = await Promise.all(Array.from({ length: 10 }, () => putFile(app, trading.people.shipper.userId)));
    expect((await d.send(id, 'shipper', 'dispute/evidence', { fileIds: many })).body.code).toBe('EVIDENCE_MAX');
    // A stranger's file is none of theirs.
    const foreign = await putFile(app, trading.people.stranger.userId);
    expect((await d.send(id, 'shipper', 'dispute/evidence', { fileIds: [foreign] })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await d.types(id)).toEqual([
      'CREATED',
      'PUBLISHED',
      'LIST_PRICE_ACCEPTED',
      'TERM_STARTED',
      'DISPUTE_OPENED',
      'DISPUTE_ANSWERED',
      'EVIDENCE_ADDED',
    ]);
  });

  it('goes on by the clock: unanswered after 3 days, with staff after 5 more', async () => {
    const { id, first } = await d.order();
    await d.open(id, 'owner', [first.id]);
    const told = async (kind: string) =>
      (await app.db.query('select from live_events where object_id = $1 and kind = $2', [id, kind])).length / 2;
    await d.pass(2.1);
    expect(await told('DISPUTE_ANSWER_REMINDED')).toBe(1);
    await d.pass(1);
    expect((await d.see(id)).disputes).toMatchObject([{ status: 'EVIDENCE' }]);
    expect((await d.send(id, 'shipper', 'dispute/answer', { text: 'دیر شد.' })).body.code).toBe('INVALID_TRANSITION');
    await d.pass(7);
    const seen = await d.see(id);
    expect(seen.disputes).toMatchObject([{ status: 'DECISION' }]);
    expect(seen.deadlineAt).toBeUndefined();
    expect((await d.types(id)).slice(-2)).toEqual(['DISPUTE_ANSWER_LAPSED', 'EVIDENCE_ENDED']);
    // Both have nothing more to show: staff decide at once.
    const { id: other, first: line } = await d.order();
    await d.open(other, 'owner', [line.id]);
    await d.send(other, 'shipper', 'dispute/answer', { text: 'کالا سالم بود.' });
    expect((await d.send(other, 'owner', 'dispute/done')).body.disputes).toMatchObject([
      { status: 'EVIDENCE', doneSides: ['BUYER'] },
    ]);
    expect((await d.send(other, 'owner', 'dispute/done')).body.code).toBe('EVIDENCE_DONE');
    expect((await d.send(other, 'owner', 'dispute/evidence', { text: 'باز هم' })).body.code).toBe('EVIDENCE_DONE');
    expect((await d.send(other, 'shipper', 'dispute/done')).body.disputes).toMatchObject([{ status: 'DECISION' }]);
  });

  it('stops the clock of its lines, which have the rest of their time once it is taken back, 48 hours at least', async () => {
    const { id, first, second, shipmentId } = await d.delivered();
    // Six of its seven days are gone.
    await d.pass(6);
    await d.open(id, 'owner', [first.id]);
    await d.pass(1.2);
    // The other line counts as accepted in its time.
    const accepted = async () => (await d.see(id)).lines.map(({ acceptedQuantity }) => acceptedQuantity);
    expect(await accepted()).toEqual(['0', second.quantity]);
    const answer = await d.confirm(id, shipmentId, [whole(first)]);
    expect(answer.body.errors).toMatchObject([{ field: 'lines[0].lineId', code: 'LINE_IN_DISPUTE' }]);
    expect((await d.see(id)).allowedActions).not.toContain('CONFIRM_DELIVERY');
    expect((await d.send(id, 'shipper', 'dispute/withdraw')).body.code).toBe('OWN_DISPUTE');
    const back = await d.send(id, 'owner', 'dispute/withdraw');
    expect(back.body).toMatchObject({ status: 'DELIVERED', disputes: [{ status: 'WITHDRAWN' }] });
    expect(new Date(back.body.deadlineAt!).getTime() - app.clock.now().getTime()).toBe(2 * DAY_MS);
    await d.pass(1.9);
    expect(await accepted()).toEqual(['0', second.quantity]);
    await d.pass(0.2);
    expect(await d.see(id)).toMatchObject({ status: 'COMPLETED' });
    expect((await d.types(id)).slice(-4)).toEqual(['AUTO_ACCEPTED', 'DISPUTE_WITHDRAWN', 'AUTO_ACCEPTED', 'COMPLETED']);
  });

  it('comes of itself for the buyer where nothing is done about what was refused', async () => {
    const { id, first, second, shipmentId } = await d.delivered();
    await d.confirm(id, shipmentId, [{ lineId: first.id, accepted: '0', refused: first.quantity }, whole(second)]);
    await d.pass(6.9);
    expect((await d.see(id)).status).toBe('IN_FULFILMENT');
    await d.pass(0.2);
    const seen = await d.see(id);
    expect(seen).toMatchObject({
      status: 'DISPUTED',
      disputes: [{ side: 'BUYER', isByClock: true, reasonCode: 'REFUSED_UNANSWERED', lineIds: [first.id] }],
    });
    expect((await d.see(id, 'shipper')).allowedActions).toContain('ANSWER_DISPUTE');

    // What is sent again in time is no dispute.
    const other = await d.delivered();
    await d.confirm(other.id, other.shipmentId, [
      { lineId: other.first.id, accepted: '0', refused: other.first.quantity },
      whole(other.second),
    ]);
    await d.pass(3);
    await d.ship(other.id, [other.first]);
    await d.pass(7);
    expect((await d.see(other.id)).status).toBe('IN_FULFILMENT');
  });
});
