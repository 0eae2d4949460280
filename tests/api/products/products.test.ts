import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { type OwnEntry, sellerOf } from '../listings/entries/entries.kit.ts';
import type { Person } from '../ownership/kinds.ts';
import {
  newNumber,
  newProposal,
  type Product,
  productOf,
  proposalLike,
  sellerSample,
  statedAs,
  lookAt,
  visitsOf,
  wholeEntry,
} from './products.kit.ts';

// Base products: looked for, proposed, decided, merged; and entries that wait for them.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let seller: Person;
let moderator: Person;
let sample: Awaited<ReturnType<typeof sellerSample>>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  seller = await sellerOf(people);
  moderator = await people.login('09000000006');
  sample = await sellerSample(people, seller);
});
afterAll(() => api?.discard());

type FieldError = { field: string; code: string; params: string[] };
type Answer<T> = { status: number; body: T & { code: string; errors: FieldError[] } };
const by = async <T = Product>(who: Person, method: string, path: string, body?: unknown) =>
  (await people.as(who.accessToken, method, path, body)) as unknown as Answer<T>;
const propose = (more: object = {}) =>
  by(seller, 'POST', '/baseproducts', proposalLike(sample.product, sample.customerId, more));
const decide = ({ id, version }: Product, decision: string, more: object = {}) =>
  by(moderator, 'PUT', `/admin/baseproducts/${id}`, { version, decision, reason: 'برگهٔ سازنده دیده شد', ...more });
type Match = { baseProductId: string; score: number; isLikely: boolean; reasons: string[]; name: string };
const matches = async (query: Record<string, string>) =>
  (await by<Match[]>(seller, 'GET', `/baseproducts/matches?${new URLSearchParams(query).toString()}`)).body;
const codesOf = ({ body }: Answer<unknown>) => Object.fromEntries(body.errors.map(({ field, code }) => [field, code]));
const entry = async (product: Product) => {
  const { merchantId, supplierId } = sample;
  return by<Entry>(seller, 'POST', '/supplierproducts', { merchantId, supplierId, baseProductId: product.id });
};
type Entry = OwnEntry & { waitsForProduct: boolean; reason?: string; title: string };
const entryNow = async (id: string) => ok(await people.get('/supplierproducts/{id}/own', { by: seller, path: { id } }));
const inQueue = async (id: string) => {
  const body = ok(
    await people.get('/admin/productchanges', { by: moderator, query: { status: 'PENDING', pageSize: 100 } }),
  );
  return body.items.some((each) => each.id === id);
};
/** An entry on a product, with a price, handed in. */
async function handedIn(product: Product): Promise<Entry> {
  const made = await entry(product);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const whole = { version: made.body.version, ...wholeEntry() };
  const written = await by<Entry>(seller, 'PUT', `/supplierproducts/${made.body.id}`, whole);
  expect(written.status, JSON.stringify(written.body)).toBe(200);
  const { id, version } = written.body;
  const waiting = await by<Entry>(seller, 'POST', `/supplierproducts/${id}/submit`, { version });
  expect(waiting.status, JSON.stringify(waiting.body)).toBe(200);
  return waiting.body;
}

