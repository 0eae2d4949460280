import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareNames, sortKey } from '../../../api/src/platform/sort-key.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { everyRow, type Page } from '../../kit/client.ts';

// Names are sorted by keys that stand beside them, on both databases in one way.

type Named = { id: string; name: string };
type Supplier = { id: string; brandName: string };
type City = Named & { stateId: string; stateName: string; isCapital: boolean };

let app: Awaited<ReturnType<typeof startAppAt>>;
const get = async <T>(path: string) => (await app.ask<T>(path)).body;
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** Names that suppliers and merchants have here beside those of the seeds, as a Persian reader sorts them. */
const odd = [
  'آبگیر',
  'ابزار یک',
  'پارس پمپ',
  'پارس‌بند',
  'چکاد',
  'خط ۲ آرمان',
  'خط ۱۰ آرمان',
  'ژرفا',
  'گل‌گهر',
  'ABB پارس',
  'siemens ایران',
];

beforeAll(async () => {
  app = await startAppAt('2026-12-01T09:00:00Z');
  for (const [table, column] of [
    ['suppliers', 'brand_name'],
    ['merchants', 'name'],
  ]) {
    const rows = await app.db.query<{ id: string }>(
      `select id from ${table} where confirm_status = 'CONFIRMED' order by id desc limit $1::int`,
      [odd.length],
    );
    for (const [index, { id }] of rows.entries())
      await app.db.query(`update ${table} set ${column} = $2, sort_key = $3 where id = $1`, [
        id,
        odd[index],
        sortKey(odd[index]!),
      ]);
  }
}, 120_000);
afterAll(() => app?.stop());

describe('keys', () => {
  it('stand beside every name, as the function makes them', async () => {
    const tables = { suppliers: 'brand_name', merchants: 'name', countries: 'name', states: 'name', cities: 'name' };
    for (const [table, column] of Object.entries(tables)) {
      const rows = await app.db.query<{ name: string; key: string }>(
        `select ${column} as name, sort_key as key from ${table}`,
      );
      expect(rows.length, table).toBeGreaterThan(20);
      for (const { name, key } of rows) expect(key, table).toBe(sortKey(name));
    }
  });

  it('that the migration makes for names that were there before are the same', async () => {
    const path = new URL('../../../api/migrations/0102_sort_keys.sql', import.meta.url);
    const [makeFunction] = readFileSync(path, 'utf8').split('alter table');
    const stored = await app.db.query<{ name: string }>(
      'select brand_name as name from suppliers union select name from merchants union select name from cities',
    );
    const signs = [
      ...'آاأبپتچژكکگئیيىهةوؤمن',
      ...'aAzZéÉΩж',
      ...'۰۱۹٠٩09',
      ...' -().،«»٬_^@:',
      ...'\u200c\u064b\u0654\u0653ـ😀',
    ];
    const made = fc.oneof(
      fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/[\0\ud800-\udfff]/g, '')),
    );
    const sample = [
      ...new Set([...namesOf(stored), ...fc.sample(made, { numRuns: 5_000, seed: 1405 }), '9'.repeat(120)]),
    ];
    const rows = await app.db.transaction(async (tx) => {
      await tx.query(makeFunction!);
      return tx.query<{ name: string; key: string }>(
        `select name, key from unnest($1::text[]) as name, pg_temp.sort_key(name) as key order by key collate "C"`,
        [sample],
      );
    });
    expect(rows).toHaveLength(sample.length);
    for (const { name, key } of rows) expect(key, JSON.stringify(name)).toBe(sortKey(name));
    // JavaScript compares halves of signs beyond U+FFFF, so these stand elsewhere; no name of a list in memory has any.
    const names = namesOf(rows).filter((name) => !/[\ue000-\u{10ffff}]/u.test(name));
    expect(names.length).toBeGreaterThan(2_000);
    expect(names).toEqual(names.toSorted(compareNames));
  });
});

