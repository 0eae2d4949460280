import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../kit/app-at.ts';
import { unitIds } from '../kit/units.ts';
import { type Opening, openingAt } from './opening.kit.ts';
import { quotingAt } from './quoting.kit.ts';

type Line = Record<string, unknown> & { id: string; title: string; quantity: string; supplierProductId?: string };
type Shown = Record<string, unknown> & { id: string; version: number; lines: Line[] };
type Moved = { tradeRequest: Shown; openRequest: Shown; code?: string; errors?: { field: string; code: string }[] };

let app: Awaited<ReturnType<typeof startAppAt>>;
let opening: Opening;
/** A need in words. */
const need = (more: object = {}) => ({
  ...{ title: 'لولهٔ فولادی بدون درز ۲ اینچ', quantity: '24', unitId: unitIds.metre, note: 'با گواهی آنالیز' },
  ...more,
});
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  opening = await openingAt(app);
});
afterAll(() => app?.stop());

const shown = async (id: string) => (await opening.one(id)) as unknown as Shown;
const ofOffer = () => opening.trading.order().lines[0]!;
const ordered = (lines: object[], more: object = {}) => opening.trading.draft({ lines, ...more });
const refused = async (lines: object[], more: object = {}) => {
  const { customerId } = opening.trading;
  const order = { ...opening.trading.order(), customerId, lines, ...more };
  const { status, body } = await opening.ask('requester', 'POST', '/traderequests/direct-order', order);
  return [status, body.errors?.map(({ field, code }) => [field, code])];
};
const change = async (id: string, lines: object[], more: object = {}) => {
  const { version } = await shown(id);
  return opening.ask('requester', 'PUT', `/traderequests/direct-order/${id}`, {
    ...{ ...opening.trading.order(), version, lines },
    ...more,
  });
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

  it('is ordered again with its needs; those alone become a request to several', async () => {
    const { trading } = opening;
    const id = await ordered([ofOffer(), need()]);
    await trading.publish('owner', id, 1);
    const lines = (await shown(id)).lines;
    const copy = async (body: object = {}) =>
      (await opening.ask('requester', 'POST', `/traderequests/${id}/copy`, body)).body as unknown as Moved;
    const { tradeRequest: whole } = await copy();
    expect(whole).toMatchObject({ kind: 'DIRECT_ORDER', lines: [{}, { title: lines[1]!.title, quantity: '24' }] });
    const { tradeRequest: rest } = await copy({ lineIds: [lines[1]!.id] });
    expect(rest).toMatchObject({ kind: 'OPEN_RFQ', visibility: 'INVITED', participations: [], lines: [{}] });
    // What the seller left out is asked of others, goods of its list too.
    const { tradeRequest: left } = await copy({ lineIds: [lines[0]!.id], asksSeveral: true });
    const { supplierProductId, quantity } = lines[0]!;
    expect(left).toMatchObject({ kind: 'OPEN_RFQ', participations: [], lines: [{ supplierProductId, quantity }] });
  });
});

describe('lines that the seller has not', () => {
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
      ...{ kind: 'OPEN_RFQ', status: 'DRAFT', visibility: 'INVITED', buyerReference: 'PO-7', neededBy: '2026-12-31' },
      lines: [{ title: words.title, quantity: '24', saleUnitText: words['saleUnitText'], note: 'با گواهی آنالیز' }],
    });
    const again = await move(id, { ...body, version }, key);
    expect(again.body.openRequest.id).toBe(first.openRequest.id);
    // Once it is there, it is saved and sent like any other.
    expect((await shown(first.openRequest.id)).lines).toHaveLength(1);
  });

  it('ask whoever sells the same, but for the one seller, and by the product where nobody is shown the offer', async () => {
    const { trading } = opening;
    const [other] = await app.db.query<{ id: string; moq: string; baseProductId: string }>(
      `select p.id, p.moq::text as moq, p.base_product_id as "baseProductId" from product_search f
       join supplier_products p on p.id = f.id where p.merchant_id = $1 and p.id <> $2 and f.visible_until > $3
       order by p.id limit 1`,
      [trading.offer.merchantId, trading.offer.id, app.clock.now()],
    );
    const id = await ordered([ofOffer(), { supplierProductId: other!.id, quantity: other!.moq }]);
    const [, gone] = (await shown(id)).lines as [Line, Line];
    await app.db.query(`update supplier_products set status = 'ARCHIVED' where id = $1`, [other!.id]);
    const movedLines = [{ lineId: gone.id, supplierProductId: other!.id, quantity: gone.quantity }];
    const { status, body } = await move(id, { lines: [ofOffer()], movedLines });
    await app.db.query(`update supplier_products set status = 'PUBLISHED' where id = $1`, [other!.id]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.openRequest.lines).toMatchObject([
      { baseProductId: other!.baseProductId, quantity: gone.quantity, saleUnitText: gone['saleUnitText'] },
    ]);
    const asked = (body.openRequest['participations'] as { merchantId: string }[]).map(({ merchantId }) => merchantId);
    expect(asked).not.toContain(trading.offer.merchantId);
  });

  it('stay where they are when anything is refused, which is named at its line', async () => {
    const id = await ordered([ofOffer(), need()]);
    const before = await shown(id);
    const count = () => app.db.query('select count(*)::int as count from trade_requests');
    const [requests] = await count();
    const { status, body } = await move(id, { lines: [ofOffer()], movedLines: [need({ quantity: 'هیچ' })] });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'movedLines[0].quantity' }]]);
    const second = await move(id, { lines: [need()], movedLines: [need()] });
    expect(second.body.errors).toMatchObject([{ field: 'lines', code: 'OFFER_OF_SELLER_MISSING' }]);
    expect([(await count())[0], (await shown(id)).version]).toEqual([requests, before.version]);
  });
});
