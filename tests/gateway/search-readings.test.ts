import { afterAll, describe, expect, it } from 'vitest';
import { clientOf } from '../kit/client.ts';
import { startCountedGraph } from './counted-graph.ts';

type Counted = { count: number; countIsCapped: boolean };
type Chip = Counted & {
  text: string;
  propertyId: string;
  value: string | null;
  maxValue: string | null;
  unit: { id: string; code: string; displayText: string } | null;
  enumValue: { id: string; label: string } | null;
  category: { id: string; name: string };
  property: { id: string; code: string; name: string; dataType: string };
};
type Reading = {
  text: string;
  tier: string;
  category: { id: string; name: string } | null;
  place: { name: string; text: string; cityId: string | null; stateId: string | null } | null;
  applied: Chip[];
  questions: { text: string; choices: Chip[] }[];
  left: { text: string; reason: string }[];
  repaired: { from: string; to: string } | null;
  asked: (Counted & { text: string }) | null;
  relaxed: (Counted & { text: string })[];
};
type Listed = { totalCount: number; totalCountIsCapped: boolean; reading: Reading; nodes: { id: string }[] };
type Summary = { productsCount: number; productsCountIsCapped: boolean; reading: Reading };

const CHIP = `text propertyId value maxValue count countIsCapped unit { id code displayText } enumValue { id label }
  category { id name } property { id code name dataType }`;
const READING = `reading { text tier category { id name } place { name text cityId stateId } applied { ${CHIP} }
  questions { text choices { ${CHIP} } } left { text reason } repaired { from to } asked { text count countIsCapped }
  relaxed { text count countIsCapped } }`;

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);

const search = async (key: string, appliesMeasures?: boolean) =>
  (
    await graph.data<{ search: Summary }>(
      `query ($key: String!, $applies: Boolean) { search(key: $key, appliesMeasures: $applies) { productsCount productsCountIsCapped ${READING} } }`,
      { key, applies: appliesMeasures },
    )
  ).search;
const list = async (variables: object) =>
  (
    await graph.data<{ list: Listed }>(
      `query ($key: String, $category: ID, $filter: ProductFilterInput, $applies: Boolean, $first: Int, $after: String, $page: Int) {
        list: supplierProducts(searchKey: $key, categoryId: $category, filter: $filter, appliesMeasures: $applies, first: $first, after: $after, page: $page) {
          totalCount totalCountIsCapped nodes { id } ${READING} } }`,
      variables,
    )
  ).list;
/** A chip as the filter that a program writes of it. */
const filterOf = ({ propertyId, value, maxValue, unit, enumValue }: Chip) => ({
  propertyId,
  ...(enumValue ? { enumValueIds: [enumValue.id] } : { value, maxValue, measurementUnitId: unit!.id }),
});

