import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database, Tx } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { seedMarket } from './write.ts';

/** A database in memory whose writer can be made to fail at its nth statement. */
async function inMemory(): Promise<Database & { failAt(statement: number): void }> {
  const pglite = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  let left = Infinity;
  const query = async <Row>(text: string, parameters?: unknown[]) => {
    left -= 1;
    if (left < 0) throw new Error('cut off');
    return (await pglite.query<Row>(text, parameters)).rows;
  };
  return {
    kind: 'pglite',
    query,
    together: (reads) => reads({ query }),
    execute: async (script) => void (await pglite.exec(script)),
    transaction: async (work) => {
      await pglite.exec('begin');
      try {
        const result = await work({ isTransaction: true, query } as Tx);
        await pglite.exec('commit');
        return result;
      } catch (error) {
        await pglite.exec('rollback');
        throw error;
      }
    },
    close: () => pglite.close(),
    failAt: (statement) => (left = statement),
  };
}

vi.setConfig({ testTimeout: 60_000 });

let db: Awaited<ReturnType<typeof inMemory>>;
const count = async (table: string) =>
  (await db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

beforeAll(async () => {
  db = await inMemory();
  await migrate(db);
}, 60_000);
afterAll(() => db.close());

test('a market that is cut off leaves nothing behind', async () => {
  db.failAt(10);
  await expect(seedMarket(db, { products: 100, seed: 1 })).rejects.toThrow('cut off');
  db.failAt(Infinity);
  expect(await count('categories')).toBe(0);
});

test('a large market that is cut off shows nothing and is begun anew', async () => {
  db.failAt(26);
  await expect(seedMarket(db, { products: 600, seed: 1, oneTransactionUpTo: 100 })).rejects.toThrow('cut off');
  db.failAt(Infinity);
  expect(await count('supplier_products')).toBeGreaterThan(0);
  expect(await count('categories where is_active')).toBe(0);

  const report = await seedMarket(db, { products: 600, seed: 2, oneTransactionUpTo: 100 });
  expect(report).toMatchObject({ isNew: true, merchants: 30, delegations: 50 });
  expect(await count('product_search')).toBe(report.offers);
  expect(await count('supplier_products where merchant_id is null')).toBe(600);
  expect(await count('categories where not is_active')).toBe(0);
});

test('a second call does nothing', async () => {
  expect(await seedMarket(db, { products: 10, seed: 3 })).toMatchObject({ isNew: false, offers: 0 });
  expect(await count('supplier_products where merchant_id is null')).toBe(600);
});

test('the read model agrees with the offers', async () => {
  const wrong = `product_search s join product_search_cards c using (id) join supplier_products o using (id) join suppliers p on p.id = o.supplier_id
    where s.lead_time_days <> o.lead_time_days or c.card ->> 'title' <> o.title or s.is_confirmed <> (p.confirm_status = 'CONFIRMED')
      or s.price_rial is distinct from (o.price_tiers -> -1 ->> 'unitPriceRial')::bigint`;
  expect(await count(wrong)).toBe(0);
  expect(await count('product_search_counts')).toBeGreaterThan(0);
});
