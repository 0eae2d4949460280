import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { unitIds } from '../../../kit/units.ts';
import { type Opening, openingAt } from '../rfq/opening.kit.ts';
import { quotingAt } from '../quotes/quoting.kit.ts';
import { aListing } from '../../../kit/seeded.ts';

type Line = Record<string, unknown> & { id: string; title: string; quantity: string; supplierProductId?: string };
type Shown = Record<string, unknown> & { id: string; version: number; lines: Line[] };
type Moved = { tradeRequest: Shown; openRequest: Shown; code?: string; errors?: { field: string; code: string }[] };

let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
/** More goods of the seller. */
let other: { id: string; baseProductId: string };
/** A need in words. */
const need = (more: object = {}) => ({
  title: 'لولهٔ فولادی بدون درز ۲ اینچ',
  quantity: '24',
  unitId: unitIds.metre,
  note: 'با گواهی آنالیز',
  ...more,
});
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  opening = await openingAt(app);
  const { merchantId, id } = opening.trading.offer;
  other = await aListing(app, { merchantId, otherThan: id, shownAt: app.clock.now() });
});
afterAll(() => app?.stop());

const shown = async (id: string) => (await opening.one(id)) as unknown as Shown;
const ofOffer = () => opening.trading.order().lines[0]!;
const ordered = (lines: object[], more: object = {}) => opening.trading.draft({ lines, ...more });
const refused = async (lines: object[], more: object = {}) => {
  const { customerId } = opening.trading;
  const order = { ...opening.trading.order(), customerId, lines, ...more };
  const { status, body } = await app.post('/traderequests/direct-order', {
    by: opening.personOf('requester'),
    body: order,
  });
  return [status, body.errors?.map(({ field, code }) => [field, code])];
};
const change = async (id: string, lines: object[], more: object = {}) => {
  const { version } = await shown(id);
  return app.put('/traderequests/direct-order/{id}', {
    by: opening.personOf('requester'),
    path: { id },
    body: {
      ...opening.trading.order(),
      version,
      lines,
      ...more,
    },
  });
};

type Conversions = Record<string, string>;
/** Makes the seller sell its other goods by a unit, one of which holds so much. */
const sell = (saleUnitId: string, conversions: Conversions = {}) =>
  app.db.query(
    `update supplier_products set sale_unit_id = $1, conversions = $2::jsonb, moq = 1, order_step = 1, status = 'PUBLISHED',
       price_tiers = '[{"minQty": "1", "unitPriceRial": "1000"}]', price_mode = 'FIXED' where id = $3`,
    [
      saleUnitId,
      JSON.stringify(Object.entries(conversions).map(([unitId, quantity]) => ({ unitId, quantity }))),
      other.id,
    ],
  );
const withdraw = () => app.db.query(`update supplier_products set status = 'ARCHIVED' where id = $1`, [other.id]);
/** An order about which its seller asks. */
const questioned = async (lines: object[]) => {
  const id = await ordered(lines);
  await opening.trading.publish('owner', id, 1);
  const { status } = await opening.trading.act(id, 'REQUEST_INFO', 'seller', 2);
  expect(status).toBe(200);
  return id;
};

