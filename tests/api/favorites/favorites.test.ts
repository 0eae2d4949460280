import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { clientOf, type Page } from '../../kit/client.ts';
import { ok } from '../../kit/rest.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
type Favorite = { id: string; type: string; objectId: string; listName?: string };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let offers: { id: string; supplierId: string; baseProductId: string; categoryId: string }[];

beforeAll(async () => {
  // More than may be saved of one kind.
  api = await startApi({ products: 520 });
  people = peopleOf(api);
  offers = (await clientOf(api).get<Page<(typeof offers)[number]>>('/supplierproducts/catalog?pageSize=40')).items;
});
afterAll(() => api?.discard());

/** Somebody who is logged in, and what they may do. */
async function somebody() {
  const { accessToken } = await people.login();
  const ask = (method: string, path: string, body?: unknown) =>
    people.as(accessToken, method, `/userfavorites${path}`, body);
  return {
    accessToken,
    ask,
    save: (objectId: string, type = 'SUPPLIER_PRODUCT') =>
      people.post('/userfavorites', { by: accessToken, body: { type, objectId } }),
    list: async (query = '') => (await ask('GET', query)).body as unknown as Page<Favorite>,
    async state(objectId: string, type = 'SUPPLIER_PRODUCT') {
      return ok(await people.get('/userfavorites/by-object-id', { by: accessToken, query: { type, objectId } }));
    },
  };
}

describe('a saved thing', () => {
  it('is found again, and is gone when it is taken back', async () => {
    const buyer = await somebody();
    const { id: objectId } = offers[0]!;
    expect(await buyer.state(objectId)).toEqual({ objectType: 'SUPPLIER_PRODUCT', objectId, isFavorite: false });
    const saved = await buyer.save(objectId);
    const body = ok(saved);
    expect(await buyer.state(objectId)).toMatchObject({ isFavorite: true, favorite: body });
    expect((await buyer.list()).items).toEqual([body]);
    const removed = await buyer.ask('DELETE', `/${ok(saved).id}`);
    expect([removed.status, removed.body]).toEqual([204, {}]);
    expect((await buyer.list()).totalCount).toBe(0);
    expect((await buyer.ask('DELETE', `/${ok(saved).id}`)).status, 'taking it back twice').toBe(204);
  });

  it('saved twice is the same saving', async () => {
    const buyer = await somebody();
    const first = await buyer.ask('POST', '', {
      type: 'SUPPLIER',
      objectId: offers[0]!.supplierId,
      listName: 'پمپ‌ها',
    });
    const again = await buyer.save(offers[0]!.supplierId, 'SUPPLIER');
    expect(again.body).toEqual(first.body);
    expect(ok(again).listName).toBe('پمپ‌ها');
  });

  it('stays when somebody else takes it back', async () => {
    const buyer = await somebody();
    const other = await somebody();
    const saved = await buyer.save(offers[0]!.id);
    expect((await other.ask('DELETE', `/${ok(saved).id}`)).status).toBe(204);
    expect(await buyer.state(offers[0]!.id)).toMatchObject({ isFavorite: true });
    expect(await other.state(offers[0]!.id)).toMatchObject({ isFavorite: false });
  });
});

describe('what one saved', () => {
  it('is listed by kind, in both orders, and counted', async () => {
    const buyer = await somebody();
    const [first, second, third] = offers;
    await buyer.save(first!.id);
    await buyer.save(second!.id);
    await buyer.save(third!.baseProductId, 'BASE_PRODUCT');
    await buyer.save(third!.categoryId, 'CATEGORY');
    const ids = async (query: string) => (await buyer.list(query)).items.map((each) => each.objectId);
    expect(await ids('?sort=OLDEST')).toEqual([first!.id, second!.id, third!.baseProductId, third!.categoryId]);
    expect(await ids('?pageSize=2&pageNumber=2')).toEqual([second!.id, first!.id]);
    expect(await ids('/by-type?type=SUPPLIER_PRODUCT')).toEqual([second!.id, first!.id]);
    expect(await ids('/by-type?type=BASE_PRODUCT')).toEqual([third!.baseProductId]);
    const body = ok(await people.get('/userfavorites/summary', { by: buyer }));
    expect(body).toEqual([
      { type: 'SUPPLIER_PRODUCT', count: 2 },
      { type: 'BASE_PRODUCT', count: 1 },
      { type: 'SUPPLIER', count: 0 },
      { type: 'MERCHANT', count: 0 },
      { type: 'CATEGORY', count: 1 },
      { type: 'CONTENT', count: 0 },
    ]);
  });

  it('of many things is told in one answer, in their order', async () => {
    const buyer = await somebody();
    await buyer.save(offers[2]!.id);
    const asked = offers.slice(0, 4).map((offer) => offer.id);
    const states = ok(
      await people.get('/userfavorites/by-object-ids', {
        by: buyer,
        query: { type: 'SUPPLIER_PRODUCT', objectIds: asked.join(',') },
      }),
    );
    expect(states.map((each) => each.objectId)).toEqual(asked);
    expect(states.map((each) => each.isFavorite)).toEqual([false, false, true, false]);
  });
});