describe('sorted by name are', () => {
  it('suppliers', async () => {
    const names = (await everyRow<Supplier>(get, '/suppliers?sort=NAME')).map(({ brandName }) => brandName);
    expect(names).toEqual(names.toSorted(compareNames));
    expect(names.filter((name) => odd.includes(name))).toEqual(odd);
  });

  it('merchants, with their numbers or without', async () => {
    for (const path of ['/merchants?sort=NAME', '/merchants/confirmed?sort=NAME']) {
      const names = namesOf(await everyRow<Named>(get, path));
      expect(names).toEqual(names.toSorted(compareNames));
      expect(names.filter((name) => odd.includes(name))).toEqual(odd);
    }
  });

  it('countries after the market’s own, and provinces', async () => {
    const [own, ...others] = namesOf(await everyRow<Named>(get, '/countries/filter'));
    expect(own).toBe('ایران');
    expect(others).toEqual(others.toSorted(compareNames));
    const states = namesOf(await everyRow<Named>(get, '/states/filter'));
    expect(states).toEqual(states.toSorted(compareNames));
  });

  it('cities by province, each after its capital, and the cities of a seller', async () => {
    const cities = await everyRow<City>(get, '/cities/filter');
    const inOrder = (one: City, other: City) =>
      compareNames(one.stateName, other.stateName) ||
      Number(other.isCapital) - Number(one.isCapital) ||
      compareNames(one.name, other.name);
    expect(namesOf(cities)).toEqual(namesOf(cities.toSorted(inOrder)));
    expect(namesOf(cities.slice(0, 4))).toEqual(['تبریز', 'اهر', 'بناب', 'جلفا']);
    const [merchant] = await everyRow<Named>(get, '/merchants');
    await app.db.query('delete from sale_cities where owner_id = $1', [merchant!.id]);
    const sold = [cities[7]!, cities[90]!, cities[3]!, cities[40]!];
    for (const { id } of sold)
      await app.db.query('insert into sale_cities (owner_id, city_id) values ($1, $2)', [merchant!.id, id]);
    const answer = await get<{ cities: City[] }>(`/salecities?merchantId=${merchant!.id}`);
    expect(namesOf(answer.cities)).toEqual(namesOf(sold.toSorted(inOrder)));
  });
});

describe('where nothing else tells them apart', () => {
  it.each(['RELEVANCE', 'RATING', 'RESPONSE_TIME', 'NEWEST'])('suppliers are sorted by name: %s', async (sort) => {
    await app.db.query(
      `update suppliers set rating = 4, rating_count = 7, median_first_response_min = null, created_at = '2026-01-01'`,
    );
    const names = (await everyRow<Supplier>(get, `/suppliers?onlyConfirmed=true&sort=${sort}`)).map(
      ({ brandName }) => brandName,
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(names.toSorted(compareNames));
  });

  it('merchants with as many offers are, and suppliers of a category', async () => {
    const merchants = await everyRow<Named & { productsCount: number }>(get, '/merchants');
    expect(namesOf(merchants)).toEqual(
      namesOf(
        merchants.toSorted(
          (one, other) => other.productsCount - one.productsCount || compareNames(one.name, other.name),
        ),
      ),
    );
    const counted = await app.db.query<{ categoryId: string; id: string; count: number }>(
      `with counts as (
         select category_id, supplier_id, sum(offers_count)::int as count from product_search_counts
         where visible_from <= '2026-12-01T09:00:00Z' and visible_until > '2026-12-01T09:00:00Z' group by 1, 2)
       select category_id as "categoryId", supplier_id as id, count from counts
       where category_id = (select category_id from counts group by 1 order by count(*) desc, 1 limit 1)`,
    );
    const counts = new Map(counted.map(({ id, count }) => [id, count]));
    const path = `/categories/${counted[0]!.categoryId}/suppliers?pageSize=100`;
    const { items } = (await app.ask<Page<Supplier>>(path, { method: 'POST' })).body;
    const found = items.map(({ id, brandName }) => ({ brandName, count: counts.get(id)! }));
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map(({ count }) => count)).size).toBeLessThan(found.length);
    expect(found).toEqual(
      found.toSorted((one, other) => other.count - one.count || compareNames(one.brandName, other.brandName)),
    );
  });

  it('suppliers of one name are met once each by cursor', async () => {
    await app.db.query('update suppliers set brand_name = $1, sort_key = $2', ['همنام', sortKey('همنام')]);
    const seen: string[] = [];
    for (let after = ''; ;) {
      const page = await get<Page<Supplier> & { hasNextPage: boolean; endCursor: string }>(
        `/suppliers?sort=NAME&pageSize=7${after}`,
      );
      seen.push(...page.items.map(({ id }) => id));
      if (!page.hasNextPage) {
        expect(new Set(seen).size).toBe(page.totalCount);
        expect(seen).toEqual(seen.toSorted());
        break;
      }
      after = `&after=${page.endCursor}`;
    }
  });
});