describe('chips', () => {
  it('hold what they mean as things, and are the filters that find as much', async () => {
    const key = 'شیر توپی ۲ اینچ ۱۶ بار';
    const { productsCount, reading } = await search(key);
    expect(reading).toMatchObject({ text: key, tier: 'ALL', category: { name: 'شیر توپی' }, questions: [], left: [] });
    const [size, pressure] = reading.applied as [Chip, Chip];
    expect(size).toMatchObject({
      text: '۲ اینچ',
      property: { id: size.propertyId, code: 'nominalSize', dataType: 'ENUM' },
      category: reading.category,
      enumValue: { label: expect.stringContaining('DN50') },
      value: null,
      maxValue: null,
      unit: null,
    });
    expect(pressure).toMatchObject({
      text: '۱۶ بار',
      property: { id: pressure.propertyId, code: 'pressure' },
      value: '16',
      maxValue: '16',
      unit: { code: 'bar', displayText: 'بار' },
      enumValue: null,
      countIsCapped: false,
    });
    const filtered = await list({
      key: 'شیر توپی',
      category: reading.category!.id,
      filter: { properties: reading.applied.map(filterOf) },
    });
    expect([filtered.totalCount, pressure.count]).toEqual([productsCount, productsCount]);
  });

  it('of a question are counted as the filters that they would be', async () => {
    const { reading } = await search('شیر اطمینان حداقل ۱۰ بار');
    const [{ text, choices }] = reading.questions as [Reading['questions'][number]];
    expect([text, reading.applied]).toEqual(['حداقل ۱۰ بار', []]);
    expect(new Set(choices.map(({ property }) => property.code)).size).toBe(2);
    for (const each of choices) {
      const filter = { properties: [filterOf(each)] };
      const { totalCount } = await list({ key: 'شیر اطمینان', category: each.category.id, filter });
      expect([each.property.code, totalCount]).toEqual([each.property.code, each.count]);
    }
  });

  it('of two searches in one operation are joined by search and not by chip', async () => {
    proxy.reset();
    type Two = Record<'one' | 'other', { reading: Reading }>;
    const { one, other } = await graph.data<Two>(
      `{ one: search(key: "شیر توپی ۲ اینچ ۱۶ بار") { ${READING} } other: search(key: "شیر اطمینان حداقل ۱۰ بار") { ${READING} } }`,
    );
    expect([one.reading.applied.length, other.reading.questions[0]!.choices.length]).toEqual([2, 2]);
    expect(one.reading.applied.every(({ property, category }) => property && category)).toBe(true);
    const asked = proxy.calls().map(({ path }) => path.replace('/api/v1/', ''));
    expect(asked.filter((path) => path === 'searches/summary')).toHaveLength(2);
    for (const joined of ['categories', 'categoryproperties'])
      expect(asked.filter((path) => path === joined).length).toBeLessThanOrEqual(2);
    expect(new Set(asked)).toEqual(new Set(['searches/summary', 'categories', 'categoryproperties']));
  });

  it('are none where a program says so, in no field, and shorter texts are counted so, too', async () => {
    // An interval that is no filter does not narrow what is found.
    const key = 'شیر توپی استیل تا ۲۰۰ درجه';
    const plain = await search(key, false);
    const listed = await list({ key, applies: false });
    const { suggestions } = await graph.data<{ suggestions: { reading: Reading } }>(
      `query ($key: String!) { suggestions(key: $key, appliesMeasures: false) { ${READING} } }`,
      { key },
    );
    for (const { reading } of [plain, listed, suggestions])
      expect([reading.applied, reading.questions]).toEqual([[], []]);
    expect(listed.totalCount).toBe(plain.productsCount);
    expect(plain.reading.relaxed.length).toBeGreaterThan(0);
    for (const { text, count } of plain.reading.relaxed)
      expect([text, (await search(text, false)).productsCount]).toEqual([text, count]);
    expect((await search(key)).reading.applied).not.toEqual([]);
    expect((await search(key, true)).reading).toEqual((await search(key)).reading);
  });
});

describe('what was made of a text', () => {
  it.each([
    ['ALL', 'شیر توپی', []],
    ['ALMOST', 'شیر توپی ۵ آمپر', ['۵ آمپر UNIT']],
    ['ALMOST', 'شیر توپی ۰ بار', ['۰ بار VALUE']],
    ['ALMOST', 'شیر توپی ۲ اینچ ۱۶ بار اصفهان', ['اصفهان PLACE']],
    ['MOST', 'شیر توپی ناکجاآباد', ['ناکجاآباد UNKNOWN']],
    ['NONE', 'سماور طلایی', ['سماور UNKNOWN', 'طلایی UNKNOWN']],
    ['NONE', 'قیمت خرید', ['قیمت WORD', 'خرید WORD']],
  ])('is told by tier and by what was left out: %s «%s»', async (tier, key, left) => {
    const { reading, productsCount } = await search(key);
    expect([reading.tier, reading.left.map(({ text, reason }) => `${text} ${reason}`)]).toEqual([tier, left]);
    const listed = await list({ key });
    expect(listed.reading).toEqual({ ...reading, relaxed: [] });
    expect([listed.totalCount, listed.nodes.length === 0]).toEqual([productsCount, tier === 'NONE']);
  });

  it('is a city where a province has the same name, and a province where one is typed', async () => {
    const city = (await search('شیر توپی اصفهان')).reading.place;
    expect(city).toEqual({ name: 'اصفهان', text: 'اصفهان', cityId: expect.any(String), stateId: null });
    const state = (await search('شیر توپی استان اصفهان')).reading.place;
    expect(state).toEqual({ name: 'اصفهان', text: 'استان اصفهان', cityId: null, stateId: expect.any(String) });
    expect((await search('شیر توپی')).reading.place).toBeNull();
  });

  it('is another spelling: done where that is sure, else asked, with what it finds', async () => {
    const done = await search('بلبرنگ کف گرد');
    expect(done.reading).toMatchObject({
      text: 'بلبرینگ کف گرد',
      tier: 'ALL',
      repaired: { from: 'بلبرنگ کف گرد', to: 'بلبرینگ کف گرد' },
      asked: null,
    });
    const open = await search('فلنح گلودار');
    expect(open.reading).toMatchObject({ text: 'فلنح گلودار', repaired: null, asked: { text: 'فلنج گلودار' } });
    expect((await search(open.reading.asked!.text)).productsCount).toBe(open.reading.asked!.count);
  });

  it.each(['شیر توپی ۲ اینچ ۱۶ بار', 'فلنح گلودار', 'بلبرنگ کف گرد'])(
    'are shorter texts that find what they say, most first: «%s»',
    async (key) => {
      const { productsCount, reading } = await search(key);
      const counts = reading.relaxed.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(counts.length).toBeGreaterThan(0);
      for (const { text, count } of reading.relaxed) {
        expect(count).toBeGreaterThan(productsCount);
        expect([text, (await search(text)).productsCount]).toEqual([text, count]);
      }
    },
  );

  it('is told by lists with a text alone, those of one thing and of names too', async () => {
    const { plain, sellers, named } = await graph.data<
      Record<'plain' | 'sellers' | 'named', { reading: Reading | null; nodes: { products: { reading: null } }[] }>
    >(
      `{ plain: supplierProducts(first: 1) { reading { text } }
         sellers: suppliers(first: 1) { reading { text } nodes { products(first: 1) { reading { text } } } }
         named: suppliers(searchKey: "هیچ‌کس چنین") { reading { text tier left { text } } } }`,
    );
    expect([plain.reading, sellers.reading, sellers.nodes.map(({ products }) => products.reading)]).toEqual([
      null,
      null,
      [null],
    ]);
    expect(named.reading).toEqual({ text: 'هیچ‌کس چنین', tier: 'NONE', left: [] });
  });
});

