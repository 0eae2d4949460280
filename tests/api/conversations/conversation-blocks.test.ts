import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { offerOf, talk, talkerOf, type Talk } from './conversations.kit.ts';
import { sellerOf } from '../listings/entries/entries.kit.ts';
import { agentOf } from '../ownership/kinds.ts';
import { aListing } from '../../kit/seeded.ts';

const DAY_MS = 86_400_000;
const BLOCKED = { status: 409, body: { code: 'CONVERSATION_BLOCKED' } };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

type Talker = ReturnType<typeof talkerOf>;
const block = async (who: Talker, conversationId: string) =>
  (await who.as('POST', '/blocks', { conversationId })).body as { id: string; otherName: string };
const noticesOf = async (token: string, id: string) => {
  const body = ok(await people.get('/notifications', { by: token, query: { type: 'MESSAGE', pageSize: 100 } }));
  return body.items.filter(({ path }) => path.endsWith(id));
};

describe('a block', () => {
  it('stops messages of both sides, whoever blocked, in all they talk about; its end lets them write again', async () => {
    const { asks, sells, id, about, first } = await talk(people);
    const ofOther = { subjectType: 'SUPPLIER_PRODUCT', subjectId: (await offerOf(people, 1)).id };
    const second = (await asks.send({ ...ofOther, body: 'این یکی موجود است؟' })).body as Talk;
    const made = await block(sells, id);
    expect(made).toMatchObject({ customerId: sells.customerId, otherName: 'فولاد سپاهان', conversationId: id });
    expect(await block(sells, id)).toEqual(made);
    expect(await sells.send({ conversationId: id, body: 'سلام' })).toMatchObject(BLOCKED);
    expect(await asks.send({ conversationId: id, body: 'سلام' })).toMatchObject(BLOCKED);
    expect(await asks.send({ conversationId: second.id, body: 'سلام' })).toMatchObject(BLOCKED);
    expect(await asks.send({ ...about, body: 'سلام' })).toMatchObject(BLOCKED);
    const third = { subjectType: 'SUPPLIER_PRODUCT', subjectId: (await offerOf(people, 2)).id };
    expect(await asks.send({ ...third, body: 'سلام' })).toMatchObject(BLOCKED);
    expect(await asks.list()).toHaveLength(2);
    const edit = { messageId: first.lastMessage.id, body: 'پیامی دیگر' };
    expect(await people.put('/conversations/{id}/thread', { by: asks, path: { id }, body: edit })).toMatchObject(
      BLOCKED,
    );
    expect(await asks.thread(id)).toHaveLength(1);
    expect((await people.delete('/conversations/blocks', { by: sells, query: { blockId: made.id } })).status).toBe(204);
    expect(
      (await people.delete('/conversations/blocks', { by: sells, query: { blockId: made.id } })).body,
    ).toMatchObject({ code: 'BLOCK_NOT_FOUND' });
    expect((await asks.send({ conversationId: id, body: 'سلام' })).status).toBe(200);
  });

  it('is seen by both sides, and only by its own side as theirs', async () => {
    const { buyer, asks, sells, id } = await talk(people);
    expect(await asks.one(id)).toMatchObject({ status: 'OPEN', isWritable: true });
    const { id: blockId } = await block(asks, id);
    expect(await asks.one(id)).toMatchObject({ status: 'BLOCKED', isWritable: false, blockId });
    const other = await sells.one(id);
    expect(other).toMatchObject({ status: 'BLOCKED', isWritable: false });
    expect(other).not.toHaveProperty('blockId');
    const colleague = talkerOf(people, await agentOf(people, buyer, asks.customerId, ['MESSAGE']), asks.customerId);
    expect(await colleague.one(id)).toMatchObject({ blockId });
    expect((await people.get('/conversations/blocks', { by: sells })).body).toMatchObject({ totalCount: 0, items: [] });
    const body = ok(await people.get('/conversations/blocks', { by: colleague }));
    expect(body).toMatchObject({
      totalCount: 1,
      items: [{ id: blockId, customerName: 'فولاد سپاهان' }],
    });
    expect((await people.delete('/conversations/blocks', { by: sells, query: { blockId } })).body).toMatchObject({
      code: 'BLOCK_NOT_FOUND',
    });
  });

  it('of both sides holds until both have ended it', async () => {
    const { asks, sells, id } = await talk(people);
    const ofBuyer = await block(asks, id);
    const ofSeller = await block(sells, id);
    await people.delete('/conversations/blocks', { by: asks, query: { blockId: ofBuyer.id } });
    expect(await asks.send({ conversationId: id, body: 'سلام' })).toMatchObject(BLOCKED);
    await people.delete('/conversations/blocks', { by: sells, query: { blockId: ofSeller.id } });
    expect((await asks.send({ conversationId: id, body: 'سلام' })).status).toBe(200);
  });

  it('asked for by ten at once while others write stands once, and nobody waits for ever', async () => {
    const { asks, sells, id } = await talk(people);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => [
        (turn % 2 ? asks : sells).as('POST', '/blocks', { conversationId: id }),
        asks.send({ conversationId: id, body: `پیام ${turn}` }),
      ]).flat(),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    for (const who of [asks, sells]) {
      const body = ok(await people.get('/conversations/blocks', { by: who, query: { pageSize: 100 } }));
      const made = body.items.filter((each) => each.conversationId === id);
      expect(made).toHaveLength(1);
    }
  });
});

