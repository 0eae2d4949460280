import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { entriesOf, fixedPrice, type OwnEntry, pricedAs, sellerMerchant, sellerOf } from './entries.kit.ts';
import { type Person } from '../ownership/kinds.ts';

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

type Problem = { code: string; errors: { field: string; code: string; params: string[] }[] };
const price = async (who: Person, { id }: { id: string }, body: object) => {
  const answer = await people.as(who.accessToken, 'PUT', `/supplierproducts/${id}/price-and-stock`, body);
  return { status: answer.status, body: answer.body as unknown as OwnEntry & Problem };
};
const shownOf = async (id: string) =>
  (await people.read(`/supplierproducts/by-ids?ids=${id}`)).body as unknown as {
    priceTiers: OwnEntry['priceTiers'];
    lowestPriceRial?: string;
    stockState: string;
  }[];
const priced = async () =>
  (await entriesOf(people, seller, '&status=PUBLISHED')).filter(({ maySetPrice }) => maySetPrice);

describe('the own catalogue', () => {
  it('has every entry of an account, by state, stock and words', async () => {
    const merchantId = await sellerMerchant(people, seller);
    const ask = async (query: string) =>
      (
        await people.as(
          seller.accessToken,
          'GET',
          `/supplierproducts/own?merchantId=${merchantId}&pageSize=100${query}`,
        )
      ).body as unknown as {
        items: (OwnEntry & { title: string; sku: string; completenessScore: number })[];
        categoryCounts: { categoryId: string; name: string; count: number }[];
        totalCount: number;
        stateCounts: object[];
      };
    const all = await ask('');
    expect(all.totalCount).toBeGreaterThan(10);
    expect(
      all.items.every(({ allowedActions, hiddenBecause }) => hiddenBecause ?? allowedActions.includes('PRICE')),
    ).toBe(true);
    const [first] = all.items;
    expect((await ask(`&searchKey=${encodeURIComponent(first!.sku)}`)).items.map(({ id }) => id)).toContain(first!.id);
    const code = first!.sku.replace(/[^A-Z0-9]/gi, '');
    expect((await ask(`&searchKey=${code}`)).items.map(({ id }) => id)).toContain(first!.id);
    for (const words of ['شیر', 'شیر توپی', `${first!.title.split(' ')[0]} ${first!.sku.toLowerCase()}`, 'qqzz']) {
      const { items, totalCount, categoryCounts: found } = await ask(`&searchKey=${encodeURIComponent(words)}`);
      const sum = found.reduce((total, each) => total + each.count, 0);
      expect([totalCount, sum], words).toEqual([items.length, items.length]);
      expect(items.length > 0, words).toBe(/[\u0600-\u06ff]/.test(words));
    }
    const inStock = await ask('&stockState=IN_STOCK');
    expect(inStock.items.length).toBe(all.items.filter(({ stockState }) => stockState === 'IN_STOCK').length);
    expect((await ask('&status=ARCHIVED')).totalCount).toBe(0);
    const { categoryCounts } = all;
    const [{ categoryId, name, count }] = categoryCounts as [(typeof categoryCounts)[number]];
    expect(name).not.toBe('');
    const ofCategory = await ask(`&categoryId=${categoryId}`);
    expect([ofCategory.totalCount, ofCategory.categoryCounts]).toEqual([count, categoryCounts]);
    const { baseProductId } = first!;
    const ofProduct = await ask(`&baseProductId=${baseProductId}`);
    expect(ofProduct.items.map(({ id }) => id)).toEqual(
      all.items.filter((each) => each.baseProductId === baseProductId).map(({ id }) => id),
    );
    expect(ofProduct.totalCount).toBe(ofProduct.items.length);
    const scores = all.items.map(({ completenessScore }) => completenessScore).sort((one, other) => one - other);
    const middle = scores[Math.floor(scores.length / 2)]!;
    expect((await ask(`&completenessBelow=${middle}`)).totalCount).toBe(
      scores.filter((score) => score < middle).length,
    );
    const hidden = all.items.filter(({ hiddenBecause }) => hiddenBecause === 'AGENCY_NOT_IN_FORCE').length;
    expect((await ask('&hiddenBecause=AGENCY_NOT_IN_FORCE')).totalCount).toBe(hidden);
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
    const path = `/supplierproducts/own?merchantId=${merchantId}`;
    expect((await people.as(stranger.accessToken, 'GET', path)).status).toBe(404);
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
    const jump = fixedPrice(first.body, '20000000');
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
  const all = (items: object[]) => people.as(seller.accessToken, 'PUT', '/supplierproducts/price-and-stock', { items });

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
    expect((done.body.items as OwnEntry[]).map(({ id, version }) => [id, version])).toEqual(
      some.map(({ id, version }) => [id, version + 1]),
    );
    expect(await shownOf(some[5]!.id)).toMatchObject([{ lowestPriceRial: '4000000' }]);
  });

  it('of which one is not one’s own are refused as a whole', async () => {
    const [own] = await priced();
    const { body } = await people.read('/supplierproducts/catalog?pageSize=100');
    const merchantId = await sellerMerchant(people, seller);
    const foreign = (body.items as { id: string; merchantId?: string; moq: string }[]).find(
      (each) => each.merchantId !== merchantId,
    )!;
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
