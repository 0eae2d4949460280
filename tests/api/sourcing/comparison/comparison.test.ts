import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuoteComparison } from '../../../../api/src/modules/sourcing/comparison/comparison.schemas.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { quotingAt } from '../quotes/quoting.kit.ts';
import { type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
  const ways = [{ kind: 'SELLER_FLEET', sameCityRial: '2500', days: 3 }];
  await app.db.query('update merchant_sale_settings set delivery_methods = $2 where merchant_id = $1', [
    trading.offer.merchantId,
    JSON.stringify(ways),
  ]);
});
afterAll(() => app?.stop());

const published = async () => quoting.published(trading.publish, await trading.draft({ acceptListPrice: false }));
const compared = async (id: string, by: Trader = 'owner') => {
  const { status, body } = await app.get('/traderequests/{id}/comparison', { by: trading.people[by], path: { id } });
  return { status, body: body as unknown as QuoteComparison & { code?: string } };
};
const joined = async (ids: string[], by: Trader = 'owner') =>
  ok(await app.get('/quotecomparisons', { by: trading.people[by], query: { tradeRequestIds: ids.join(',') } }));

/** What the seller offers of each line, with a lead time. */
async function offered(id: string, price: number, more: object) {
  const content = await quoting.content(id, { price, ...more });
  const lines = content.lines.map((line) => ({ ...line, leadTimeDays: 5 }));
  const made = await app.post('/traderequests/{id}/quotes', {
    by: trading.people.seller,
    path: { id },
    body: { ...content, lines },
  });
  const sent = await quoting.step('seller', ok(made), 'send');
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body;
}

