import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyTrade } from '../../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { quotingAt } from './quoting.kit.ts';
import { readTrade, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
});
afterAll(() => app?.stop());

const published = async (given: object = {}) =>
  quoting.published(trading.publish, await trading.draft({ acceptListPrice: false, ...given }));
const done = async <T extends { status: number; body: object }>(answer: Promise<T>): Promise<T['body']> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const requestOf = async (id: string, by: 'owner' | 'seller' = 'owner') =>
  ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
const quotesOf = async (id: string, by: 'owner' | 'seller') =>
  ok(await app.get('/traderequests/{id}/quotes', { by: trading.people[by], path: { id } }));
const eventsOf = async (id: string) => (await readTrade(app, id))!.events.map(({ type }) => type);
const pass = async (days: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + days * 86_400_000));
  await app.tick();
  await trading.supply.renew();
};
const quantity = async (id: string) =>
  Number(
    (await app.db.query<{ quantity: string }>('select quantity from trade_lines where request_id = $1', [id]))[0]!
      .quantity,
  );

describe('offers about an order', () => {
  it('go to and fro until one is accepted, whose terms are frozen', async () => {
    const id = await published();
    expect((await requestOf(id, 'seller')).allowedActions).toEqual([
      'REQUEST_INFO',
      'SEND_QUOTE',
      'DECLINE',
      'ADD_DOCUMENT',
    ]);
    const first = await done(quoting.send(id, 'seller', { price: 1000 }));
    expect(first).toMatchObject({ status: 'SENT', round: 1, side: 'SELLER', isOwn: true });
    expect(await requestOf(id)).toMatchObject({ status: 'NEGOTIATING', turn: 'BUYER' });
    const counter = await done(quoting.send(id, 'confirmer', { price: 900 }));
    expect(counter).toMatchObject({ round: 2, side: 'BUYER' });
    const last = await done(quoting.send(id, 'seller', { price: 950 }));
    const accepted = await done(quoting.step('owner', last, 'accept'));
    expect(accepted).toMatchObject({ status: 'ACCEPTED', round: 3 });
    const agreed = await requestOf(id, 'seller');
    expect(agreed).toMatchObject({ status: 'IN_FULFILMENT', totalRial: last.totalRial });
    expect((agreed.address as object | undefined) ?? {}).toHaveProperty('receiverPhone');
    expect(await eventsOf(id)).toEqual([
      'CREATED',
      'PUBLISHED',
      'QUOTE_SENT',
      'COUNTER_SENT',
      'QUOTE_SENT',
      'QUOTE_ACCEPTED',
      'TERM_STARTED',
    ]);
    const statuses = (await quotesOf(id, 'seller')).map(({ status }) => status);
    expect(statuses).toEqual(['ACCEPTED', 'SUPERSEDED', 'SUPERSEDED']);
    const page = ok(
      await app.get('/quotes', { by: trading.people.seller, query: { tradeRequestIds: id, isNewest: true } }),
    );
    const earlier = [
      { quoteId: counter.id, round: 2, isOwn: false, side: 'BUYER', totalRial: counter.totalRial },
      { quoteId: first.id, round: 1, isOwn: true, status: 'SUPERSEDED' },
    ];
    const { lines, difference } = last;
    expect(page).toMatchObject({ items: [{ id: last.id, lines, difference, earlier }], totalCount: 1 });
    const [{ agreed: frozen }] = (await app.db.query<{ agreed: { lines: { snapshot: object }[]; quote: object } }>(
      'select agreed from trade_requests where id = $1',
      [id],
    )) as [{ agreed: { lines: { snapshot: object }[]; quote: object } }];
    expect(frozen).toMatchObject({ quote: { id: last.id, round: 3 }, freight: { kind: 'INCLUDED' } });
    expect(frozen.lines[0]!.snapshot).toMatchObject({ unitPriceRial: '950' });
    expect((await verifyTrade(app.db)).faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
  });

  it('say by how many days a line leaves after the day on which it is needed, as long as they can be accepted', async () => {
    const id = await published({ neededBy: '2026-12-05' });
    const made = await done(quoting.draft(id, 'seller'));
    const [line] = made.lines as [{ lineId: string }];
    const lines = [{ lineId: line.lineId, unitPriceRial: '1000', leadTimeDays: 7 }];
    const sent = await done(
      quoting.as('seller', 'PUT', `/quotes/${made.id}`, {
        ...(await quoting.content(id)),
        lines,
        version: made.version,
      }),
    );
    // Seven working days after Tuesday, 1 December are over on Wednesday, 9 December.
    expect(sent.lines).toMatchObject([{ leadTimeDays: 7, daysLate: 4 }]);
    const offer = await done(quoting.step('seller', sent, 'send'));
    expect(offer.lines).toMatchObject([{ daysLate: 4 }]);
    const accepted = await done(quoting.step('owner', offer, 'accept'));
    expect(accepted.lines[0]).not.toHaveProperty('daysLate');
  });

  it('that total 0 rials are sent only with confirmsZero', async () => {
    const id = await published();
    const made = await done(quoting.draft(id, 'seller', { price: 0 }));
    const refused = await quoting.step('seller', made, 'send');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'ZERO_OFFER', errors: [{ field: 'confirmsZero', code: 'ZERO_OFFER' }] },
    ]);
    expect(await requestOf(id)).toMatchObject({ status: 'PUBLISHED' });
    const sent = await done(quoting.step('seller', made, 'send', { confirmsZero: true }));
    expect(sent).toMatchObject({ status: 'SENT', totalRial: '0' });
  });

  it('are priced exactly: each line, freight and cost once, with a tax of its own', async () => {
    const id = await published();
    const amount = await quantity(id);
    const more = {
      freight: { kind: 'AMOUNT', amountRial: '1005', isTaxed: true },
      otherCosts: [{ title: 'بسته‌بندی', amountRial: '777', isTaxed: false }],
    };
    const body = await quoting.content(id, { price: 333, ...more });
    const lines = [{ ...body.lines[0]!, discountRial: '5' }];
    const made = await done(
      app.post('/traderequests/{id}/quotes', { by: trading.people.seller, path: { id }, body: { ...body, lines } }),
    );
    const net = 333 * amount - 5;
    const half = (value: number) => Math.floor((value * 10 + 50) / 100);
    const vatOfLine = half(net);
    const vatOfFreight = half(1005);
    expect(made).toMatchObject({
      netRial: String(net + 1005 + 777),
      vatRial: String(vatOfLine + vatOfFreight),
      totalRial: String(net + 1005 + 777 + vatOfLine + vatOfFreight),
    });
    await quoting.clearDrafts(id);
  });

  it('are refused where they break a rule, each at its field', async () => {
    const id = await published();
    const content = await quoting.content(id);
    const line = content.lines[0]!;
    const foreign = await app.db.query<{ id: string }>(
      `select id from units_of_measurement where quantity_id <> (select quantity_id from units_of_measurement u
         join trade_lines l on l.unit_id = u.id where l.request_id = $1 limit 1) order by id limit 1`,
      [id],
    );
    const codes = async (given: object) => {
      const { body } = await quoting.as('seller', 'POST', `/traderequests/${id}/quotes`, { ...content, ...given });
      if (body.id) await quoting.clearDrafts(id);
      return (body.errors ?? [{ field: '', code: body.code ?? 'NONE' }]).map((each) => `${each.field} ${each.code}`);
    };
    expect(await codes({ lines: [{ ...line, lineId: id }] })).toEqual(['lines[0].lineId UNKNOWN_VALUE']);
    expect(await codes({ lines: [line, line] })).toEqual(['lines[1].lineId DUPLICATE']);
    expect(await codes({ lines: [{ ...line, unitId: foreign[0]!.id }] })).toEqual(['lines[0].unitId NOT_COMPARABLE']);
    expect(await codes({ lines: [{ ...line, quantity: '0' }] })).toEqual(['lines[0].quantity MIN_VALUE']);
    expect(await codes({ lines: [{ ...line, discountRial: '999999999' }] })).toEqual([
      'lines[0].discountRial MAX_VALUE',
    ]);
    expect(await codes({ lines: [{ ...line, unitPriceRial: '900000000000000000' }] })).toEqual([
      'lines[0].unitPriceRial AMOUNT_TOO_LARGE',
    ]);
    expect(await codes({ lines: [{ ...line, alternativeSupplierProductId: id }] })).toEqual([
      'lines[0].alternativeSupplierProductId SUPPLIER_PRODUCT_NOT_FOUND',
    ]);
    expect(await codes({ freight: { kind: 'AMOUNT' } })).toEqual(['freight.amountRial REQUIRED']);
    expect(await codes({ tolerancePercent: '10.5' })).toEqual(['tolerancePercent MAX_VALUE']);
    // Today is over at midnight in Tehran, not before.
    expect(await codes({ validUntil: quoting.day(0) })).toEqual([' NONE']);
    expect(await codes({ validUntil: quoting.day(-1) })).toEqual(['validUntil DAY_PAST']);
    expect(await codes({ validUntil: quoting.day(91) })).toEqual(['validUntil DAY_TOO_FAR']);
    expect(await codes({ otherCosts: Array.from({ length: 6 }, () => ({ title: 'بسته', amountRial: '1' })) })).toEqual([
      'otherCosts MAX_ITEMS',
    ]);
    // A draft may be unfinished, and is not sent so.
    const { validUntil: _, ...open } = content;
    const lacking = { ...open, lines: [{ lineId: line.lineId }] };
    const made = await done(quoting.as('seller', 'POST', `/traderequests/${id}/quotes`, lacking));
    const sent = await quoting.step('seller', made, 'send');
    expect(sent).toMatchObject({ status: 409, body: { code: 'INCOMPLETE' } });
    expect(sent.body.errors!.map(({ field }) => field)).toEqual(['lines[0].unitPriceRial', 'validUntil']);
    expect(await quoting.draft(id, 'seller')).toMatchObject({ status: 409, body: { code: 'QUOTE_DRAFT_EXISTS' } });
  });

  it('are not sent twice the same, nor about a request that was changed, nor without end', async () => {
    const id = await published();
    const stale = await done(quoting.draft(id, 'seller'));
    const version = async () => (await readTrade(app, id))!.version;
    await trading.act(id, 'REQUEST_INFO', 'seller', await version());
    const edited = await app.put('/traderequests/direct-order/{id}', {
      by: trading.people.owner,
      path: { id },
      body: { version: await version(), ...trading.order(), description: 'با گواهی' },
    });
    expect(edited.status).toBe(200);
    await trading.act(id, 'PROVIDE_INFO', 'requester', await version());
    expect((await quoting.step('seller', stale, 'send')).body.code).toBe('REQUEST_CHANGED');
    const again = await done(
      quoting.as('seller', 'PUT', `/quotes/${stale.id}`, { version: 1, ...(await quoting.content(id)) }),
    );
    await done(quoting.step('seller', again, 'send'));
    expect((await quoting.send(id, 'owner')).body.code).toBe('NOTHING_CHANGED');
    await quoting.clearDrafts(id);
    for (let round = 2; round <= 10; round += 1)
      await done(quoting.send(id, round % 2 === 0 ? 'owner' : 'seller', { price: 1000 + round }));
    expect((await quoting.send(id, 'seller', { price: 5 })).body.code).toBe('ROUND_LIMIT');
    expect((await requestOf(id, 'seller')).allowedActions).toEqual(['ACCEPT_QUOTE', 'DECLINE', 'ADD_DOCUMENT']);
    await done(quoting.step('seller', (await quoting.latest(id))!, 'accept'));
  });

  it('show drafts and internal notes to their own side alone, and what changed to both', async () => {
    const id = await published();
    const body = { ...(await quoting.content(id)), internalNote: 'حاشیهٔ سود ۸ درصد' };
    const made = await done(quoting.as('seller', 'POST', `/traderequests/${id}/quotes`, body));
    expect(await quotesOf(id, 'owner')).toEqual([]);
    expect((await app.get('/quotes/{id}', { by: trading.people.owner, path: { id: made.id } })).body.code).toBe(
      'QUOTE_NOT_FOUND',
    );
    expect((await app.get('/quotes/{id}', { by: trading.people.stranger, path: { id: made.id } })).body.code).toBe(
      'QUOTE_NOT_FOUND',
    );
    expect((await quoting.step('owner', made, 'accept')).status).toBe(404);
    await done(quoting.step('seller', made, 'send'));
    expect(await quotesOf(id, 'seller')).toMatchObject([{ internalNote: 'حاشیهٔ سود ۸ درصد', isOwn: true }]);
    const [seen] = await quotesOf(id, 'owner');
    expect(seen).toMatchObject({ isOwn: false, allowedActions: ['ACCEPT'] });
    expect(seen).not.toHaveProperty('internalNote');
    await done(quoting.send(id, 'owner', { price: 900 }));
    const [counter] = await quotesOf(id, 'seller');
    const difference = counter!.difference as { path: string; before: string; after: string }[];
    expect(difference.find(({ path }) => path === 'unitPriceRial')).toMatchObject({ before: '1000', after: '900' });
    const asked = await app.get('/quotes/{id}/difference', {
      by: trading.people.seller,
      path: { id: counter!.id },
      query: { otherId: made.id },
    });
    expect(asked.body).toEqual(difference);
    const joined = await app.get('/quotes', { by: trading.people.owner, query: { tradeRequestIds: id } });
    expect(joined.body).toMatchObject({ totalCount: 2 });
    expect((await app.get('/quotes', { by: trading.people.stranger, query: { ids: made.id } })).body).toMatchObject({
      totalCount: 0,
    });
  });

  it('stay as they were sent, whoever writes in the database', async () => {
    const id = await published();
    const { id: quoteId } = await done(quoting.send(id, 'seller'));
    for (const write of [
      'update quotes set total_rial = 1 where id = $1',
      `update quotes set status = 'DRAFT' where id = $1`,
      'delete from quotes where id = $1',
      'update quote_lines set unit_price_rial = 1 where quote_id = $1',
      'delete from quote_lines where quote_id = $1',
    ])
      await expect(app.db.query(write, [quoteId]), write).rejects.toThrow(/not changed/);
  });

  it('bind within the limits of who sends or accepts them', async () => {
    const { customerId } = trading;
    const agent = trading.people.confirmer;
    const limit = (perRequest: number | null, perMonth: number | null) =>
      app.db.query(
        `update customer_members set spend_limit_per_request_rial = $3, spend_limit_per_month_rial = $4
         where customer_id = $1 and user_id = $2`,
        [customerId, agent.userId, perRequest, perMonth],
      );
    const id = await published();
    const later = await published();
    const first = await done(quoting.send(id, 'seller', { price: 1000 }));
    await limit(Number(first.totalRial) - 1, null);
    // Colleagues are asked: tests/api/approvals/trade-approvals-of-offers.test.ts.
    expect((await done(quoting.step('confirmer', first, 'accept'))).status).toBe('SENT');
    expect((await done(quoting.send(id, 'confirmer', { price: 1001 }))).status).toBe('DRAFT');
    await app.db.query(`update trade_approvals set status = 'LAPSED', ended_at = asked_at where request_id = $1`, [id]);
    await quoting.clearDrafts(id);
    // A counter-offer that stands is spent already.
    await limit(null, Number(first.totalRial));
    await done(quoting.send(id, 'confirmer', { price: 999 }));
    const other = await done(quoting.send(later, 'seller', { price: 1000 }));
    expect((await done(quoting.step('confirmer', other, 'accept'))).status).toBe('SENT');
    await app.db.query(`update trade_approvals set status = 'LAPSED', ended_at = asked_at where request_id = $1`, [
      later,
    ]);
    await done(quoting.step('confirmer', (await quoting.latest(id))!, 'withdraw'));
    await done(quoting.step('confirmer', other, 'accept'));
    await limit(null, null);
  });

  it('end by the clock: told before, over at read and at accept, extended, and the request some days later', async () => {
    const told = async (id: string, kind: string) =>
      (await app.db.query('select from live_events where object_id = $1 and kind = $2', [id, kind])).length;
    const id = await published();
    const first = await done(quoting.send(id, 'seller', { days: 2 }));
    const { deadlineAt } = await requestOf(id);
    // The end of the day in Tehran.
    expect(deadlineAt).toBe(`${quoting.day(2)}T20:30:00.000Z`);
    await pass(1.6);
    expect(await told(id, 'OFFER_ENDS')).toBe(1);
    app.clock.set(new Date(Date.parse(deadlineAt as string) - 1));
    expect((await requestOf(id)).allowedActions).toContain('ACCEPT_QUOTE');
    app.clock.set(new Date(deadlineAt as string));
    await trading.supply.renew();
    expect((await quotesOf(id, 'owner'))[0]).toMatchObject({ status: 'EXPIRED', allowedActions: [] });
    expect((await quoting.step('owner', first, 'accept')).body.code).toBe('QUOTE_EXPIRED');
    expect((await requestOf(id, 'seller')).allowedActions).toContain('EXTEND_QUOTE');
    await app.tick();
    expect((await eventsOf(id)).at(-1)).toBe('QUOTE_EXPIRED');
    const extended = await done(
      quoting.step('seller', (await quoting.latest(id))!, 'extend', { validUntil: quoting.day(2) }),
    );
    expect(extended).toMatchObject({ status: 'SENT', round: 2, totalRial: first.totalRial });
    await pass(2);
    expect((await requestOf(id)).status).toBe('NEGOTIATING');
    await pass(3);
    expect(await requestOf(id)).toMatchObject({ status: 'EXPIRED', reasonCode: 'BUYER_LAPSED' });
    expect((await quotesOf(id, 'owner')).map(({ status }) => status)).toEqual(['DECLINED', 'SUPERSEDED']);
    app.clock.set(new Date(BEGAN));
    await trading.supply.renew();
  });

  it('that are withdrawn give the seller its time again, once the whole', async () => {
    const id = await published();
    await done(quoting.send(id, 'seller', { price: 1000 }));
    await done(quoting.step('seller', (await quoting.latest(id))!, 'withdraw'));
    expect(await requestOf(id)).toMatchObject({ status: 'PUBLISHED', turn: 'SELLER' });
    // The same again is no repetition: none stands.
    await done(quoting.send(id, 'seller', { price: 1000 }));
    await done(quoting.step('seller', (await quoting.latest(id))!, 'withdraw'));
    const { deadlineAt } = await requestOf(id);
    expect(Date.parse(deadlineAt as string) - app.clock.now().getTime()).toBe(72 * 3_600_000);
  });

  it('may take the freight from the own rates, which nobody else reads', async () => {
    const way = { kind: 'FREIGHT', sameCityRial: '8500000', freeFromRial: '900000000', days: 2 };
    const fetched = { kind: 'PICKUP', sameCityRial: '0', days: 1 };
    const far = { kind: 'POST', otherStateRial: '1000000', days: 5 };
    const near = { kind: 'SELLER_FLEET', sameCityRial: '4000000', days: 1 };
    const { merchantId } = trading.offer;
    await app.db.query('update merchant_sale_settings set delivery_methods = $2 where merchant_id = $1', [
      merchantId,
      JSON.stringify([way, fetched, far, near]),
    ]);
    const id = await published();
    const ratesOf = async (by: 'owner' | 'seller') => {
      const body = ok(await app.get('/traderequests/{id}/participations', { by: trading.people[by], path: { id } }));
      return body.map(({ freightRates }) => freightRates);
    };
    const rates = [
      { kind: 'SELLER_FLEET', amountRial: '4000000', days: 1 },
      { kind: 'FREIGHT', amountRial: '8500000', freeFromRial: '900000000', days: 2 },
    ];
    expect([await ratesOf('seller'), await ratesOf('owner')]).toEqual([[rates], [[]]]);
    await app.db.query(`update trade_requests set address = address - 'cityId' where id = $1`, [id]);
    expect(await ratesOf('seller')).toEqual([[]]);
  });

  it('are asked for where a list has no price, and instead of it', async () => {
    const [hidden] = await app.db.query<{ price_mode: string }>(
      'select price_mode from supplier_products where id = $1',
      [trading.offer.id],
    );
    const id = await published();
    expect((await trading.act(id, 'ACKNOWLEDGE_LIST_PRICE', 'seller', 2)).body.code).toBe('OFFER_WANTED');
    await app.db.query(`update supplier_products set price_mode = 'ON_REQUEST' where id = $1`, [trading.offer.id]);
    const order = { customerId: trading.customerId, ...trading.order(), acceptListPrice: true };
    const refused = await app.post('/traderequests/direct-order', { by: trading.people.requester, body: order });
    expect(refused.body).toMatchObject({ errors: [{ code: 'PRICE_ON_REQUEST' }] });
    // Without a word it waits for an offer then.
    const wanted = await published({ acceptListPrice: undefined });
    expect((await requestOf(wanted)).lines[0]).not.toHaveProperty('unitPriceRial');
    await app.db.query('update supplier_products set price_mode = $2 where id = $1', [
      trading.offer.id,
      hidden!.price_mode,
    ]);
    await done(quoting.send(wanted, 'seller'));
  });
});
