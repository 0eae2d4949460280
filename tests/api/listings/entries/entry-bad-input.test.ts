import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { unitIds } from '../../../kit/units.ts';
import { until } from '../../../kit/until.ts';
import { newDraft } from './entries.kit.ts';
import { type Answer, type Entry, sameOf, wholeOf, writingOf } from './entry-writing.kit.ts';

// What must not get into the market, wherever it is typed.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let at: Awaited<ReturnType<typeof writingOf>>;
let draft: Entry;
let published: Entry;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  at = await writingOf(people);
  draft = await at.written();
  published = await at.published();
});
afterAll(() => api?.discard());

const tier = (minQty: string, unitPriceRial: string) => ({ minQty, unitPriceRial });
const fixed = (unitPriceRial: string) => ({ priceMode: 'FIXED', priceTiers: [tier('5', unitPriceRial)] });
const tiered = (...priceTiers: object[]) => ({ priceMode: 'TIERED', priceTiers });

const prices: [string, object, string, string][] = [
  ['price 0', fixed('0'), 'priceTiers[0].unitPriceRial', 'MIN_VALUE'],
  ['price −1', fixed('-1'), 'priceTiers[0].unitPriceRial', 'NUMERIC'],
  ['price 1e400', fixed('1e400'), 'priceTiers[0].unitPriceRial', 'NUMERIC'],
  ['price above 10^12', fixed('1000000000001'), 'priceTiers[0].unitPriceRial', 'MAX_VALUE'],
  ['price with a decimal', fixed('1000.5'), 'priceTiers[0].unitPriceRial', 'NUMERIC'],
  [
    'a tier not from the least order',
    { ...fixed('7000000'), priceTiers: [tier('6', '7000000')] },
    'priceTiers[0].minQty',
    'PRICE_TIER_FROM_LEAST',
  ],
  [
    'tiers that do not rise',
    tiered(tier('5', '7000000'), tier('5', '6000000')),
    'priceTiers[1].minQty',
    'PRICE_TIERS_RISE',
  ],
  [
    'tiers that cost more',
    tiered(tier('5', '7000000'), tier('9', '7000001')),
    'priceTiers[1].unitPriceRial',
    'PRICE_TIERS_FALL',
  ],
  [
    'a quantity of 1e-7',
    { ...fixed('7000000'), priceTiers: [tier('1e-7', '7000000')] },
    'priceTiers[0].minQty',
    'NUMERIC',
  ],
  ['one tier of several', tiered(tier('5', '7000000')), 'priceTiers', 'MIN_ITEMS'],
  [
    'eleven tiers',
    tiered(...Array.from({ length: 11 }, (_, index) => tier(String(5 + index), '7000000'))),
    'priceTiers',
    'MAX_ITEMS',
  ],
  [
    'a price on request with a number',
    { priceMode: 'ON_REQUEST', priceTiers: [tier('5', '1')] },
    'priceTiers',
    'MAX_ITEMS',
  ],
];
const box = (...held: [unitId: string, quantity: string][]) => ({
  saleUnitId: unitIds.box,
  conversions: held.map(([unitId, quantity]) => ({ unitId, quantity })),
});
const others: [string, object, string, string][] = [
  ['least order 0', { moq: '0' }, 'moq', 'MIN_VALUE'],
  ['least order 1e-7', { moq: '1e-7' }, 'moq', 'NUMERIC'],
  ['least order 0.0000001', { moq: '0.0000001' }, 'moq', 'DECIMAL_PLACES'],
  ['least order of 13 digits', { moq: '1000000000000' }, 'moq', 'MAX_VALUE'],
  ['step 0', { orderStep: '0' }, 'orderStep', 'MIN_VALUE'],
  ['a unit that nothing is sold by', { saleUnitId: unitIds.bar }, 'saleUnitId', 'UNIT_NOT_TRADED'],
  ['a unit that is not there', { saleUnitId: draftId() }, 'saleUnitId', 'UNKNOWN_VALUE'],
  ['nothing in a unit', box([unitIds.piece, '0']), 'conversions[0].quantity', 'MIN_VALUE'],
  ['too little in a unit', box([unitIds.piece, '0.0000001']), 'conversions[0].quantity', 'DECIMAL_PLACES'],
  ['pressure in a unit', box([unitIds.bar, '2']), 'conversions[0].unitId', 'UNIT_NOT_TRADED'],
  ['a box in a box', box([unitIds.box, '2']), 'conversions[0].unitId', 'CONVERSION_TO_ITSELF'],
  [
    'metres told in centimetres',
    { saleUnitId: unitIds.metre, conversions: [{ unitId: unitIds.centimetre, quantity: '90' }] },
    'conversions[0].unitId',
    'CONVERSION_CIRCLE',
  ],
  ['one unit twice', box([unitIds.carton, '2'], [unitIds.carton, '3']), 'conversions[1].unitId', 'DUPLICATE'],
  ['two lengths', box([unitIds.metre, '6'], [unitIds.centimetre, '500']), 'conversions[1].unitId', 'DUPLICATE'],
  [
    'five conversions',
    box(
      ...Object.values(unitIds)
        .slice(0, 5)
        .map((id): [string, string] => [id, '1']),
    ),
    'conversions',
    'MAX_ITEMS',
  ],
  ['a phone in the title', { title: 'شیر توپی ۰۹۱۲ ۱۲۳ ۴۵۶۷' }, 'title', 'HAS_CONTACT'],
  ['a link in the title', { title: 'شیر توپی در example.ir' }, 'title', 'HAS_CONTACT'],
  ['days that are over', { leadTimeDays: 366 }, 'leadTimeDays', 'MAX_VALUE'],
  ['another owner', { ownerCustomerId: draftId() }, 'ownerCustomerId', 'UNKNOWN_PROPERTY'],
];
function draftId() {
  return '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
}

