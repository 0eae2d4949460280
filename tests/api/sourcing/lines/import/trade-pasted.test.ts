import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../../../../kit/people.ts';
import { ok } from '../../../../kit/rest.ts';
import { startApi } from '../../../../kit/site.ts';
import { sellerMerchant, sellerOf } from '../../../listings/entries/entries.kit.ts';
import { offersOf } from '../../../trade/trade.kit.ts';

type Doubt = { cell: number; code: string; values: string[] };
type Offer = { supplierProductId: string; title: string; quantity?: string; merchantId?: string; doubts: Doubt[] };
type Line = { row: number; goods: string; quantity?: string; categoryId?: string; offers: Offer[]; doubts: Doubt[] };
type Card = { id: string; title: string; sku: string; moq: string; saleUnitText: string };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let merchantId: string;
let token: string;
let cards: Card[];
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  merchantId = await sellerMerchant(people, await sellerOf(people));
  token = (await people.login()).accessToken;
  const ids = (await offersOf(people)).map(({ supplierProductId }) => supplierProductId);
  cards = ok(await people.get('/supplierproducts/by-ids', { query: { ids: ids.join(',') } }));
});
afterAll(() => api?.discard());

const parse = (text: string, more: object = { merchantId }) =>
  people.post('/traderequests/lines/parse', { by: token, body: { text, ...more } });
async function linesOf(text: string, more?: object): Promise<Line[]> {
  return ok(await parse(text, more)).lines as Line[];
}
const said = (doubts: Doubt[]) => doubts.map(({ cell, code, values }) => [cell, code, ...values].join(' '));

it('proposes offers of the seller by their names and codes, with what is in doubt at each cell', async () => {
  const [pieces] = cards.filter(({ saleUnitText }) => saleUnitText === 'عدد');
  const [named, coded] = await linesOf(
    `کد\tشرح\tتعداد\tواحد\n\t${pieces!.title}\t${pieces!.moq}\tpcs\n${pieces!.sku}\tچیز دیگر\t${pieces!.moq}\tعدد`,
  );
  expect(named).toMatchObject({
    row: 2,
    number: 1,
    goods: pieces!.title,
    quantity: pieces!.moq,
    offers: [{ supplierProductId: pieces!.id, quantity: pieces!.moq, merchantId, doubts: [] }],
    doubts: [],
  });
  expect(named!.categoryId).toBeDefined();
  expect(coded!.offers[0]!.supplierProductId).toBe(pieces!.id);
  expect(said(coded!.doubts)).toEqual([`1 CODE_OTHER_GOODS ${pieces!.title}`, '1 GOODS_REPEATED 1']);
});

it('converts quantities to the unit of sale, and says where it took one or cannot', async () => {
  const pipe = cards.find(({ saleUnitText }) => saleUnitText === 'متر')!;
  const [centimeters, kilos, bare, few] = await linesOf(
    [
      `${pipe.title}\t${Number(pipe.moq) * 1000}\tمیلی‌متر`,
      `${pipe.title}\t5\tkg`,
      `${pipe.title}\t${pipe.moq}\t`,
      `${pipe.title}\t0/5\tm`,
    ].join('\n'),
  );
  expect(centimeters!.offers[0]).toMatchObject({ quantity: pipe.moq, doubts: [] });
  expect(kilos!.offers[0]!.quantity).toBeUndefined();
  expect(said(kilos!.offers[0]!.doubts)).toEqual(['2 UNIT_NOT_COMPARABLE کیلوگرم متر']);
  expect(said(bare!.offers[0]!.doubts)).toEqual(['2 UNIT_ASSUMED متر']);
  expect(few!.offers[0]!.quantity).toBe('0.5');
  expect(said(few!.offers[0]!.doubts)).toEqual([`1 QUANTITY_TOO_SMALL ${pipe.moq}`]);
});

it('takes washers for no nuts though both are of one kind, and an exact part number without a choice', async () => {
  const [washers, nuts] = await linesOf('واشر\t500\tعدد\nمهره\t500\tعدد', {});
  expect(washers!.offers.filter(({ title }) => /^مهره/.test(title))).toEqual([]);
  expect(nuts!.offers.some(({ title }) => /^مهره/.test(title))).toBe(true);
  const [coded] = await linesOf(`${cards[0]!.sku}\t${cards[0]!.moq}`, {});
  expect([coded!.offers[0]!.supplierProductId, said(coded!.doubts)]).toEqual([cards[0]!.id, []]);
});

it('tells what was not found, what several offers fit, and what another seller has', async () => {
  const body = ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 50 } }));
  const other = body.items.find((each) => each.merchantId !== merchantId)!;
  const [nothing, many, foreign] = await linesOf(
    `نمی‌دانم‌چیست زژزژ\t1\tعدد\nشیر\t1\tعدد\n${other.title}\t${other.moq}\tعدد`,
  );
  expect(nothing).toMatchObject({ offers: [] });
  expect(nothing!.doubts.map(({ code }) => code)).toContain('GOODS_NOT_FOUND');
  expect(many!.offers).toHaveLength(5);
  expect(many!.doubts.map(({ code }) => code)).toContain('GOODS_SEVERAL');
  const proposed = foreign!.offers.find(({ supplierProductId }) => supplierProductId === other.id);
  const isAlike = foreign!.doubts.some(({ code }) => code === 'GOODS_ALMOST');
  // The seller of the order comes first with what is alike; that it is no more than alike is told.
  if (!isAlike) expect(proposed!.doubts.map(({ code }) => code)).toContain('GOODS_OTHER_SELLER');
  const [anybody] = await linesOf(`${other.title}\t${other.moq}\tعدد`, {});
  expect(anybody!.offers[0]!.supplierProductId).toBe(other.id);
  expect(anybody!.offers[0]!.doubts.map(({ code }) => code)).not.toContain('GOODS_OTHER_SELLER');
});

it('refuses more lines than a request has, longer texts, and visitors', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `م${at}\t1`).join('\n');
  expect(await parse(rows(51))).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'text', code: 'LINES_MAX', params: ['50', '51'] }] },
  });
  expect(await linesOf(rows(50))).toHaveLength(50);
  expect(await parse('ش'.repeat(10_241))).toMatchObject({ status: 400, body: { errors: [{ code: 'MAX_LENGTH' }] } });
  expect(await linesOf('\n؛ -\t')).toEqual([]);
  const { status } = await fetch(`${api.url}/api/v1/traderequests/lines/parse`, { method: 'POST' });
  expect(status).toBe(401);
});