describe('counts that go no further', () => {
  const CAPPED = { count: 10_000, countIsCapped: true };

  it('say so wherever one stands', async () => {
    const { get } = clientOf(api);
    const key = 'شیر توپی ۲ اینچ ۱۶ بار';
    type Rest = Record<string, unknown> & { reading: Reading; within?: object[] };
    const capped = async (path: string) => {
      const body = await get<Rest>(`${path}=${encodeURIComponent(key)}`);
      const applied = body.reading.applied.map((each) => ({ ...each, ...CAPPED }));
      const others = [{ text: 'شیر توپی', ...CAPPED }];
      return {
        ...body,
        productsCount: 10_000,
        productsCountIsCapped: true,
        totalCount: 10_000,
        totalCountIsCapped: true,
        ...(body.within && { within: body.within.map((each) => ({ ...each, ...CAPPED })) }),
        reading: { ...body.reading, applied, relaxed: others, asked: others[0] },
      };
    };
    const answerWith = async (path: string, name: string) =>
      proxy.refuse({
        path: `/api/v1${path}`,
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(await capped(`${path}?${name}`)),
      });
    await answerWith('/searches/summary', 'key');
    const { search: found } = await graph.data<{ search: Summary & { within: Counted[] } }>(
      `{ search(key: "${key}") { productsCount productsCountIsCapped within { count countIsCapped } ${READING} } }`,
    );
    await answerWith('/supplierproducts/catalog', 'searchKey');
    const listed = await list({ key });
    proxy.refuse();
    expect(found).toMatchObject({ productsCount: 10_000, productsCountIsCapped: true, within: [CAPPED] });
    expect(listed).toMatchObject({ totalCount: 10_000, totalCountIsCapped: true });
    for (const { reading } of [found, listed])
      expect(reading).toMatchObject({ applied: [CAPPED, CAPPED], relaxed: [CAPPED], asked: CAPPED });
  });

  it('are as they are where nothing was capped', async () => {
    const key = 'شیر';
    const found = await search(key);
    const listed = await list({ key });
    expect([found.productsCountIsCapped, listed.totalCountIsCapped]).toEqual([false, false]);
    expect(listed.totalCount).toBe(found.productsCount);
  });
});

describe('pages of what a text finds', () => {
  it.each(['شیر', 'شیر توپی ۱۶ بار', 'شیر توپی ناکجاآباد'])(
    'are one order by number and by cursor: «%s»',
    async (key) => {
      const query = `query ($key: String!, $after: String, $page: Int) {
      list: supplierProducts(searchKey: $key, first: 4, after: $after, page: $page) {
        totalCount nodes { id } pageInfo { hasNextPage endCursor } ${READING} } }`;
      type Walked = Listed & { pageInfo: { hasNextPage: boolean; endCursor: string } };
      const walked: string[] = [];
      let first: Reading | undefined;
      for (let page = 1, after: string | undefined; page <= 6; page += 1) {
        const { list: byCursor } = await graph.data<{ list: Walked }>(query, { key, after });
        const { list: byNumber } = await graph.data<{ list: Walked }>(query, { key, page });
        expect(byNumber.nodes).toEqual(byCursor.nodes);
        first ??= byCursor.reading;
        expect([byCursor.reading, byNumber.reading]).toEqual([first, first]);
        walked.push(...byCursor.nodes.map(({ id }) => id));
        after = byCursor.pageInfo.endCursor;
        if (!byCursor.pageInfo.hasNextPage) {
          expect(walked).toHaveLength(byCursor.totalCount);
          break;
        }
      }
      expect(walked.length).toBeGreaterThan(4);
      expect(new Set(walked).size).toBe(walked.length);
    },
  );
});
