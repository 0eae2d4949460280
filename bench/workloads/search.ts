import { fetchJson, send, type Ask } from '../harness/client.ts';
import { cpuOf } from '../harness/cpu.ts';
import { filteredLists } from '../harness/filters.ts';
import { fullPages, pick, readCategories, shuffle, type ListKey } from '../harness/keys.ts';
import { median, percentile } from '../harness/numbers.ts';
import { report, type Budget } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

const LIST = '/api/v1/supplierproducts/catalog';
const WARM_UP = 60;
const COUNT = 200;

/**
 * What a reader waits for in the api on PostgreSQL, one request after the other.
 * @returns CPU-ms of api and PostgreSQL together by name, for the growth from size to size: times of a busy machine cannot be compared
 */
export async function search(stage: Stage): Promise<Map<string, number>> {
  const { url } = await stage.api();
  const categories = await readCategories(url);
  const pages = fullPages(categories, 20);
  const filtered = shuffle(await filteredLists(url, categories.filter(({ level }) => level > 1)));
  const largest = filtered.toSorted((a, b) => b.offers - a.offers).slice(0, 3);
  const ids = await offerIds(url, pages);

  const cpu = new Map<string, number>();
  const measure = async (name: string, paths: string[], budget?: Budget) => cpu.set(name, await sequential(stage, `api ${name}`, paths, budget));
  await measure('product list', pages.map(pathOf));
  await measure('product sheet', ids.map((id) => `/api/v1/supplierproducts/${id}/catalog`));
  await measure('list with three filters and facets', filtered.map(({ path }) => path), { of: 'ours', must: 40, aim: 15 });
  // The middle hides it: one category holds a fifth of the market.
  await sequential(stage, 'api list with three filters and facets, largest category', largest.map(({ path }) => path));
  return cpu;
}

const pathOf = ({ categoryId, pageNumber }: ListKey) => `${LIST}?categoryId=${categoryId}&pageNumber=${pageNumber}&pageSize=20`;

async function offerIds(url: string, pages: ListKey[]): Promise<string[]> {
  const some = await Promise.all(pages.slice(0, 30).map((page) => fetchJson<{ items: { id: string }[] }>(url, { path: pathOf(page) })));
  return some.flatMap(({ items }) => items.map(({ id }) => id));
}

async function sequential(stage: Stage, workload: string, paths: string[], budget?: Budget): Promise<number> {
  const { url, pid } = await stage.api();
  const ask = (turn: number): Ask => ({ path: pick(paths, turn) });
  await send(url, ask, { count: WARM_UP, connections: 1, from: 0 });
  const [cpuBefore, postgresBefore] = [cpuOf(pid), cpuOf(stage.postgres)];
  const { latencies } = await send(url, ask, { count: COUNT, connections: 1, from: WARM_UP });
  const cpuUs = (cpuOf(pid) - cpuBefore) / COUNT;
  const postgresCpuUs = (cpuOf(stage.postgres) - postgresBefore) / COUNT;
  const beside = { leastMs: Math.min(...latencies), p99Ms: percentile(latencies, 99), cpuUs, postgresCpuUs };
  report({ workload, size: stage.size, ours: median(latencies), unit: 'ms p50, one after the other', ...(budget && { budget }), beside });
  return (cpuUs + postgresCpuUs) / 1000;
}
