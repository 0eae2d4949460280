import { startCountingProxy } from '../../tests/kit/counting-proxy.ts';
import { fetchJson } from '../harness/client.ts';
import { compareAnswers } from '../harness/compare.ts';
import { fullPages, pick, readCategories, type ListKey } from '../harness/keys.ts';
import { measure, type Side } from '../harness/measure.ts';
import { byHash, byText, flatList, persistedFolder, siteList, type Operation } from '../harness/operations.ts';
import { startOurs } from '../harness/programs.ts';
import { report, reportSide, type Budget } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

type List = {
  name: string;
  operation: Operation;
  pageSize: number;
  count: number;
  joins: number;
  persisted: Budget;
  seen: Budget;
};
const ratio = (must: number, aim: number): Budget => ({ of: 'ratio', must, aim });

const lists: List[] = [
  {
    name: 'flat 20',
    operation: flatList,
    pageSize: 20,
    count: 800,
    joins: 0,
    persisted: ratio(0.65, 0.5),
    seen: ratio(0.7, 0.5),
  },
  {
    name: 'nested 20',
    operation: siteList,
    pageSize: 20,
    count: 500,
    joins: 1,
    persisted: ratio(0.65, 0.45),
    seen: ratio(0.7, 0.45),
  },
  {
    name: 'nested 100',
    operation: siteList,
    pageSize: 100,
    count: 200,
    joins: 1,
    persisted: ratio(0.55, 0.35),
    seen: ratio(0.55, 0.35),
  },
];

/** The gateway against hand-written Yoga + DataLoader over the same api. */
export async function graph(stage: Stage): Promise<void> {
  const api = await stage.api();
  const gateway = await stage.gateway();
  const yoga = await stage.yardstick('yoga-dataloader.ts', async () => ({ API_URL: api.url }));
  const categories = await readCategories(api.url);
  for (const list of lists) {
    const keys = fullPages(categories, list.pageSize);
    // A small market has no category with a hundred offers in several pages.
    if (keys.length > 0) await oneList(stage.size, list, keys, { gateway, yoga });
  }
  await heldAnswer(stage, fullPages(categories, 20)[0]!);
  await upstreamCalls(stage, categories);
}

type Both = Record<'gateway' | 'yoga', { url: string; pid: number }>;

async function oneList(
  size: number,
  { name, operation, pageSize, count, persisted, seen }: List,
  keys: ListKey[],
  { gateway, yoga }: Both,
) {
  const variables = (turn: number) => ({ ...pick(keys, turn), pageSize });
  const side = ({ url, pid }: Both['yoga'], ask: typeof byHash): Side => ({
    url,
    pids: [pid],
    ask: (turn) => ask(operation, variables(turn), turn),
  });
  const sides = [side(gateway, byHash), side(gateway, byText), side(yoga, byText)];
  await compareAnswers(`graph ${name}`, sides, (answer) => (answer as { data: unknown }).data);
  const measured = await measure(sides, { count, warmUp: count });
  reportSide({ workload: `graph ${name}, persisted`, size, budget: persisted, star: true }, measured, 0);
  reportSide({ workload: `graph ${name}, document sent`, size, budget: seen }, measured, 1);
}

/** The same question again and again: the response cache. */
async function heldAnswer(stage: Stage, key: ListKey) {
  const { url, pid } = await stage.gateway();
  const again: Side = { url, pids: [pid], ask: () => byHash(siteList, { ...key, pageSize: 20 }, 0) };
  const { figures, othersCores } = await measure([again], { count: 4_000, warmUp: 2_000 });
  const { cpuUs, leastMs, p99Ms, requestsPerSecond } = figures[0]!;
  const budget: Budget = { of: 'ours', must: 0.15, aim: 0.05 };
  report({
    workload: 'graph, same question again',
    size: stage.size,
    ours: cpuUs / 1000,
    unit: 'CPU-ms per request',
    budget,
    beside: { leastMs, p99Ms, requestsPerSecond, othersCores },
  });
}

/** Requests to the api behind one question: one for the list and one for each join, whatever the length. */
async function upstreamCalls(stage: Stage, categories: Parameters<typeof fullPages>[0]) {
  const proxy = await startCountingProxy((await stage.api()).url);
  const gateway = await startOurs('gateway', { API_URL: proxy.url, PERSISTED_FOLDER: persistedFolder() });
  try {
    for (const { name, operation, pageSize, joins } of lists) {
      const [key] = fullPages(categories, pageSize);
      if (!key) continue;
      proxy.reset();
      await fetchJson(gateway.url, byHash(operation, { ...key, pageSize }, 0));
      const most = 1 + joins;
      report({
        workload: `upstream calls, ${name}`,
        size: stage.size,
        ours: proxy.calls().length,
        unit: 'requests',
        budget: { of: 'ours', must: most, aim: most },
        star: true,
      });
    }
  } finally {
    await gateway.stop();
    await proxy.stop();
  }
}