describe('notices of messages', () => {
  it('are not made for who muted the conversation, and what is unread stays so', async () => {
    const { buyer, asks, sells, id } = await talk(people);
    const agent = await agentOf(people, buyer, asks.customerId, ['MESSAGE']);
    const muted = await people.post('/conversations/{id}/mute', { by: asks, path: { id }, body: { isMuted: true } });
    expect(muted.body).toMatchObject({ isMuted: true });
    expect(muted.body).not.toHaveProperty('mutedUntil');
    expect(await sells.one(id)).toMatchObject({ isMuted: false });
    await sells.send({ conversationId: id, body: 'بله، داریم.' });
    await until('a notice for the colleague', async () => (await noticesOf(agent.accessToken, id)).length === 1);
    expect(await noticesOf(buyer.accessToken, id)).toEqual([]);
    expect(await asks.one(id)).toMatchObject({ unreadCount: 1 });
    expect(
      (await people.post('/conversations/{id}/mute', { by: asks, path: { id }, body: { isMuted: false } })).body,
    ).toMatchObject({ isMuted: false });
    await sells.send({ conversationId: id, body: 'چند عدد؟' });
    await until('a notice for the buyer', async () => (await noticesOf(buyer.accessToken, id)).length === 1);
  });

  it.each([
    [{ isMuted: true, mutedUntil: '2020-01-01T00:00:00.000Z' }, 'mutedUntil', 'TIME_PAST'],
    [{ isMuted: false, mutedUntil: '2100-01-01T00:00:00.000Z' }, 'mutedUntil', 'QUERY_CONFLICT'],
    [{}, 'isMuted', 'REQUIRED'],
  ])('are muted in one way only: %j', async (given, field, code) => {
    const { asks, id } = await talk(people);
    const answer = await people.post('/conversations/{id}/mute', { by: asks, path: { id }, body: given });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, code }] } });
    expect(await asks.one(id)).toMatchObject({ isMuted: false });
  });

  it('are read with the conversation, and with none but it', async () => {
    const one = await talk(people);
    const other = await talk(people);
    const { accessToken } = await sellerOf(people);
    const isRead = async (id: string) => (await noticesOf(accessToken, id)).map((each) => each.isRead);
    await one.asks.send({ conversationId: one.id, body: 'دوم' });
    await until('notices of both', async () => (await isRead(one.id)).length + (await isRead(other.id)).length === 2);
    await one.sells.as('PUT', `/${one.id}/thread`, { markReadSeq: 1 });
    expect(await isRead(one.id)).toEqual([false]);
    await one.sells.as('PUT', `/${one.id}/thread`, { markReadSeq: 2 });
    expect([await isRead(one.id), await isRead(other.id)]).toEqual([[true], [false]]);
    await other.sells.send({ conversationId: other.id, body: 'پاسخ' });
    expect(await isRead(other.id)).toEqual([true]);
  });
});

it('a conversation is closed 90 days after its last message, opened by the next, and muted until its time', async () => {
  await using app = await startAppAt('2026-10-04T08:00:00.000Z');
  const headers = await app.headersOf([]);
  const write = (path: string, payload: object) => app.ask<Talk>(path, { method: 'POST', headers, payload });
  const company = { kind: 'COMPANY', company: { legalName: 'فولاد سپاهان' } };
  const { id: customerId } = (await write('/customers/personcustomer', company)).body;
  const offer = await aListing(app, { shownAt: app.clock.now() });
  const about = { customerId, subjectType: 'SUPPLIER_PRODUCT', subjectId: offer.id };
  const { id } = (await write('/conversations', { ...about, recipientName: offer.merchantName, body: 'سلام' })).body;
  const one = async () => ok(await app.get('/conversations/{id}', { by: { headers }, path: { id } }));
  const mutedUntil = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
  expect((await write(`/conversations/${id}/mute`, { isMuted: true, mutedUntil })).body).toMatchObject({ mutedUntil });
  const pass = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS));
  pass(2);
  expect(await one()).toMatchObject({ status: 'OPEN', isMuted: false });
  pass(88.1);
  expect(await one()).toMatchObject({ status: 'CLOSED', isWritable: true });
  const to = { conversationId: id, recipientName: offer.merchantName };
  await write('/conversations', { customerId, ...to, body: 'هنوز موجود است؟' });
  expect(await one()).toMatchObject({ status: 'OPEN', isWritable: true });
});
