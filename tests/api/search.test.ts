import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../kit/site.ts';
import { clientOf, type Page } from './client.ts';
import { searchQueries, type SearchQuery } from './search-queries.ts';

const queries = Object.values(searchQueries).flat();
const RANK = 3;
const RIGHT = 36;

type Suggestions = { groups: { kind: string; items: { text: string }[] }[] };

let api: Awaited<ReturnType<typeof startApi>>;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  api = await startApi();
  client = clientOf(api);
});
afterAll(() => api.discard());

const KINDS = { categories: 'CATEGORY', suppliers: 'SUPPLIER' };

async function namesFor({ query, in: where }: SearchQuery): Promise<string[]> {
  const key = encodeURIComponent(query);
  if (where === 'products') {
    const page = await client.get<Page<{ title: string }>>(`/supplierproducts/catalog?searchKey=${key}&pageSize=100`);
    return page.items.map(({ title }) => title);
  }
  const { groups } = await client.get<Suggestions>(`/searches/suggestions?key=${key}`);
  return groups.find(({ kind }) => kind === KINDS[where])?.items.map(({ text }) => text) ?? [];
}

async function judge(query: SearchQuery): Promise<string | undefined> {
  const names = await namesFor(query);
  const placeOf = (parts: string[]) => names.findIndex((name) => parts.every((part) => name.includes(part)));
  const place = placeOf(query.wanted);
  if (place < 0 || place >= RANK)
    return `${query.query}: wanted at ${place}, first are ${names.slice(0, RANK).join(' | ')}`;
  const near = query.nearMiss ? placeOf(query.nearMiss) : -1;
  return near >= 0 && near < place ? `${query.query}: ${names[near]} comes before ${names[place]}` : undefined;
}

describe('forty typed queries', () => {
  it('are forty, a third of them with a near miss', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(40);
    expect(queries.filter(({ nearMiss }) => nearMiss).length).toBeGreaterThanOrEqual(14);
  });

  it(`find what was meant among the first ${RANK}, before what is only close, in at least ${RIGHT} cases`, async () => {
    const wrong: string[] = [];
    for (const query of queries) {
      const complaint = await judge(query);
      if (complaint) wrong.push(complaint);
    }
    console.info(`search: ${queries.length - wrong.length} of ${queries.length} right\n${wrong.join('\n')}`);
    expect(queries.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });
});
