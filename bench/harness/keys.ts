import { fetchJson } from './client.ts';

/** One page of a category's product list that is known to be full. */
export type ListKey = { categoryId: string; pageNumber: number };
export type Category = { id: string; name: string; slug: string; level: number; isLeaf: boolean; itemsCount: number };

/** Visitors rarely go deeper, and skipping rows is not what is measured. */
const DEEPEST_PAGE = 10;

/** All categories of the market. */
export async function readCategories(apiUrl: string): Promise<Category[]> {
  const pages: Category[][] = [];
  do
    pages.push(
      (
        await fetchJson<{ items: Category[] }>(apiUrl, {
          path: `/api/v1/categories?pageSize=100&pageNumber=${pages.length + 1}`,
        })
      ).items,
    );
  while (pages.at(-1)!.length === 100);
  return pages.flat();
}

/** Full pages of `pageSize` products in all categories, in an order that is mixed but always the same. */
export function fullPages(categories: Category[], pageSize: number): ListKey[] {
  const keys = categories.flatMap(({ id, itemsCount }) =>
    Array.from({ length: Math.min(DEEPEST_PAGE, Math.floor(itemsCount / pageSize)) }, (_, index) => ({
      categoryId: id,
      pageNumber: index + 1,
    })),
  );
  return shuffle(keys);
}

/** Fisher–Yates with a small generator of fixed seed, so that every run asks the same. */
export function shuffle<T>(values: T[]): T[] {
  const mixed = [...values];
  let state = 20_261_120;
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    const taken = mixed[index]!;
    mixed[index] = mixed[other]!;
    mixed[other] = taken;
  }
  return mixed;
}

/** The value for a turn, over and over. */
export const pick = <T>(values: T[], turn: number): T => values[turn % values.length]!;
