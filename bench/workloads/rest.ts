import { compareAnswers } from '../harness/compare.ts';
import { fullPages, pick, readCategories } from '../harness/keys.ts';
import { measure, type Side } from '../harness/measure.ts';
import { reportSide } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

const PAGE = 20;

/** The product list of 20 as the site asks for it (validated, counted, with facets) against a bare route with one statement. */
export async function rest(stage: Stage): Promise<void> {
  const api = await stage.api();
  const bare = await stage.yardstick('fastify-sql.ts', async () => ({ DATABASE_URL: await stage.databaseUrl() }));
  const keys = fullPages(await readCategories(api.url), PAGE);
  const search = (turn: number) => {
    const { categoryId, pageNumber } = pick(keys, turn);
    return `categoryId=${categoryId}&pageNumber=${pageNumber}`;
  };
  const sides: Side[] = [
    {
      url: api.url,
      pids: [api.pid],
      ask: (turn) => ({ path: `/api/v1/supplierproducts/catalog?${search(turn)}&pageSize=${PAGE}` }),
    },
    { url: bare.url, pids: [bare.pid], ask: (turn) => ({ path: `/list?${search(turn)}` }) },
  ];
  await compareAnswers('REST list of 20', sides, (answer) => (answer as { items: unknown[] }).items);
  const measured = await measure(sides, { count: 2_000, warmUp: 2_000, postgres: stage.postgres });
  reportSide(
    { workload: 'REST list of 20', size: stage.size, budget: { of: 'ratio', must: 2, aim: 1.3 } },
    measured,
    0,
  );
}
