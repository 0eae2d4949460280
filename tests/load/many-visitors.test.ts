import { expect, it } from 'vitest';
import { memoryOf } from '../../bench/harness/cpu.ts';
import { graphOf } from '../gateway/ask.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startSite } from '../kit/site.ts';

const PRODUCTS = 100_000;
const VISITORS = 12;
const PAGES_A_ROUND = 100;
const ROUNDS = 4;

it.skipIf(!hasPostgres)('a large market serves many visitors for long: no page fails, no memory is lost', async () => {
  await using site = await startSite({
    database: 'postgres',
    products: PRODUCTS,
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  const programs = [site.api, site.gateway, site.web];
  const paths = await findPaths(site.gateway);
  const failures: string[] = [];
  const held: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        for (let page = 0; page < PAGES_A_ROUND; page += 1) {
          const path = paths[(round * 7_919 + visitor * 101 + page) % paths.length]!;
          const answer = await fetch(site.web.url + path);
          if (answer.status !== 200 || !(await answer.text()).includes('</html>'))
            failures.push(`${answer.status} ${path}`);
        }
      }),
    );
    held.push(programs.map((program) => memoryOf(program.pid())));
  }
  expect(failures).toEqual([]);
  // The first rounds fill the caches; what is held after them must not go on growing.
  for (const index of programs.keys()) expect(held[3]![index]!).toBeLessThan(held[1]![index]! * 1.3 + 20);
});

/** Lists, filtered lists and products of every branch: more of them than any cache holds. */
async function findPaths(gateway: { url: string }): Promise<string[]> {
  const graph = graphOf(gateway);
  type Found = { menu: { subcategories: { id: string; slug: string }[] }[] };
  const { menu } = await graph.data<Found>('{ menu: categoryMenu { subcategories { id slug } } }');
  const branches = menu.flatMap(({ subcategories }) => subcategories);
  const each = branches.map(async ({ id, slug }) => {
    const { list } = await graph.data<{ list: { totalCount: number; nodes: { id: string; slug: string }[] } }>(
      `{ list: supplierProducts(categoryId: "${id}", first: 50) { totalCount nodes { id slug } } }`,
    );
    const pages = Math.min(20, Math.floor(list.totalCount / 24));
    return [
      `/category/${id}/${slug}`,
      ...Array.from({ length: pages }, (_, page) => `/products/category/${id}/${slug}?pageNumber=${page + 2}`),
      ...list.nodes.map((item) => `/products/${item.id}/${item.slug}`),
    ];
  });
  return (await Promise.all(each)).flat().map(encodeURI);
}