describe('matches', () => {
  it('are found by part number in any spelling, with the brand as good as certain', async () => {
    const product = (await decide(await newProposal(people, { mpn: newNumber() }), 'PUBLISH')).body;
    const typed = product
      .mpn!.toLowerCase()
      .replaceAll('-', ' ')
      .replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    const [best] = await matches({ mpn: typed, brandName: 'آزمون ساز' });
    expect(best).toMatchObject({ baseProductId: product.id, isLikely: true, reasons: ['BRAND_AND_PART_NUMBER'] });
    const [alone] = await matches({ mpn: typed });
    expect(alone).toMatchObject({ baseProductId: product.id, isLikely: false, reasons: ['PART_NUMBER'] });
    const [inName] = await matches({ name: `شیر ${product.mpn!}` });
    expect(inName).toMatchObject({ baseProductId: product.id });
  });

  it('take a brand from the name where it is a word, or several, not a part of one', async () => {
    for (const [brandName, named, other] of [
      ['LG', 'نوار lg', 'algol'],
      ['3M', 'tape-3M', 'نوار 13M'],
      ['آزمون ساز', 'شیر آزمون‌ساز', 'شیر نوآزمون ساز'],
    ] as const) {
      const mpn = newNumber();
      const product = (await decide(await newProposal(people, { mpn, brandName }), 'PUBLISH')).body;
      const reasonsFor = async (name: string) =>
        (await matches({ name: `${name} ${mpn}` })).find(({ baseProductId }) => baseProductId === product.id)?.reasons;
      expect(await reasonsFor(named), named).toContain('BRAND_AND_PART_NUMBER');
      expect(await reasonsFor(other), other).toContain('PART_NUMBER');
    }
  });

  it('are found by the words of the name, the most alike first, at most ten, and never surely', async () => {
    const { product } = sample;
    const found = await matches({ name: product.name });
    expect(found.length).toBeLessThanOrEqual(10);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(found.every(({ isLikely }) => !isLikely)).toBe(true);
    expect(found[0]!.name.split(' ')[0]).toBe(product.name.split(' ')[0]);
    expect(await matches({ name: 'ققققق' })).toEqual([]);
    expect(await matches({})).toEqual([]);
  });

  it.each(['شیر توپی', 'شیر برقی', 'الکتروموتور'])('are found by the kind alone: %s', async (kind) =>
    expect((await matches({ name: kind })).map(({ name }) => name.startsWith(kind))[0]).toBe(true),
  );

  it('are surer with the same values, in any unit', async () => {
    const { product } = sample;
    const keys = Object.fromEntries(
      statedAs(product).flatMap((stated, index) =>
        Object.entries(stated).flatMap(([field, value]) =>
          Array.isArray(value)
            ? value.map((each, at) => [`properties[${index}].${field}[${at}]`, each])
            : [[`properties[${index}].${field}`, String(value)]],
        ),
      ),
    ) as Record<string, string>;
    const found = await matches({ name: product.name, categoryId: product.categoryId, ...keys });
    expect(found.find(({ baseProductId }) => baseProductId === product.id)).toMatchObject({
      isLikely: true,
      reasons: expect.arrayContaining(['NAME', 'PROPERTIES']) as unknown,
    });
  });

  const market = async (query: Record<string, string>) => {
    const { body } = await people.read(
      `/supplierproducts/catalog?${new URLSearchParams({ pageSize: '100', ...query }).toString()}`,
    );
    return [...new Set((body.items as { baseProductId: string }[]).map(({ baseProductId }) => baseProductId))];
  };
  /** What the market finds, in its order; what is asked about leads, and others follow. */
  const asInMarket = async (query: Record<string, string>) => {
    const ids = await market(query);
    const found = (await matches(query)).map(({ baseProductId, isLikely }) => (isLikely ? '' : baseProductId));
    return [found.filter((id) => ids.includes(id)), ids.slice(0, 20)];
  };

  it.each([
    ['a synonym', 'بال ولو'],
    ['English', 'butterfly valve'],
    ['a word of the trade', 'مانومتر'],
    ['a measure with its unit', 'الکتروموتور ۷٫۵ کیلووات'],
    ['a size', 'شیر توپی DN50'],
    ['a mistake of spelling', 'شیر پروانه ایی'],
    ['an English measure', 'flowmeter 4 inch'],
  ])('of a search are those of the market, in its order: by %s', async (_, searchKey) => {
    const [found, wanted] = await asInMarket({ searchKey });
    expect(found).toEqual(wanted);
    expect(found!.length).toBeGreaterThan(0);
  });

  it('of a search keep to a category', async () => {
    const { categoryId } = sample.product;
    const [found, wanted] = await asInMarket({ searchKey: 'فولادی', categoryId });
    expect(found).toEqual(wanted);
    const all = await by<{ categoryId: string }[]>(
      seller,
      'GET',
      `/baseproducts/matches?${new URLSearchParams({ searchKey: 'فولادی', categoryId }).toString()}`,
    );
    expect(new Set(all.body.map((each) => each.categoryId))).toEqual(new Set([categoryId]));
  });

  it('of a search are also those that nobody offers, and the one with that brand and number surely', async () => {
    const mpn = newNumber();
    const product = (await decide(await newProposal(people, { mpn }), 'PUBLISH')).body;
    const [best] = await matches({ searchKey: `${product.name} آزمون‌ساز ${mpn}` });
    expect(best).toMatchObject({
      baseProductId: product.id,
      isLikely: true,
      reasons: expect.arrayContaining(['BRAND_AND_PART_NUMBER']) as unknown,
    });
    const waiting = await newProposal(people, { mpn: newNumber() });
    expect((await matches({ searchKey: waiting.mpn! })).map(({ baseProductId }) => baseProductId)).toContain(
      waiting.id,
    );
  });

  it('are for who is logged in', async () => {
    expect((await people.read('/baseproducts/matches?name=abc')).status).toBe(401);
  });
});

