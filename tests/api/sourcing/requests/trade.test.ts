import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { until } from '../../../kit/until.ts';
import { sellerOf } from '../../listings/entries/entries.kit.ts';
import { agentOf } from '../../ownership/kinds.ts';
import { draft, inDays, offersOf, traderOf } from '../../trade/trade.kit.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

describe('a direct order', () => {
  it('goes from the draft to its seller, who takes it at the prices of the list', async () => {
    const { buys, sells, id, made } = await draft(people);
    expect(made).toMatchObject({
      status: 'DRAFT',
      side: 'BUYER',
      buyerName: 'فولاد سپاهان',
      missing: [],
      turn: 'BUYER',
    });
    expect(made.number).toMatch(/^TR-14\d\d-\d{6}$/);
    expect(made.allowedActions.sort()).toEqual(
      ['ADD_DOCUMENT', 'CANCEL', 'CONFIRM_AND_PUBLISH', 'EDIT', 'REMOVE', 'REQUEST_CONFIRMATION'].sort(),
    );
    const sum = made.lines.reduce((all, { totalRial }) => all + BigInt(totalRial), 0n);
    expect(made.totalRial).toBe(String(sum));
    expect((await people.get('/traderequests/{id}', { by: sells, path: { id } })).status).toBe(404);

    const published = await buys.publish(id);
    expect(published).toMatchObject({ status: 200, body: { status: 'PUBLISHED', turn: 'SELLER' } });
    expect(new Date(published.body.deadlineAt!).getTime()).toBeGreaterThan(Date.now());
    const received = await sells.one(id);
    expect(received).toMatchObject({ status: 'PUBLISHED', side: 'SELLER', buyerName: 'فولاد سپاهان' });
    expect(received.allowedActions.sort()).toEqual([
      'ACKNOWLEDGE_LIST_PRICE',
      'ADD_DOCUMENT',
      'DECLINE',
      'REQUEST_INFO',
      'SEND_QUOTE',
    ]);
    // Before an agreement no more than the city.
    expect(Object.keys(received.address as object).sort()).toEqual(['cityId', 'cityName', 'stateId']);

    const taken = await sells.step(id, 'acknowledge-list-price');
    expect(taken).toMatchObject({ status: 200, body: { status: 'IN_FULFILMENT' } });
    expect((await sells.one(id)).address).toMatchObject({ receiverPhone: '09121234567' });
    expect((await buys.one(id)).agreedHash).toMatch(/^[\w-]{43}$/);
    expect((await buys.events(id)).map(({ type }) => type)).toEqual([
      'CREATED',
      'PUBLISHED',
      'LIST_PRICE_ACCEPTED',
      'TERM_STARTED',
    ]);
    // A seller is told nothing of what was before.
    expect((await sells.events(id)).map(({ type }) => type)).toEqual([
      'PUBLISHED',
      'LIST_PRICE_ACCEPTED',
      'TERM_STARTED',
    ]);
  });

  it('leads to the pages of its offers, as long as everybody finds them', async () => {
    const last = (await offersOf(people)).at(-1)!;
    const { buys, id } = await draft(people, { lines: [last] });
    const slug = async () => (await buys.one(id)).lines[0]?.supplierProductSlug;
    const page = ok(await people.get('/supplierproducts/{id}/catalog', { path: { id: last.supplierProductId } }));
    expect(page.slug).toEqual(expect.any(String));
    expect(await slug()).toBe(page.slug);
    // So do its kind and its seller.
    const { merchantId, merchantSlug, lines } = await buys.one(id);
    const kinds = ok(await people.get('/categories', { query: { ids: lines[0]!.categoryId } }));
    expect(kinds.items).toMatchObject([{ name: lines[0]!.categoryName }]);
    const sellers = ok(await people.get('/merchants', { query: { ids: merchantId } }));
    expect(sellers.items).toMatchObject([{ slug: merchantSlug }]);

    const { accessToken } = await sellerOf(people);
    const own = ok(
      await people.get('/supplierproducts/{id}/own', { by: accessToken, path: { id: last.supplierProductId } }),
    );
    await people.post('/supplierproducts/{id}/archive', {
      by: accessToken,
      path: { id: last.supplierProductId },
      body: { version: own.version },
      headers: { 'idempotency-key': id },
    });
    expect((await people.get('/supplierproducts/{id}/catalog', { path: { id: last.supplierProductId } })).status).toBe(
      404,
    );
    expect(await slug()).toBeUndefined();
  });

  it('of an agent is confirmed by a colleague, never by who wrote it', async () => {
    const owner = await people.login();
    const { customerId, order } = await draft(people, {}, owner);
    const agent = traderOf(
      people,
      await agentOf(people, owner, customerId, ['TRADE_CREATE', 'TRADE_CONFIRM', 'QUOTE_ACCEPT']),
    );
    const { body } = await agent.as('POST', '/direct-order', order);
    expect(await agent.publish(body.id)).toMatchObject({ status: 403, body: { code: 'SELF_CONFIRMATION' } });
    const asked = await agent.step(body.id, 'request-confirmation');
    expect(asked.body).toMatchObject({
      status: 'AWAITING_CONFIRMATION',
      allowedActions: ['WITHDRAW_CONFIRMATION', 'CANCEL', 'ADD_DOCUMENT'],
    });
    const boss = traderOf(people, owner);
    const returned = await boss.step(body.id, 'return', { reason: 'تعداد ردیف دوم را اصلاح کنید.' });
    expect(returned.body).toMatchObject({ status: 'DRAFT', reason: 'تعداد ردیف دوم را اصلاح کنید.' });
    await agent.step(body.id, 'request-confirmation');
    expect((await boss.publish(body.id)).body.status).toBe('PUBLISHED');
    const events = await agent.events(body.id);
    expect(events.map(({ type }) => type)).toEqual([
      'CREATED',
      'CONFIRMATION_REQUESTED',
      'RETURNED',
      'CONFIRMATION_REQUESTED',
      'PUBLISHED',
    ]);
  });

  it.each([
    ['request', { spendLimitPerRequestRial: '1000' }],
    ['month', { spendLimitPerMonthRial: '2000' }],
  ])('above the limit of who confirms it, for a %s, is sent once an owner agrees', async (_, limits) => {
    const owner = await people.login();
    const { customerId, id } = await draft(people, {}, owner);
    const agent = await agentOf(people, owner, customerId, ['TRADE_CREATE', 'TRADE_CONFIRM', 'QUOTE_ACCEPT'], limits);
    const { body: asked } = await traderOf(people, agent).publish(id);
    expect(asked).toMatchObject({ status: 'AWAITING_CONFIRMATION', approvals: [{ kind: 'LIST_ORDER' }, {}] });
    const [{ id: approvalId }] = asked.approvals as [{ id: string }];
    const boss = traderOf(people, owner);
    expect((await boss.step(id, `approvals/${approvalId}/approve`)).body.status).toBe('PUBLISHED');
  });

  it('says after an edit all that the edit says', async () => {
    const { buys, id, order } = await draft(people, { paymentTerm: undefined, neededBy: undefined });
    const terms = { paymentTerm: 'ON_DELIVERY', neededBy: inDays(30), buyerReference: 'PO-1405-78' };
    const version = (await buys.one(id)).version;
    const edited = await people.put('/traderequests/direct-order/{id}', {
      by: buys,
      path: { id },
      body: { ...changeOf(order), ...terms, version },
    });
    expect(edited).toMatchObject({ status: 200, body: { ...terms, missing: [] } });
    expect(await buys.one(id)).toMatchObject(terms);
  });

  it('keeps in its history what each edit changed, one after the other', async () => {
    const { buys, id, order } = await draft(people, { buyerReference: 'PO-1' });
    for (const more of [{ buyerReference: 'PO-2' }, { buyerReference: 'PO-3', neededBy: inDays(40) }]) {
      const { version } = await buys.one(id);
      const edited = await people.put('/traderequests/direct-order/{id}', {
        by: buys,
        path: { id },
        body: { ...changeOf(order), ...more, version },
      });
      expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    }
    const told = (await buys.events(id)).filter(({ type }) => type === 'EDITED') as unknown as { fields: object[] }[];
    expect(told.map(({ fields }) => fields)).toEqual([
      [{ path: 'buyerReference', before: 'PO-1', after: 'PO-2' }],
      [
        expect.objectContaining({ path: 'neededBy', after: inDays(40) }),
        { path: 'buyerReference', before: 'PO-2', after: 'PO-3' },
      ],
    ]);
  });

  it('is asked about three times, answered, and changed in what was asked', async () => {
    const { buys, sells, id, order } = await draft(people);
    await buys.publish(id);
    for (let time = 1; time <= 3; time += 1) {
      const asked = await sells.step(id, 'request-info', { text: `آیا تحویل در ${time} نوبت ممکن است؟` });
      expect(asked.body).toMatchObject({ status: 'NEEDS_INFO', questionsLeft: 3 - time });
      expect((await buys.one(id)).question!.text).toContain(`${time} نوبت`);
      const edited = await people.put('/traderequests/direct-order/{id}', {
        by: buys,
        path: { id },
        body: {
          ...changeOf(order),
          version: (await buys.one(id)).version,
          description: `نوبت ${time}`,
        },
      });
      expect(edited.status, JSON.stringify(edited.body)).toBe(200);
      expect((await buys.step(id, 'provide-info', { text: 'بله' })).body.status).toBe('PUBLISHED');
    }
    expect((await sells.one(id)).allowedActions).not.toContain('REQUEST_INFO');
    expect(await sells.step(id, 'request-info', { text: 'باز هم پرسش' })).toMatchObject({
      status: 409,
      body: { code: 'QUESTIONS_MAX' },
    });
    const told = await sells.events(id);
    expect(told.filter(({ type }) => type === 'EDITED')).toHaveLength(3);
    expect(told.find(({ type }) => type === 'INFO_PROVIDED')).toMatchObject({ text: 'بله', actorName: 'فولاد سپاهان' });
  });

  it('is declined with a reason of one’s own side, or cancelled by its buyer', async () => {
    const { buys, sells, id } = await draft(people);
    await buys.publish(id);
    expect((await sells.step(id, 'decline', { reasonCode: 'TRUST' })).body.errors).toMatchObject([
      { field: 'reasonCode' },
    ]);
    expect((await sells.step(id, 'decline', { reasonCode: 'OTHER' })).body.errors).toMatchObject([{ field: 'reason' }]);
    const declined = await sells.step(id, 'decline', { reasonCode: 'CAPACITY', reason: 'این تعداد موجود نیست.' });
    expect(declined.body).toMatchObject({ status: 'DECLINED', reasonCode: 'CAPACITY', allowedActions: [] });
    expect(await buys.step(id, 'cancel')).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    const other = await draft(people);
    await other.buys.publish(other.id);
    expect((await other.buys.step(other.id, 'cancel', { reason: 'نیاز پروژه تغییر کرد.' })).body.status).toBe(
      'CANCELLED',
    );
    expect(await other.sells.one(other.id)).toMatchObject({ status: 'CANCELLED', reason: 'نیاز پروژه تغییر کرد.' });
  });

  it('that both sides end at once is ended by one, and the other is told how it stands', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { buys, sells, id } = await draft(people);
      const { version } = (await buys.publish(id)).body;
      const answers = await Promise.all([
        people.post('/traderequests/{id}/acknowledge-list-price', { by: sells, path: { id }, body: { version } }),
        people.post('/traderequests/{id}/cancel', { by: buys, path: { id }, body: { version } }),
        people.post('/traderequests/{id}/decline', { by: sells, path: { id }, body: { version, reasonCode: 'PRICE' } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = answers.find(({ status }) => status === 200)!.body.status;
      for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('INVALID_TRANSITION');
      expect((await buys.one(id)).status).toBe(winner);
    }
  });

  it('that is wrong is refused at its fields, and nothing is written', async () => {
    const { buys, order, customerId, buyer } = await draft(people);
    const [offer] = await offersOf(people);
    const first = order.lines[0]!;
    const codes = async (more: object) => {
      const { body } = await buys.as('POST', '/direct-order', { ...order, ...more });
      return (body.errors ?? [{ field: '', code: body.code }]).map(({ field, code }) => `${field} ${code}`);
    };
    const countOf = async () => ok(await people.get('/traderequests', { by: buyer, query: { customerId } })).totalCount;
    const before = await countOf();
    expect(await codes({ lines: [] })).toEqual(['lines SELECT_ONE']);
    expect(await codes({ lines: Array.from({ length: 51 }, () => first) })).toEqual(['lines MAX_ITEMS']);
    for (const quantity of ['0', '-1', '1e-7', '10000000000000'])
      expect((await codes({ lines: [{ ...first, quantity }] }))[0]).toMatch(/^lines\[0\]\.quantity /);
    expect(await codes({ lines: [first, first] })).toEqual(['lines[1].supplierProductId DUPLICATE']);
    expect(await codes({ neededBy: inDays(-1) })).toEqual(['neededBy DAY_PAST']);
    expect(await codes({ neededBy: '1600-01-01' })).toEqual(['neededBy FORMAT']);
    expect(await codes({ neededBy: inDays(800) })).toEqual(['neededBy DAY_TOO_FAR']);
    expect(await codes({ addressId: customerId })).toEqual(['addressId ADDRESS_NOT_FOUND']);
    expect(await codes({ lines: [{ ...first, supplierProductId: customerId }] })).toEqual([
      'lines[0].supplierProductId SUPPLIER_PRODUCT_NOT_FOUND',
    ]);
    expect(await countOf()).toBe(before);
    expect(offer).toBeDefined();
  });

  it('is one for one key, and a draft is thrown away by its version', async () => {
    const { buys, order, id, made } = await draft(people);
    const [one, two] = await Promise.all([1, 2].map(() => buys.as('POST', '/direct-order', order, 'the-same-key-1')));
    const again = await buys.as('POST', '/direct-order', order, 'the-same-key-1');
    const made200 = [one!, two!].filter(({ status }) => status === 200);
    expect(made200.every(({ body }) => body.id === again.body.id)).toBe(true);
    expect(
      (await people.delete('/traderequests/{id}', { by: buys, path: { id }, query: { version: made.version + 1 } }))
        .status,
    ).toBe(409);
    expect(
      (await people.delete('/traderequests/{id}', { by: buys, path: { id }, query: { version: made.version } })).status,
    ).toBe(204);
    expect((await people.get('/traderequests/{id}', { by: buys, path: { id } })).status).toBe(404);
  });

  it('is listed and counted for both sides, found by number and goods', async () => {
    const { buys, sells, id, made } = await draft(people);
    await buys.publish(id);
    const find = async (who: typeof buys, query: string) =>
      ((await who.as('GET', query)).body as unknown as { items: { id: string }[] }).items.map((each) => each.id);
    expect(await find(buys, '?side=BUYER')).toEqual([id]);
    expect(await find(buys, '?side=SELLER')).toEqual([]);
    expect(await find(sells, `?searchKey=${made.number}`)).toEqual([id]);
    expect(await find(sells, `?searchKey=${made.number}&status=DECLINED`)).toEqual([]);
    const sku = (made.lines[0] as unknown as { sku: string }).sku;
    for (const code of [sku, sku.toLowerCase(), sku.replace(/[^A-Z0-9]/gi, ''), sku.slice(0, 6), sku.slice(-5)])
      for (const who of [buys, sells]) expect(await find(who, `?searchKey=${code}`), code).toContain(id);
    expect(await find(buys, `?searchKey=${sku.replace(/[^A-Z0-9]/gi, '')}9`)).toEqual([]);
    const body = ok(await people.get('/traderequests/summary', { by: buys }));
    expect(body.sides[0]).toEqual({
      side: 'BUYER',
      waiting: 0,
      due: 0,
      counts: [{ status: 'PUBLISHED', count: 1 }],
    });
  });

  it('is told to those who may act on it', async () => {
    const { buys, sells, id } = await draft(people);
    await buys.publish(id);
    const seller = await sellerOf(people);
    const noticesOf = async (token: string, type: string) =>
      ok(await people.get('/notifications', { by: token, query: { type } })).items;
    const path = `/profile/directorderinfo/${id}`;
    await until('a notice for the seller', async () =>
      (await noticesOf(seller.accessToken, 'REQUEST_RECEIVED')).some((each) => each.path === path),
    );
    await sells.step(id, 'request-info', { text: 'کدام استاندارد؟' });
    expect((await buys.one(id)).status).toBe('NEEDS_INFO');
  });
});

/** What of a new order its change says. */
const changeOf = ({ customerId: _, ...rest }: Record<string, unknown>) => rest;
