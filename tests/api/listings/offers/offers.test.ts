import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOffersBeside } from '../../../../api/src/offers-beside.ts';
import { systemClock } from '../../../../api/src/platform/clock.ts';
import type { Database } from '../../../../api/src/platform/database/database.ts';
import { inRoot } from '../../../../scripts/machine/root.mjs';
import { startApi } from '../../../kit/site.ts';
import { inStoppedMarket } from '../../../kit/stopped-market.ts';
import { until } from '../../../kit/until.ts';
import { clientOf, everyRow, type Page } from '../../../kit/client.ts';

// The read model follows the offers; where it does not, it is made anew.
type Offer = { id: string; title: string; supplierId: string; warranty?: string };

const run = promisify(execFile);
let api: Awaited<ReturnType<typeof startApi>>;
let get: ReturnType<typeof clientOf>['get'];
let call: ReturnType<typeof clientOf>['call'];
beforeAll(async () => {
  api = await startApi();
  ({ get, call } = clientOf(api));
});
afterAll(() => api?.discard());

const newest = '/supplierproducts/catalog?sort=NEWEST';
const newestPage = `${newest}&pageSize=30`;
const rebuild = async () => {
  const { stdout } = await run(process.execPath, [inRoot('api/dist/data.js'), 'rebuild'], {
    env: { ...process.env, ...api.settings },
  });
  return stdout.trim();
};
/** Works on the tables past all rules, while nobody serves them. */
async function damage(work: (db: Database) => Promise<unknown>) {
  await api.stop();
  await inStoppedMarket(api.settings, work);
  await api.startAgain();
}
const termsOf = (db: Database) =>
  db.query('select term, source, count, shown from search_terms where count > 0 order by 1, 2');
const countsOfTerms = (db: Database) =>
  db.query('select term, source, count from search_terms where count > 0 order by 1, 2');
const alarms = async () => {
  const text = await (await fetch(`${api.url}/metrics`)).text();
  return Number(/alarms_total\{alarm="offer-card"\} (\d+)/.exec(text)?.[1] ?? 0);
};

it('cards are read leniently, and one that cannot be read is shown as its offer is, raises an alarm and is written anew', async () => {
  const offers = await everyRow<Offer>(get, newest);
  const [newer, older, broken, gone] = offers.filter(({ warranty }) => warranty !== undefined);
  await damage(async (db) => {
    await db.query(`update product_search_cards set card = card || '{"colour": "red"}' where id = $1`, [newer!.id]);
    await db.query(`update product_search_cards set card = card - 'warranty' where id = $1`, [older!.id]);
  });
  const shown = () =>
    get<Offer[]>(`/supplierproducts/by-ids?ids=${[newer, older, broken, gone].map((each) => each!.id)}`);
  const { warranty: _, ...rest } = older!;
  expect(await shown()).toEqual([newer, rest, broken, gone]);
  expect(await alarms()).toBe(0);

  await damage(async (db) => {
    await db.query(`update product_search_cards set card = '{"title": null}' where id = $1`, [broken!.id]);
    await db.query('delete from product_search_cards where id = $1', [gone!.id]);
  });
  expect(await shown()).toEqual([newer, rest, broken, gone]);
  expect(await get<Offer>(`/supplierproducts/${broken!.id}/catalog`)).toMatchObject(broken!);
  expect(await alarms()).toBeGreaterThan(0);
  const title = "select card ->> 'title' as title from product_search_cards where id = any($1::uuid[]) order by 1";
  await damage(async (db) =>
    expect(await db.query(title, [[broken!.id, gone!.id]])).toEqual(
      [broken!, gone!].map((each) => ({ title: each.title })).sort((a, b) => (a.title < b.title ? -1 : 1)),
    ),
  );
});

