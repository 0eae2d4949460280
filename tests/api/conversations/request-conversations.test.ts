import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetAllSnapshots } from '../../../api/src/platform/snapshot.ts';
import { verifyTrade } from '../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import type { Talk } from './conversations.kit.ts';
import { putFile } from '../orders/fulfilment/delivering.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../trade/trading.kit.ts';

const DAY_MS = 86_400_000;
const CALL_ME = 'با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید';

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

type Answer = { status: number; body: Record<string, unknown> & { code?: string; errors?: object[] } };
async function ask(by: Trader, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await trading.ask(by, method, path, payload);
  return answer as unknown as Answer;
}
const versionOf = async (id: string) => (await readTrade(app, id))!.version;
const act = async (id: string, action: string, by: Trader) => trading.act(id, action, by, await versionOf(id));
const bySubject = (id: string) => `/conversations/by-subject?subjectType=TRADE_REQUEST&subjectIds=${id}`;
async function found(by: Trader, id: string) {
  return (await ask(by, 'GET', bySubject(id))).body as unknown as Talk[];
}

/** A request that its seller has, and its conversation. */
async function published() {
  const id = await trading.draft();
  const answer = await trading.publish('owner', id, 1);
  if (answer.status !== 200) throw new Error(`publish: ${answer.status} ${JSON.stringify(answer.body)}`);
  const [talk] = await found('owner', id);
  return { id, talkId: talk!.id, talk: talk! };
}

/** In whose name somebody writes. */
const customerOf = (by: Trader) => (by === 'clerk' || by === 'seller' ? trading.offer.sellerId : trading.customerId);
async function say(by: Trader, conversationId: string, body: string, more: object = {}) {
  const seen = await app.get('/conversations/{id}', { by: trading.people[by], path: { id: conversationId } });
  const to = { conversationId, recipientName: seen.status === 200 ? seen.body.otherName : 'کسی' };
  return app.post('/conversations', {
    by: trading.people[by],
    body: { customerId: customerOf(by), ...to, body, ...more },
  });
}
const markRead = (by: Trader, talkId: string, markReadSeq = 1) =>
  app.put('/conversations/{id}/thread', { by: trading.people[by], path: { id: talkId }, body: { markReadSeq } });
const thread = async (by: Trader, talkId: string) =>
  ok(await app.get('/conversations/{id}/thread', { by: trading.people[by], path: { id: talkId } })).items;
const typesOf = async (by: Trader, id: string) => {
  const body = ok(
    await app.get('/traderequestevents', { by: trading.people[by], query: { tradeRequestId: id, pageSize: 50 } }),
  );
  return body.items.map(({ type }) => type).reverse();
};
const statusOfSeller = async (id: string) => {
  const body = ok(await app.get('/traderequests/{id}/participations', { by: trading.people.seller, path: { id } }));
  return body[0]?.status;
};

/** 1: what leads past the platform is hidden from the other side until both agree. */
async function setContactMode(value: 0 | 1): Promise<void> {
  const payload = { key: 'conversation.contact_mode', values: [value], reason: 'تصمیم جلسهٔ کیفیت' };
  const headers = await app.headersOf(['ADMIN']);
  expect((await app.post('/admin/settings', { by: { headers }, body: payload })).status).toBe(200);
  // Nothing hears of changes in this process.
  forgetAllSnapshots();
}

