import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchEngine } from '../../../api/src/modules/search/engine/engine.ts';
import { makeSqlEngine } from '../../../api/src/modules/search/engine/sql-engine.ts';
import { ProductSort, StockState } from '../../../api/src/modules/search/search.enums.ts';
import type { Tx } from '../../../api/src/platform/database/database.ts';
import { paging } from '../../../api/src/platform/paging/paging.ts';
import { valuesOf } from '../../../api/src/platform/schema.ts';
import { sameAnswers, type Reading } from './search-port/answers.ts';
import { startBoth } from './search-port/both-engines.ts';
import { alike, conditionsAt, pieceOf, sameFound, wantedAt } from './search-port/engine-questions.ts';
import { isShownAt } from './search-port/match-filters.ts';
import { filtersOf } from './search-port/filters-of.ts';
import { makeMemoryEngine } from './search-port/memory-engine.ts';
import { readTable } from './search-tables/read-table.ts';

/** The market of the first start, for which the tables are written. */
const SHIPPED = 680;
const QUERIES = 60;
const PROPERTIES_OF_A_KIND = 2;

let both: Awaited<ReturnType<typeof startBoth>>;
let same: ReturnType<typeof sameAnswers>;
beforeAll(async () => {
  both = await startBoth(SHIPPED);
  same = sameAnswers(both);
});
afterAll(() => both?.stop());

const offers = '/supplierproducts/catalog';
const key = encodeURIComponent;
const valves = `searchKey=${key('شیر')}`;