describe('a list of saved things', () => {
  it('is made with the first thing in it, narrows what is listed and counted, and ends with the last', async () => {
    const buyer = await somebody();
    const [first, second] = offers;
    const place = { type: 'SUPPLIER_PRODUCT', objectId: first!.id, listName: 'پروژهٔ پالایشگاه' };
    const saved = (await buyer.ask('POST', '', place)).body as unknown as Favorite;
    const other = ok(await buyer.save(second!.id));
    await buyer.save(first!.categoryId, 'CATEGORY');
    const lists = async (query = '') => (await buyer.ask('GET', `/lists${query}`)).body;
    expect(await lists()).toEqual([{ name: 'پروژهٔ پالایشگاه', count: 1 }]);

    const moved = await buyer.ask('PUT', `/${other.id}`, { listName: '  خرید  پاییز ' });
    expect([moved.status, moved.body]).toEqual([200, { ...other, listName: 'خرید پاییز' }]);
    expect(await lists('?type=CATEGORY')).toEqual([
      { name: 'پروژهٔ پالایشگاه', count: 0 },
      { name: 'خرید پاییز', count: 0 },
    ]);
    const inList = `listName=${encodeURIComponent('خرید پاییز')}`;
    expect((await buyer.list(`?${inList}`)).items.map(({ id }) => id)).toEqual([other.id]);
    expect((await buyer.list(`/by-type?type=CATEGORY&${inList}`)).totalCount).toBe(0);
    const counts = (await buyer.ask('GET', `/summary?${inList}`)).body as unknown as { count: number }[];
    expect(counts.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0]);

    expect((await buyer.ask('PUT', `/${other.id}`, {})).body).toEqual(other);
    await buyer.ask('DELETE', `/${saved.id}`);
    expect(await lists()).toEqual([]);
    expect((await buyer.ask('PUT', `/${saved.id}`, { listName: 'الف' })).body.code).toBe('FAVORITE_NOT_FOUND');
  });

  it('is one of fifty at most, also of twenty made at once', async () => {
    const buyer = await somebody();
    const into = (index: number) =>
      buyer.ask('POST', '', { type: 'SUPPLIER_PRODUCT', objectId: ids[index]!, listName: `فهرست ${index}` });
    const ids = await everyOffer(61);
    for (let index = 0; index < 40; index += 1) await into(index);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => into(40 + index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'FAVORITE_LISTS_LIMIT' },
    });
    const saved = await buyer.save(ids[60]!);
    const moved = await buyer.ask('PUT', `/${ok(saved).id}`, { listName: 'یکی دیگر' });
    expect([moved.status, moved.body.code]).toEqual([409, 'FAVORITE_LISTS_LIMIT']);
    expect((await buyer.ask('PUT', `/${ok(saved).id}`, { listName: 'فهرست 0' })).status).toBe(200);
    // A list of one thing gets another name, and what is not one's own is not there, however many lists there are.
    const only = (await buyer.list(`?listName=${encodeURIComponent('فهرست 7')}`)).items;
    expect((await buyer.ask('PUT', `/${only[0]!.id}`, { listName: 'نام تازه' })).status).toBe(200);
    const foreign = await buyer.ask('PUT', `/${ids[0]!}`, { listName: 'فهرست دیگر' });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'FAVORITE_NOT_FOUND']);
  });
});

describe('a saving that was taken back', () => {
  it('is restored with its list and its place, once, however often that is asked', async () => {
    const buyer = await somebody();
    const [first, second, third] = offers;
    await buyer.save(first!.id);
    const place = { type: 'SUPPLIER_PRODUCT', objectId: second!.id, listName: 'پمپ‌ها' };
    const { body } = await buyer.ask('POST', '', place);
    await buyer.save(third!.id);
    const before = (await buyer.list()).items;
    const path = `/${body.id as string}`;
    await buyer.ask('DELETE', path);
    const answers = await Promise.all([1, 2, 3, 4].map(() => buyer.ask('POST', `${path}/restore`)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body });
    expect((await buyer.list()).items).toEqual(before);
    expect(await buyer.state(second!.id)).toMatchObject({ isFavorite: true, favorite: body });

    // Saved again in between, without its list: what was restored takes that place.
    await buyer.ask('DELETE', path);
    await buyer.save(second!.id);
    expect((await buyer.ask('POST', `${path}/restore`)).body).toEqual(body);
    expect((await buyer.list()).items).toEqual(before);
  });

  it('is nobody else’s to restore, and one that never was is 404', async () => {
    const buyer = await somebody();
    const other = await somebody();
    const saved = await buyer.save(offers[0]!.id);
    await buyer.ask('DELETE', `/${ok(saved).id}`);
    for (const id of [ok(saved).id, NOBODY]) {
      const { status, body: refused } = await other.ask('POST', `/${id}/restore`);
      expect([status, refused.code]).toEqual([404, 'FAVORITE_NOT_FOUND']);
    }
    expect((await other.list()).totalCount).toBe(0);
  });
});

