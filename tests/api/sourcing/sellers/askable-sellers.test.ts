import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { sellerMerchant, sellerOf } from '../../listings/entries/entries.kit.ts';
import type { Person } from '../../ownership/kinds.ts';
import { offersOf } from '../../trade/trade.kit.ts';

// Who sells goods and can be asked for offers of them.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let offers: string[];
let seller: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  offers = (await offersOf(people)).slice(0, 2).map(({ supplierProductId }) => supplierProductId);
  seller = await sellerMerchant(people, await sellerOf(people));
});
afterAll(() => api?.discard());

type Askable = { merchantId: string; merchantName: string; cityName: string; goodsCount: number };
const asked = async (by: Person, query: string) => {
  const { status, body } = await people.as(by.accessToken, 'GET', `/traderequests/askable-sellers?${query}`);
  expect(status).toBe(200);
  return body as unknown as Askable[];
};

it('names who sells an offer, once for all that it sells, and the same by the product', async () => {
  const who = await people.login(newPhone());
  const found = await asked(who, `supplierProductIds=${offers.join(',')}`);
  expect(found).toContainEqual({
    merchantId: seller,
    goodsCount: 2,
    merchantName: expect.any(String),
    cityName: expect.any(String),
  });
  expect(found.map(({ merchantId }) => merchantId)).toEqual([...new Set(found.map(({ merchantId }) => merchantId))]);
  const counts = found.map(({ goodsCount }) => goodsCount);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const { body } = await people.read(`/supplierproducts/catalog?merchantIds=${seller}&pageSize=1`);
  const [{ baseProductId }] = body.items as [{ baseProductId: string }];
  const byProduct = await asked(who, `baseProductIds=${baseProductId}`);
  expect(byProduct.map(({ merchantId }) => merchantId)).toContain(seller);
});

it('tells of some merchants alone, so that who is not named offers nothing', async () => {
  const who = await people.login(newPhone());
  const all = await asked(who, `supplierProductIds=${offers.join(',')}`);
  const body = ok(await people.get('/merchants', { query: { pageSize: 20 } }));
  const other = body.items.find(({ id }) => all.every(({ merchantId }) => merchantId !== id))!;
  const named = await asked(who, `supplierProductIds=${offers.join(',')}&merchantIds=${seller},${other.id}`);
  expect(named.map(({ merchantId, goodsCount }) => [merchantId, goodsCount])).toEqual([[seller, 2]]);
});

it('names nobody for nothing, and none of the own companies', async () => {
  expect(await asked(await people.login(newPhone()), '')).toEqual([]);
  const own = await asked(await sellerOf(people), `supplierProductIds=${offers.join(',')}`);
  expect(own.map(({ merchantId }) => merchantId)).not.toContain(seller);
});
