import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../kit/site.ts';
import { clientOf, type Page, type ProblemAnswer } from './client.ts';
import { searchQueries, type SearchQuery } from './search-queries.ts';

const queries = Object.values(searchQueries).flat();
const RANK = 3;
const RIGHT = 36;

type Suggestions = { correctedKey?: string; groups: { kind: string; items: { text: string }[] }[] };

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
    expect((await suggest('شیر پروانه‌ایی')).body.correctedKey).toBe('شیر پروانه‌ای');
    const key = encodeURIComponent('شیر پروانه‌ای طلایی');
    const { relaxed } = await client.get<{ relaxed: { key: string }[] }>(`/searches/summary?key=${key}`);
    expect(relaxed.map((each) => each.key)).toContain('شیر پروانه‌ای');
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
    expect((await suggest('بلبرنگ')).body.correctedKey).toBe('بلبرینگ');
    expect((await suggest('بلبرینگ')).body.correctedKey).toBeUndefined();
  });

  it.each([
    ['one letter', 'ش'],
    ['half-spaces only', '\u200c\u200c\u200c'],
    ['one letter between half-spaces', '\u200cش\u200c'],
    ['signs only', '%_*()\\'],
    ['direction overrides only', '\u202e\u202d\u2066'],
    ['two hundred letters', 'ش'.repeat(200)],
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
    correctedKey?: string;
    productsCount: number;
    suppliersCount: number;
    categoriesCount: number;
    categoryIds: string[];
    proposals: {
      categoryId: string;
      propertyId: string;
      propertyCode: string;
      value?: string;
      unitCode?: string;
      enumValueCode?: string;
      count: number;
    }[];
    relaxed: { key: string; count: number }[];
  };
  const summary = (key: string, more = '') =>
    client.get<Summary>(`/searches/summary?key=${encodeURIComponent(key)}${more}`);
  const list = (query: string) =>
    client.get<Page<{ id: string }> & { correctedKey?: string }>(`/supplierproducts/catalog?${query}`);

  it('counts what the lists hold', async () => {
    const { productsCount, categoriesCount, suppliersCount, categoryIds } = await summary('شیر');
    expect(productsCount).toBe((await list(`searchKey=${encodeURIComponent('شیر')}`)).totalCount);
    expect(suppliersCount).toBe(
      (await client.get<Page<object>>(`/suppliers?searchKey=${encodeURIComponent('شیر')}`)).totalCount,
    );
    expect(categoryIds).toHaveLength(categoriesCount);
    expect(productsCount).toBeGreaterThan(50);
  });

  it('offers a number with its unit as a filter, and never applies it', async () => {
    const plain = await summary('شیر توپی');
    const measured = await summary('شیر توپی ۲ اینچ ۱۶ بار');
    expect(measured.productsCount).toBe(plain.productsCount);
    expect(plain.proposals).toEqual([]);
    expect(
      measured.proposals.map(({ propertyCode, value, unitCode, enumValueCode }) => ({
        propertyCode,
        value,
        unitCode,
        enumValueCode,
      })),
    ).toEqual(
      expect.arrayContaining([
        { propertyCode: 'nominalSize', enumValueCode: 'dn50' },
        { propertyCode: 'pressure', value: '16', unitCode: 'bar' },
      ]),
    );
    const { categoryId, propertyId, value, count } = measured.proposals.find(
      ({ propertyCode }) => propertyCode === 'pressure',
    )!;
    const filter = `filter.properties[0].propertyId=${propertyId}&filter.properties[0].value=${value}&filter.properties[0].maxValue=${value}`;
    expect((await list(`categoryId=${categoryId}&${filter}`)).totalCount).toBe(count);
  });

  it('repairs a letter and says so', async () => {
    expect(await summary('کمپروسور')).toMatchObject({ correctedKey: 'کمپرسور' });
    expect(await list(`searchKey=${encodeURIComponent('کمپروسور')}`)).toMatchObject({ correctedKey: 'کمپرسور' });
  });

  it('offers shorter texts when nothing is found', async () => {
    const { productsCount, relaxed } = await summary('شیر توپی طلایی');
    expect(productsCount).toBe(0);
    expect(relaxed[0]?.key).toBe('شیر توپی');
    expect((await summary('شیر توپی')).productsCount).toBe(relaxed[0]?.count);
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
