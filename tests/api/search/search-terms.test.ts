import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import type { ProblemAnswer } from '../../kit/client.ts';
import { ok } from '../../kit/rest.ts';
const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: Awaited<ReturnType<typeof startAppAt>>;
let people: object[];
let seller: object;
let customerId: string;
let leaf: string | undefined;
let other: string | undefined;

beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  const body = ok(await app.get('/supplierproducts/catalog', { query: { pageSize: 50 } }));
  [leaf, other] = [...new Set(body.items.map(({ categoryId }) => categoryId))];
  people = await Promise.all(Array.from({ length: 6 }, () => app.headersOf([])));
  const [member] = await app.db.query<{ userId: string; customerId: string }>(
    `select m.user_id as "userId", m.customer_id as "customerId" from merchants s
     join customer_members m on m.customer_id = s.owner_customer_id and m.is_owner and m.user_id is not null limit 1`,
  );
  customerId = member!.customerId;
  seller = await app.headersOf([], member!.userId);
});
afterAll(() => app.stop());
/** Each test begins on a day of its own: recurring work goes forward only. */
let firstDay = Date.parse('2026-12-01');
/** An instant so many days after the first one of the test. */
const at = (days: number, time = '08:00:00') => `${dayOf(days)}T${time}Z`;
const dayOf = (days: number) => new Date(firstDay + days * 86_400_000).toISOString().slice(0, 10);
beforeEach(async () => {
  firstDay += 50 * 86_400_000;
  app.clock.set(at(0));
  await app.db.query('delete from search_visitors');
  await app.db.query('delete from search_days');
});

type Given = { headers?: object; categoryId?: string | undefined; foundNothing?: boolean; userAgent?: string };
async function search(key: string, given: Given = {}) {
  const { userAgent = BROWSER, categoryId = leaf, foundNothing = false } = given;
  const { headers = { 'user-agent': userAgent } } = given;
  const { status } = await app.post('/searches/count', {
    by: { headers },
    body: { key, ...(categoryId !== '' && { categoryId }), foundNothing },
  });
  expect(status).toBe(204);
}
const searchedBy = (count: number, key: string, given?: Given) =>
  Promise.all(people.slice(0, count).map((headers) => search(key, { ...given, headers })));

/** A day later, when what was due is done. */
async function nextDay(instant = at(1)) {
  app.clock.set(instant);
  expect((await app.tick()).statusCode).toBe(200);
}
const terms = async (categoryId = leaf) =>
  ok(await app.get('/searches/terms', { by: { headers: seller }, query: { customerId, categoryId } }));

describe('a searched text', () => {
  it('of five visitors of a day is told a day later, one of four never', async () => {
    await searchedBy(5, 'شیر توپی');
    await searchedBy(4, 'شیر کشویی');
    expect(await terms(), 'the day is not over').toEqual([]);
    await nextDay();
    expect(await terms()).toEqual([{ term: 'شیر توپی', searchCount: 5, nothingFoundCount: 0 }]);
    const kept = await app.db.query<{ term: string; day: string }>(
      'select term_key as term, day::text from search_days',
    );
    expect(kept).toEqual([{ term: 'شیر توپی', day: dayOf(0) }]);
    expect(await app.db.query('select * from search_visitors'), 'nobody is known any more').toEqual([]);
  });

  it('of four on one day and four on the next is not told', async () => {
    await searchedBy(4, 'شیر توپی');
    await nextDay();
    await searchedBy(4, 'شیر توپی');
    await nextDay(at(2));
    expect(await terms()).toEqual([]);
  });

  it('counts once for each visitor, in whatever spelling, and an address as one whatever its program is called', async () => {
    await searchedBy(4, 'شیر توپی');
    await searchedBy(4, 'شير توپي');
    await searchedBy(4, 'شیر‌توپی');
    await Promise.all(['A', 'B', 'C'].map((name) => search('شیر توپی', { userAgent: `${BROWSER} ${name}/1` })));
    await nextDay();
    expect(await terms()).toEqual([{ term: 'شیر توپی', searchCount: 5, nothingFoundCount: 0 }]);
  });

  it('belongs to its day of Tehran, and to its category', async () => {
    app.clock.set(at(0, '20:29:59'));
    await searchedBy(3, 'شیر توپی');
    app.clock.set(at(0, '20:30:00'));
    await searchedBy(3, 'شیر توپی');
    await searchedBy(5, 'بلبرینگ', { categoryId: other });
    await searchedBy(5, 'کالای دیگر', { categoryId: '', foundNothing: true });
    await nextDay(at(2));
    expect(await terms()).toEqual([]);
    expect((await terms(other)).map(({ term }) => term)).toEqual(['بلبرینگ']);
    const nowhere = 'select term_key as term, zero_count::int as zero from search_days where category_id is null';
    expect(await app.db.query(nowhere)).toEqual([{ term: 'کالای دیگر', zero: 5 }]);
  });

  it('is told with how often nothing was found, the most searched five first, of thirty days', async () => {
    for (const [place, key] of ['یک دو', 'دو سه', 'سه چهار', 'چهار پنج', 'پنج شش'].entries())
      await searchedBy(5, key, { foundNothing: place === 0 });
    await searchedBy(6, 'شیر توپی');
    await nextDay();
    const told = await terms();
    expect(told).toHaveLength(5);
    expect(told[0]).toEqual({ term: 'شیر توپی', searchCount: 6, nothingFoundCount: 0 });
    const without = await app.db.query<{ zero: number }>(
      `select zero_count as zero from search_days where term_key = 'یک دو'`,
    );
    expect(without).toEqual([{ zero: 5 }]);
    await nextDay(at(31));
    expect(await terms()).toEqual([]);
  });

  it.each([
    ['a phone', 'شیر 09121234567'],
    ['a link', 'شیر www.example.ir'],
    ['a sentence', 'شیر توپی '.repeat(9)],
  ])('with %s is not counted', async (_, key) => {
    await searchedBy(5, key);
    expect(await app.db.query('select * from search_visitors')).toEqual([]);
  });

  it('of a program is not counted', async () => {
    await search('شیر توپی', { userAgent: 'curl/8.5.0' });
    await search('شیر توپی', { userAgent: '' });
    expect(await app.db.query('select * from search_visitors')).toEqual([]);
  });

  it('has another hash of its visitor than another text', async () => {
    for (const key of ['شیر توپی', 'بلبرینگ']) await search(key, { headers: people[0]! });
    const rows = await app.db.query<{ visitor: string }>('select visitor from search_visitors');
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
  });
});

