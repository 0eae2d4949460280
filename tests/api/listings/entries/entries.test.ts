import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { entriesOf, fixedPrice, type OwnEntry, pricedAs, sellerMerchant, sellerOf } from './entries.kit.ts';
import { type Person } from '../../ownership/kinds.ts';

// The own catalogue of who sells: what is listed, and prices that every list shows at once.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let seller: Person;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  seller = await sellerOf(people);
});
afterAll(() => api?.discard());
const price = async (who: Person, { id }: { id: string }, body: object) => {
  const answer = await people.put('/supplierproducts/{id}/price-and-stock', { by: who, path: { id }, body });
  return { status: answer.status, body: answer.body };
};
const shownOf = async (id: string) => ok(await people.get('/supplierproducts/by-ids', { query: { ids: id } }));
const priced = async () =>
  (await entriesOf(people, seller, '&status=PUBLISHED')).filter(({ maySetPrice }) => maySetPrice);

describe('the own catalogue', () => {
  it('has every entry of an account, by state, stock and words', async () => {
    const merchantId = await sellerMerchant(people, seller);
    const all = ok(await people.get('/supplierproducts/own', { by: seller, query: { merchantId, pageSize: 100 } }));
    expect(all.totalCount).toBeGreaterThan(10);
    expect(
      all.items.every(({ allowedActions, hiddenBecause }) => hiddenBecause ?? allowedActions.includes('PRICE')),
    ).toBe(true);
    const [first] = all.items;
    expect(
      ok(
        await people.get('/supplierproducts/own', {
          by: seller,
          query: { merchantId, pageSize: 100, searchKey: first!.sku },
        }),
      ).items.map(({ id }) => id),
    ).toContain(first!.id);
    const code = first!.sku.replace(/[^A-Z0-9]/gi, '');
    expect(
      ok(
        await people.get('/supplierproducts/own', {
          by: seller,
          query: { merchantId, pageSize: 100, searchKey: code },
        }),
      ).items.map(({ id }) => id),
    ).toContain(first!.id);
    for (const words of ['شیر', 'شیر توپی', `${first!.title.split(' ')[0]} ${first!.sku.toLowerCase()}`, 'qqzz']) {
      const {
        items,
        totalCount,
        categoryCounts: found,
      } = ok(
        await people.get('/supplierproducts/own', {
          by: seller,
          query: { merchantId, pageSize: 100, searchKey: words },
        }),
      );
      const sum = found.reduce((total, each) => total + each.count, 0);
      expect([totalCount, sum], words).toEqual([items.length, items.length]);
      expect(items.length > 0, words).toBe(/[\u0600-\u06ff]/.test(words));
    }
    const inStock = ok(
      await people.get('/supplierproducts/own', {
        by: seller,
        query: { merchantId, pageSize: 100, stockState: 'IN_STOCK' },
      }),
    );
    expect(inStock.items.length).toBe(all.items.filter(({ stockState }) => stockState === 'IN_STOCK').length);
    expect(
      ok(
        await people.get('/supplierproducts/own', {
          by: seller,
          query: { merchantId, pageSize: 100, status: 'ARCHIVED' },
        }),
      ).totalCount,
    ).toBe(0);
    const { categoryCounts } = all;
    const [{ categoryId, name, count }] = categoryCounts as [(typeof categoryCounts)[number]];
    expect(name).not.toBe('');
    const ofCategory = ok(
      await people.get('/supplierproducts/own', { by: seller, query: { merchantId, pageSize: 100, categoryId } }),
    );
    expect([ofCategory.totalCount, ofCategory.categoryCounts]).toEqual([count, categoryCounts]);
    const { baseProductId } = first!;
    const ofProduct = ok(
      await people.get('/supplierproducts/own', { by: seller, query: { merchantId, pageSize: 100, baseProductId } }),
    );
    expect(ofProduct.items.map(({ id }) => id)).toEqual(
      all.items.filter((each) => each.baseProductId === baseProductId).map(({ id }) => id),
    );
    expect(ofProduct.totalCount).toBe(ofProduct.items.length);
    const scores = all.items.map(({ completenessScore }) => completenessScore).sort((one, other) => one - other);
    const middle = scores[Math.floor(scores.length / 2)]!;
    expect(
      ok(
        await people.get('/supplierproducts/own', {
          by: seller,
          query: { merchantId, pageSize: 100, completenessBelow: middle },
        }),
      ).totalCount,
    ).toBe(scores.filter((score) => score < middle).length);
    const hidden = all.items.filter(({ hiddenBecause }) => hiddenBecause === 'AGENCY_NOT_IN_FORCE').length;
    expect(
      ok(
        await people.get('/supplierproducts/own', {
          by: seller,
          query: { merchantId, pageSize: 100, hiddenBecause: 'AGENCY_NOT_IN_FORCE' },
        }),
      ).totalCount,
    ).toBe(hidden);
  });

  it('tells how often each was visited in the last thirty days', async () => {
    const { id } = (await priced())[0]!;
    const count = async () => (await entriesOf(people, seller)).find((it) => it.id === id)!.recentVisitCount;
    expect(await count()).toBe(0);
    const answer = await fetch(`${api.url}/api/v1/pagevisits/visit-count`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; rv:140.0) Firefox/140.0' },
      body: JSON.stringify({ objectType: 'SUPPLIER_PRODUCT', objectId: id }),
    });
    expect([answer.status, await count()]).toEqual([200, 1]);
  });

  it('is nobody else’s', async () => {
    const stranger = await people.login();
    const merchantId = await sellerMerchant(people, seller);
    expect((await people.get('/supplierproducts/own', { by: stranger, query: { merchantId } })).status).toBe(404);
    const [entry] = await priced();
    expect((await price(stranger, entry!, fixedPrice(entry!, '1000'))).status).toBe(404);
  });
});

