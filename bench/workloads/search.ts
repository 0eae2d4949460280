import { send, sendGroups, type Ask } from '../harness/client.ts';
import { cpuOf } from '../harness/cpu.ts';
import { pick } from '../harness/keys.ts';
import { median, percentile } from '../harness/numbers.ts';
import { readQuestions } from '../harness/questions.ts';
import { report, type Budget } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

const WARM_UP = 60;
const COUNT = 200;

/** How long a reader waits for the api on PostgreSQL, one request after the other. */
export async function search(stage: Stage): Promise<void> {
  const { lists, sheets, filtered, largest, suggestions, searches } = await readQuestions((await stage.api()).url);
  const isLargest = stage.size >= 1_000_000;
  const must = (most: number): Budget | undefined =>
    isLargest ? { of: 'ours', must: most, aim: most / 2 } : undefined;
  await sequential(stage, 'product list', lists, must(10));
  await sequential(stage, 'product sheet', sheets);
  await sequential(
    stage,
    'list with three filters and facets',
    filtered,
    must(60) ?? { of: 'ours', must: 30, aim: 12 },
  );
  await sequential(stage, 'suggestion', suggestions, must(10) ?? { of: 'ours', must: 8, aim: 3 });
  await searchPage(stage, searches, must(40));
  // The median hides it: one category holds a fifth of the market.
  await sequential(stage, 'list with three filters and facets, largest category', largest);
}

/** The questions of a search's page, asked at once. */
async function searchPage(stage: Stage, searches: string[][], budget: Budget | undefined): Promise<void> {
  const { url } = await stage.api();
  const groupOf = (turn: number): Ask[] => pick(searches, turn).map((path) => ({ path }));
  await sendGroups(url, groupOf, WARM_UP);
  const latencies = await sendGroups(url, (turn) => groupOf(turn + WARM_UP), COUNT);
  report({
    workload: 'api search page',
    size: stage.size,
    ours: median(latencies),
    unit: 'ms p50, one after the other',
    ...(budget && { budget }),
    beside: { leastMs: Math.min(...latencies), p99Ms: percentile(latencies, 99) },
  });
}

async function sequential(stage: Stage, name: string, paths: string[], budget?: Budget): Promise<void> {
  const { url, pid } = await stage.api();
  const ask = (turn: number): Ask => ({ path: pick(paths, turn) });
  await send(url, ask, { count: WARM_UP, connections: 1, from: 0 });
  const cpuBefore = cpuOf(pid);
  const postgresBefore = cpuOf(stage.postgres);
  const { latencies } = await send(url, ask, { count: COUNT, connections: 1, from: WARM_UP });
  const cpuUs = (cpuOf(pid) - cpuBefore) / COUNT;
  const postgresCpuUs = (cpuOf(stage.postgres) - postgresBefore) / COUNT;
  report({
    workload: `api ${name}`,
    size: stage.size,
    ours: median(latencies),
    unit: 'ms p50, one after the other',
    ...(budget && { budget }),
    beside: { leastMs: Math.min(...latencies), p99Ms: percentile(latencies, 99), cpuUs, postgresCpuUs },
  });
}