it('an offer that is written, changed or withdrawn is so in lists, pages and what is counted', async () => {
  await rebuild();
  type Supplier = { id: string; productsCount: number };
  const countsOf = async () =>
    new Map((await everyRow<Supplier>(get, '/suppliers')).map((each) => [each.id, each.productsCount]));
  const before = await countsOf();
  const now = await everyRow<Offer>(get, newest);
  const first = now[0]!;
  const other = now.find(({ supplierId }) => supplierId !== first.supplierId)!;
  const id = randomUUID();
  const title = 'شیر تازهٔ آزمایش';
  await damage(async (db) => {
    const writer = makeOffersBeside({ db, clock: systemClock });
    const ground = await writer.ground();
    await db.transaction(async (tx) => {
      const held = await writer.hold(tx, [first.id, other.id]);
      const [one, two] = [first, other].map((each) => held.find((offer) => offer.id === each.id)!);
      const added = { ...one!, id, title, sku: 'NEW-1', publishedAt: new Date().toISOString() };
      await writer.write(tx, ground, [added, { ...two!, status: 'ARCHIVED' }, { ...one!, leadTimeDays: 77 }]);
    });
  });
  const { items } = await get<Page<Offer>>(newestPage);
  expect(items[0]).toMatchObject({ id, title, supplierId: first.supplierId });
  expect(items.find((each) => each.id === first.id)).toMatchObject({ leadTimeDays: 77 });
  expect(items.map((each) => each.id)).not.toContain(other.id);
  const after = await countsOf();
  expect(after.get(first.supplierId)).toBe(before.get(first.supplierId)! + 1);
  expect(after.get(other.supplierId) ?? 0).toBe(before.get(other.supplierId)! - 1);
  const found = await get<Page<Offer>>(`/supplierproducts/catalog?searchKey=${encodeURIComponent('تازه آزمایش')}`);
  expect(found.items.map((each) => each.id)).toEqual([id]);
  // What the writer left is what would be made from the tables.
  expect(await rebuild()).toMatch(/ 0 made anew, 0 removed$/);
  expect(await countsOf()).toEqual(after);
});

it('offers whose words an earlier version did not make are found again after the start', async () => {
  const list = `/supplierproducts/catalog?searchKey=${encodeURIComponent('شیر توپی')}`;
  const before = await get<Page<Offer>>(list);
  let terms: unknown;
  await damage(async (db) => {
    terms = await countsOfTerms(db);
    await db.query("update product_search set words = ''");
    await db.query('update search_terms set count = 0, shown = null');
  });
  await until(
    'the words of all offers',
    async () => (await get<Page<Offer>>(list)).totalCount === before.totalCount,
    60_000,
  );
  expect((await get<Page<Offer>>(list)).items).toEqual(before.items);
  await damage(async (db) => expect(await countsOfTerms(db)).toEqual(terms));
});

describe('the read model made anew', () => {
  it('while ten readers look loses nothing and gains what was missing', async () => {
    // Among the offers are those that are not shown today.
    const [, all] = /^rebuild: (\d+) offers/.exec(await rebuild())!;
    expect(await rebuild()).toBe(`rebuild: ${all} offers, 0 made anew, 0 removed`);
    const offers = await everyRow<Offer>(get, newest);
    const suppliers = await everyRow(get, '/suppliers');
    const [missing, ...kept] = offers;
    let terms: unknown;
    await damage(async (db) => {
      terms = await termsOf(db);
      await db.query('delete from product_search where id = $1', [missing!.id]);
      await db.query(`update product_search set words = '''x'':1A', relevance = 0, lows = '{}'`);
      await db.query(`update product_search_cards set card = jsonb_set(card, '{sku}', '"x"')`);
      await db.query('update product_search_counts set offers_count = offers_count + 1');
      await db.query(`update search_terms set count = 0 where source = 'WORD'`);
      await db.query(
        `insert into product_search_cards (id, card) values ('ffffffff-ffff-4fff-bfff-ffffffffffff', '{"title": "x"}')`,
      );
    });
    const wanted = new Set(kept.slice(0, 29).map(({ id }) => id));
    let isOver = false;
    let looks = 0;
    const reader = async () => {
      while (!isOver) {
        const { status, body } = await call<Page<Offer>>(newestPage);
        // A machine that is busy with other things may say so; what is judged is what is shown.
        if (status === 503) continue;
        looks += 1;
        expect(body.items.filter(({ id }) => wanted.has(id))).toHaveLength(wanted.size);
      }
    };
    const readers = Promise.all(Array.from({ length: 10 }, reader));
    const done = await rebuild().finally(() => (isOver = true));
    await readers;
    expect(looks).toBeGreaterThan(10);
    expect(done).toMatch(new RegExp(`^rebuild: ${all} offers, [1-9]\\d+ made anew, 1 removed$`));
    expect(await everyRow(get, newest)).toEqual(offers);
    expect(await everyRow(get, '/suppliers')).toEqual(suppliers);
    expect(await rebuild()).toBe(`rebuild: ${all} offers, 0 made anew, 0 removed`);
    await damage(async (db) => expect(await termsOf(db)).toEqual(terms));
  });

  it('is asked of a running site by nobody but who may read its data', async () => {
    const answer = await fetch(`${api.url}/internal/works/rebuild`, {
      method: 'POST',
      headers: { 'x-maintenance-secret': 'guess' },
    });
    expect([403, 404]).toContain(answer.status);
  });
});
