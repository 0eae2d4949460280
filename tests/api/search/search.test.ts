import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, type Page, type ProblemAnswer } from '../../kit/client.ts';
import { searchQueries, type SearchQuery } from './search-queries.ts';

const queries = Object.values(searchQueries).flat();
const RANK = 3;
const RIGHT = 36;

type SearchText = { text: string; count: number; countIsCapped: boolean };
type Chip = {
  text: string;
  categoryId: string;
  propertyId: string;
  propertyName: string;
  value?: string;
  unit?: { code: string };
  enumValue?: { code: string };
  count: number;
  countIsCapped: boolean;
};
type Reading = {
  text: string;
  tier: string;
  categoryId?: string;
  place?: { name: string; text: string };
  applied: Chip[];
  questions: { text: string; choices: Chip[] }[];
  left: { text: string; reason: string }[];
  repaired?: { from: string; to: string };
  relaxed: SearchText[];
};
type Suggestions = { reading: Reading; groups: { kind: string; items: { text: string }[] }[] };

let api: Awaited<ReturnType<typeof startApi>>;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  api = await startApi();
  client = clientOf(api);
});
afterAll(() => api.discard());

const KINDS = { categories: 'CATEGORY', suppliers: 'SUPPLIER' };

async function namesFor({ query, in: where }: SearchQuery): Promise<string[]> {
  const key = encodeURIComponent(query);
  if (where === 'products') {
    const page = await client.get<Page<{ title: string }>>(`/supplierproducts/catalog?searchKey=${key}&pageSize=100`);
    return page.items.map(({ title }) => title);
  }
  const { groups } = await client.get<Suggestions>(`/searches/suggestions?key=${key}`);
  return groups.find(({ kind }) => kind === KINDS[where])?.items.map(({ text }) => text) ?? [];
}

async function judge(query: SearchQuery): Promise<string | undefined> {
  const names = await namesFor(query);
  const placeOf = (parts: string[]) => names.findIndex((name) => parts.every((part) => name.includes(part)));
  const place = placeOf(query.wanted);
  if (place < 0 || place >= RANK)
    return `${query.query}: wanted at ${place}, first are ${names.slice(0, RANK).join(' | ')}`;
  const near = query.nearMiss ? placeOf(query.nearMiss) : -1;
  return near >= 0 && near < place ? `${query.query}: ${names[near]} comes before ${names[place]}` : undefined;
}

describe('forty typed queries', () => {
  it('are forty, a third of them with a near miss', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(40);
    expect(queries.filter(({ nearMiss }) => nearMiss).length).toBeGreaterThanOrEqual(14);
  });

  it(`find what was meant among the first ${RANK}, before what is only close, in at least ${RIGHT} cases`, async () => {
    const wrong: string[] = [];
    for (const query of queries) {
      const complaint = await judge(query);
      if (complaint) wrong.push(complaint);
    }
    console.info(`search: ${queries.length - wrong.length} of ${queries.length} right\n${wrong.join('\n')}`);
    expect(queries.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });
});

describe('suggestions', () => {
  const suggest = (key: string) =>
    client.call<Suggestions & ProblemAnswer>(`/searches/suggestions?key=${encodeURIComponent(key)}`);

  it.each([
    ['پروان', 'پروانه‌ای'],
    ['شیر پروان', 'شیر پروانه‌ای'],
    ['لوله پلیات', 'لوله پلی‌اتیلن'],
    ['ابکا', 'آبکاری'],
  ])('of «%s» are written as titles write them', async (typed, text) => {
    const { groups } = (await suggest(typed)).body;
    const texts = groups.flatMap(({ items }) => items.map((item) => item.text));
    expect(texts.filter((each) => /پروانهای|پلیاتیلن|^ابکاری/.test(each))).toEqual([]);
    expect(texts.join('؛')).toContain(text);
  });

  it('a repaired text and shorter texts too', async () => {
    const key = encodeURIComponent('شير پراونه‌ای');
    const { reading } = await client.get<{ reading: Reading }>(`/searches/summary?key=${key}`);
    expect(reading.repaired).toEqual({ from: 'شیر پراونه‌ای', to: 'شیر پروانه‌ای' });
  });

  it('are at most 8, in groups that are not empty', async () => {
    for (const key of ['شی', 'پم', 'لوله', 'بلب', 'iso', 'ورق استیل']) {
      const { status, body } = await suggest(key);
      expect(status).toBe(200);
      const items = body.groups.flatMap((group) => group.items);
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(8);
      expect(body.groups.every((group) => group.items.length > 0)).toBe(true);
    }
  });

  it('say what was repaired', async () => {
    expect((await suggest(' بلبرنگ')).body.reading).toMatchObject({
      text: 'بلبرینگ',
      tier: 'ALL',
      repaired: { from: 'بلبرنگ', to: 'بلبرینگ' },
    });
    expect((await suggest('بلبرینگ')).body.reading.repaired).toBeUndefined();
  });

  it('say which category has that very name', async () => {
    const { items } = await client.get<Page<{ id: string; name: string }>>('/categories?searchKey=شیر توپی');
    const { id, name } = items.find((each) => each.name === 'شیر توپی')!;
    expect((await suggest(name)).body.reading.categoryId).toBe(id);
    expect((await suggest('شیر')).body.reading.categoryId).toBeUndefined();
  });

  it.each([
    ['one letter', 'ش'],
    ['half-spaces only', '\u200c\u200c\u200c'],
    ['one letter between half-spaces', '\u200cش\u200c'],
    ['signs only', '%_*()\\'],
    ['direction overrides only', '\u202e\u202d\u2066'],
    ['more than two hundred letters', 'ش'.repeat(201)],
    ['nothing', ''],
  ])('%s is refused by name', async (_name, key) => {
    const { status, body } = await suggest(key);
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'key']);
  });

  it('of ten thousand letters are refused before they are read', async () => {
    expect((await suggest('ش'.repeat(10_000))).status).toBe(431);
    expect((await suggest('s'.repeat(10_000))).status).toBe(400);
  });

  it.each([
    "شیر' or 1=1 --",
    'شیر & | ! <-> :*',
    "'شیر':* & (",
    '(?:شیر|.*)+$',
    '\u202eشیر توپی\u202c',
    'شیر % _ \\',
    '٠'.repeat(100),
    'ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س',
    '½ ۲½ اینچ',
    '😀😀 شیر',
  ])('%j is only text', async (key) => {
    expect((await suggest(key)).status).toBe(200);
    for (const path of ['/searches/summary?key=', '/supplierproducts/catalog?searchKey=', '/suppliers?searchKey=']) {
      const { status } = await client.call(path + encodeURIComponent(key));
      expect(status, path).toBe(200);
    }
  });
});