/** A second seller of a request with an offer of its own, as open requests will have them. */
async function secondChain(id: string, quoteId: string) {
  const part = randomUUID();
  const quote = randomUUID();
  await app.db.query(
    `insert into trade_participations (id, request_id, merchant_id, seller_customer_id, seller_name, status, updated_at)
     select $1, request_id, $3, seller_customer_id, 'فروشندهٔ دوم', 'QUOTING', updated_at from trade_participations where request_id = $2`,
    [part, id, randomUUID()],
  );
  const copied = async (table: string, row: object, where: string) => {
    const changed = JSON.stringify(row);
    await app.db.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(q) || $2::jsonb)).* from ${table} q where ${where} = $1`,
      [quoteId, changed],
    );
  };
  const unsent = { status: 'DRAFT', round: null, content_hash: null, sent_at: null };
  await copied('quotes', { id: quote, participation_id: part, ...unsent }, 'q.id');
  await copied('quote_lines', { quote_id: quote }, 'q.quote_id');
  await app.db.query(
    `update quotes q set status = 'SENT', round = f.round, content_hash = f.content_hash, sent_at = f.sent_at
     from quotes f where q.id = $1 and f.id = $2`,
    [quote, quoteId],
  );
  return quote;
}

describe('offers side by side', () => {
  it('are what would be paid, with the freight that the seller’s ways estimate', async () => {
    const id = await published();
    expect((await compared(id)).body).toMatchObject({ columns: [], commonLineIds: [], rows: [{ cells: [] }] });
    const offer = await offered(id, 1005, { freight: { kind: 'NOT_STATED' } });
    const { status, body } = await compared(id);
    expect(status).toBe(200);
    const total = BigInt(offer.totalRial) + 2500n;
    expect(body).toMatchObject({
      tradeRequestId: id,
      columns: [
        {
          quoteId: offer.id,
          merchantId: trading.offer.merchantId,
          side: 'SELLER',
          status: 'SENT',
          round: 1,
          coveredLines: 1,
          freightKind: 'NOT_STATED',
          isFreightKnown: true,
          isFreightEstimated: true,
          withVat: { freightRial: '2500', totalRial: String(total), commonTotalRial: String(total), rank: 1 },
          // Five working days and three on the way, without a Friday.
          leadTimeDays: 8,
          arrivesOn: '2026-12-10',
          daysLate: 0,
        },
      ],
      rows: [{ cells: [{ quoteId: offer.id, coverage: '1', withoutVat: { unitPriceRial: '1005', rank: 1 } }] }],
    });
    expect(await joined([id])).toEqual([body]);
  });

  it('count another offer of the seller where the line allows it, and tell in what it differs', async () => {
    const { offer } = trading;
    const [other] = await app.db.query<{ id: string; saleUnitId: string; productId: string }>(
      `select p.id, p.sale_unit_id as "saleUnitId", p.base_product_id as "productId" from product_search f
       join supplier_products p on p.id = f.id
       where p.merchant_id = $1 and p.id <> $2 and p.base_product_id <> (select base_product_id from supplier_products where id = $2)
         and f.visible_from <= $3 and f.visible_until > $3
       order by p.sale_unit_id = (select sale_unit_id from supplier_products where id = $2) desc, p.id limit 1`,
      [offer.merchantId, offer.id, app.clock.now()],
    );
    const cellFor = async (alternativesAllowed: boolean) => {
      const lines = [{ supplierProductId: offer.id, quantity: offer.moq, alternativesAllowed }];
      const id = await quoting.published(trading.publish, await trading.draft({ acceptListPrice: false, lines }));
      const content = await quoting.content(id, { price: 1000 });
      const named = { alternativeSupplierProductId: other!.id, unitId: other!.saleUnitId };
      const [line] = content.lines;
      const made = await app.post('/traderequests/{id}/quotes', {
        by: trading.people.seller,
        path: { id },
        body: {
          ...content,
          lines: [{ ...line, ...named }],
        },
      });
      const sent = await quoting.step('seller', ok(made), 'send');
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      const [row] = (await compared(id)).body.rows;
      return { ...row!.cells[0]!, differences: row!.differences };
    };
    const refused = await cellFor(false);
    const taken = await cellFor(true);
    const named = { alternativeTitle: expect.any(String), alternativeSupplierName: expect.any(String) };
    expect(refused).toMatchObject({ ...named, isAlternative: true, isCovered: false, isAlternativeAllowed: false });
    expect(taken).toMatchObject({ ...named, isCovered: true, isAlternativeAllowed: true, withVat: { rank: 1 } });
    expect(taken.differences.length).toBeGreaterThan(0);
    for (const { value, offered: told } of taken.differences)
      expect([value.rawValue, value.enumValues, value.text]).not.toEqual([
        told?.rawValue,
        told?.enumValues,
        told?.text,
      ]);
  });

  it('are the buyer’s alone', async () => {
    const id = await published();
    await offered(id, 1000, {});
    for (const by of ['requester', 'confirmer'] as const) expect((await compared(id, by)).status).toBe(200);
    for (const by of ['seller', 'stranger'] as const) {
      expect(await compared(id, by)).toMatchObject({ status: 404, body: { code: 'TRADE_REQUEST_NOT_FOUND' } });
      expect(await joined([id], by)).toEqual([]);
    }
    expect((await compared(id, 'member')).status).toBe(403);
  });

  it('are the last of each chain, and of many sellers each its own', async () => {
    const id = await published();
    const first = await offered(id, 1000, {});
    const other = await secondChain(id, first.id);
    const unnamed = await quoting.send(id, 'confirmer', { price: 900 });
    expect(unnamed).toMatchObject({ status: 400, body: { errors: [{ field: 'participationId', code: 'REQUIRED' }] } });
    const { participationId } = first;
    const counter = (await quoting.send(id, 'confirmer', { price: 900, participationId })).body;
    const { body } = await compared(id);
    expect(body.columns).toMatchObject([
      { quoteId: counter.id, side: 'BUYER', round: 2, withVat: { rank: 1 } },
      { quoteId: other, merchantName: 'فروشندهٔ دوم', withVat: { rank: 2 } },
    ]);
    expect(await joined([id])).toEqual([body]);
  });

  it('lose their place when they are over, and go after 72 hours', async () => {
    const id = await published();
    const offer = await offered(id, 1000, { days: 2 });
    const after = (hours: number) => app.clock.set(new Date(Date.parse('2026-12-03T20:30:00Z') + hours * 3_600_000));
    after(71);
    const { body } = await compared(id);
    expect(body.columns).toMatchObject([{ quoteId: offer.id, status: 'EXPIRED' }]);
    expect(body.columns[0]!.withVat).not.toHaveProperty('rank');
    after(73);
    expect((await compared(id)).body.columns).toEqual([]);
    app.clock.set(new Date(BEGAN));
  });
});
