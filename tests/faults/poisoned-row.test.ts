import pg from 'pg';
import { expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startApiProcess } from '../kit/site.ts';

type Offer = { id: string; baseProductId: string };

it.skipIf(!hasPostgres)('a damaged row fails alone, not the list it stands in', async () => {
  await using api = await startApiProcess({ database: 'postgres' });
  const { get, call } = clientOf(api);
  const { items, totalCount } = await get<Page<Offer>>('/supplierproducts/catalog?pageSize=20');
  const [damaged, ...others] = items;
  const market = new pg.Client(api.settings.DATABASE_URL);
  await market.connect();
  await market.query(`update product_search_cards set card = '{"title": null}' where id = $1`, [damaged!.id]);
  // Nor is there anything to make the card anew from.
  await market.query(`update supplier_products set price_tiers = '{}' where id = $1`, [damaged!.id]);
  await market.query(`update base_products set properties = '{}' where id = $1`, [others[0]!.baseProductId]);
  await market.end();

  const after = await get<Page<Offer> & { cursors: string[] }>('/supplierproducts/catalog?pageSize=20&cursors=true');
  expect(after.items.map((each) => each.id)).toEqual(others.map((each) => each.id));
  // Each of the others kept its own place in the list.
  const next = await get<Page<Offer>>(`/supplierproducts/catalog?pageSize=1&after=${after.cursors[0]}`);
  expect(next.items[0]!.id).toBe(others[1]!.id);
  expect(after.totalCount).toBe(totalCount);
  const products = await get<Page<{ id: string; properties: unknown[] }>>(
    `/baseproducts?ids=${others.slice(0, 3).map((each) => each.baseProductId)}`,
  );
  expect(products.items[0]!.properties).toEqual([]);
  expect(products.items[1]!.properties.length).toBeGreaterThan(0);
  expect((await call(`/supplierproducts/${damaged!.id}/related`)).status).toBe(404);
  expect((await call(`/supplierproducts/${damaged!.id}/catalog`)).status).toBe(404);
});