describe('the summary of a search', () => {
  type Summary = {
    reading: Reading;
    productsCount: number;
    productsCountIsCapped: boolean;
    suppliersCount: number;
    categoriesCount: number;
    categoryIds: string[];
    within: { categoryId: string; count: number; countIsCapped: boolean }[];
  };
  const summary = (key: string, more = '') =>
    client.get<Summary>(`/searches/summary?key=${encodeURIComponent(key)}${more}`);
  const list = (query: string) =>
    client.get<Page<{ id: string; mpn?: string }> & { reading?: Reading; facetsAreSampled: boolean }>(
      `/supplierproducts/catalog?${query}`,
    );

  it('counts what the lists hold', async () => {
    const { productsCount, categoriesCount, suppliersCount, categoryIds } = await summary('شیر');
    expect(productsCount).toBe((await list(`searchKey=${encodeURIComponent('شیر')}`)).totalCount);
    expect(suppliersCount).toBe(
      (await client.get<Page<object>>(`/suppliers?searchKey=${encodeURIComponent('شیر')}`)).totalCount,
    );
    expect(categoryIds).toHaveLength(categoriesCount);
    expect(productsCount).toBeGreaterThan(50);
  });

  it('makes filters of numbers with units, in the summary and in the list, and counts them as the list does', async () => {
    const plain = await summary('شیر توپی');
    expect(plain.reading).toMatchObject({ applied: [], questions: [] });
    const { reading, productsCount } = await summary('شیر توپی ۲ اینچ ۱۶ بار');
    expect(reading).toMatchObject({ text: 'شیر توپی ۲ اینچ ۱۶ بار', tier: 'ALL', left: [] });
    expect(productsCount).toBeGreaterThan(0);
    expect(productsCount).toBeLessThan(plain.productsCount);
    const listed = await list(`searchKey=${encodeURIComponent('شیر توپی ۲ اینچ ۱۶ بار')}`);
    expect([listed.totalCount, listed.reading?.applied]).toEqual([productsCount, reading.applied]);
    const pressure = (await summary('شیر توپی 16 بار')).reading.applied[0]!;
    expect(pressure).toMatchObject({ text: '16 بار', value: '16', maxValue: '16', countIsCapped: false });
    const { categoryId, propertyId, value, count } = pressure;
    expect(plain.reading.categoryId).toBe(categoryId);
    const filter = `filter.properties[0].propertyId=${propertyId}&filter.properties[0].value=${value}&filter.properties[0].maxValue=${value}`;
    expect(
      (await list(`categoryId=${categoryId}&searchKey=${encodeURIComponent('شیر توپی')}&${filter}`)).totalCount,
    ).toBe(count);
  });

  it('finds half a part number, also the half that has no digit yet', async () => {
    const offers = await list('pageSize=50');
    const mpn = offers.items.map((each) => each.mpn ?? '').find((each) => /^[A-Z]{2,}-[A-Z]{2,}\d/.test(each))!;
    const [letters] = /^[A-Z]+-[A-Z]+/.exec(mpn)!;
    for (const typed of [letters, letters.toLowerCase(), letters.replace('-', ''), mpn.slice(0, letters.length + 1)]) {
      const { items, reading } = await list(`searchKey=${typed}`);
      expect(reading, typed).toMatchObject({ tier: 'ALL', left: [] });
      expect(items.map((each) => each.mpn).every((each) => each?.startsWith(letters))).toBe(true);
    }
    expect((await list('searchKey=QXJ-WVZ')).totalCount).toBe(0);
  });

  it('tells of a measure that the kind cannot have that it was left out', async () => {
    const { reading } = await summary('شیر توپی ۲ آمپر');
    expect(reading).toMatchObject({ tier: 'ALMOST', applied: [], questions: [] });
    expect(reading.left).toEqual([{ text: '۲ آمپر', reason: 'UNIT' }]);
  });

  it('repairs a letter and says so, in the summary and in the list', async () => {
    const repaired = { text: 'کمپرسور', tier: 'ALL', repaired: { from: 'کمپروسور', to: 'کمپرسور' } };
    expect((await summary('کمپروسور')).reading).toMatchObject(repaired);
    expect((await list(`searchKey=${encodeURIComponent('کمپروسور')}`)).reading).toMatchObject(repaired);
  });

  it('of a list says what was looked for and whether it was found; without a text there is none', async () => {
    expect((await list('pageSize=1')).reading).toBeUndefined();
    expect(await list(`searchKey=${encodeURIComponent('سماور طلایی')}`)).toMatchObject({
      items: [],
      totalCount: 0,
      reading: { text: 'سماور طلایی', tier: 'NONE', relaxed: [] },
      facetsAreSampled: false,
    });
    const suppliers = (query: string) =>
      client.get<Page<{ brandName: string }> & { reading?: Reading }>(`/suppliers?${query}`);
    const { items, reading } = await suppliers('pageSize=1');
    expect(reading).toBeUndefined();
    const text = items[0]!.brandName;
    expect((await suppliers(`searchKey=${encodeURIComponent(text)}`)).reading).toMatchObject({ text, tier: 'ALL' });
    expect((await suppliers(`searchKey=${encodeURIComponent('هیچ‌کس چنین')}`)).reading?.tier).toBe('NONE');
  });

  it('lists nothing for words of shopping alone, as its summary says', async () => {
    const { productsCount, reading } = await summary('خرید');
    const listed = await list(`searchKey=${encodeURIComponent('خرید')}`);
    expect([productsCount, reading.tier]).toEqual([0, 'NONE']);
    expect([listed.items, listed.totalCount, listed.reading?.tier]).toEqual([[], 0, 'NONE']);
  });

  it('tells a place by its name and by the words that were typed', async () => {
    const { reading } = await summary('شیر توپی استان اصفهان');
    expect(reading.place).toMatchObject({ name: 'اصفهان', text: expect.stringContaining('اصفهان') });
  });

  it('offers shorter texts when nothing is found', async () => {
    const { productsCount, reading } = await summary('میلگرد طلایی سماور');
    expect([productsCount, reading.tier]).toEqual([0, 'NONE']);
    expect(reading.relaxed).toMatchObject([{ text: 'میلگرد' }]);
    const apart = await summary('مخزن ۱۰۰۰ کنتاکتور شیشه‌ای');
    expect([apart.productsCount, apart.reading.tier]).toEqual([0, 'NONE']);
    expect(apart.reading.relaxed.map(({ text }) => text).sort()).toEqual(['شیشه‌ای', 'مخزن', 'کنتاکتور']);
    const few = await summary('شیر توپی استیل اصفهان دیپلماتیک');
    expect(few.reading.left).toContainEqual({ text: 'دیپلماتیک', reason: 'UNKNOWN' });
  });

  it('keeps what most of a text finds, and says what was left out', async () => {
    const { productsCount, reading } = await summary('شیر توپی طلایی');
    expect(reading).toMatchObject({ tier: 'MOST', left: [{ text: 'طلایی', reason: 'UNKNOWN' }] });
    expect((await summary('شیر توپی')).productsCount).toBe(productsCount);
  });

  it('leaves out a number without a unit before the word that it stands beside', async () => {
    expect((await summary('90')).productsCount).toBeGreaterThan(0);
    const { productsCount, reading } = await summary('90 پلی اتیلن');
    expect(reading).toMatchObject({ tier: 'ALMOST', left: [{ text: '90', reason: 'WORD' }] });
    expect(productsCount).toBe((await summary('پلی اتیلن')).productsCount);
  });

  it('counts within a category only, when asked', async () => {
    const roots = await client.get<{ id: string; categoryType: string }[]>('/categories/top-levels');
    const counts = await Promise.all(
      roots.map(async ({ id }) => (await summary('شیر', `&categoryId=${id}`)).productsCount),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe((await summary('شیر')).productsCount);
    expect((await client.call(`/searches/summary?key=ab&categoryId=01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f`)).status).toBe(
      404,
    );
  });
});
