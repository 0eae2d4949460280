import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { unitIds } from '../../../kit/units.ts';
import { quotingAt } from '../quotes/quoting.kit.ts';
import { type Trading, tradingAt } from '../../trade/trading.kit.ts';

// A quantity never keeps its figure under another unit, offer or pack: the amount stays, or the buyer is asked.
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

const { metre, bar, kilogram } = unitIds;
/** Ways to sell the goods, with the metres of one sale unit. */
type Way = { saleUnitId: string; conversions: { unitId: string; quantity: string }[]; metres: number };
const bars = (metres: number): Way => ({
  saleUnitId: unitIds.length,
  conversions: [{ unitId: metre, quantity: String(metres) }],
  metres,
});
const byMetre: Way = { saleUnitId: metre, conversions: [], metres: 1 };
const ways = [bars(6), bars(12), bars(3), bars(7), byMetre];

const sell = ({ saleUnitId, conversions }: Way) =>
  app.db.query(
    `update supplier_products set sale_unit_id = $1, conversions = $2::jsonb, moq = 1, order_step = 1,
       price_tiers = '[{"minQty": "1", "unitPriceRial": "1000"}]' where id = $3`,
    [saleUnitId, JSON.stringify(conversions), trading.offer.id],
  );
const addToBasket = (quantity: string, more: object = {}) =>
  app.post('/traderequests/basket/lines', {
    by: trading.people.requester,
    body: { lines: [{ supplierProductId: trading.offer.id, quantity }], ...more },
  });
const inBasket = async () => ok(await app.get('/traderequests/basket', { by: trading.people.requester })).lines[0];
const draft = (quantity: string) => trading.draft({ lines: [{ supplierProductId: trading.offer.id, quantity }] });
const read = async (id: string) =>
  ok(await app.get('/traderequests/{id}', { by: trading.people.requester, path: { id } }));
const save = (id: string, version: number, line: object) =>
  app.put('/traderequests/direct-order/{id}', {
    by: trading.people.requester,
    path: { id },
    body: {
      version,
      ...trading.order(),
      lines: [{ supplierProductId: trading.offer.id, ...line }],
    },
  });

describe('the basket', () => {
  it('tells the same amount when the seller sells other packs, and asks again where that is not known', async () => {
    await sell(bars(6));
    await addToBasket('40');
    await sell(bars(12));
    expect(await inBasket()).toMatchObject({ quantity: '20', unitId: unitIds.length, netRial: '20000' });
    await sell(byMetre);
    expect(await inBasket()).toMatchObject({ quantity: '240', unitId: metre });
    await sell({ saleUnitId: kilogram, conversions: [], metres: 0 });
    expect((await inBasket())!.quantity).toBeUndefined();
  });

  it('takes another unit by what a sale unit holds, adds to what is there on wish, and replaces it else', async () => {
    await sell(bars(12));
    await addToBasket('20');
    const metres = { lines: [{ supplierProductId: trading.offer.id, quantity: '120', unitId: metre }] };
    await app.post('/traderequests/basket/lines', {
      by: trading.people.requester,
      body: { ...metres, whenPresent: 'ADD' },
    });
    expect(await inBasket()).toMatchObject({ quantity: '30', unitId: unitIds.length });
    await app.post('/traderequests/basket/lines', { by: trading.people.requester, body: metres });
    expect(await inBasket()).toMatchObject({ quantity: '10' });
    expect(
      await app.post('/traderequests/basket/lines', {
        by: trading.people.requester,
        body: {
          lines: [{ supplierProductId: trading.offer.id, quantity: '5', unitId: kilogram }],
        },
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'lines[0].unitId', code: 'NOT_COMPARABLE' }] } });
  });
});

describe('a draft', () => {
  it('is saved with the same amount of what is sold by other packs now', async () => {
    await sell(bars(6));
    const id = await draft('40');
    await sell(bars(12));
    const saved = await save(id, 1, { quantity: '40' });
    expect(ok(saved).lines[0]).toMatchObject({ quantity: '20' });
    // A unit that is named counts as it is now.
    expect(ok(await save(id, 2, { quantity: '60', unitId: metre })).lines[0]).toMatchObject({ quantity: '5' });
    expect(await save(id, 3, { quantity: '61', unitId: metre })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'lines[0].quantity', code: 'ORDER_STEP' }] },
    });
  });

  it('asks again where the amount is not known in the unit of now, and takes what is said then', async () => {
    await sell(bars(6));
    const id = await draft('40');
    await sell({ saleUnitId: kilogram, conversions: [], metres: 0 });
    expect(await save(id, 1, { quantity: '40' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'lines[0].quantity', code: 'UNIT_CHANGED' }] },
    });
    expect(ok(await save(id, 1, { quantity: '90', unitId: kilogram })).lines[0]).toMatchObject({ quantity: '90' });
  });

  it('is copied with the same amount; what is not known is left out', async () => {
    await sell(bars(6));
    const id = await draft('40');
    await sell(bars(12));
    const copied = await app.post('/traderequests/{id}/copy', { by: trading.people.requester, path: { id }, body: {} });
    expect(ok(copied).tradeRequest.lines[0]).toMatchObject({ quantity: '20' });
    await sell({ saleUnitId: kilogram, conversions: [], metres: 0 });
    expect(
      await app.post('/traderequests/{id}/copy', { by: trading.people.requester, path: { id }, body: {} }),
    ).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_TO_COPY' },
    });
  });
});