describe('an order to one seller', () => {
  it('takes needs in words beside goods of the seller, in their order, and waits for an offer then', async () => {
    const id = await ordered([need(), ofOffer()]);
    const made = await shown(id);
    expect(made).toMatchObject({ kind: 'DIRECT_ORDER', acceptListPrice: false, unpricedLineCount: 1 });
    const [words, goods] = made.lines;
    expect(words).toMatchObject({ title: 'لولهٔ فولادی بدون درز ۲ اینچ', quantity: '24', note: 'با گواهی آنالیز' });
    expect(words).not.toHaveProperty('supplierProductId');
    expect(words).not.toHaveProperty('unitPriceRial');
    expect(goods).toMatchObject({ supplierProductId: opening.trading.offer.id });
    expect(made['totalRial']).toBe(goods!['totalRial']);
  });

  it('keeps the line of a need that is written again, and refuses one that is none of its', async () => {
    const id = await ordered([need(), ofOffer()]);
    const [{ id: lineId }] = (await shown(id)).lines as [Line];
    const { status } = await change(id, [need({ lineId, quantity: '30' }), ofOffer()]);
    const [kept] = (await shown(id)).lines;
    expect([status, kept]).toMatchObject([200, { id: lineId, quantity: '30' }]);
    const strange = await change(id, [need({ lineId: randomUUID() }), ofOffer()]);
    expect(strange.body.errors).toMatchObject([{ field: 'lines[0].lineId', code: 'UNKNOWN_VALUE' }]);
    const [, goods] = (await shown(id)).lines;
    for (const wrong of [randomUUID(), lineId]) {
      const { body } = await change(id, [{ ...ofOffer(), lineId: wrong }]);
      expect(body.errors).toMatchObject([{ field: 'lines[0].lineId', code: 'UNKNOWN_VALUE' }]);
    }
    expect((await change(id, [{ ...ofOffer(), lineId: goods!.id }])).status).toBe(200);
  });

  it('names what is wrong with a need at its place, all at once', async () => {
    const wrong = [ofOffer(), need({ unitId: undefined }), need({ title: 'زنگ بزنید 09121234567' })];
    expect(await refused(wrong)).toEqual([
      400,
      [
        ['lines[1].unitId', 'REQUIRED'],
        ['lines[2].title', 'HAS_CONTACT'],
      ],
    ]);
    expect(await refused([ofOffer(), need({ supplierProductId: opening.trading.offer.id })])).toEqual([
      400,
      expect.arrayContaining([['lines[1]', 'LINE_OF_SEVERAL_WAYS']]) as unknown,
    ]);
    expect(await refused([ofOffer(), { quantity: '2' }])).toEqual([400, [['lines[1].supplierProductId', 'REQUIRED']]]);
    expect(await refused([need()])).toEqual([400, [['lines', 'OFFER_OF_SELLER_MISSING']]]);
    expect(await refused([ofOffer(), need()], { acceptListPrice: true })).toEqual([
      400,
      [['lines[1].title', 'PRICE_ON_REQUEST']],
    ]);
  });

  it('is published with its needs, offered for and agreed to', async () => {
    const { trading } = opening;
    const quoting = quotingAt(trading);
    const id = await quoting.published(trading.publish, await ordered([ofOffer(), need()]));
    const sent = await quoting.send(id, 'seller', { price: 1000 });
    expect([sent.status, sent.body.lines.length]).toEqual([200, 2]);
    const accepted = await quoting.step('owner', sent.body, 'accept');
    expect([accepted.status, accepted.body.status]).toEqual([200, 'ACCEPTED']);
    expect(await shown(id)).toMatchObject({ totalRial: sent.body.totalRial, unpricedLineCount: 0 });
  });

  it('keeps its yes to the prices of the list in an answer, unless a need in words comes with a no to them', async () => {
    const id = await questioned([ofOffer()]);
    const added = [ofOffer(), need()];
    expect((await change(id, added)).body.errors).toMatchObject([
      { field: 'lines[1].title', code: 'PRICE_ON_REQUEST' },
    ]);
    expect(await shown(id)).toMatchObject({ acceptListPrice: true, lines: [{}] });
    const { body } = await change(id, added, { acceptListPrice: false });
    expect(body).toMatchObject({ acceptListPrice: false, lines: [{}, {}] });
  });

  it('is judged by its own type beside an order of another type', async () => {
    const kindOf = async (offerId: string) =>
      app.db.query<{ categoryId: string }>(
        `select b.category_id as "categoryId" from supplier_products p join base_products b on b.id = p.base_product_id
         where p.id = $1`,
        [offerId],
      );
    const [goods] = await kindOf(opening.trading.offer.id);
    const [before] = await kindOf(other.id);
    const [service] = await app.db.query<{ categoryId: string }>(
      `select id as "categoryId" from categories where category_type <> 'Product' and is_active order by id limit 1`,
    );
    const put = (categoryId: string) =>
      app.db.query('update base_products set category_id = $1 where id = $2', [categoryId, other.baseProductId]);
    await sell(unitIds.piece);
    await put(service!.categoryId);
    const ids = [
      await ordered([ofOffer(), need(goods)]),
      await ordered([{ supplierProductId: other.id, quantity: '1' }, need(service)]),
    ];
    const body = ok(await app.get('/traderequests', { by: opening.personOf('owner') }));
    await put(before!.categoryId);
    const items = body.items;
    const listed = items.filter(({ id }) => ids.includes(id));
    const codes = listed.map(({ missing }) => missing.map(({ code }) => code));
    expect(codes).toHaveLength(2);
    expect(codes.flat()).not.toContain('LINES_OF_TWO_KINDS');
  });

  it('is ordered again with its needs; those alone become a request to several', async () => {
    const { trading } = opening;
    const id = await ordered([ofOffer(), need()], { description: 'همان شرایط سفارش پیش' });
    await trading.publish('owner', id, 1);
    const lines = (await shown(id)).lines;
    const copy = async (body: object = {}) =>
      ok(await app.post('/traderequests/{id}/copy', { by: opening.personOf('requester'), path: { id }, body }));
    const { tradeRequest: whole } = await copy();
    expect(whole).toMatchObject({ kind: 'DIRECT_ORDER', lines: [{}, { title: lines[1]!.title, quantity: '24' }] });
    const { tradeRequest: rest } = await copy({ lineIds: [lines[1]!.id] });
    expect(rest).toMatchObject({ kind: 'OPEN_RFQ', visibility: 'INVITED', participations: [], lines: [{}] });
    // What the seller left out is asked of others, goods of its list too.
    const { tradeRequest: left } = await copy({ lineIds: [lines[0]!.id], asksSeveral: true });
    const { supplierProductId, quantity } = lines[0]!;
    expect(left).toMatchObject({ kind: 'OPEN_RFQ', participations: [], lines: [{ supplierProductId, quantity }] });
    // What was written to the one seller is not for others.
    expect(whole['description']).toBe('همان شرایط سفارش پیش');
    for (const several of [rest, left]) expect(several).not.toHaveProperty('description');
  });
});

