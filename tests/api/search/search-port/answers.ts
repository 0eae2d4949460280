import { expect } from 'vitest';
import type { startBoth } from './both-engines.ts';

export type Reading = { tier: string; applied: object[]; questions: object[]; repaired?: object };
export type Facet = {
  propertyId: string;
  type: string;
  min?: string;
  max?: string;
  buckets: { value: string; count: number }[];
};
type List = {
  items: { id: string }[];
  totalCount: number;
  hasNextPage: boolean;
  startCursor?: string;
  endCursor?: string;
  reading?: Reading;
  facets: Facet[];
};
type Get = <T>(path: string) => Promise<T>;

/** A page by the ids of what it lists, without its cursors, which each engine writes as it likes. */
const told = ({ items, startCursor: _start, endCursor: _end, ...rest }: List) => ({
  ...rest,
  ids: items.map(({ id }) => id),
});

/** Asks the api with either engine and expects the same answer; that is what is returned. */
export function sameAnswers(both: Awaited<ReturnType<typeof startBoth>>) {
  async function same<T>(path: string, ask: (get: Get) => Promise<T>, method: 'GET' | 'POST' = 'GET'): Promise<T> {
    const sql = await ask((asked) => both.ask('sql', asked, method));
    const memory = await ask((asked) => both.ask('memory', asked, method));
    expect(memory, decodeURIComponent(path)).toEqual(sql);
    return sql;
  }
  return {
    /** The whole body. */
    answer: (path: string, method?: 'GET' | 'POST') => same(path, (get) => get<unknown>(path), method),

    /** The cards of a page. */
    cards: (path: string) => same(path, async (get) => (await get<List>(path)).items),

    page: (path: string) => same(path, async (get) => told(await get<List>(path))),

    /** The first page with all that is found, in order, read by cursor. */
    list: (path: string) =>
      same(path, async (get) => {
        const paths = `${path}${path.includes('?') ? '&' : '?'}pageSize=100`;
        const first = await get<List>(paths);
        const { ids, ...list } = told(first);
        for (let page = first; page.hasNextPage;) {
          page = await get<List>(`${paths}&after=${page.endCursor}`);
          ids.push(...told(page).ids);
        }
        expect(new Set(ids).size).toBe(list.totalCount);
        return { ...list, ids };
      }),
  };
}