describe('twenty at once', () => {
  it('save one thing once', async () => {
    const buyer = await somebody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.save(offers[0]!.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => ok(answer).id)).size).toBe(1);
    expect((await buyer.list()).totalCount).toBe(1);
  });

  it('do not get past 500 of a kind; other kinds still may', async () => {
    const buyer = await somebody();
    const all = await everyOffer(501);
    const rest = all.slice(0, 480);
    for (let from = 0; from < rest.length; from += 40)
      await Promise.all(rest.slice(from, from + 40).map((id) => buyer.save(id)));
    const answers = await Promise.all(all.slice(480).map((id) => buyer.save(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect([refused!.status, refused!.body.code]).toEqual([409, 'FAVORITES_LIMIT']);
    expect((await buyer.list()).totalCount).toBe(500);
    expect((await buyer.save(offers[0]!.supplierId, 'SUPPLIER')).status).toBe(200);
    expect((await buyer.save(all[0]!)).status, 'what is saved already').toBe(200);
  });
});

describe('bad input', () => {
  it.each([
    ['SUPPLIER_PRODUCT', 'SUPPLIER_PRODUCT_NOT_FOUND'],
    ['BASE_PRODUCT', 'BASE_PRODUCT_NOT_FOUND'],
    ['SUPPLIER', 'SUPPLIER_NOT_FOUND'],
    ['MERCHANT', 'MERCHANT_NOT_FOUND'],
    ['CATEGORY', 'CATEGORY_NOT_FOUND'],
    ['CONTENT', 'PAGE_NOT_FOUND'],
  ])('a %s that is not there is 404', async (type, code) => {
    const { status, body } = await (await somebody()).save(NOBODY, type);
    expect([status, body.code]).toEqual([404, code]);
  });

  it.each([
    ['a kind that cannot be saved yet', { type: 'DOCUMENT', objectId: NOBODY }, 'type'],
    ['a kind in lower case', { type: 'supplier', objectId: NOBODY }, 'type'],
    ['no thing', { type: 'SUPPLIER' }, 'objectId'],
    ['an id that is none (C9)', { type: 'SUPPLIER', objectId: '1e3' }, 'objectId'],
    ['a list as an id (C9)', { type: 'SUPPLIER', objectId: [NOBODY] }, 'objectId'],
    ['an owner (C7)', { type: 'SUPPLIER', objectId: NOBODY, userId: NOBODY }, 'userId'],
    ['an id of one’s own choice (C7)', { type: 'SUPPLIER', objectId: NOBODY, id: NOBODY }, 'id'],
    ['a time of one’s own choice (C7)', { type: 'SUPPLIER', objectId: NOBODY, createdAt: '2020-01-01' }, 'createdAt'],
    ['a name of 61 letters', { type: 'SUPPLIER', objectId: NOBODY, listName: 'x'.repeat(61) }, 'listName'],
    ['a name with NUL', { type: 'SUPPLIER', objectId: NOBODY, listName: 'a\0b' }, 'listName'],
  ])('%s is named', async (_, given, field) => {
    const { status, body } = await (await somebody()).ask('POST', '', given);
    expect(status).toBe(400);
    expect((body.errors as { field: string }[])[0]!.field).toBe(field);
  });

  it.each(['/1e3', '/0x1', '/%00', `/${'9'.repeat(150)}`, '/not-an-id'])('DELETE %s is refused (C9)', async (path) => {
    expect([400, 404]).toContain((await (await somebody()).ask('DELETE', path)).status);
  });

  it.each(['?sort=CHEAPEST', '?userId=1', '/by-type', '/by-type?type=DOCUMENT', '/by-object-ids?type=SUPPLIER'])(
    'GET %s is 400 (C2)',
    async (path) => {
      expect((await (await somebody()).ask('GET', path)).status).toBe(400);
    },
  );
});

/** Ids of `count` offers of the market. */
async function everyOffer(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNumber = 1; ids.length < count; pageNumber += 1) {
    const path = `/supplierproducts/catalog?pageSize=100&pageNumber=${pageNumber}`;
    const { items } = await clientOf(api).get<Page<{ id: string }>>(path);
    if (items.length === 0) throw new Error(`the market has ${ids.length} offers only`);
    ids.push(...items.map((each) => each.id));
  }
  return ids.slice(0, count);
}
