import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyTrade } from '../../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { type Opening, openingAt } from './opening.kit.ts';

const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  opening = await openingAt(app);
});
afterAll(() => app?.stop());
beforeEach(async () => {
  app.clock.set(new Date(BEGAN));
  await opening.trading.supply.renew();
  // Those that are open are at most 50.
  await app.db.query(`update trade_requests set status = 'CANCELLED'`);
});

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim();

describe('an open request', () => {
  it('goes from four sellers and their offers to an agreement with one of them', async () => {
    const id = await opening.published({ merchantIds: opening.merchantIds(1, 2, 3, 4) });
    expect(await opening.one(id)).toMatchObject({
      kind: 'OPEN_RFQ',
      visibility: 'INVITED',
      status: 'PUBLISHED',
      sellerCount: 4,
      merchantName: '۴ فروشنده',
      // Five business days.
      quoteDeadlineAt: '2026-12-07T08:00:00.000Z',
      deadlineAt: '2026-12-07T08:00:00.000Z',
    });
    const offers = [];
    for (const seller of [1, 2, 3, 4] as const) {
      const more = seller === 3 ? { freight: { kind: 'NOT_STATED' } } : {};
      const sent = await opening.offered(id, seller, { price: 1000 + seller * 10, ...more });
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      offers.push(sent.body);
    }
    expect(await opening.one(id)).toMatchObject({ status: 'NEGOTIATING', turn: 'BUYER' });
    const comparison = ok(
      await app.get('/traderequests/{id}/comparison', { by: opening.personOf('owner'), path: { id } }),
    );
    const columns = comparison['columns'];
    expect(columns).toHaveLength(4);
    const best = columns.find(({ withVat }) => withVat.rank === 1)!;
    expect(best.quoteId).toBe(offers[0]!.id);
    const part = await opening.partOf(id, 1);
    const counter = await opening.offered(id, 'owner', { price: 950, participationId: part });
    expect(counter.status, JSON.stringify(counter.body)).toBe(200);
    const second = await opening.offered(id, 1, { price: 970 });
    expect(second).toMatchObject({ status: 200, body: { round: 3, participationId: part } });
    const accepted = await opening.quoteStep('owner', second.body, 'accept');
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    const after = await opening.one(id);
    expect(after).toMatchObject({ status: 'IN_FULFILMENT', merchantId: opening.sellers[0]!.merchantId });
    expect(after.participations.map(({ status }) => status).toSorted()).toEqual([
      'NOT_SELECTED',
      'NOT_SELECTED',
      'NOT_SELECTED',
      'SELECTED',
    ]);
    for (const seller of [2, 3, 4] as const) {
      expect(await opening.one(id, seller)).toMatchObject({
        status: 'DECLINED',
        reasonCode: 'OTHER_CHOSEN',
        allowedActions: [],
      });
      expect(await opening.quoteStep('owner', offers[seller - 1]!, 'accept')).toMatchObject({ status: 409 });
    }
    expect((await opening.one(id, 1)).allowedActions).toContain('ADD_DOCUMENT');
    const { faults } = await verifyTrade(app.db);
    expect(faults).toEqual([]);
  });

  it('is agreed to, and countered, by the yes of an owner where an agent may not alone', async () => {
    const { userId } = opening.trading.people.confirmer;
    const limit = (rial: number | null) =>
      app.db.query('update customer_members set spend_limit_per_request_rial = $2 where user_id = $1', [userId, rial]);
    const id = await opening.published({ merchantIds: opening.merchantIds(1, 2) });
    for (const seller of [1, 2] as const) await opening.offered(id, seller, { price: 1000 + seller });
    await limit(1);
    const answered = async () => {
      const { version } = await opening.one(id);
      const answer = await opening.trading.answer(id, 'APPROVE', 'owner', version);
      expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
    };
    const part = await opening.partOf(id, 2);
    const counter = await opening.offered(id, 'confirmer', { price: 900, participationId: part });
    expect(counter).toMatchObject({ status: 200, body: { status: 'DRAFT' } });
    await answered();
    expect(await opening.one(id, 2)).toMatchObject({ status: 'NEGOTIATING', turn: 'SELLER' });
    const second = await opening.offered(id, 2, { price: 950 });
    await opening.quoteStep('confirmer', second.body, 'accept');
    expect((await opening.one(id)).status).toBe('NEGOTIATING');
    await answered();
    await limit(null);
    expect(await opening.one(id)).toMatchObject({
      status: 'IN_FULFILMENT',
      merchantId: opening.sellers[1]!.merchantId,
    });
    expect(await opening.one(id, 1)).toMatchObject({ status: 'DECLINED', reasonCode: 'OTHER_CHOSEN' });
    expect((await verifyTrade(app.db)).faults).toEqual([]);
  });

  it('is drafted, changed and copied by who buys alone', async () => {
    const id = await opening.draft({ merchantIds: [] });
    expect(await opening.one(id, 'requester')).toMatchObject({
      missing: [{ code: 'REQUIRED', field: 'merchantIds' }],
      status: 'DRAFT',
    });
    for (const seller of [1, 2] as const)
      expect((await app.get('/traderequests/{id}', { by: opening.personOf(seller), path: { id } })).status).toBe(404);
    const change = { version: 1, ...opening.request({ merchantIds: opening.merchantIds(2) }) };
    expect(
      await app.put('/traderequests/{id}/open-rfq', { by: opening.personOf('requester'), path: { id }, body: change }),
    ).toMatchObject({
      status: 200,
      body: { missing: [], participations: [{ status: 'PLANNED' }] },
    });
    expect(
      (
        await app.put('/traderequests/direct-order/{id}', {
          by: opening.personOf('requester'),
          path: { id },
          body: {
            version: 2,
            ...opening.trading.order(),
          },
        })
      ).status,
    ).toBe(404);
    const wrong = await app.put('/traderequests/{id}/open-rfq', {
      by: opening.personOf('requester'),
      path: { id },
      body: {
        version: 2,
        ...opening.request({ quoteDeadlineAt: '2026-12-01T20:00:00Z' }),
      },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'quoteDeadlineAt', code: 'QUOTE_DEADLINE_RANGE' }] },
    });
  });

  it('asks more sellers, asks one no more, and ends when all have said no', async () => {
    const id = await opening.published({ merchantIds: opening.merchantIds(1, 2) });
    const invited = await opening.step('requester', id, 'participations', { merchantIds: opening.merchantIds(3) });
    expect(invited.status, JSON.stringify(invited.body)).toBe(200);
    expect(await opening.one(id, 3)).toMatchObject({ status: 'PUBLISHED', version: 2 });
    expect(
      await opening.step('requester', id, 'participations', { merchantIds: opening.merchantIds(3) }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'merchantIds[0]', code: 'DUPLICATE' }] },
    });
    const third = await opening.partOf(id, 3);
    expect(
      (
        await app.delete('/traderequests/{id}/participations/{participationId}', {
          by: opening.personOf('requester'),
          path: { id, participationId: third },
          query: { version: await opening.versionOf(id) },
        })
      ).status,
    ).toBe(200);
    expect(await opening.one(id, 3)).toMatchObject({ status: 'CANCELLED', allowedActions: [] });
    const first = await opening.partOf(id, 1);
    const second = await opening.partOf(id, 2);
    expect(codeOf(await opening.step(2, id, `participations/${first}/decline`, { reasonCode: 'PRICE' }))).toBe(
      '404 TRADE_REQUEST_NOT_FOUND',
    );
    expect((await opening.step(1, id, `participations/${first}/decline`, { reasonCode: 'CAPACITY' })).status).toBe(200);
    expect(await opening.one(id, 1)).toMatchObject({ status: 'DECLINED', reasonCode: 'CAPACITY' });
    expect(codeOf(await opening.offered(id, 1))).toBe('409 PARTICIPATION_ENDED');
    expect(await opening.one(id)).toMatchObject({ status: 'PUBLISHED' });
    expect((await opening.step(2, id, `participations/${second}/decline`, { reasonCode: 'TERMS' })).status).toBe(200);
    expect(await opening.one(id)).toMatchObject({ status: 'DECLINED', reasonCode: 'ALL_DECLINED' });
  });

  it('leaves a seller who said no a draft that nothing can be done with', async () => {
    const id = await opening.published({ merchantIds: opening.merchantIds(1, 2) });
    const [line] = await opening.app.db.query<{ id: string }>('select id from trade_lines where request_id = $1', [id]);
    const draft = { lines: [{ lineId: line!.id, unitPriceRial: '1000' }], freight: { kind: 'INCLUDED' } };
    const { body } = await opening.ask(1, 'POST', `/traderequests/${id}/quotes`, draft);
    expect(body).toMatchObject({
      status: 'DRAFT',
      allowedActions: expect.arrayContaining(['EDIT', 'REMOVE']) as object,
    });
    const part = await opening.partOf(id, 1);
    await opening.step(1, id, `participations/${part}/decline`, { reasonCode: 'CAPACITY' });
    const own = await app.get('/quotes/{id}', { by: opening.personOf(1), path: { id: body.id } });
    expect(own.body).toMatchObject({ status: 'DRAFT', allowedActions: [] });
    expect(codeOf(await opening.ask(1, 'DELETE', `/quotes/${body.id}?version=1`))).toBe('409 PARTICIPATION_ENDED');
  });

  it('is answered by those who sell such goods there, where it is public', async () => {
    const id = await opening.published({ visibility: 'PUBLIC', merchantIds: [] });
    const found = await app.get('/traderequests/open', { by: opening.personOf(2), query: { pageSize: 10 } });
    const items = ok(found)['items'];
    const mine = await app.get('/traderequests/open', { by: opening.personOf(1), query: { pageSize: 10 } });
    const own = ok(mine)['items'].find((each) => each['id'] === id)!;
    expect(own, JSON.stringify([mine.body, items])).toMatchObject({
      buyerName: 'خریدار تأییدشده',
      isInvited: false,
      merchantIds: opening.merchantIds(1),
    });
    expect(Object.keys(own).toSorted()).toEqual(
      [
        'id',
        'number',
        'visibility',
        'categoryType',
        'buyerName',
        'lines',
        'cityName',
        'neededBy',
        'paymentTerm',
        'quoteDeadlineAt',
        'publishedAt',
        'merchantIds',
        'isInvited',
      ].toSorted(),
    );
    expect((await app.get('/traderequests/{id}', { by: opening.personOf(1), path: { id } })).status).toBe(404);
    const [merchantId] = opening.merchantIds(1);
    const joined = await app.post('/traderequests/{id}/participate', {
      by: opening.personOf(1),
      path: { id },
      body: { merchantId },
    });
    expect(joined, JSON.stringify(joined.body)).toMatchObject({
      status: 200,
      body: { buyerName: 'خریدار تأییدشده', participations: [{ status: 'VIEWED' }] },
    });
    expect(codeOf(await opening.ask(1, 'POST', `/traderequests/${id}/participate`, { merchantId }))).toBe(
      '409 ALREADY_ASKED',
    );
    expect(codeOf(await opening.ask(2, 'POST', `/traderequests/${id}/participate`, { merchantId }))).toBe(
      '404 TRADE_REQUEST_NOT_FOUND',
    );
    const sent = await opening.offered(id, 1);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    await opening.quoteStep('owner', sent.body, 'accept');
    expect(await opening.one(id, 1)).toMatchObject({ buyerName: 'صنایع آزمون' });
  });
});