describe('a price', () => {
  it('is on the page of the offer when the answer has come', async () => {
    const [entry] = await priced();
    const now = entry!.priceTiers[0]?.unitPriceRial ?? '1000000';
    const next = String(BigInt(now) + 10n);
    const changed = await price(seller, entry!, { ...fixedPrice(entry!, next), stockState: 'OUT', leadTimeDays: 9 });
    expect(changed).toMatchObject({ status: 200, body: { version: entry!.version + 1, leadTimeDays: 9 } });
    expect(await shownOf(entry!.id)).toMatchObject([{ lowestPriceRial: next, stockState: 'OUT' }]);
    const stale = await price(seller, entry!, fixedPrice(entry!, next));
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', errors: [{ field: 'version' }] } });
  });

  it('ten times the old one asks first, for it may be in tomans', async () => {
    const [, entry] = await priced();
    const first = await price(seller, entry!, { ...fixedPrice(entry!, '2000000'), confirmsJump: true });
    const jump = fixedPrice(ok(first), '20000000');
    expect(await price(seller, entry!, jump)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_JUMP', errors: [{ field: 'priceTiers', params: ['2000000', '20000000'] }] },
    });
    expect((await price(seller, entry!, { ...jump, confirmsJump: true })).status).toBe(200);
  });

  it.each([
    ['0', 'MIN_VALUE'],
    ['1000000000001', 'MAX_VALUE'],
  ])('of %s rials is refused', async (rials, code) => {
    const [, , entry] = await priced();
    expect((await price(seller, entry!, fixedPrice(entry!, rials))).body.errors).toMatchObject([
      { field: 'priceTiers[0].unitPriceRial', code },
    ]);
  });

  it('changed by 20 at once changes once for each version', async () => {
    const [, , , entry] = await priced();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        price(seller, entry!, { ...fixedPrice(entry!, String(3_000_000 + index)), confirmsJump: true }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  });
});

describe('many prices in one go', () => {
  const all = (items: object[]) => people.put('/supplierproducts/price-and-stock', { by: seller, body: { items } });

  it('are all there, or none', async () => {
    const some = (await priced()).slice(4, 10);
    const body = (entry: OwnEntry) => ({
      supplierProductId: entry.id,
      ...fixedPrice(entry, '4000000'),
      confirmsJump: true,
    });
    const wrong = some.map((entry, index) =>
      index === 3 ? { ...body(entry), version: entry.version + 5 } : body(entry),
    );
    const refused = await all(wrong);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', errors: [{ field: 'items[3].version' }] },
    });
    expect((await priced()).filter(({ id }) => some.some((each) => each.id === id))).toEqual(some);
    const done = await all(some.map(body));
    expect(done.status).toBe(200);
    expect(ok(done).items.map(({ id, version }) => [id, version])).toEqual(
      some.map(({ id, version }) => [id, version + 1]),
    );
    expect(await shownOf(some[5]!.id)).toMatchObject([{ lowestPriceRial: '4000000' }]);
  });

  it('of which one is not one’s own are refused as a whole', async () => {
    const [own] = await priced();
    const body = ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 100 } }));
    const merchantId = await sellerMerchant(people, seller);
    const foreign = body.items.find((each) => each.merchantId !== merchantId)!;
    const items = [
      { supplierProductId: own!.id, ...pricedAs(own!) },
      { supplierProductId: foreign.id, ...pricedAs({ ...own!, version: 1 }) },
    ];
    expect((await all(items)).status).toBe(404);
  });

  it('are 200 at most, each once', async () => {
    const [own] = await priced();
    const item = { supplierProductId: own!.id, ...pricedAs(own!) };
    expect((await all(Array.from({ length: 201 }, () => item))).body.errors).toMatchObject([{ code: 'MAX_ITEMS' }]);
    expect((await all([item, item])).body.errors).toMatchObject([
      { field: 'items[1].supplierProductId', code: 'DUPLICATE' },
    ]);
  });
});
