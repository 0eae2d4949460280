import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import type { Page } from '../../kit/client.ts';
import { ok } from '../../kit/rest.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NOON = '2026-12-01T12:00:00Z';
type LastVisit = { objectType: string; objectId: string; visitedAt: string };

let app: Awaited<ReturnType<typeof startAppAt>>;
let offers: { id: string; supplierId: string }[];

beforeAll(async () => {
  app = await startAppAt(NOON);
  offers = ok(await app.get('/supplierproducts/catalog', { query: { pageSize: 60 } })).items;
});
afterAll(() => app.stop());

async function somebody() {
  app.clock.set(NOON);
  let { accessToken, refreshToken } = await app.login();
  const headers = { authorization: `Bearer ${accessToken}`, 'user-agent': BROWSER };
  return {
    /** After the token's end by the test's clock. */
    async comeBack() {
      ({ accessToken, refreshToken } = await app.refresh(refreshToken));
      headers.authorization = `Bearer ${accessToken}`;
    },
    async visit(objectId: string, { userAgent = BROWSER, objectType = 'SUPPLIER_PRODUCT' } = {}) {
      const payload = { objectType, objectId };
      const given = { method: 'POST' as const, payload, headers: { ...headers, 'user-agent': userAgent } };
      expect((await app.ask('/pagevisits/visit-count', given)).status).toBe(200);
    },
    async visits(query = '') {
      return (await app.ask<Page<LastVisit>>(`/pagevisits/last-visits${query}`, { headers })).body;
    },
    ids: async (query = '') =>
      (await app.ask<Page<LastVisit>>(`/pagevisits/last-visits${query}`, { headers })).body.items.map(
        ({ objectId }) => objectId,
      ),
    clear: async (query = '') =>
      (await app.ask(`/pagevisits/last-visits${query}`, { method: 'DELETE', headers })).status,
  };
}
const later = (seconds: number) => app.clock.set(new Date(Date.parse(NOON) + seconds * 1_000));

describe('last visits', () => {
  it('are of the one who asks, each thing once, the newest first', async () => {
    const buyer = await somebody();
    const other = await somebody();
    const [first, second, third] = offers.map((offer) => offer.id);
    for (const [seconds, id] of [first, second, first].entries()) {
      later(seconds);
      await buyer.visit(id!);
    }
    await other.visit(third!);
    expect(await buyer.ids()).toEqual([first, second]);
    expect((await buyer.visits()).items[0]).toEqual({
      objectType: 'SUPPLIER_PRODUCT',
      objectId: first,
      visitedAt: '2026-12-01T12:00:02.000Z',
    });
    expect(await other.ids()).toEqual([third]);
  });

  it('are listed and forgotten by kind', async () => {
    const buyer = await somebody();
    await buyer.visit(offers[0]!.id);
    await buyer.visit(offers[0]!.supplierId, { objectType: 'SUPPLIER' });
    expect(await buyer.ids('?type=SUPPLIER')).toEqual([offers[0]!.supplierId]);
    expect(await buyer.clear('?type=SUPPLIER')).toBe(204);
    expect(await buyer.ids()).toEqual([offers[0]!.id]);
    expect(await buyer.clear()).toBe(204);
    expect(await buyer.ids()).toEqual([]);
  });

  it('of others stay when one forgets one’s own', async () => {
    const buyer = await somebody();
    const other = await somebody();
    await buyer.visit(offers[0]!.id);
    await other.clear();
    expect(await buyer.ids()).toEqual([offers[0]!.id]);
  });

  it('are the newest 50 of a kind', async () => {
    const buyer = await somebody();
    for (const [seconds, { id }] of offers.slice(0, 52).entries()) {
      later(seconds);
      await buyer.visit(id);
    }
    const { totalCount, items } = await buyer.visits('?type=SUPPLIER_PRODUCT&pageSize=100');
    expect(totalCount).toBe(50);
    expect(items[0]!.objectId).toBe(offers[51]!.id);
    expect(items.at(-1)!.objectId).toBe(offers[2]!.id);
  });

  it('are told for 90 days', async () => {
    const buyer = await somebody();
    await buyer.visit(offers[0]!.id);
    later(90 * 86_400 - 1);
    await buyer.comeBack();
    expect(await buyer.ids()).toEqual([offers[0]!.id]);
    later(90 * 86_400);
    expect(await buyer.ids()).toEqual([]);
  });

  it('are none of a program that has a session', async () => {
    const buyer = await somebody();
    await buyer.visit(offers[0]!.id, { userAgent: 'curl/8.5.0' });
    expect(await buyer.ids()).toEqual([]);
  });
});

describe('a visit', () => {
  it('with a token that is not good is refused, without one it counts', async () => {
    const given = { method: 'POST' as const, payload: { objectType: 'SUPPLIER', objectId: offers[0]!.supplierId } };
    const headers = { 'user-agent': BROWSER };
    expect((await app.ask('/pagevisits/visit-count', { ...given, headers })).status).toBe(200);
    const bad = { ...headers, authorization: 'Bearer x.y.z' };
    expect((await app.ask('/pagevisits/visit-count', { ...given, headers: bad })).status).toBe(401);
  });
});

it.each(['?type=PRODUCT', '?type=supplier', '?userId=1', '?pageSize=101'])('bad input: %s is 400', async (query) => {
  app.clock.set(NOON);
  const headers = { authorization: `Bearer ${(await app.login()).accessToken}` };
  expect((await app.ask(`/pagevisits/last-visits${query}`, { headers })).status).toBe(400);
});
