import { expect, it } from 'vitest';
import type { ProductSort } from '../../api/src/modules/search/search.enums.ts';
import { makeSqlEngine } from '../../api/src/modules/search/engine/sql-engine.ts';
import { visibleSql } from '../../api/src/modules/search/engine/statement.ts';
import type { Queryable } from '../../api/src/platform/database/database.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { paging, type PageQuery } from '../../api/src/platform/paging/paging.ts';
import { languages, runClient } from '../gateway/clients.ts';
import { offerRowsOn } from '../kit/offer-rows.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startApiProcess, startGateway } from '../kit/site.ts';

const PRODUCTS = 100_000;
const PAGE = 100;

it.skipIf(!hasPostgres)('a script reads a hundred thousand offers by cursor while others come and go', async () => {
  await using api = await startApiProcess({ database: 'postgres', products: PRODUCTS });
  await using gateway = await startGateway({ apiUrl: api.url });
  const db = openPostgres({ url: api.settings.DATABASE_URL!, poolSize: 2, onError: () => undefined });
  const offers = offerRowsOn(db);
  const before = await idsIn(db);
  const removed = new Set<string>();
  let isWalking = true;
  const writer = (async () => {
    for (let turn = 0; isWalking; turn += 1) {
      const [victim] = await db.query<{ id: string; publishedAt: Date }>(
        'select id, published_at as "publishedAt" from product_search where id >= $1 order by id limit 1',
        [before[(turn * 7_919) % before.length]],
      );
      await offers.add(turn % 2 ? new Date() : victim!.publishedAt);
      await offers.remove(victim!.id);
      removed.add(victim!.id);
    }
  })();

  // Pages of 100, the newest first; it waits where the budget of its address is spent.
  const { lines: seen, said, code } = await runClient('python', 'all-offers', [String(PAGE)], { url: gateway.url });
  isWalking = false;
  await writer;
  await db.close();

  expect({ said, code }).toEqual({ said: '', code: 0 });
  expect(removed.size).toBeGreaterThan(100);
  const counts = new Map<string, number>();
  for (const id of seen) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  expect(before.filter((id) => !removed.has(id) && !counts.has(id))).toEqual([]);
});

/** Points that one page of 100 costs at least. */
const PAGE_COST = 20;
const BUDGET = 2_000;

it.skipIf(!hasPostgres)(
  'programs walk past row 10,000 in each language, waiting when their minute is spent',
  async () => {
    await using api = await startApiProcess({ database: 'postgres', products: 10_500 });
    await using gateway = await startGateway({ apiUrl: api.url, env: { BUDGET_PER_MINUTE: String(BUDGET) } });
    for (const language of languages) {
      const { lines, code } = await runClient(language, 'all-offers', [String(PAGE)], { url: gateway.url });
      expect([language, code, new Set(lines).size]).toEqual([language, 0, lines.length]);
      expect(lines.length).toBeGreaterThan(10_000);
      expect((lines.length / PAGE) * PAGE_COST).toBeGreaterThan(BUDGET);
    }
  },
);

/** Offers that are shown for as long as the walk may take: an agency that has not begun or that ends hides some. */
async function idsIn(db: Queryable) {
  const statement = `select id from product_search where ${visibleSql('$1::timestamptz')} and ${visibleSql('$2::timestamptz')} order by id`;
  const now = new Date();
  const later = new Date(Date.now() + 3_600_000);
  return (await db.query<{ id: string }>(statement, [now, later])).map(({ id }) => id);
}

const sorts: ProductSort[] = ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'LEAD_TIME', 'RATING', 'RESPONSE_TIME'];

it.skipIf(!hasPostgres)('a page costs the same however deep it is, in every order', async () => {
  await using api = await startApiProcess({ database: 'postgres', products: PRODUCTS });
  const db = openPostgres({ url: api.settings.DATABASE_URL!, poolSize: 2, onError: () => undefined });
  const wanted = { now: new Date(), scope: {}, conditions: [], includeUnknown: false, pieces: [] };
  const page = async (sort: ProductSort, query: PageQuery) => {
    const watched = watching(db);
    const { page: found } = await makeSqlEngine(watched.db).find(wanted, sort, paging({ pageSize: PAGE, ...query }));
    return { after: found.endCursor!, blocks: await watched.blocks() };
  };
  await db.query('vacuum analyze product_search');
  for (const sort of sorts) {
    const first = await page(sort, {});
    let { after } = await page(sort, { pageNumber: PRODUCTS / 10 / PAGE });
    for (let turn = 0; turn < 200; turn += 1) ({ after } = await page(sort, { after }));
    const deep = await page(sort, { after });
    expect(deep.blocks, `${sort}: ${first.blocks} blocks at first, ${deep.blocks} deep down`).toBeLessThan(
      first.blocks * 3 + 200,
    );
  }
  await db.close();
});

/** Tells how many blocks of the database the last statement touched. */
function watching(db: Queryable) {
  let last: [string, unknown[]] | undefined;
  type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  return {
    db: {
      query: <Row>(text: string, values: unknown[] = []) => {
        last = [text, values];
        return db.query<Row>(text, values);
      },
    },
    async blocks(): Promise<number> {
      const [text, values] = last!;
      const [row] = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = row!['QUERY PLAN'][0]!.Plan;
      return hit + read;
    },
  };
}
