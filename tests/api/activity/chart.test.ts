import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../api/src/modules/activity/chart-periods.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SELLER = '09000000005';
/** A Wednesday. */
const TODAY = '2026-12-02';
const COUNTED_SINCE = '2025-12-01';
let app: Awaited<ReturnType<typeof startAppAt>>;
let seller: Awaited<ReturnType<typeof app.login>>;
let merchantId: string;
let offers: string[];

type Chart = {
  countedSince: string;
  total?: number;
  previousTotal?: number;
  series: { name: string; points: { from: string; to: string; value?: number }[] }[];
};
type Refusal = { code: string; errors?: { field: string; code: string }[]; permission?: string };

const as = (person: { accessToken: string }) => ({ authorization: `Bearer ${person.accessToken}` });
const ask = <T = Chart>(query: string, person = seller) =>
  app.ask<T>(`/visitorlogs/byfilter-for-chart?${query}`, { headers: as(person) });
async function chart(query: string): Promise<Chart> {
  const { status, body } = await ask(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

beforeAll(async () => {
  app = await startAppAt(`${TODAY}T08:00:00Z`);
  seller = await app.login(SELLER);
  merchantId = ok(await app.get('/merchants/own', { by: seller }))[0]!.id;
  const rows = await app.db.query<{ id: string }>(
    'select id from supplier_products where merchant_id = $1 order by id limit 3',
    [merchantId],
  );
  offers = rows.map(({ id }) => id);
  await app.db.query('update visit_metrics set counted_since = $1', [COUNTED_SINCE]);
  await app.db.query('delete from visit_days');
  // Two years of days with gaps, of the merchant's page and three of its offers, and of somebody else's.
  const others = await app.db.query<{ id: string }>(
    'select id from supplier_products where merchant_id is distinct from $1 order by id limit 1',
    [merchantId],
  );
  await app.db.query(
    `insert into visit_days (object_type, object_id, day, views, uniques, contact_clicks)
     select o.kind, o.id, d.day::date, 1 + (o.n * 7 + extract(doy from d.day)::int) % 9, 1, o.n
     from (select 'MERCHANT' as kind, $1::uuid as id, 1 as n
           union all select 'SUPPLIER_PRODUCT', id, n::int + 1 from unnest($2::uuid[]) with ordinality as of (id, n)
           union all select 'SUPPLIER_PRODUCT', $3::uuid, 50) o,
       generate_series($4::date, $5::date, interval '1 day') as d (day)
     where (o.n + extract(doy from d.day)::int) % 5 <> 0`,
    [merchantId, offers, others[0]!.id, addDays(TODAY, -730), TODAY],
  );
});
afterAll(() => app.stop());

/** The figures of the merchant by a plain statement. */
async function recount(from: string, to: string, column: 'views' | 'uniques' | 'contact_clicks') {
  const [row] = await app.db.query<{ sum: number | null }>(
    `select sum(${column})::int as sum from visit_days
     where object_id = any($1) and day between $2 and $3 and day >= $4`,
    [[merchantId, ...offers], from, to, COUNTED_SINCE],
  );
  return row!.sum ?? 0;
}

describe('a chart of visits', () => {
  it.each([
    ['DAY', 'VIEWS', 'views'],
    ['WEEK', 'UNIQUE', 'uniques'],
    ['MONTH', 'CONTACT_CLICKS', 'contact_clicks'],
  ] as const)('equals a recount over 366 days: %s, %s', async (granularity, metric, column) => {
    const from = addDays(TODAY, -365);
    const to = TODAY;
    const told = await chart(
      `merchantId=${merchantId}&from=${from}&to=${to}&granularity=${granularity}&metric=${metric}`,
    );
    const { points } = told.series[0]!;
    for (const point of points) {
      expect(point.value, `${point.from} to ${point.to}`).toBe(await recount(point.from, point.to, column));
    }
    expect(told.total).toBe(await recount(from, to, column));
    expect(points[0]!.from).toBe(from);
    expect(points.at(-1)!.to).toBe(to);
  });

  it('has no figure before counting began nor after today, and 0 on a day without visits', async () => {
    const { series, countedSince } = await chart(`merchantId=${merchantId}&from=2025-11-29&to=2025-12-03`);
    expect(countedSince).toBe(COUNTED_SINCE);
    expect(series[0]!.points.map(({ value }) => value === undefined)).toEqual([true, true, false, false, false]);
    const ahead = await chart(`merchantId=${merchantId}&from=${TODAY}&to=${addDays(TODAY, 2)}`);
    expect(ahead.series[0]!.points.map(({ value }) => value === undefined)).toEqual([false, true, true]);
    await app.db.query('delete from visit_days where object_id = any($1) and day = $2', [
      [merchantId, ...offers],
      addDays(TODAY, -3),
    ]);
    const near = await chart(`merchantId=${merchantId}&from=${addDays(TODAY, -3)}&to=${TODAY}`);
    expect(near.series[0]!.points[0]!.value).toBe(0);
  });

  it('tells the range before it, of as many days', async () => {
    const { series, previousTotal } = await chart(`merchantId=${merchantId}&from=2026-11-03&to=2026-12-02`);
    expect(series.map(({ name, points }) => [name, points.length])).toEqual([
      ['CURRENT', 30],
      ['PREVIOUS', 30],
    ]);
    expect(previousTotal).toBe(await recount('2026-10-04', '2026-11-02', 'views'));
  });

  it('is of one offer where it is asked for', async () => {
    const query = `objectType=SUPPLIER_PRODUCT&objectId=${offers[0]}&from=2026-11-03&to=2026-12-02`;
    const rows = await app.db.query<{ sum: number }>(
      'select sum(views)::int as sum from visit_days where object_id = $1 and day between $2 and $3',
      [offers[0], '2026-11-03', '2026-12-02'],
    );
    expect((await chart(query)).total).toBe(rows[0]!.sum);
  });

  it('names what is wrong with the range and with what it is about', async () => {
    const wrong = async (query: string) => {
      const { status, body } = await ask<Refusal>(query);
      return [status, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
    };
    const of = `merchantId=${merchantId}`;
    expect(await wrong(`${of}&from=2026-11-02&to=2026-11-01`)).toEqual([400, 'from CHART_FROM_AFTER_TO']);
    expect(await wrong(`${of}&from=2025-12-01&to=2026-12-02`), '367 days').toEqual([400, 'to CHART_TOO_LONG']);
    expect(await wrong('from=2026-11-01&to=2026-11-02')).toEqual([400, 'objectId CHART_SUBJECT']);
    expect(await wrong(`${of}&supplierId=${offers[0]}&from=2026-11-01&to=2026-11-02`)).toEqual([
      400,
      'objectId CHART_SUBJECT',
    ]);
  });

  it('is not found by another company, and is read by support', async () => {
    const stranger = await app.login();
    const range = 'from=2026-11-01&to=2026-11-02';
    for (const subject of [`merchantId=${merchantId}`, `objectType=SUPPLIER_PRODUCT&objectId=${offers[0]}`]) {
      expect((await ask(`${subject}&${range}`, stranger)).status, subject).toBe(404);
    }
    const support = await app.headersOf(['SUPPORT']);
    const { status } = await app.ask(`/visitorlogs/byfilter-for-chart?merchantId=${merchantId}&${range}`, {
      headers: support,
    });
    expect(status).toBe(200);
  });
});

describe('visitors of a day', () => {
  const visit = (objectId: string, userAgent: string) =>
    app.ask('/pagevisits/visit-count', {
      method: 'POST',
      payload: { objectType: 'MERCHANT', objectId },
      headers: { 'user-agent': userAgent },
    });
  const figures = async (objectId: string) =>
    app.db.query<{ day: string; views: number; uniques: number; clicks: number }>(
      `select day::text, views, uniques, contact_clicks as clicks from visit_days
       where object_id = $1 and day >= '2026-12-05' order by day`,
      [objectId],
    );

  it('count once a day each, and are forgotten after it', async () => {
    for (const at of ['2026-12-05T08:00:00Z', '2026-12-05T09:00:00Z', '2026-12-06T09:00:00Z']) {
      app.clock.set(at);
      await visit(merchantId, `${BROWSER} A/1`);
      await visit(merchantId, `${BROWSER} B/1`);
    }
    expect(await figures(merchantId)).toEqual([
      { day: '2026-12-05', views: 4, uniques: 2, clicks: 0 },
      { day: '2026-12-06', views: 2, uniques: 2, clicks: 0 },
    ]);
    app.clock.set('2026-12-07T08:00:00Z');
    await app.tick();
    expect(await app.db.query('select 1 from day_visitors')).toEqual([]);
  });

  it('open a contact once in half an hour, beside their visits; programs never do', async () => {
    const open = async (userAgent: string) => {
      const { body } = await app.ask<{ isCounted: boolean }>('/pagevisits/contact-click', {
        method: 'POST',
        payload: { merchantId },
        headers: { 'user-agent': userAgent },
      });
      return body.isCounted;
    };
    app.clock.set('2026-12-08T08:00:00Z');
    await visit(merchantId, `${BROWSER} A/1`);
    expect([await open(`${BROWSER} A/1`), await open(`${BROWSER} A/1`), await open('curl/8.5.0')]).toEqual([
      true,
      false,
      false,
    ]);
    app.clock.set('2026-12-08T08:30:00Z');
    expect(await open(`${BROWSER} A/1`)).toBe(true);
    expect((await figures(merchantId)).at(-1)).toEqual({ day: '2026-12-08', views: 1, uniques: 1, clicks: 2 });
  });
});
