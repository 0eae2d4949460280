import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { unitIds } from '../../../kit/units.ts';
import { openingAt } from '../rfq/opening.kit.ts';
import { type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';
import { aListing } from '../../../kit/seeded.ts';

type Line = { id: string; supplierProductId: string; quantity: string; unitPriceRial: string; internalNote?: string };
type Draft = Record<string, unknown> & { id: string; lines: Line[]; missing: { field?: string }[] };

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let other: { supplierProductId: string; quantity: string };
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  trading = await tradingAt(app);
  const { merchantId, id: otherThan } = trading.offer;
  const { id, moq } = await aListing(app, { merchantId, otherThan, priceMode: 'FIXED', shownAt: app.clock.now() });
  other = { supplierProductId: id, quantity: moq };
});
afterAll(() => app?.stop());

/** An order of two lines that its seller has got. */
async function ordered() {
  const first = { ...trading.order().lines[0]!, internalNote: 'برای خط ۲' };
  const id = await trading.draft({ lines: [first, other], buyerReference: 'PO-7', description: 'بسته‌بندی صادراتی' });
  await trading.publish('owner', id, 1);
  return id;
}
const copy = (id: string, by: Trader = 'requester', body: object = {}) =>
  app.post('/traderequests/{id}/copy', { by: trading.people[by], path: { id }, body });
const prices = (factor: string, id: string) =>
  app.db.query(
    `update supplier_products set price_tiers = (select jsonb_agg(tier || jsonb_build_object('unitPriceRial',
       ((tier ->> 'unitPriceRial')::numeric * $1)::bigint::text)) from jsonb_array_elements(price_tiers) tier) where id = $2`,
    [factor, id],
  );

it('is a new draft of the same goods at the prices of now', async () => {
  const id = await ordered();
  const { body: before } = await trading.ask('requester', 'GET', `/traderequests/${id}`);
  const old = before as unknown as Draft;
  expect(old.isCopyable).toBe(true);
  await prices('2', trading.offer.id);
  const { tradeRequest: made, leftOut } = ok(await copy(id));
  await prices('0.5', trading.offer.id);
  expect(leftOut).toEqual([]);
  expect(made).toMatchObject({ status: 'DRAFT', version: 1, isRequester: true, description: 'بسته‌بندی صادراتی' });
  expect(made.lines.map(({ supplierProductId, quantity }) => [supplierProductId, quantity])).toEqual(
    old.lines.map(({ supplierProductId, quantity }) => [supplierProductId, quantity]),
  );
  expect(made.lines[0]).toMatchObject({
    internalNote: 'برای خط ۲',
    unitPriceRial: String(2n * BigInt(old.lines[0]!.unitPriceRial)),
  });
  expect(made.lines[1]!.unitPriceRial).toBe(old.lines[1]!.unitPriceRial);
  expect(made.lines.map((line) => line.id)).not.toContain(old.lines[0]!.id);
  // When it is needed and the own number belong to the older order.
  expect([made.missing, made.buyerReference]).toEqual([[expect.objectContaining({ field: 'neededBy' })], undefined]);
});

it('leaves lines out that cannot be ordered any more, and names them', async () => {
  const id = await ordered();
  await app.db.query(`update supplier_products set status = 'ARCHIVED' where id = $1`, [other.supplierProductId]);
  const some = await copy(id);
  expect(ok(some).tradeRequest.lines.map(({ supplierProductId }) => supplierProductId)).toEqual([trading.offer.id]);
  expect(ok(some).leftOut).toMatchObject([
    { supplierProductId: other.supplierProductId, code: 'SUPPLIER_PRODUCT_NOT_FOUND' },
  ]);
  const { body } = await trading.ask('requester', 'GET', `/traderequests/${id}`);
  const [, gone] = (body as unknown as Draft).lines;
  const none = await copy(id, 'requester', { lineIds: [gone!.id] });
  expect([none.status, none.body.code]).toEqual([409, 'NOTHING_TO_COPY']);
  await app.db.query(`update supplier_products set status = 'PUBLISHED' where id = $1`, [other.supplierProductId]);
  const one = await copy(id, 'requester', { lineIds: [gone!.id] });
  expect(ok(one).tradeRequest.lines.map(({ supplierProductId }) => supplierProductId)).toEqual([
    other.supplierProductId,
  ]);
});

it('is of the side that buys, with its own lines alone', async () => {
  const id = await ordered();
  const count = () => app.db.query('select count(*)::int as count from trade_requests');
  const before = await count();
  expect(await copy(id, 'requester', { lineIds: [randomUUID()] })).toMatchObject({ status: 400 });
  expect(await copy(id, 'seller')).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING' } });
  expect(await copy(id, 'confirmer')).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING' } });
  expect(await copy(id, 'stranger')).toMatchObject({ status: 404, body: { code: 'TRADE_REQUEST_NOT_FOUND' } });
  expect(await count()).toEqual(before);
});

it('makes an open request once more, with those sellers who may still be asked', async () => {
  const open = await openingAt(app, trading);
  const [first, second, third] = open.merchantIds(1, 2, 3);
  const piece = {
    title: 'شیر توپی برنجی ۲ اینچ کلاس ۸۰۰',
    quantity: '12',
    unitId: unitIds.piece,
    targetPriceRial: '900',
  };
  const id = await open.published({ lines: [trading.order().lines[0]!, piece], buyerReference: 'PO-9' });
  const { body: seen } = await trading.ask('requester', 'GET', `/traderequests/${id}`);
  const [offer, need] = (seen as unknown as Draft).lines;
  expect((seen as unknown as Draft).isCopyable).toBe(true);
  await open.step('owner', id, 'cancel', { reason: 'بعداً' });
  await app.db.query(`update merchants set confirm_status = 'SUSPENDED' where id = $1`, [second]);
  const body = ok(await copy(id));
  await app.db.query(`update merchants set confirm_status = 'CONFIRMED' where id = $1`, [second]);
  const made = body.tradeRequest;
  expect(body.leftOut).toEqual([]);
  expect(body.leftOutSellers).toMatchObject([{ merchantId: second, code: 'MERCHANT_NOT_CONFIRMED' }]);
  expect(made).toMatchObject({ status: 'DRAFT', kind: 'OPEN_RFQ', visibility: 'INVITED' });
  expect(made.participations.map((each) => each.merchantId).sort()).toEqual([first, third].sort());
  expect(made.lines).toMatchObject([
    { supplierProductId: offer!.supplierProductId },
    { title: piece.title, quantity: '12', targetPriceRial: '900' },
  ]);
  expect(made.lines.map((line) => line.id)).not.toContain(need!.id);
  expect([made.neededBy, made.buyerReference, made.quoteDeadlineAt]).toEqual([undefined, undefined, undefined]);

  const status0 = `update supplier_products set status = $2 where id = $1`;
  await app.db.query(status0, [offer!.supplierProductId, 'ARCHIVED']);
  const none = await copy(id, 'requester', { lineIds: [offer!.id] });
  const both = await copy(id);
  await app.db.query(status0, [offer!.supplierProductId, 'PUBLISHED']);
  expect(none.body.code).toBe('NOTHING_TO_COPY');
  // Words alone tell of no kind by which sellers are found.
  expect(both.body.code).toBe('NOTHING_TO_COPY');
  expect((await copy(id, 'seller')).status).toBe(403);
});