describe('the conversation of a trade request', () => {
  it('stands from the publication on, for those of both sides who may talk, and is in no list before a message', async () => {
    const draft = await trading.draft();
    expect(await found('owner', draft)).toEqual([]);
    const { id, talkId, talk } = await published();
    const request = ok(await app.get('/traderequests/{id}', { by: trading.people.owner, path: { id } }));
    const [line] = request.lines;
    expect(talk).toMatchObject({
      subjectType: 'TRADE_REQUEST',
      subjectId: id,
      subjectTitle: `سفارش ${request.number}، ${line!.title}`,
      side: 'BUYER',
      status: 'OPEN',
      isWritable: true,
      unreadCount: 0,
      otherName: request.merchantName,
    });
    expect(talk).not.toHaveProperty('lastMessage');
    expect(await found('member', id)).toMatchObject([{ id: talkId, side: 'BUYER' }]);
    expect(await found('clerk', id)).toMatchObject([{ id: talkId, side: 'SELLER' }]);
    for (const by of ['stranger', 'seller', 'requester'] as const) expect(await found(by, id), by).toEqual([]);
    const idsOf = async (by: Trader) =>
      (ok(await app.get('/conversations', { by: trading.people[by], query: { pageSize: 100 } })).items as Talk[]).map(
        (each) => each.id,
      );
    expect(await idsOf('clerk')).not.toContain(talkId);
    expect((await say('member', talkId, 'سلام')).status).toBe(200);
    expect(await idsOf('clerk')).toContain(talkId);
    expect((await found('clerk', id))[0]).toMatchObject({ unreadCount: 1, lastMessage: { body: 'سلام' } });
  });

  it('is nobody else’s, and nobody begins it', async () => {
    const { id, talkId } = await published();
    const missing = { status: 404, body: { code: 'CONVERSATION_NOT_FOUND' } };
    expect(await app.get('/conversations/{id}', { by: trading.people.stranger, path: { id: talkId } })).toMatchObject(
      missing,
    );
    expect(
      await app.get('/conversations/{id}/thread', { by: trading.people.stranger, path: { id: talkId } }),
    ).toMatchObject(missing);
    expect(await markRead('stranger', talkId)).toMatchObject(missing);
    expect((await markRead('seller', talkId)).body).toMatchObject({ code: 'PERMISSION_MISSING' });
    expect((await say('stranger', talkId, 'سلام')).status).toBe(404);
    const about = { subjectType: 'TRADE_REQUEST', subjectId: id, recipientName: 'کسی' };
    const begin = { customerId: trading.customerId, ...about, body: 'سلام' };
    expect(await app.post('/conversations', { by: trading.people.member, body: begin })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'conversationId', code: 'REQUIRED' }] },
    });
    expect(
      (
        await app.get('/conversations/by-subject', {
          by: trading.people.member,
          query: { subjectType: 'TRADE_REQUEST', subjectIds: 1 },
        })
      ).status,
    ).toBe(400);
    expect(await statusOfSeller(id)).toBe('INVITED');
    expect(await thread('member', talkId)).toEqual([]);
  });

  it('is found whatever other kind of subject was asked for on the same connection', async () => {
    const { id } = await published();
    const ofOffers = bySubject(id).replace('TRADE_REQUEST', 'SUPPLIER_PRODUCT');
    for (const path of [ofOffers, bySubject(id), ofOffers, bySubject(id)])
      expect((await ask('owner', 'GET', path)).status, path).toBe(200);
  });

  it('tells the buyer that the seller has read, once, and only when it was read', async () => {
    const { id, talkId } = await published();
    const seen = await versionOf(id);
    await app.get('/conversations/{id}', { by: trading.people.clerk, path: { id: talkId } });
    await thread('clerk', talkId);
    await markRead('member', talkId);
    expect(await statusOfSeller(id)).toBe('INVITED');
    const both = await Promise.all([markRead('clerk', talkId), markRead('clerk', talkId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await markRead('clerk', talkId, 2);
    expect(await statusOfSeller(id)).toBe('VIEWED');
    expect(await typesOf('owner', id)).toEqual(['CREATED', 'PUBLISHED', 'SELLER_SEEN']);
    expect(await typesOf('seller', id)).toEqual(['PUBLISHED', 'SELLER_SEEN']);
    const told = await app.db.query(
      `select 1 from live_events where kind = 'SELLER_SEEN' and audience = $1 and object_type = 'TradeParticipation'`,
      [`customer:${trading.customerId}`],
    );
    expect(told.length).toBeGreaterThan(0);
    // What somebody was about to do is not overtaken by that.
    expect((await trading.act(id, 'ACKNOWLEDGE_LIST_PRICE', 'seller', seen)).status).toBe(200);
    expect((await verifyTrade(app.db)).faults).toEqual([]);
  });

  it('warns of ways of contact, and lets messages be taken back, until both agreed', async () => {
    const { id, talkId } = await published();
    expect(await say('member', talkId, CALL_ME)).toMatchObject({ status: 409, body: { code: 'CONTACT_IN_MESSAGE' } });
    await say('member', talkId, 'نخستین پیام');
    const [first] = await thread('member', talkId);
    expect(first!.allowedActions).toEqual(['EDIT', 'DELETE']);
    const remove = (messageId: string) =>
      app.delete('/conversations/{id}/thread', {
        by: trading.people.member,
        path: { id: talkId },
        query: { messageId },
      });
    expect((await remove(first!.id)).status).toBe(204);
    await say('member', talkId, 'دومین پیام');
    await act(id, 'ACKNOWLEDGE_LIST_PRICE', 'seller');
    const [second] = await thread('member', talkId);
    expect(second).toMatchObject({ body: 'دومین پیام', allowedActions: ['EDIT'] });
    expect(await remove(second!.id)).toMatchObject({ status: 409, body: { code: 'MESSAGE_OF_AGREEMENT' } });
    expect((await thread('member', talkId))[0]!.body).toBe('دومین پیام');
    const edit = { messageId: second!.id, body: CALL_ME };
    expect(
      (await app.put('/conversations/{id}/thread', { by: trading.people.member, path: { id: talkId }, body: edit }))
        .status,
    ).toBe(200);
    expect((await say('member', talkId, CALL_ME)).status).toBe(200);
  });

  it('hides what leads past the platform from the other side until both agreed, where staff say so', async () => {
    const { id, talkId } = await published();
    await setContactMode(1);
    const hidden = 'صفر نهصد و دوازده سیصد و چهل و پنج شصت و هفت هشتاد و نه';
    const fileId = await putFile(app, trading.people.member.userId);
    const given = { confirmsContact: true, fileIds: [fileId] };
    expect((await say('member', talkId, hidden, given)).status).toBe(200);
    const isGiven = async (by: Trader) =>
      (await app.get('/files/{id}/link', { by: trading.people[by], path: { id: fileId } })).status === 200;
    expect([await isGiven('owner'), await isGiven('clerk')]).toEqual([true, false]);
    const searched = async (by: Trader) =>
      ok(await app.get('/conversations/thread/flat', { by: trading.people[by], query: { searchKey: 'سیصد و چهل' } }))
        .items;
    expect((await thread('member', talkId))[0]).toMatchObject({ body: hidden, isMasked: true });
    expect((await thread('owner', talkId))[0]).toMatchObject({ body: hidden, isMasked: true });
    const [masked] = await thread('clerk', talkId);
    expect(masked).toMatchObject({ isMasked: true, isDeleted: false });
    expect(masked).not.toHaveProperty('body');
    expect(masked).toMatchObject({ files: [] });
    const [talk] = await found('clerk', id);
    expect(talk).toMatchObject({ unreadCount: 1, lastMessage: { isMasked: true } });
    expect(
      JSON.stringify([
        talk,
        ok(await app.get('/conversations', { by: trading.people.clerk, query: { pageSize: 100 } })),
      ]),
    ).not.toContain('سیصد');
    expect(await searched('clerk')).toEqual([]);
    expect(await searched('member')).toHaveLength(1);
    await act(id, 'ACKNOWLEDGE_LIST_PRICE', 'seller');
    for (const by of ['member', 'clerk'] as const)
      expect((await thread(by, talkId))[0]).toMatchObject({ body: hidden, isMasked: false, files: [{ fileId }] });
    expect(await isGiven('clerk')).toBe(true);
    expect(await searched('clerk')).toHaveLength(1);
    await setContactMode(0);
  });

  it('hides a message by the names of its files too, whatever its text is changed to', async () => {
    const { id, talkId } = await published();
    await setContactMode(1);
    const fileId = await putFile(app, trading.people.member.userId);
    await app.db.query('update files set name = $2 where id = $1', [fileId, `${CALL_ME}.pdf`]);
    const errors = [{ field: 'fileIds[0]', code: 'CONTACT_IN_MESSAGE' }];
    expect(await say('member', talkId, 'نقشه', { fileIds: [fileId] })).toMatchObject({ status: 409, body: { errors } });
    expect((await say('member', talkId, 'نقشه', { fileIds: [fileId], confirmsContact: true })).status).toBe(200);
    const seen = async () => (await thread('clerk', talkId))[0];
    expect(await seen()).toMatchObject({ isMasked: true, files: [] });
    const { id: messageId } = (await thread('member', talkId))[0]!;
    const edit = { messageId, body: 'نقشهٔ تازه', confirmsContact: true };
    expect(
      (await app.put('/conversations/{id}/thread', { by: trading.people.member, path: { id: talkId }, body: edit }))
        .status,
    ).toBe(200);
    expect(await seen()).toMatchObject({ isMasked: true, files: [] });
    await act(id, 'ACKNOWLEDGE_LIST_PRICE', 'seller');
    expect(await seen()).toMatchObject({ isMasked: false, body: 'نقشهٔ تازه', files: [{ fileId }] });
    await setContactMode(0);
  });

  it('cannot be stopped while the request is open; whoever stopped all messages gets no order', async () => {
    const { id, talkId } = await published();
    const request = ok(await app.get('/traderequests/{id}', { by: trading.people.owner, path: { id } }));
    const subject = { subjectType: 'SUPPLIER_PRODUCT', subjectId: trading.offer.id };
    const about = { ...subject, recipientName: request.merchantName, body: 'موجود است؟' };
    const other = await app.post('/conversations', {
      by: trading.people.member,
      body: { customerId: trading.customerId, ...about },
    });
    const block = (by: Trader, conversationId: string) =>
      app.post('/conversations/blocks', { by: trading.people[by], body: { conversationId } });
    const open = { status: 409, body: { errors: [{ field: 'conversationId', code: 'REQUEST_OPEN' }] } };
    await app.db.query(`update trade_requests set status = 'CANCELLED' where id <> $1`, [id]);
    for (const [by, inWhich] of [
      ['member', talkId],
      ['clerk', talkId],
      ['clerk', ok(other).id],
    ] as const) {
      const refused = await block(by, inWhich);
      expect(refused).toMatchObject(open);
      expect(JSON.stringify(refused.body)).toContain(request.number);
    }
    await act(id, 'DECLINE', 'seller');
    const blocked = await block('clerk', talkId);
    expect(blocked.status).toBe(200);
    expect(await say('member', talkId, 'چرا؟')).toMatchObject({ status: 409, body: { code: 'CONVERSATION_BLOCKED' } });
    const next = await trading.draft();
    expect(await trading.publish('owner', next, 1)).toMatchObject({
      status: 409,
      body: { code: 'CONVERSATION_BLOCKED' },
    });
    expect(await readTrade(app, next)).toMatchObject({ state: 'DRAFT', version: 1 });
    expect(await found('owner', next)).toEqual([]);
    await app.delete('/conversations/blocks', { by: trading.people.clerk, query: { blockId: ok(blocked).id } });
    expect((await trading.publish('owner', next, 1)).status).toBe(200);
  });

  it('goes on after a no, rests 90 days after the end, and is opened by a message', async () => {
    const { id, talkId } = await published();
    app.clock.set(new Date(app.clock.now().getTime() + DAY_MS / 2));
    await trading.supply.renew();
    await act(id, 'DECLINE', 'seller');
    expect((await say('clerk', talkId, 'این کالا تمام شده است.')).status).toBe(200);
    expect((await say('member', talkId, 'سپاس، دفعهٔ بعد.')).status).toBe(200);
    const endedAt = app.clock.now().getTime();
    const statusAfter = async (days: number) => {
      app.clock.set(new Date(endedAt + days * DAY_MS));
      await trading.supply.renew();
      return ok(await app.get('/conversations/{id}', { by: trading.people.clerk, path: { id: talkId } })).status;
    };
    expect(await statusAfter(89.9)).toBe('OPEN');
    expect(await statusAfter(90.1)).toBe('CLOSED');
    expect((await say('clerk', talkId, 'دوباره موجود است.')).body).toMatchObject({ status: 'OPEN' });
  });
});