/** Some of a list, evenly spread. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!);

it('both engines hold the same offers', async () => {
  for (let at = 0; at < both.rows.length; at += 250) {
    const rows = both.rows.slice(at, at + 250);
    expect(await both.db.transaction((tx) => both.engines.sql.index(tx, rows))).toEqual([]);
  }
  await same.cards(`${offers}?pageSize=100&sort=NEWEST`);
});

describe('a text finds the same, in the same tier and order, with the same counts by category', () => {
  const queries = readTable<'kind' | 'query' | 'in'>('queries').filter((row) => row.in === 'products');
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const tiers = new Map<string, string>();

  it.each(kinds)('%s', async (kind) => {
    const ofKind = queries.filter((row) => row.kind === kind);
    for (const { query } of spread(ofKind, QUERIES / kinds.length)) {
      const { reading } = await same.list(`${offers}?searchKey=${key(query)}`);
      await same.answer(`/searches/summary?key=${key(query)}`);
      tiers.set(query, reading!.tier);
    }
  });

  it('of 60 queries of ten kinds, almost all of which find all that was typed', () => {
    expect([kinds.length, tiers.size]).toEqual([10, QUERIES]);
    expect([...tiers.values()].filter((tier) => tier === 'ALL').length).toBeGreaterThan(QUERIES * 0.9);
  });

  it('numbers that become filters or questions, mistakes of spelling, words that are nowhere', async () => {
    const texts = [
      ...spread(readTable<'text'>('chips'), 40).map(({ text }) => text),
      ...spread(readTable<'typed'>('typos'), 12).map(({ typed }) => typed),
      ...spread(readTable<'query'>('nothing'), 3).map(({ query }) => query),
    ];
    const readings: Reading[] = [];
    for (const text of texts) readings.push((await same.list(`${offers}?searchKey=${key(text)}`)).reading!);
    expect([...new Set(readings.map(({ tier }) => tier))].sort()).toEqual(['ALL', 'ALMOST', 'MOST', 'NONE']);
    for (const part of ['applied', 'questions', 'repaired'] as const)
      expect(readings.filter((reading) => [reading[part] ?? []].flat().length > 0).length, part).toBeGreaterThan(3);
  });

  it('while it is typed', async () => {
    for (const text of ['شیر', 'لوله بدون در', 'فلنج کو', 'TRV', 'پمپ سانتریف'])
      await same.answer(`/searches/suggestions?key=${key(text)}`);
  });
});

describe('a list is the same', () => {
  it.each(valuesOf(ProductSort))('in order of %s, by cursor and by number, with a text and without', async (sort) => {
    const { ids } = await same.list(`${offers}?sort=${sort}&${valves}`);
    const second = await same.page(`${offers}?sort=${sort}&${valves}&pageNumber=2&pageSize=30`);
    expect(second.ids).toEqual(ids.slice(30, 60));
    await same.page(`${offers}?sort=${sort}&pageNumber=2&pageSize=100`);
  });

  it('of one supplier, merchant or product, of the confirmed, of what is at hand', async () => {
    const { supplierId, merchantId, baseProductId } = both.rows.find(
      (row) => row.merchantId !== null && isShownAt(row, both.now),
    )!;
    const scopes = [
      `supplierId=${supplierId}`,
      `merchantId=${merchantId}`,
      `baseProductId=${baseProductId}`,
      'filter.onlyConfirmed=true',
      ...valuesOf(StockState).map((state) => `filter.stockStates[0]=${state}`),
    ];
    for (const scope of scopes) {
      expect((await same.page(`${offers}?${scope}`)).ids.length, scope).toBeGreaterThan(0);
      await same.list(`${offers}?${scope}&${valves}`);
    }
  });
});

it('filters of every kind find the same, and facets count the same, in lists of offers and of suppliers', async () => {
  type Category = { id: string; isLeaf: boolean };
  const { items } = await both.ask<{ items: Category[] }>('sql', '/categories?pageSize=100');
  const tried = new Map<string, number>();
  for (const { id } of items.filter(({ isLeaf }) => isLeaf)) {
    const { facets } = await same.page(`${offers}?categoryId=${id}`);
    const facet = facets.find(({ type }) => (tried.get(type) ?? 0) < PROPERTIES_OF_A_KIND);
    const others = facets.filter((other) => other !== facet).flatMap((other) => filtersOf(other, 1));
    for (const filter of facet ? filtersOf(facet) : []) {
      await same.page(`${offers}?categoryId=${id}&${filter}`);
      await same.page(`${offers}?categoryId=${id}&${filter}&${others[0]}`);
      await same.page(`${offers}?categoryId=${id}&${filter}&filter.includeUnknown=true&${valves}`);
      await same.answer(`/categories/${id}/suppliers?${filter}&filter.onlyConfirmed=true`, 'POST');
    }
    if (facet) tried.set(facet.type, (tried.get(facet.type) ?? 0) + 1);
  }
  expect([...tried.keys()].sort()).toEqual(['BOOLEAN', 'ENUM', 'MULTI_ENUM', 'NUMERIC', 'NUMERIC_RANGE']);
});

describe('asked directly, the engines agree', () => {
  /** A second pair of engines on the same offers; what is written to the database is taken back. */
  const trying = (work: (engines: [sql: SearchEngine, memory: SearchEngine], tx: Tx) => Promise<void>) =>
    expect(
      both.db.transaction(async (tx) => {
        const memory = makeMemoryEngine();
        await memory.index(tx, both.rows);
        await work([makeSqlEngine(tx), memory], tx);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');

  it('on what is shown when', async () => {
    const instants = both.rows.flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil]);
    const dates = [...new Set(instants)].filter((each) => !each.endsWith('infinity')).map((each) => new Date(each));
    const counts = new Set<number>();
    for (const date of dates)
      for (const now of [new Date(date.getTime() - 1), date]) {
        const [sql, memory] = [both.engines.sql, both.engines.memory].map((engine) => engine.count(wantedAt(now)));
        expect([now, await memory]).toEqual([now, await sql]);
        counts.add((await sql!).count);
      }
    expect(counts.size).toBeGreaterThan(3);
  });

  it('on conditions at their very bounds', async () => {
    const withRange = both.rows.filter(({ lows, highs }) => lows.some((low, at) => low !== highs[at]));
    for (const row of spread(withRange, 4)) {
      const id = row.categoryPath.at(-1)!;
      const scope = { category: { id, level: row.categoryPath.length, leafIds: [id] } };
      for (const condition of row.lows.flatMap((_, at) => conditionsAt(row, at + 1)))
        for (const includeUnknown of [false, true]) {
          const wanted = { ...wantedAt(both.now), scope, conditions: [condition], includeUnknown };
          const counted = await both.engines.sql.count(wanted);
          expect([condition, await both.engines.memory.count(wanted)]).toEqual([condition, counted]);
        }
    }
  });

  it('on words so common that the most relevant offers are walked', async () => {
    const wanted = wantedAt(both.now, pieceOf('شیر', { uses: 1_000_000 }));
    const found = await sameFound([both.engines.sql, both.engines.memory], wanted);
    expect(found.length).toBeGreaterThan(200);
  });

  it.each(['شیر', 'پمپ', 'فولاد'])(
    'on the base products of what is found, each where its best offer stands: %s',
    async (word) => {
      const productOf = new Map(both.rows.map(({ id, baseProductId }) => [id, baseProductId]));
      for (const uses of [1, 1_000_000]) {
        const wanted = wantedAt(both.now, pieceOf(word, { uses }));
        const offers = await sameFound([both.engines.sql, both.engines.memory], wanted);
        const products = [...new Set(offers.map((id) => productOf.get(id)!))];
        expect(products.length).toBeLessThan(offers.length);
        const answers = [both.engines.sql, both.engines.memory].flatMap((engine) => [
          engine.findProducts(wanted, 3),
          engine.findProducts(wanted, 1_000),
        ]);
        const all = [products.slice(0, 3), products.slice(0, 1_000)];
        expect(await Promise.all(answers)).toEqual([...all, ...all]);
      }
    },
  );

  it('on what was indexed and removed', () =>
    trying(async (engines, tx) => {
      const wanted = wantedAt(both.now, pieceOf('شیر'));
      const before = await sameFound(engines, wanted);
      const [gone, renamed, other] = before.map((id) => both.rows.find((row) => row.id === id)!);
      const row = { ...renamed!, words: { start: [], name: [], mark: [], detail: [], place: [] } };
      for (const engine of engines) {
        expect(await engine.index(tx, [row, other!])).toEqual([row.id]);
        await engine.remove(tx, [gone!.id]);
      }
      expect(await sameFound(engines, wanted)).toEqual(before.slice(2));
    }));

  it('on more than 2,000 found: the most relevant ranked by fit, the rest by relevance', () =>
    trying(async (engines, tx) => {
      const rows = alike(both.rows[0]!, 2_300, ['first', 'second', 'third', 'fourth']);
      for (const engine of engines)
        for (let at = 0; at < rows.length; at += 500) await engine.index(tx, rows.slice(at, at + 500));
      const together = [{ word: 'second' }, { word: 'third' }];
      const ranking = [
        { ...pieceOf('second'), ways: [{ terms: together, factor: 0.9 }] },
        { ...pieceOf('third'), ways: [{ terms: [{ word: 'thi', isBeginning: true as const }], factor: 0.6 }] },
        { ...pieceOf('fourth'), ways: [{ terms: [{ word: 'fourth' }], factor: 0.8, isNear: true as const }] },
      ];
      const wanted = { ...wantedAt(both.now, pieceOf('first')), ranking };
      const found = await sameFound(engines, wanted);
      expect(new Set(found).size).toBe(rows.length);
      // Numbered pages cut the same order, on either side of the border and over it.
      const [sql, memory] = engines;
      for (const page of [paging({ pageNumber: 9, pageSize: 240 }), paging({ pageNumber: 22, pageSize: 100 })]) {
        const ids = found.slice(page.offset, page.offset + page.pageSize);
        for (const engine of [sql, memory])
          expect((await engine.find(wanted, 'RELEVANCE', page)).rows.map(({ id }) => id)).toEqual(ids);
      }
    }));
});
