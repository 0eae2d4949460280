import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { sellerOf } from '../listings/entries/entries.kit.ts';
import { offerOf, talk, talkerOf, type Talk } from './conversations.kit.ts';
import { agentOf, companyOf } from '../ownership/kinds.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const MINUTE_MS = 60_000;

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const unreadOf = async (who: ReturnType<typeof talkerOf>, id: string) =>
  ok(await people.get('/conversations/unread-thread', { by: who })).items.find((each) => each.conversationId === id)
    ?.unreadCount ?? 0;

describe('a conversation', () => {
  it('is begun by a question about an offer, and answered by who sells it', async () => {
    const { asks, sells, id, first } = await talk(people);
    expect(first).toMatchObject({ side: 'BUYER', customerName: 'فولاد سپاهان', unreadCount: 0, isArchived: false });
    expect(first.lastMessage).toMatchObject({ seq: 1, isOwn: true, allowedActions: ['EDIT', 'DELETE'] });
    const inbox = (await sells.list()).find((each) => each.id === id)!;
    expect(inbox).toMatchObject({ side: 'SELLER', otherName: 'فولاد سپاهان', unreadCount: 1 });
    expect(inbox.lastMessage).toMatchObject({ isOwn: false, authorName: 'فولاد سپاهان', allowedActions: ['REPORT'] });
    const answer = await sells.send({ conversationId: id, body: 'سه روز کاری.' });
    expect(answer.body).toMatchObject({ unreadCount: 0, lastMessage: { seq: 2, side: 'SELLER', isOwn: true } });
    expect(await unreadOf(asks, id)).toBe(1);
    const thread = await asks.thread(id);
    expect(thread.map(({ seq, body }) => [seq, body])).toEqual([
      [2, 'سه روز کاری.'],
      [1, 'سلام، برای ۲۰ عدد چه زمانی تحویل می‌دهید؟'],
    ]);
    // Of the other side the company is told, and never who of it wrote.
    expect(thread[0]!.authorName).toBe((await asks.one(id)).otherName);
  });

  it('is one for a pair and a thing: asked again from its page it goes on', async () => {
    const { asks, about, id } = await talk(people);
    const again = await asks.send({ ...about, body: 'و برای ۴۰ عدد؟' });
    expect(again.body).toMatchObject({ id, lastMessage: { seq: 2 } });
    expect(await asks.list()).toHaveLength(1);
  });

  it('is found by its thing, for those who ask, and by nobody else', async () => {
    const { buyer, asks, sells, about, id } = await talk(people);
    const other = { subjectType: 'SUPPLIER_PRODUCT', subjectId: (await offerOf(people, 1)).id };
    const second = (await asks.send({ ...other, body: 'این یکی چطور؟' })).body as Talk;
    const unasked = (await offerOf(people, 2)).id;
    const ids = [about.subjectId, other.subjectId, unasked];
    const query = (type: string) => `/by-subject?subjectType=${type}&subjectIds=${ids.join(',')}`;
    const idsFor = async (who: typeof asks, type = 'SUPPLIER_PRODUCT') =>
      ((await who.as('GET', query(type))).body as unknown as Talk[]).map((each) => each.id).sort();
    expect(await idsFor(asks)).toEqual([id, second.id].sort());
    expect(await idsFor(asks, 'SUPPLIER')).toEqual([]);
    expect(await idsFor(sells)).toEqual([]);
    expect(await idsFor(talkerOf(people, await people.login(), asks.customerId))).toEqual([]);
    // Of a person with two companies the one with the newest message.
    const company = talkerOf(people, buyer, await companyOf(people, buyer, 'شرکت دوم'));
    const newest = (await company.send({ ...about, body: 'برای شرکت دوم هم می‌خواهیم.' })).body as Talk;
    expect(await idsFor(asks)).toEqual([newest.id, second.id].sort());
  });

  it('is also begun by twenty at once only once, and their messages have no gap', async () => {
    const buyer = await people.login();
    const customerId = await companyOf(people, buyer);
    const offer = await offerOf(people);
    const asks = talkerOf(people, buyer, customerId);
    const about = { subjectType: 'SUPPLIER_PRODUCT', subjectId: offer.id };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => asks.send({ ...about, body: `پرسش ${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const [conversation, ...others] = await asks.list();
    expect(others).toEqual([]);
    const thread = await asks.thread(conversation!.id, '?pageSize=50');
    expect(thread.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  });

  it('is read page by page backwards, and found by words in any spelling', async () => {
    const { asks, id } = await talk(people);
    for (const number of [2, 3, 4, 5]) await asks.send({ conversationId: id, body: `كاتالوگ شمارهٔ ${number}` });
    const body = ok(await people.get('/conversations/{id}/thread', { by: asks, path: { id }, query: { pageSize: 2 } }));
    expect(body.items.map(({ seq }) => seq)).toEqual([5, 4]);
    expect(body).toMatchObject({ totalCount: 5, hasNextPage: true });
    const older = await asks.thread(id, `?pageSize=2&after=${String(body.endCursor)}`);
    expect(older.map(({ seq }) => seq)).toEqual([3, 2]);
    const found = await people.get('/conversations/thread/flat', { by: asks, query: { searchKey: 'کاتالوگ ۴' } });
    expect(ok(found).items.map(({ seq }) => seq)).toEqual([4]);
    const named = await asks.list(`?searchKey=${encodeURIComponent('سپاهان')}`);
    expect(named.map((each) => each.id)).toEqual([id]);
    expect(await asks.list(`?searchKey=${encodeURIComponent('ناموجود')}`)).toEqual([]);
  });

  it('counts what was not read; marks only rise, and nobody reads further than there is', async () => {
    const { asks, sells, id } = await talk(people);
    await asks.send({ conversationId: id, body: 'دوم' });
    await asks.send({ conversationId: id, body: 'سوم' });
    expect(await unreadOf(sells, id)).toBe(3);
    const mark = async (markReadSeq: number) =>
      ok(await people.put('/conversations/{id}/thread', { by: sells, path: { id }, body: { markReadSeq } }));
    expect(await mark(2)).toMatchObject({ unreadCount: 1 });
    expect(await mark(1)).toMatchObject({ unreadCount: 1 });
    expect(await mark(900)).toMatchObject({ unreadCount: 0 });
    await asks.send({ conversationId: id, body: 'چهارم' });
    expect(await unreadOf(sells, id)).toBe(1);
  });

  it('tells each side how far the other has read, of which colleagues are one', async () => {
    const { asks, sells, id, buyer } = await talk(people);
    const readBy = async (who: typeof asks) => (await who.one(id)).otherReadSeq;
    expect([await readBy(asks), await readBy(sells)]).toEqual([0, 1]);
    await asks.send({ conversationId: id, body: 'دوم' });
    await people.put('/conversations/{id}/thread', { by: sells, path: { id }, body: { markReadSeq: 1 } });
    expect(await readBy(asks)).toBe(1);
    await people.put('/conversations/{id}/thread', { by: sells, path: { id }, body: { markReadSeq: 2 } });
    expect(await readBy(asks)).toBe(2);
    // Who answers has read what stands above.
    await sells.send({ conversationId: id, body: 'سه روز کاری.' });
    expect([await readBy(asks), await readBy(sells)]).toEqual([3, 2]);
    const agent = await agentOf(people, buyer, asks.customerId, ['MESSAGE']);
    const colleague = talkerOf(people, agent, asks.customerId);
    await people.put('/conversations/{id}/thread', { by: colleague, path: { id }, body: { markReadSeq: 3 } });
    expect([await readBy(sells), await readBy(asks)]).toEqual([3, 3]);
    // Who puts a conversation away has not read it by that.
    await asks.send({ conversationId: id, body: 'چهارم' });
    await people.delete('/conversations/{id}/thread', { by: sells, path: { id } });
    expect(await readBy(asks)).toBe(3);
  });

  it('that was put away comes back by the next message', async () => {
    const { asks, sells, id } = await talk(people);
    expect((await people.delete('/conversations/{id}/thread', { by: asks, path: { id } })).status).toBe(204);
    expect(await asks.list()).toEqual([]);
    expect((await asks.list('?isArchived=true')).map((each) => each.id)).toEqual([id]);
    expect((await sells.list()).map((each) => each.id)).toContain(id);
    await sells.send({ conversationId: id, body: 'هنوز می‌خواهید؟' });
    expect((await asks.list()).map((each) => each.id)).toEqual([id]);
  });

  it('is of all who talk for the company, each with marks of their own; not of those who may not', async () => {
    const { buyer, asks, sells, id } = await talk(people);
    const agent = await agentOf(people, buyer, asks.customerId, ['MESSAGE']);
    const other = await agentOf(people, buyer, asks.customerId, ['TRADE_CREATE']);
    const colleague = talkerOf(people, agent, asks.customerId);
    const silent = talkerOf(people, other, asks.customerId);
    expect(await unreadOf(colleague, id)).toBe(1);
    const said = await colleague.send({ conversationId: id, body: 'ما عجله داریم.' });
    expect(said.status).toBe(200);
    const [newest] = await asks.thread(id);
    expect(newest).toMatchObject({ isOwn: false, side: 'BUYER', allowedActions: [] });
    expect(await silent.list()).toEqual([]);
    for (const answer of [
      await people.get('/conversations/{id}', { by: silent, path: { id } }),
      await silent.send({ conversationId: id, body: 'سلام' }),
      await people.put('/conversations/{id}/thread', { by: silent, path: { id }, body: { markReadSeq: 1 } }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING', permission: 'MESSAGE' } });
    expect(await unreadOf(sells, id)).toBe(2);
  });

  it('of strangers is not there, and nobody speaks in a name that is not theirs', async () => {
    const { asks, sells, id } = await talk(people);
    const stranger = await people.login();
    const theirs = talkerOf(people, stranger, await companyOf(people, stranger));
    for (const answer of [
      await people.get('/conversations/{id}', { by: theirs, path: { id } }),
      await people.get('/conversations/{id}/thread', { by: theirs, path: { id } }),
      await theirs.send({ conversationId: id, body: 'سلام' }),
      await people.delete('/conversations/{id}/thread', { by: theirs, path: { id } }),
      await people.put('/conversations/{id}/thread', { by: theirs, path: { id }, body: { markReadSeq: 1 } }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'CONVERSATION_NOT_FOUND' } });
    const { otherName: recipientName } = await asks.one(id);
    const to = { conversationId: id, recipientName };
    const forged = await theirs.as('POST', '', { customerId: asks.customerId, ...to, body: 'سلام' });
    expect(forged).toMatchObject({ status: 404, body: { code: 'CUSTOMER_NOT_FOUND' } });
    const joined = await people.get('/conversations/thread/flat', { by: theirs, query: { conversationIds: id } });
    expect(joined.body).toMatchObject({ items: [], totalCount: 0 });
    expect(await unreadOf(sells, id)).toBe(1);
  });
});

describe('a message', () => {
  it('is changed or taken back by its author within fifteen minutes, and what it said is kept', async () => {
    const { asks, sells, id, first } = await talk(people);
    const messageId = first.lastMessage.id;
    const edited = await asks.as('PUT', `/${id}/thread`, { messageId, body: 'برای ۳۰ عدد؟' });
    expect(edited.body).toMatchObject({ lastMessage: { id: messageId, body: 'برای ۳۰ عدد؟' } });
    expect((edited.body as Talk).lastMessage.editedAt).toBeDefined();
    const byOther = await sells.as('PUT', `/${id}/thread`, { messageId, body: 'دیگر' });
    expect(byOther).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } });
    expect((await sells.as('DELETE', `/${id}/thread?messageId=${messageId}`)).status).toBe(404);
    expect((await asks.as('DELETE', `/${id}/thread?messageId=${messageId}`)).status).toBe(204);
    const [left] = await sells.thread(id);
    expect(left).toMatchObject({ id: messageId, seq: 1, isDeleted: true });
    expect(left!.body).toBeUndefined();
    expect((await asks.as('DELETE', `/${id}/thread?messageId=${messageId}`)).status).toBe(404);
    expect((await asks.as('PUT', `/${id}/thread`, { messageId: NOBODY, body: 'هیچ' })).status).toBe(404);
    const search = await asks.as('GET', `/thread/flat?searchKey=${encodeURIComponent('۳۰ عدد')}`);
    expect(search.body.items).toEqual([]);
  });

  it.each([
    ['a phone', 'با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید'],
    ['an address of the web', 'کاتالوگ در www.example.com است'],
  ])('with %s is sent when its writer insists', async (_, body) => {
    const { asks, id } = await talk(people);
    const told = await asks.send({ conversationId: id, body });
    expect(told).toMatchObject({
      status: 409,
      body: { code: 'CONTACT_IN_MESSAGE', errors: [{ field: 'body', code: 'CONTACT_IN_MESSAGE' }] },
    });
    expect(await asks.thread(id)).toHaveLength(1);
    expect((await asks.send({ conversationId: id, body, confirmsContact: true })).status).toBe(200);
  });

  it.each([
    [{ body: '' }, { subjectId: 'REQUIRED' }],
    [{ body: 'سلام' }, { subjectType: 'REQUIRED' }],
    [{ subjectType: 'SUPPLIER', body: 'سلام' }, { subjectId: 'REQUIRED' }],
    [{ conversationId: NOBODY, subjectId: NOBODY, body: 'سلام' }, { conversationId: 'QUERY_CONFLICT' }],
    [{ conversationId: NOBODY, body: '   ' }, { body: 'REQUIRED' }],
    [{ conversationId: NOBODY, body: 'م'.repeat(4_001) }, { body: 'MAX_LENGTH' }],
  ])('that is wrong is refused at its fields: %j', async (given, wrong) => {
    const { asks } = await talk(people);
    const { status, body } = await asks.send(given);
    expect(status).toBe(400);
    const errors = body.errors as { field: string; code: string }[];
    expect(Object.fromEntries(errors.map(({ field, code }) => [field, code]))).toMatchObject(
      given.body === '' ? { body: 'REQUIRED' } : wrong,
    );
  });

  it('about what is not there, is one’s own or nobody runs is refused', async () => {
    const { asks } = await talk(people);
    const send = (subjectType: string, subjectId: string) => asks.send({ subjectType, subjectId, body: 'سلام' });
    expect(await send('SUPPLIER_PRODUCT', NOBODY)).toMatchObject({
      status: 404,
      body: { code: 'SUPPLIER_PRODUCT_NOT_FOUND' },
    });
    expect(await send('SUPPLIER', NOBODY)).toMatchObject({ status: 404, body: { code: 'SUPPLIER_NOT_FOUND' } });
    const seller = await sellerOf(people);
    const offer = await offerOf(people);
    const itself = talkerOf(people, seller, offer.customerId);
    const own = await itself.send({ subjectType: 'SUPPLIER_PRODUCT', subjectId: offer.id, body: 'سلام' });
    expect(own).toMatchObject({ status: 409, body: { code: 'OWN_OFFER' } });
    const { body } = await people.read('/suppliers?pageSize=50');
    const answers = await Promise.all(
      (body.items as { id: string }[]).slice(0, 12).map(({ id }) => send('SUPPLIER', id)),
    );
    expect(answers.map((each) => each.body.code)).toContain('SELLER_NOT_HERE');
  });

  it('is told to the inboxes of the other side, and never to who wrote it', async () => {
    const { buyer, sells, id } = await talk(people);
    const seller = await sellerOf(people);
    const noticesOf = async (token: string) =>
      (await people.as(token, 'GET', '/notifications?type=MESSAGE')).body.items as { title: string; path: string }[];
    const path = `/profile/messages?conversation=${id}`;
    const isTold = async (token: string) => (await noticesOf(token)).some((each) => each.path === path);
    await until('a notice for the seller', () => isTold(seller.accessToken));
    expect(await isTold(buyer.accessToken)).toBe(false);
    await sells.send({ conversationId: id, body: 'بله' });
    await until('a notice for the buyer', () => isTold(buyer.accessToken));
  });
});

describe('limits by the clock', () => {
  it('five conversations an hour, twenty messages a minute, changes within fifteen minutes', async () => {
    await using app = await startAppAt('2026-10-04T08:00:00.000Z');
    const headers = await app.headersOf([]);
    const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      app.ask<Talk & { code: string }>(path, { method, headers, ...(payload && { payload }) });
    const company = { kind: 'COMPANY', company: { legalName: 'فولاد سپاهان' } };
    const { id: customerId } = (await write('POST', '/customers/personcustomer', company)).body;
    const offers = await app.db.query<{ id: string; sellerName: string }>(
      `select p.id, m.name as "sellerName" from product_search p join merchants m on m.id = p.merchant_id
       where m.owner_customer_id is not null and p.visible_from <= $1 and p.visible_until > $1 order by p.id limit 6`,
      [app.clock.now()],
    );
    const begin = ({ id: subjectId, sellerName: recipientName }: (typeof offers)[number]) => {
      const about = { subjectType: 'SUPPLIER_PRODUCT', subjectId, recipientName };
      return write('POST', '/conversations', { customerId, ...about, body: 'موجود است؟' });
    };
    const begun = [];
    for (const offer of offers) begun.push(await begin(offer));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(begun.at(-1)!.body.code).toBe('CONVERSATION_LIMIT');
    const list = ok(await app.get('/conversations', { by: { headers } }));
    expect(list.totalCount).toBe(5);

    const pass = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * MINUTE_MS));
    const { id, lastMessage } = begun[0]!.body;
    pass(16);
    const late = await write('PUT', `/conversations/${id}/thread`, { messageId: lastMessage.id, body: 'دیر' });
    expect(late).toMatchObject({ status: 409, body: { code: 'MESSAGE_TOO_OLD' } });
    expect((await write('DELETE', `/conversations/${id}/thread?messageId=${lastMessage.id}`)).status).toBe(409);
    const to = { conversationId: id, recipientName: offers[0]!.sellerName };
    const send = (body: string) => write('POST', '/conversations', { customerId, ...to, body });
    const sent = [];
    for (let turn = 0; turn < 21; turn += 1) sent.push((await send(`پیام ${turn}`)).status);
    expect(sent).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    pass(1.1);
    expect((await send('بعد')).status).toBe(200);
    pass(60);
    expect((await begin(offers[5]!)).status).toBe(200);
  });
});
