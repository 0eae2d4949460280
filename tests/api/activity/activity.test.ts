import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: Awaited<ReturnType<typeof startAppAt>>;
let offers: { id: string; supplierId: string }[];

beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  offers = ok(await app.get('/supplierproducts/catalog', { query: { pageSize: 6 } })).items;
});
afterAll(() => app.stop());

type VisitOptions = { userAgent?: string; objectType?: string; headers?: object };

/** The count after a visit. */
async function visit(
  objectId: string,
  { userAgent = BROWSER, objectType = 'SUPPLIER_PRODUCT', headers = {} }: VisitOptions = {},
) {
  const { status, body } = await app.ask<{ visitCount: number }>('/pagevisits/visit-count', {
    method: 'POST',
    payload: { objectType, objectId },
    headers: { ...headers, 'user-agent': userAgent },
  });
  expect(status).toBe(200);
  return body.visitCount;
}

describe('a visit', () => {
  it('counts once for each visitor in half an hour', async () => {
    const id = offers[0]!.id;
    app.clock.set('2026-12-01T08:00:00Z');
    expect([await visit(id), await visit(id)]).toEqual([1, 1]);
    app.clock.set('2026-12-01T08:29:59Z');
    expect(await visit(id)).toBe(1);
    expect(await visit(id, { userAgent: `${BROWSER} Other/1` }), 'somebody else').toBe(2);
    app.clock.set('2026-12-01T08:30:00Z');
    expect(await visit(id)).toBe(3);
  });

  it('is kept by the day of Tehran on which it was', async () => {
    const { id } = offers[5]!;
    // 20:30 UTC is midnight there.
    for (const at of ['2026-12-01T20:29:59Z', '2026-12-01T20:30:00Z', '2026-12-01T20:45:00Z', '2026-12-01T21:00:00Z']) {
      app.clock.set(at);
      await visit(id);
    }
    const days = await app.db.query(`select day::text, views from visit_days where object_id = $1 order by day`, [id]);
    expect(days).toEqual([
      { day: '2026-12-01', views: 1 },
      { day: '2026-12-02', views: 1 },
    ]);
  });

  it('of a program, or of somebody without a name, does not count', async () => {
    const id = offers[1]!.id;
    for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', ''])
      expect(await visit(id, { userAgent })).toBe(0);
    expect(await visit(id)).toBe(1);
  });

  it('of one thing is none of another, and all are read in one answer', async () => {
    const [, , third, fourth] = offers;
    await visit(third!.id);
    expect(await visit(third!.supplierId, { objectType: 'SUPPLIER' })).toBe(1);
    const body = ok(
      await app.get('/pagevisits/visit-counts', {
        query: { objectType: 'SUPPLIER_PRODUCT', objectIds: `${fourth!.id},${third!.id}` },
      }),
    );
    expect(body.map(({ objectId, visitCount }) => [objectId, visitCount])).toEqual([
      [fourth!.id, 0],
      [third!.id, 1],
    ]);
  });

  it('of two at once counts both', async () => {
    const id = offers[4]!.id;
    await Promise.all(['A', 'B', 'A', 'B'].map((name) => visit(id, { userAgent: `${BROWSER} ${name}/1` })));
    expect(await visit(id, { userAgent: `${BROWSER} A/1` })).toBe(2);
  });
});

describe('visitors of one address', () => {
  it('are five in half an hour without a login, however often the program changes its name, also at once', async () => {
    const id = offers[3]!.id;
    app.clock.set('2026-12-01T10:00:00Z');
    await Promise.all(Array.from({ length: 20 }, (_, number) => visit(id, { userAgent: `${BROWSER} Name/${number}` })));
    expect(await visit(id, { userAgent: `${BROWSER} Name/99` })).toBe(5);
    expect(await visit(offers[2]!.id, { userAgent: `${BROWSER} Name/99` }), 'another thing').toBe(2);
    const person = await app.headersOf([]);
    expect(await visit(id, { headers: person }), 'a person counts beside them').toBe(6);
    expect(await visit(id, { headers: person, userAgent: `${BROWSER} Other/1` }), 'once').toBe(6);
    app.clock.set('2026-12-01T10:30:00Z');
    expect(await visit(id, { userAgent: `${BROWSER} Name/100` })).toBe(7);
  });
});

describe('bad input', () => {
  const post = async (payload: object) => {
    const { status, body } = await app.post('/pagevisits/visit-count', { body: payload });
    return { status, code: body.code, field: body.errors?.[0]?.field };
  };

  it.each([
    ['SUPPLIER_PRODUCT', 'SUPPLIER_PRODUCT_NOT_FOUND'],
    ['BASE_PRODUCT', 'BASE_PRODUCT_NOT_FOUND'],
    ['SUPPLIER', 'SUPPLIER_NOT_FOUND'],
    ['MERCHANT', 'MERCHANT_NOT_FOUND'],
    ['CATEGORY', 'CATEGORY_NOT_FOUND'],
    ['CONTENT', 'PAGE_NOT_FOUND'],
  ])('an unknown %s is 404', async (objectType, code) => {
    expect(await post({ objectType, objectId: NOBODY })).toMatchObject({ status: 404, code });
  });

  it('an unknown kind, no id, and a field too many are named', async () => {
    const objectId = offers[0]!.id;
    expect(await post({ objectType: 'PAGE', objectId })).toMatchObject({ status: 400, field: 'objectType' });
    expect(await post({ objectType: 'SUPPLIER' })).toMatchObject({ status: 400, field: 'objectId' });
    expect(await post({ objectType: 'SUPPLIER', objectId, visitCount: 9 })).toMatchObject({
      status: 400,
      field: 'visitCount',
    });
  });
});