describe('at once', () => {
  it('a visitor with three tabs is one', async () => {
    await Promise.all(Array.from({ length: 3 }, () => searchedBy(5, 'شیر توپی')));
    await nextDay();
    expect(await terms()).toEqual([{ term: 'شیر توپی', searchCount: 5, nothingFoundCount: 0 }]);
  });

  it('two that close a day keep it once', async () => {
    await searchedBy(6, 'شیر توپی');
    app.clock.set(at(1));
    await Promise.all(Array.from({ length: 4 }, () => app.tick()));
    expect(await terms()).toEqual([{ term: 'شیر توپی', searchCount: 6, nothingFoundCount: 0 }]);
  });

  it('a day ends ten minutes after midnight, when what began before it has arrived', async () => {
    await searchedBy(5, 'شیر توپی');
    await nextDay(at(0, '20:39:59'));
    expect(await app.db.query('select * from search_days')).toEqual([]);
    await nextDay(at(0, '20:50:00'));
    expect(await terms()).toHaveLength(1);
  });

  it('days are forgotten after 400', async () => {
    await searchedBy(5, 'شیر توپی');
    await nextDay();
    await nextDay(at(401));
    expect(await app.db.query('select * from search_days')).toEqual([]);
  });
});

describe('bad input', () => {
  const status = async (path: string, headers: object = seller) => {
    const { status: got, body } = await app.ask<ProblemAnswer>(path, { headers });
    return [got, body.code];
  };

  it('whoever does not sell for the company is told nothing', async () => {
    const path = `/searches/terms?customerId=${customerId}&categoryId=${leaf}`;
    expect(await status(path, people[0])).toEqual([404, 'CUSTOMER_NOT_FOUND']);
    expect((await status(path, {}))[0]).toBe(401);
  });

  it('of a category that is not there is 404, both ways', async () => {
    expect(await status(`/searches/terms?customerId=${customerId}&categoryId=${NOBODY}`)).toEqual([
      404,
      'CATEGORY_NOT_FOUND',
    ]);
    const payload = { key: 'شیر', categoryId: NOBODY, foundNothing: false };
    const { status: got } = await app.post('/searches/count', { body: payload });
    expect(got).toBe(404);
  });

  it.each([
    [{ key: '،', foundNothing: false }, 'key'],
    [{ key: 'ش'.repeat(201), foundNothing: false }, 'key'],
    [{ key: 'شیر' }, 'foundNothing'],
    [{ key: 'شیر', foundNothing: false, visitor: 'x' }, 'visitor'],
  ])('%j is refused at its field', async (payload, field) => {
    const { status: got, body } = await app.post('/searches/count', { body: payload });
    expect([got, body.errors?.[0]?.field]).toEqual([400, field]);
  });
});