describe('a proposal', () => {
  it('waits for staff, is published and then is found by everybody', async () => {
    const made = await propose();
    expect(made).toMatchObject({ status: 200, body: { status: 'PENDING', allowedActions: ['WITHDRAW'] } });
    expect((await people.read(`/baseproducts/${made.body.id}`)).status).toBe(404);
    const queue = await by<{ items: Product[] }>(moderator, 'GET', '/admin/baseproducts?list=PROPOSED&pageSize=100');
    const queued = queue.body.items.find(({ id }) => id === made.body.id)!;
    expect(queued.review).toMatchObject({ isOwn: false, counts: { entries: 0, favorites: 0, notes: 0 } });
    expect(queued.review!.matches.map(({ baseProductId }) => baseProductId)).toContain(sample.product.id);
    expect(await decide(made.body, 'PUBLISH')).toMatchObject({
      status: 200,
      body: { status: 'PUBLISHED', version: 2 },
    });
    expect(await productOf(people, made.body.id)).toMatchObject({ name: made.body.name, status: 'PUBLISHED' });
    // Several decisions within minutes are one notice with a count.
    const told = async () =>
      (await by<{ items: { type: string }[] }>(seller, 'GET', '/notifications')).body.items.some(
        ({ type }) => type === 'BASE_PRODUCT_DECIDED',
      );
    await until('the notice', told);
  });

  it('of what is there already is refused, with what there is', async () => {
    const mpn = newNumber();
    const first = (await propose({ mpn })).body;
    const again = await propose({ mpn: mpn.toLowerCase().replaceAll('-', '') });
    expect(again).toMatchObject({ status: 409, body: { code: 'BASE_PRODUCT_EXISTS' } });
    expect(again.body.errors[0]).toMatchObject({ field: 'mpn', params: [first.id, first.name] });
    expect((await propose({ mpn, brandName: 'دیگرساز' })).status).toBe(200);
    expect((await propose({ gtin: '۴۰۰۶۳۸۱۳۳۳۹۳۱' })).status).toBe(200);
    expect((await propose({ gtin: '4006381333931' })).body.errors[0]).toMatchObject({ field: 'gtin' });
  });

  it('of one product by two at once is one', async () => {
    const mpn = newNumber();
    const all = await Promise.all([1, 2, 3].map(() => propose({ mpn })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('says everything that is wrong at once', async () => {
    const [number] = statedAs(sample.product).filter(({ value }) => value !== undefined);
    const wrong = await propose({
      name: 'شیر ۰۹۱۲۱۲۳۴۵۶۷',
      gtin: '4006381333932',
      properties: [{ ...number, value: 'abc' }],
    });
    expect(codesOf(wrong)).toMatchObject({
      name: 'HAS_CONTACT',
      gtin: 'GTIN_INVALID',
      'properties[0].value': 'NUMERIC',
    });
  });

  it('goes into a leaf', async () => {
    const { body } = await people.read(`/categories/${sample.product.categoryId}/breadcrumb`);
    const [root] = body as unknown as { id: string }[];
    expect(codesOf(await propose({ categoryId: root!.id }))).toEqual({ categoryId: 'NOT_A_LEAF' });
  });

  it('that is rejected is proposed anew with other words only', async () => {
    const made = (await propose()).body;
    const rejected = (await decide(made, 'REJECT', { reason: 'برگهٔ سازنده را بنویسید' })).body;
    expect(rejected).toMatchObject({ status: 'REJECTED', reason: 'برگهٔ سازنده را بنویسید' });
    const { customerId: _, ...content } = proposalLike(sample.product, sample.customerId, { mpn: made.mpn });
    const again = (more: object) =>
      by(seller, 'PUT', `/baseproducts/${made.id}`, { version: rejected.version, ...content, ...more });
    expect((await again({})).body).toMatchObject({ code: 'PROPOSAL_UNCHANGED' });
    expect(await again({ description: 'برای آب و بخار' })).toMatchObject({
      status: 200,
      body: { status: 'PENDING', version: 3 },
    });
  });

  it('is taken back by who made it, unless an entry stands on it', async () => {
    const made = (await propose()).body;
    const path = `/baseproducts/${made.id}?version=1`;
    const draft = (await entry(made)).body;
    expect((await by(seller, 'DELETE', path)).body).toMatchObject({ code: 'BASE_PRODUCT_IN_USE' });
    await by(seller, 'DELETE', `/supplierproducts/${draft.id}?version=${draft.version}`);
    expect((await by(seller, 'DELETE', path)).status).toBe(204);
    expect((await by(seller, 'GET', `/baseproducts/${made.id}/own`)).status).toBe(404);
  });
});

describe('an entry on a proposal', () => {
  it('waits for it, and goes on to its queue when it is published', async () => {
    const product = (await propose()).body;
    const waiting = await handedIn(product);
    expect(waiting).toMatchObject({ status: 'PENDING', waitsForProduct: true });
    expect(await inQueue(waiting.id)).toBe(false);
    const early = { version: waiting.version, decision: 'CONFIRM', reason: 'زود است' };
    expect(
      (await people.put('/admin/productchanges/{id}', { by: moderator, path: { id: waiting.id }, body: early })).body
        .code,
    ).toBe('ENTRY_INCOMPLETE');
    await decide(product, 'PUBLISH');
    await until('it is in its queue', () => inQueue(waiting.id));
    const now = await entryNow(waiting.id);
    expect(now).toMatchObject({ status: 'PENDING', waitsForProduct: false });
    const confirmed = await people.put('/admin/productchanges/{id}', {
      by: moderator,
      path: { id: now.id },
      body: {
        ...early,
        version: now.version,
      },
    });
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'PUBLISHED' } });
  });

  it('is a draft again with the reason when it is rejected, and none can be begun on it', async () => {
    const product = (await propose()).body;
    const waiting = await handedIn(product);
    await decide(product, 'REJECT', { reason: 'این کالا ساخته نمی‌شود' });
    const back = await until('it is a draft', async () => {
      const now = await entryNow(waiting.id);
      return now.status === 'DRAFT' ? now : undefined;
    });
    expect(back.reason).toContain('این کالا ساخته نمی‌شود');
    const again = await people.post('/supplierproducts/{id}/submit', {
      by: seller,
      path: { id: back.id },
      body: { version: back.version },
    });
    expect(again.body.code).toBe('ENTRY_INCOMPLETE');
    expect(codesOf(await entry(product))).toEqual({ baseProductId: 'UNKNOWN_VALUE' });
  });
});

/** A product that is published and an entry on it that is shown. */
async function sold() {
  const product = (await decide((await propose()).body, 'PUBLISH')).body;
  const waiting = await handedIn(product);
  const verdict = { version: waiting.version, decision: 'CONFIRM', reason: 'درست است' };
  await people.put('/admin/productchanges/{id}', { by: moderator, path: { id: waiting.id }, body: verdict });
  return { product, entryId: waiting.id };
}
type Card = { baseProductId: string; brandName?: string };
const cardOf = async (id: string) =>
  ((await people.read(`/supplierproducts/by-ids?ids=${id}`)).body as unknown as Card[])[0];
const merge = ({ id, version }: Product, intoId: string, counts: object) =>
  by(moderator, 'POST', `/admin/baseproducts/${id}/merge`, { version, intoId, counts, reason: 'یکی هستند' });

describe('staff', () => {
  it('mend what is published, and its offers follow', async () => {
    const { product, entryId } = await sold();
    const { name, categoryId, mpn } = product;
    const content = { name, categoryId, mpn, brandName: 'نوساز', properties: statedAs(product) };
    expect((await decide(product, 'CHANGE')).status).toBe(400);
    expect(await decide(product, 'CHANGE', { content })).toMatchObject({ status: 200, body: { brandName: 'نوساز' } });
    await until('the card says so', async () => (await cardOf(entryId))?.brandName === 'نوساز');
  });

  it('merge two: addresses lead on at once; offers, savings and notes follow', async () => {
    const from = await sold();
    const into = await sold();
    const buyer = await people.login();
    const saving = { type: 'BASE_PRODUCT', objectId: from.product.id };
    expect((await by(buyer, 'POST', '/userfavorites', saving)).status).toBe(200);
    const note = { objectType: 'BASE_PRODUCT', objectId: from.product.id, body: 'مانند آن یکی' };
    expect((await by(buyer, 'POST', '/notes', note)).status).toBe(200);
    for (const { product } of [from, into]) await lookAt(api.url, buyer, product.id);
    const counts = { entries: 1, favorites: 1, notes: 1 };
    const unseen = await merge(from.product, into.product.id, { entries: 0, favorites: 0, notes: 0 });
    expect(unseen.body).toMatchObject({ code: 'MERGE_COUNTS', errors: [{ params: ['1', '1', '1'] }] });
    const merged = await merge(from.product, into.product.id, counts);
    expect(merged).toMatchObject({ status: 200, body: { status: 'ARCHIVED', replacedById: into.product.id } });
    expect((await productOf(people, from.product.id)).id).toBe(into.product.id);
    await until('the offer follows', async () => (await cardOf(from.entryId))?.baseProductId === into.product.id);
    const saved = async () => {
      const path = `/userfavorites/by-object-id?type=BASE_PRODUCT&objectId=${into.product.id}`;
      return (await by<{ isFavorite?: boolean; isSaved?: boolean }>(buyer, 'GET', path)).body;
    };
    await until('the saving follows', async () => JSON.stringify(await saved()).includes('true'));
    const noted = async () =>
      (await by<unknown[]>(buyer, 'GET', `/notes/by-object-id?objectType=BASE_PRODUCT&objectId=${into.product.id}`))
        .body;
    await until('the note follows', async () => JSON.stringify(await noted()).includes('مانند آن یکی'));
    await until('visits follow', async () => (await visitsOf(people, into.product.id)) === 2);
    const { body: seen } = await by<{ items: { objectId: string }[] }>(buyer, 'GET', '/pagevisits/last-visits');
    expect(seen.items.map(({ objectId }) => objectId)).toEqual([into.product.id]);
  });

  it('refuse what cannot be one', async () => {
    const { product: one } = await sold();
    const { product: other } = await sold();
    const none = { entries: 1, favorites: 0, notes: 0 };
    expect((await merge(one, one.id, none)).body.code).toBe('VALIDATION_FAILED');
    const waiting = (await propose()).body;
    expect((await merge(one, waiting.id, none)).body.code).toBe('MERGE_TARGET');
    const { body } = await people.read('/baseproducts?pageSize=100');
    const elsewhere = (body.items as Product[]).find(({ categoryId }) => categoryId !== one.categoryId)!;
    expect((await merge(one, elsewhere.id, none)).body.code).toBe('MERGE_OTHER_CATEGORY');
    const crosswise = await Promise.all([merge(one, other.id, none), merge(other, one.id, none)]);
    expect(crosswise.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
