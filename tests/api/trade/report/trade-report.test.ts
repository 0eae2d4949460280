import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TradeReport } from '../../../../api/src/modules/trade/report/report.schemas.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { quotingAt } from '../../sourcing/quotes/quoting.kit.ts';
import { type Trader, type Trading, tradingAt } from '../trading.kit.ts';

const BEGAN = '2026-12-05T08:00:00Z';
const HOUR_MS = 3_600_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
});
afterAll(() => app?.stop());

const reported = async (id: string, by: Trader = 'owner') => {
  const { status, body } = await app.get('/traderequests/{id}/report', { by: trading.people[by], path: { id } });
  return { status, body: body as unknown as TradeReport & { code?: string } };
};
const joined = async (ids: string[], by: Trader) =>
  ok(await app.get('/tradereports', { by: trading.people[by], query: { tradeRequestIds: ids.join(',') } }));
const pass = async (hours: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + hours * HOUR_MS));
  await trading.supply.renew();
};
const versionOf = async (id: string) =>
  ok(await app.get('/traderequests/{id}', { by: trading.people.owner, path: { id } })).version;
const act = async (id: string, action: string, by: Trader) => {
  const answer = await trading.act(id, action, by, await versionOf(id));
  expect(answer.status, `${action}: ${JSON.stringify(answer.body)}`).toBe(200);
};
const post = async (id: string, by: Trader, way: string, body: object) => {
  const answer = await trading.ask(by, 'POST', `/traderequests/${id}/${way}`, {
    version: await versionOf(id),
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
/** All of an order of one line at once. */
const shipAll = async (id: string) => {
  const [line] = (await reported(id)).body.lines;
  await post(id, 'shipper', 'shipments', { lines: [{ lineId: line!.lineId, quantity: line!.agreedQuantity }] });
};
/** What was handed over of it, but so much that is refused. */
const accept = async (id: string, refused: number) => {
  const { id: shipmentId, lines } = (await reported(id)).body.request.shipments[0]!;
  const answers = lines.map(({ lineId, quantity: sent }) => ({
    lineId,
    accepted: String(Number(sent) - refused),
    refused: String(refused),
    ...(refused > 0 && { reason: 'ترک دارد.' }),
  }));
  await post(id, 'requester', 'confirm-delivery', { shipmentId, lines: answers });
};
const quantity = () => String(10 * Number(trading.offer.moq));
/** An order of ten that its seller offers for 1005 rials each, with freight and packing. */
async function agreed(price = 1005) {
  const lines = [{ supplierProductId: trading.offer.id, quantity: quantity() }];
  const id = await quoting.published(trading.publish, await trading.draft({ acceptListPrice: false, lines }));
  await pass(2);
  const given = {
    price,
    freight: { kind: 'AMOUNT', amountRial: '1001', isTaxed: true },
    otherCosts: [{ title: 'بسته‌بندی', amountRial: '333' }],
    tolerancePercent: '10',
    deliveryTerm: 'تحویل در انبار خریدار',
    internalNote: 'حاشیهٔ سود هشت درصد',
  };
  const sent = await quoting.send(id, 'seller', given as { price: number });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  await pass(1);
  const taken = await quoting.step('confirmer', sent.body, 'accept');
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  return { id, offer: taken.body };
}

describe('the report of a request', () => {
  it('tells what was agreed to, how long it took and what was accepted, exact to the rial', async () => {
    const { id, offer } = await agreed();
    const before = (await reported(id)).body;
    const vatOf = (net: number, percent: string) => Math.floor((net * Number(percent)) / 100 + 0.5);
    const percent = before.quotes[0]!.lines[0]!.vatPercent;
    const count = Number(quantity());
    const goods = count * 1005;
    const taxes = { line: vatOf(goods, percent), freight: vatOf(1001, percent) };
    const total = goods + 1001 + 333 + taxes.line + taxes.freight;
    expect(total).toBe(Number(offer.totalRial));
    expect(before).toMatchObject({
      tradeRequestId: id,
      request: { id, status: 'IN_FULFILMENT', side: 'BUYER' },
      lines: [
        {
          agreedQuantity: quantity(),
          struckQuantity: '0',
          acceptedQuantity: '0',
          unitPriceRial: '1005',
          netRial: String(goods),
          totalRial: String(goods + taxes.line),
          acceptedTotalRial: '0',
        },
      ],
      quotes: [{ id: offer.id, round: 1, status: 'ACCEPTED' }],
      agreement: {
        hash: before.request.agreedHash,
        round: 1,
        tolerancePercent: '10',
        deliveryTerm: 'تحویل در انبار خریدار',
        paymentTerm: 'ON_DELIVERY',
        freight: { kind: 'AMOUNT', amountRial: '1001', isTaxed: true, vatRial: String(taxes.freight) },
        otherCosts: [{ title: 'بسته‌بندی', amountRial: '333', isTaxed: false }],
        buyer: { legalName: expect.any(String) },
        seller: { legalName: expect.any(String) },
      },
      figures: {
        minutesToFirstOffer: 120,
        minutesToAgreement: 180,
        daysLate: 0,
        agreed: {
          goodsRial: String(goods),
          freightRial: '1001',
          otherCostsRial: '333',
          vatRial: String(taxes.line + taxes.freight),
          totalRial: String(total),
        },
        accepted: { goodsRial: '0', freightRial: '0', totalRial: '0' },
      },
    });
    for (const absent of ['shippedAt', 'deliveredAt', 'endedAt', 'minutesToDelivery'])
      expect(before.figures).not.toHaveProperty(absent);
    expect(before.events.map(({ type }) => type)).toEqual([
      'CREATED',
      'PUBLISHED',
      'QUOTE_SENT',
      'QUOTE_ACCEPTED',
      'TERM_STARTED',
    ]);

    await pass(3);
    await shipAll(id);
    await pass(20);
    await act(id, 'DELIVER', 'shipper');
    await accept(id, 1);
    const after = (await reported(id)).body;
    // A half up: the share of what was accepted, of the line and of what is paid beside it.
    const share = (amount: number) => Math.floor((2 * amount * (count - 1) * 1005 + goods) / (2 * goods));
    const net = (count - 1) * 1005;
    const line = vatOf(net, percent);
    const freight = share(1001);
    const other = share(333);
    expect(after.figures.accepted).toEqual({
      goodsRial: String(net),
      freightRial: String(freight),
      otherCostsRial: String(other),
      vatRial: String(line + share(taxes.freight)),
      totalRial: String(net + freight + other + line + share(taxes.freight)),
    });
    expect(after.lines).toMatchObject([
      { deliveredQuantity: String(count), acceptedQuantity: String(count - 1), refusedQuantity: '1' },
    ]);
    expect(after.lines[0]!.acceptedTotalRial).toBe(String(net + line));
  });

  it('counts days late from the day by which it was needed, and costs all of it when all is accepted', async () => {
    app.clock.set(new Date(BEGAN));
    await trading.supply.renew();
    const id = await trading.taken();
    await pass(33 * 24);
    expect((await reported(id)).body.figures.daysLate).toBe(3);
    await shipAll(id);
    await act(id, 'DELIVER', 'shipper');
    await pass(48);
    await accept(id, 0);
    const { body } = await reported(id);
    expect(body.request.status).toBe('COMPLETED');
    expect(body.figures).toMatchObject({ daysLate: 3, minutesToDelivery: 33 * 24 * 60 });
    expect(body.figures.accepted).toEqual(body.figures.agreed);
    expect(body.figures.agreed!.totalRial).toBe(body.request.totalRial);
    expect(body.figures.endedAt).toBe(body.events.at(-1)!.at);
    // Nobody offered anything: it was taken at list price.
    expect(body.figures).not.toHaveProperty('firstOfferAt');
    expect(body.agreement).not.toHaveProperty('round');
  });

  it('shows each company what is its own', async () => {
    app.clock.set(new Date(BEGAN));
    await trading.supply.renew();
    const { id } = await agreed();
    const buyers = (await reported(id, 'requester')).body;
    const sellers = (await reported(id, 'shipper')).body;
    expect(sellers).toMatchObject({ request: { side: 'SELLER', approvals: [] }, quotes: [{ isOwn: true }] });
    expect(sellers.agreement).toEqual(buyers.agreement);
    expect(sellers.figures).toEqual(buyers.figures);
    expect(sellers.events.map(({ type }) => type)).not.toContain('CREATED');
    expect(JSON.stringify(buyers)).not.toContain('حاشیهٔ سود');
    expect(JSON.stringify(sellers)).toContain('حاشیهٔ سود');
    expect(await joined([id], 'requester')).toEqual([buyers]);
    expect(await joined([id], 'shipper')).toEqual([sellers]);
    expect(await reported(id, 'stranger')).toMatchObject({ status: 404, body: { code: 'TRADE_REQUEST_NOT_FOUND' } });
    expect(await joined([id], 'stranger')).toEqual([]);
    for (const by of ['member', 'clerk'] as const) {
      expect((await reported(id, by)).status).toBe(403);
      expect(await joined([id], by)).toEqual([]);
    }
    // A seller who was not chosen sees nothing of what was agreed to.
    await app.db.query(`update trade_participations set status = 'NOT_SELECTED' where request_id = $1`, [id]);
    const other = (await reported(id, 'seller')).body;
    expect(other).not.toHaveProperty('agreement');
    expect(other.lines).toEqual([]);
    for (const absent of ['agreed', 'accepted', 'agreedAt', 'daysLate'])
      expect(other.figures).not.toHaveProperty(absent);
  });

  it('has no more than a beginning while nothing is agreed to, and is no seller’s before it is published', async () => {
    const id = await trading.draft({ acceptListPrice: false });
    expect((await reported(id)).body).toMatchObject({
      lines: [],
      quotes: [],
      events: [{ type: 'CREATED' }],
      figures: {},
    });
    expect((await reported(id, 'seller')).status).toBe(404);
    await quoting.published(trading.publish, id);
    const draft = await quoting.draft(id, 'seller');
    expect(draft.status).toBe(200);
    for (const by of ['owner', 'seller'] as const) {
      const { body } = await reported(id, by);
      expect(body).toMatchObject({ lines: [], quotes: [] });
      expect(Object.keys(body.figures)).toEqual(['publishedAt']);
      expect(body).not.toHaveProperty('agreement');
    }
  });
});