describe('lines that the seller does not have', () => {
  const move = async (id: string, body: object, key = randomUUID()) => {
    const { version } = await shown(id);
    const { headers } = opening.trading.people.requester;
    return app.ask<Moved>(`/traderequests/direct-order/${id}/moved-lines`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      payload: { ...opening.trading.order(), version, ...body },
    });
  };

  it('leave the draft for a request to several with their quantities, units and words, once', async () => {
    const id = await ordered([ofOffer(), need()], { buyerReference: 'PO-7' });
    const [goods, words] = (await shown(id)).lines as [Line, Line];
    const body = { lines: [ofOffer()], buyerReference: 'PO-7', movedLines: [need({ lineId: words.id })] };
    const { version } = await shown(id);
    const key = randomUUID();
    const { status, body: first } = await move(id, { ...body, version }, key);
    expect(status, JSON.stringify(first)).toBe(200);
    expect(first.tradeRequest).toMatchObject({ id, lines: [{ id: goods.id, quantity: goods.quantity }] });
    expect(first.openRequest).toMatchObject({
      kind: 'OPEN_RFQ',
      status: 'DRAFT',
      visibility: 'INVITED',
      buyerReference: 'PO-7',
      neededBy: '2026-12-31',
      lines: [{ title: words.title, quantity: '24', saleUnitText: words['saleUnitText'], note: 'با گواهی آنالیز' }],
    });
    const again = await move(id, { ...body, version }, key);
    expect(again.body.openRequest.id).toBe(first.openRequest.id);
    // Once it is there, it is saved and sent like any other.
    expect((await shown(first.openRequest.id)).lines).toHaveLength(1);
  });

  it('ask whoever sells the same, but for the one seller, and by the product where nobody is shown the offer', async () => {
    const { trading } = opening;
    await sell(unitIds.box);
    const id = await ordered([ofOffer(), { supplierProductId: other.id, quantity: '10' }]);
    const [, gone] = (await shown(id)).lines as [Line, Line];
    await withdraw();
    const movedLines = [{ lineId: gone.id, supplierProductId: other.id, quantity: gone.quantity }];
    const { status, body } = await move(id, { lines: [ofOffer()], movedLines });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.openRequest.lines).toMatchObject([
      { baseProductId: other.baseProductId, quantity: gone.quantity, saleUnitText: gone['saleUnitText'] },
    ]);
    const asked = (body.openRequest['participations'] as { merchantId: string }[]).map(({ merchantId }) => merchantId);
    expect(asked).not.toContain(trading.offer.merchantId);
  });

  it('stay the same amount when the seller sells other packs now; what is not known is asked', async () => {
    await sell(unitIds.length, { [unitIds.metre]: '6' });
    const id = await ordered([ofOffer(), { supplierProductId: other.id, quantity: '40' }]);
    const [, bars] = (await shown(id)).lines as [Line, Line];
    const moved = {
      lines: [ofOffer()],
      movedLines: [{ lineId: bars.id, supplierProductId: other.id, quantity: '40' }],
    };
    await sell(unitIds.kilogram);
    const refusal = await move(id, moved);
    expect(refusal.body.errors).toMatchObject([{ field: 'movedLines[0].quantity', code: 'UNIT_CHANGED' }]);
    await sell(unitIds.length, { [unitIds.metre]: '12' });
    const { body } = await move(id, moved);
    expect(body.openRequest.lines).toMatchObject([{ supplierProductId: other.id, quantity: '20' }]);
  });

  it('tell what their packs held where nobody is shown the offer any more', async () => {
    await sell(unitIds.carton, { [unitIds.piece]: '24' });
    const id = await ordered([ofOffer(), { supplierProductId: other.id, quantity: '10' }]);
    const [, cartons] = (await shown(id)).lines as [Line, Line];
    await withdraw();
    const movedLines = [{ lineId: cartons.id, supplierProductId: other.id, quantity: '10' }];
    const { body } = await move(id, { lines: [ofOffer()], movedLines });
    await sell(unitIds.piece);
    expect(body.openRequest.lines).toMatchObject([{ quantity: '240', saleUnitText: 'عدد' }]);
  });

  it('have left the draft: none is in both, and none comes from elsewhere', async () => {
    const id = await ordered([ofOffer(), need()]);
    const [goods, words] = (await shown(id)).lines as [Line, Line];
    const refusals = async (lines: object[], movedLines: object[]) =>
      (await move(id, { lines, movedLines })).body.errors?.map(({ field, code }) => [field, code]);
    const moved = need({ lineId: words.id });
    const inGoods = { ...ofOffer(), lineId: goods.id };
    expect(await refusals([ofOffer()], [need()])).toEqual([['movedLines[0].lineId', 'REQUIRED']]);
    expect(await refusals([ofOffer()], [need({ lineId: randomUUID() })])).toEqual([
      ['movedLines[0].lineId', 'UNKNOWN_VALUE'],
    ]);
    expect(await refusals([ofOffer()], [{ ...moved, title: undefined, supplierProductId: other.id }])).toEqual([
      ['movedLines[0].supplierProductId', 'UNKNOWN_VALUE'],
    ]);
    for (const [lines, twice] of [
      [[ofOffer(), moved], [moved]],
      [[ofOffer()], [inGoods]],
    ] as const)
      expect(await refusals([...lines], [...twice])).toEqual([['movedLines[0].lineId', 'DUPLICATE']]);
    expect(await refusals([ofOffer()], [moved, moved])).toEqual([['movedLines[1].lineId', 'DUPLICATE']]);
  });

  it('stay while the seller asks about the order', async () => {
    const id = await questioned([ofOffer(), need()]);
    const [, words] = (await shown(id)).lines as [Line, Line];
    const { status, body } = await move(id, { lines: [ofOffer()], movedLines: [need({ lineId: words.id })] });
    expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('are answered with the draft that is there when the database has the work done again', async () => {
    const id = await ordered([ofOffer(), need()]);
    const [, words] = (await shown(id)).lines as [Line, Line];
    const { version } = await shown(id);
    // What a sequence counts is not taken back.
    await app.db.execute(`
      create sequence move_tries;
      create function refuse_once() returns trigger language plpgsql as $$ begin
        if nextval('move_tries') = 1 then raise exception 'once more' using errcode = '40001'; end if;
        return new;
      end $$;
      create trigger refuse_once before update on trade_requests for each row when (old.id = '${id}')
        execute function refuse_once()`);
    const body = { version, lines: [ofOffer()], movedLines: [need({ lineId: words.id })] };
    const key = randomUUID();
    const first = await move(id, body, key);
    await app.db.execute(
      'drop trigger refuse_once on trade_requests; drop function refuse_once(); drop sequence move_tries',
    );
    expect(first.status).toBe(200);
    const made = first.body.openRequest.id;
    expect((await shown(made)).lines).toHaveLength(1);
    expect((await move(id, body, key)).body.openRequest.id).toBe(made);
  });

  it('stay where they are when anything is refused, which is named at its line', async () => {
    const id = await ordered([ofOffer(), need()]);
    const before = await shown(id);
    const [, words] = before.lines;
    const count = () => app.db.query('select count(*)::int as count from trade_requests');
    const [requests] = await count();
    const { status, body } = await move(id, {
      lines: [ofOffer()],
      movedLines: [need({ lineId: words!.id, quantity: 'هیچ' })],
    });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'movedLines[0].quantity' }]]);
    const second = await move(id, { lines: [need()], movedLines: [need({ lineId: words!.id })] });
    expect(second.body.errors).toMatchObject([{ field: 'lines', code: 'OFFER_OF_SELLER_MISSING' }]);
    expect([(await count())[0], (await shown(id)).version]).toEqual([requests, before.version]);
  });
});
