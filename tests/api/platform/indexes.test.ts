import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { rememberVisitor } from '../../../api/src/modules/activity/activity.repository.ts';
import { delegationPages } from '../../../api/src/modules/merchants/delegations.repository.ts';
import { readNotes } from '../../../api/src/modules/notes/notes.repository.ts';
import { supplierPages } from '../../../api/src/modules/suppliers/supplier.repository.ts';
import { withoutIndexes } from '../../../api/src/modules/search/engine/write-rows.ts';
import { makeSqlEngine } from '../../../api/src/modules/search/engine/sql-engine.ts';
import * as verifications from '../../../api/src/modules/verifications/verifications.repository.ts';
import { openTx, type Tx } from '../../../api/src/platform/database/database.ts';
import { paging } from '../../../api/src/platform/paging/paging.ts';
import { countSmsOfHour } from '../../../api/src/platform/outbox/outbox.repository.ts';
import { openMarket } from '../../kit/app-at.ts';

// In tables of this size any plan is good; what matters is that there is one without the whole table.
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market?.discard());
afterEach(() => vi.restoreAllMocks());

const ID = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const page = paging({});
const visit = { objectType: 'BASE_PRODUCT', objectId: ID } as const;
const visitor = { visitor: 'v', address: 'a' };

async function planOf(text: string, values: unknown[] = []): Promise<string> {
  const plan = await market.db.transaction(async (tx) => {
    for (const costly of ['seqscan', 'sort', 'hashjoin', 'mergejoin'])
      await tx.query(`set local enable_${costly} = off`);
    return tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  });
  return plan.map((row) => row['QUERY PLAN']).join('\n');
}

it.each<[string, string, (tx: Tx) => Promise<unknown>]>([
  ['own notes', 'notes', (db) => readNotes(db, { userId: ID, customerIds: [], words: [] }, 'NEWEST', page)],
  [
    'notes with those of colleagues',
    'notes',
    (db) => readNotes(db, { userId: ID, customerIds: [ID], words: [] }, 'NEWEST', page),
  ],
  ['visitors of an address', 'recent_visits', (db) => rememberVisitor(db, visit, visitor, 5, new Date())],
  [
    'requests of a person or company',
    'identity_verifications',
    (db) => verifications.countAsked(db, { personId: ID, customerId: null }),
  ],
  [
    'the confirmed request that is ended',
    'identity_verifications',
    (db) => verifications.revoke(db, ID, { decidedBy: ID, reason: 'x' }, new Date()),
  ],
  ['messages of an hour', 'outbox', countSmsOfHour],
])('%s are found by an index', async (_, table, ask) => {
  const asked: [string, unknown[]][] = [];
  const query = async (text: string, values: unknown[] = []) => {
    asked.push([text, values]);
    return [{ count: 0 }] as never[];
  };
  await ask(openTx(query).tx);
  for (const [text, values] of asked) expect(await planOf(text, values)).not.toContain(`Seq Scan on ${table}`);
});

it('visitors of an address are found by it, and not among all of the thing', async () => {
  const count = 'select count(*) from recent_visits where object_type = $1 and object_id = $2 and address = $3';
  expect(await planOf(count, ['BASE_PRODUCT', ID, 'a'])).toContain('recent_visits_address');
});

it.each([
  ['suppliers', supplierPages],
  ['what they delegate', delegationPages],
])('pages of %s are read by age without sorting them', async (_, pages) => {
  const plan = await planOf(`select id, slug from (${pages}) page order by listed_at, id desc limit 10`, [new Date()]);
  expect(plan).toContain('suppliers_newest');
  expect(plan).not.toMatch(/Sort\b/);
});

it.each([
  ['RELEVANCE', 'relevance'],
  ['NEWEST', 'published_at'],
  ['PRICE_ASC', 'price_rial'],
] as const)('a page of offers begins in an index where its cursor points: %s', async (sort, key) => {
  const wanted = { now: new Date(), scope: {}, conditions: [], includeUnknown: false, pieces: [] };
  const first = await makeSqlEngine(market.db).find(wanted, sort, paging({ pageSize: 100 }));
  let statement: [string, unknown[]] | undefined;
  const query = async (text: string, values: unknown[] = []) => {
    statement = [text, values];
    return [];
  };
  await makeSqlEngine({ query }).find(wanted, sort, paging({ after: first.page.endCursor }));
  const plan = await planOf(...statement!);
  const begun = plan.split('\n').filter((line) => line.includes('Index Cond') && line.includes(key));
  expect(begun.length, plan).toBe(plan.match(/Scan.* on product_search\b(?!_)/g)!.length);
});

it.each([
  ['all', 1],
  ['a sample', 0.5],
])('facets of a category are read from the index that has the values: %s', async (_, share) => {
  await market.db.execute('vacuum product_search');
  const [leaf] = await market.db.query<{ id: string }>('select leaf_id as id from product_search limit 1');
  const category = { id: leaf!.id, level: 3, leafIds: [leaf!.id] };
  const conditions = [{ slot: 1, kind: 'interval' as const, low: 0, high: 1 }];
  const asked = vi.fn(async () => []);
  const scope = { category, onlyConfirmed: true, stockStates: ['IN_STOCK'] };
  const wanted = { now: new Date(), scope, conditions, includeUnknown: false, pieces: [] };
  await makeSqlEngine({ query: asked }).facets(wanted, [1, 2], { share, counted: 'suppliers' });
  const [text, values] = asked.mock.lastCall as unknown as [string, unknown[]];
  expect(await planOf(text, values)).toContain('Index Only Scan using product_search_values');
});

it('a load leaves the indexes of the read model as the migrations made them', async () => {
  const definitions = () =>
    market.db.query("select indexdef from pg_indexes where tablename = 'product_search' order by indexname");
  const before = await definitions();
  let during: unknown[] = [];
  await withoutIndexes(market.db, async () => {
    during = await definitions();
  });
  expect(during).toHaveLength(1);
  expect(await definitions()).toEqual(before);
});
