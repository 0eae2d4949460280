import { fullPages, pick, readCategories } from '../harness/keys.ts';
import { send } from '../harness/client.ts';
import { memoryOf } from '../harness/cpu.ts';
import { cacheFolder } from '../harness/markets.ts';
import { percentile } from '../harness/numbers.ts';
import { readQuestions } from '../harness/questions.ts';
import { startOurs } from '../harness/programs.ts';
import { report, type Budget } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

const budget = (must: number, aim: number): Budget => ({ of: 'ours', must, aim });
const budgets = new Map([
  ['api', budget(200, 130)],
  ['gateway', budget(200, 120)],
  ['web', budget(200, 150)],
]);
/** What a first start makes. */
const EMBEDDED_PRODUCTS = 680;

/** What each program holds at the end of all workloads of a market. */
export async function memory(stage: Stage): Promise<void> {
  for (const { name, pid } of await stage.running()) {
    const ofProgram = budgets.get(name);
    const shown = name === 'api' ? 'api on PostgreSQL' : name;
    if (ofProgram)
      report({
        workload: `memory after load, ${shown}`,
        size: stage.size,
        ours: memoryOf(pid),
        unit: 'MB',
        budget: ofProgram,
      });
  }
}

/** The api on the embedded database, after a load of its own; and how long eight people at once wait for what they search. */
export async function embeddedMemory(): Promise<void> {
  const start = () =>
    startOurs('api', { RASTEH_DATA: `${cacheFolder}/embedded`, SEED_PRODUCTS: String(EMBEDDED_PRODUCTS) });
  // The first start makes the market, which takes memory that later starts do not.
  await (await start()).stop();
  const api = await start();
  try {
    const keys = fullPages(await readCategories(api.url), 20);
    const ask = (turn: number) => {
      const { categoryId, pageNumber } = pick(keys, turn);
      return { path: `/api/v1/supplierproducts/catalog?categoryId=${categoryId}&pageNumber=${pageNumber}` };
    };
    await send(api.url, ask, { count: 3_000, connections: 8, from: 0 });
    report({
      workload: 'memory after load, api on PGlite',
      size: EMBEDDED_PRODUCTS,
      ours: memoryOf(api.pid),
      unit: 'MB',
      budget: budget(500, 400),
    });
    const { suggestions, searches } = await readQuestions(api.url);
    const searched = [...suggestions, ...searches.flat()];
    const load = { connections: 8, from: 0 };
    const askSearched = (turn: number) => ({ path: pick(searched, turn) });
    await send(api.url, askSearched, { ...load, count: 400 });
    const { latencies } = await send(api.url, askSearched, { ...load, count: 1_200 });
    report({
      workload: 'searches of eight at once, api on PGlite',
      size: EMBEDDED_PRODUCTS,
      ours: percentile(latencies, 95),
      unit: 'ms p95',
      budget: { of: 'ours', must: 60, aim: 30 },
      beside: { p50Ms: percentile(latencies, 50) },
    });
  } finally {
    await api.stop();
  }
}