describe('an offer for a line', () => {
  it('is for as much as was asked in the unit in which it is made', async () => {
    await sell(bars(12));
    const quoting = quotingAt(trading);
    const made = await trading.draft({
      lines: [{ supplierProductId: trading.offer.id, quantity: '20' }],
      acceptListPrice: false,
    });
    const id = await quoting.published(trading.publish, made);
    const content = await quoting.content(id);
    const lines = content.lines.map((line) => ({ ...line, unitId: metre }));
    const offered = await app.post('/traderequests/{id}/quotes', {
      by: trading.people.seller,
      path: { id },
      body: { ...content, lines },
    });
    expect(ok(offered).lines[0]).toMatchObject({ quantity: '240', unitId: metre });
  });
});

it('converts for forms: from an offer to a unit, to another offer, and of a line as it was asked', async () => {
  await sell(bars(12));
  const id = await draft('20');
  const line = (await read(id)).lines[0]!;
  const converted = async (query: Record<string, string>) =>
    ok(await app.get('/traderequests/quantities/converted', { by: trading.people.requester, query }));
  const supplierProductId = trading.offer.id;
  expect(await converted({ quantity: '20', supplierProductId, toUnitId: metre })).toEqual({ quantity: '240' });
  expect(await converted({ quantity: '۲۴۰', unitId: metre, toSupplierProductId: supplierProductId })).toEqual({
    quantity: '20',
  });
  expect(await converted({ quantity: '20', supplierProductId, toUnitId: bar })).toEqual({});
  await sell(bars(6));
  expect(await converted({ quantity: '20', lineId: line.id, toUnitId: metre })).toEqual({ quantity: '240' });
  expect(await converted({ quantity: '20', lineId: line.id, toSupplierProductId: supplierProductId })).toEqual({
    quantity: '40',
  });
  const query = new URLSearchParams({ quantity: '20', lineId: line.id, toUnitId: metre });
  expect((await trading.ask('stranger', 'GET', `/traderequests/quantities/converted?${query}`)).status).toBe(404);
});

it('keeps the metres over 200 random changes of pack in basket, draft and copy, or asks', async () => {
  let state = 8;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  let way = ways[0]!;
  await sell(way);
  let metres = 240;
  const id = await draft('40');
  let version = 1;
  let counts = { kept: 0, asked: 0 };
  await addToBasket('40');
  for (let turn = 0; turn < 200; turn += 1) {
    const before = way;
    way = ways[next(ways.length)]!;
    await sell(way);
    const known = metres / way.metres;
    const kept = Number.isInteger(known);
    const basket = await inBasket();
    // A basket may hold part of a pack as long as it ends.
    if (basket!.quantity !== undefined) expect(Number(basket!.quantity) * way.metres).toBe(metres);
    else expect(kept).toBe(false);
    const saved = await save(id, version, { quantity: String(metres / before.metres) });
    if (saved.status === 200) {
      expect(Number(saved.body.lines[0]!.quantity) * way.metres).toBe(metres);
      version = saved.body.version;
      counts = { ...counts, kept: counts.kept + 1 };
      continue;
    }
    expect([kept, saved.body.errors]).toMatchObject([false, [{ code: 'UNIT_CHANGED' }]]);
    expect(
      (await app.post('/traderequests/{id}/copy', { by: trading.people.requester, path: { id }, body: {} })).status,
    ).toBe(409);
    counts = { ...counts, asked: counts.asked + 1 };
    // Asked again, a buyer says how much in the unit of now.
    const figure = 7 * 12 * (1 + next(4));
    const answered = await save(id, version, { quantity: String(figure), unitId: way.saleUnitId });
    expect(answered.status).toBe(200);
    await addToBasket(String(figure));
    metres = figure * way.metres;
    version = ok(answered).version;
  }
  expect(counts.kept).toBeGreaterThan(50);
  expect(counts.kept + counts.asked).toBe(200);
});