describe('a draft without an address', () => {
  const usual = async () => {
    const { customerId } = opening.trading;
    const [row] = await app.db.query<{ id: string }>('select id from addresses where customer_id = $1 and is_default', [
      customerId,
    ]);
    return row!.id;
  };
  const drafts = {
    'of one seller': () => opening.trading.draft({ addressId: undefined }),
    'of several': () => opening.draft({ addressId: undefined }),
  };

  it.each(Object.entries(drafts))('%s begins with the usual one of its buyer, and may go without', async (_, begin) => {
    const id = await begin();
    expect(await opening.one(id)).toMatchObject({ addressId: await usual(), missing: [] });
  });

  it('of one seller begins with none where its offer is not sold', async () => {
    const { offer } = opening.trading;
    await app.db.query(
      `insert into sale_cities (owner_id, city_id)
       select $1, id from cities where state_id <> (select state_id from addresses where id = $2) order by id limit 1`,
      [offer.id, await usual()],
    );
    const id = await opening.trading.draft({ addressId: undefined });
    expect(await opening.one(id)).toMatchObject({ missing: [{ code: 'REQUIRED', field: 'addressId' }] });
    await app.db.query('delete from sale_cities where owner_id = $1', [offer.id]);
  });
});

describe('a line that leaves after the day on which it is needed', () => {
  it('says by how many days until there is an agreement, by working days', async () => {
    const { trading } = opening;
    await app.db.query('update supplier_products set lead_time_days = 7 where id = $1', [trading.offer.id]);
    const lateness = async (id: string) => ((await opening.one(id))['lines'] as { daysLate?: number }[])[0]!.daysLate;
    // Seven working days after Tuesday, 1 December are over on Wednesday, 9 December.
    const late = await trading.draft({ neededBy: '2026-12-05' });
    expect(await lateness(late)).toBe(4);
    expect(await lateness(await trading.draft({ neededBy: '2026-12-20' }))).toBe(0);
    expect(await lateness(await trading.draft({ neededBy: undefined }))).toBeUndefined();
    expect(await lateness(await trading.taken({ neededBy: '2026-12-05' }))).toBeUndefined();
    // Of four days one is a Friday.
    expect((await opening.one(late))['workingDaysLeft']).toBe(3);
    expect((await opening.one(await trading.draft({ neededBy: undefined })))['workingDaysLeft']).toBeUndefined();
  });
});
