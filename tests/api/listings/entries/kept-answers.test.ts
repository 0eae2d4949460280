import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import type { OwnEntry } from './entries.kit.ts';

// Writes of sellers that are repeated with their key. A process that is killed right after its commit has left exactly what
// that transaction wrote: where the answer is part of it, the repetition finds it, and nothing is done a second time.
let app: Awaited<ReturnType<typeof startAppAt>>;
let headers: Record<string, string>;
let merchantId: string;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  const { accessToken } = await app.login('09000000005');
  headers = { authorization: `Bearer ${accessToken}` };
  merchantId = ok(await app.get('/merchants/own', { by: { headers } }))[0]!.id;
});
afterAll(() => app.stop());

const published = async () => {
  const body = ok(
    await app.get('/supplierproducts/own', {
      by: { headers },
      query: { merchantId, status: 'PUBLISHED', pageSize: 50 },
    }),
  );
  return body.items.find(({ allowedActions, maySetPrice }) => allowedActions.includes('PRICE') && maySetPrice)!;
};
type Act = { method: 'POST' | 'PUT' | 'PATCH'; path: string; payload: object };
const draftLike = ({ supplierId, baseProductId }: OwnEntry): Act => ({
  method: 'POST',
  path: '/supplierproducts',
  payload: { merchantId, supplierId, baseProductId },
});

const acts: Record<string, () => Promise<Act>> = {
  'a draft begun': async () => draftLike(await published()),
  'a price changed': async () => {
    const { id, version, priceMode, priceTiers, stockState } = await published();
    const payload = { version, priceMode, priceTiers, stockState, leadTimeDays: 9 };
    return { method: 'PUT', path: `/supplierproducts/${id}/price-and-stock`, payload };
  },
  'a lead time alone changed': async () => {
    const { id, version } = await published();
    return { method: 'PATCH', path: `/supplierproducts/${id}/price-and-stock`, payload: { version, leadTimeDays: 10 } };
  },
  'prices changed together': async () => {
    const { id, version, priceMode, priceTiers, stockState } = await published();
    const items = [{ supplierProductId: id, version, priceMode, priceTiers, stockState, leadTimeDays: 11 }];
    return { method: 'PUT', path: '/supplierproducts/price-and-stock', payload: { items } };
  },
  'an entry taken off the market': async () => {
    const { id, version } = await published();
    return { method: 'POST', path: `/supplierproducts/${id}/archive`, payload: { version } };
  },
};

it.each(Object.keys(acts))(
  '%s: effect and answer are of one transaction, and the repetition has the same answer',
  async (name) => {
    const { method, path, payload } = await acts[name]!();
    const key = `kept ${name}`.replaceAll(' ', '-');
    const send = () => app.ask<object>(path, { method, payload, headers: { ...headers, 'idempotency-key': key } });
    const events = async () =>
      app.db.query<{ id: string; of: string }>('select id, xmin::text as of from domain_events order by at, id');
    const before = new Set((await events()).map(({ id }) => id));
    const first = await send();
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const added = (await events()).filter(({ id }) => !before.has(id));
    expect(added).toHaveLength(1);
    const kept = await app.db.query<{ of: string }>('select xmin::text as of from idempotency_keys where key = $1', [
      key,
    ]);
    expect(kept).toEqual([{ of: added[0]!.of }]);
    // Links of pictures are made when an answer is told, and are no part of what is kept.
    const again = await send();
    expect(again.status).toBe(200);
    expect(idsIn(again.body)).toEqual(idsIn(first.body));
    expect((await events()).length).toBe(before.size + 1);
  },
);

const idsIn = (answer: object) => JSON.stringify(answer).match(/"(?:id|version)":("[^"]+"|\d+)/g);