describe.each([
  ['a draft', () => draft],
  ['what is published', () => published],
])('%s', (_, of) => {
  it.each([...prices, ...others])('with %s is refused at its field', async (_name, more, field, code) => {
    const before = (await at.read(of())).body;
    const answer = await at.put(of(), {
      ...sameOf(before, { priceMode: 'FIXED', priceTiers: [tier('5', '7000000')] }),
      ...more,
    });
    expect([answer.status, answer.body.errors?.map((each) => [each.field, each.code])]).toEqual([
      400,
      expect.arrayContaining([[field, code]]),
    ]);
    expect((await at.read(of())).body).toEqual(before);
  });
});

it.each(prices)('a price call with %s is refused at its field', async (_, price, field, code) => {
  const { id, version } = published;
  const rest = { stockState: 'IN_STOCK', leadTimeDays: 2 };
  const one = await at.put(published, { version, ...rest, ...price }, '/price-and-stock');
  expect([one.status, one.body.errors.map((each) => [each.field, each.code])]).toEqual([
    400,
    expect.arrayContaining([[field, code]]),
  ]);
  const many = await at.by(at.seller, 'PUT', '/supplierproducts/price-and-stock', {
    items: [{ supplierProductId: id, version, ...rest, ...price }],
  });
  expect(many.body.errors.map((each) => [each.field, each.code])).toContainEqual([`items[0].${field}`, code]);
});

it('a title of 10,000 combining marks keeps eight of them', async () => {
  const title = `شیر توپی ا${'\u064b'.repeat(10_000)} برنجی`;
  const answer = await at.put(draft, wholeOf(ok(await at.read(draft)), { title }));
  expect(answer.status).toBe(200);
  expect(answer.body.title.match(/\p{M}/gu)).toHaveLength(8);
});

it('one code in two tabs at once is that of one entry', async () => {
  const two = (await Promise.all([newDraft(people, at.seller), newDraft(people, at.seller)])) as Entry[];
  const sku = `TWICE-${Date.now()}`;
  const answers = await Promise.all(two.map((entry) => at.put(entry, wholeOf(entry, { sku }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'SKU_TAKEN',
    errors: [{ field: 'sku', code: 'SKU_TAKEN' }],
  });
});

it('one code in other digits is the same code', async () => {
  const [first, second] = (await Promise.all([newDraft(people, at.seller), newDraft(people, at.seller)])) as Entry[];
  const typed = await at.put(first!, wholeOf(first!, { sku: 'PS-۱۰۴۲-٧' }));
  expect(typed).toMatchObject({ status: 200, body: { sku: 'PS-1042-7' } });
  const again = await at.put(second!, wholeOf(second!, { sku: 'PS-1042-7' }));
  expect(again).toMatchObject({ status: 409, body: { code: 'SKU_TAKEN' } });
});

it('a unit that has retired is refused at its field', async () => {
  const { accessToken } = await people.login('09000000008');
  const asAdmin = async <Body>(method: string, path: string, body?: object) =>
    at.right((await people.as(accessToken, method, `/admin${path}`, body)) as unknown as Answer<Body>);
  type Unit = { id: string; version: number; symbol: string; displayText: string };
  const known = await asAdmin<{ id: string; code: string }[]>('GET', '/measurementquantities');
  const quantityId = known.find(({ code }) => code === 'PACKAGING')!.id;
  const words = { code: '{crate}', symbol: 'صندوق', displayText: 'صندوق' };
  const reason = 'دیگر فروخته نمی‌شود';
  const { id } = await asAdmin<Unit>('POST', '/unitofmeasurements', { quantityId, factor: '1', ...words, reason });
  const sold = { saleUnitId: id, conversions: [{ unitId: unitIds.piece, quantity: '10' }] };
  const entry = (await newDraft(people, at.seller)) as Entry;
  const crated = await until('it is sold by it', async () => {
    const answer = await at.put(entry, wholeOf(entry, sold));
    return answer.status === 200 ? answer.body : undefined;
  });
  type Quantity = { units: Unit[]; id: string };
  const unit = (await asAdmin<Quantity[]>('GET', '/measurementquantities'))
    .find((each) => each.id === quantityId)!
    .units.find((each) => each.id === id)!;
  const retired = { symbol: unit.symbol, displayText: unit.displayText, order: 30, isActive: false };
  await asAdmin('PUT', `/unitofmeasurements/${id}`, { ...retired, version: unit.version, reason });
  const other = (await at.read(draft)).body;
  // One that is taken until the api has heard of it would be another one then: each is tried on a draft of its own.
  await until('it is heard of', async () => {
    const tried = (await newDraft(people, at.seller)) as Entry;
    return (await at.put(tried, wholeOf(tried, sold))).status === 400;
  });
  for (const [more, field] of [
    [sold, 'saleUnitId'],
    [box([id, '2']), 'conversions[0].unitId'],
  ] as const) {
    const { status, body } = await at.put(draft, sameOf(other, more));
    const error = body.errors.find((each) => each.field === field);
    expect([status, error?.code]).toEqual([400, 'UNIT_RETIRED']);
  }
  expect((await at.read(draft)).body).toEqual(other);
  // Who says it already goes on.
  expect(await at.put(crated, sameOf(crated, { leadTimeDays: 4 }))).toMatchObject({
    status: 200,
    body: { saleUnitId: id },
  });
});
