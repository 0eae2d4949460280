import { mkdirSync, writeFileSync } from 'node:fs';
import { cardsOf, listOf, type List } from '../harness/cards.ts';
import { BenchError, fetchText, type Ask } from '../harness/client.ts';
import { fullPages, pick, readCategories } from '../harness/keys.ts';
import { cacheFolder } from '../harness/markets.ts';
import { measure, type Side } from '../harness/measure.ts';
import { report, reportSide, type Budget } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

/** The site's grid. */
const CARDS = 24;
/** Different pages the yardstick renders. */
const LISTS = 40;

/** The product list as a page: the web process alone against React alone, and all three processes together. */
export async function site(stage: Stage): Promise<void> {
  const api = await stage.api();
  const gateway = await stage.uncachedGateway();
  const web = await stage.uncachedWeb();
  const categories = await readCategories(api.url);
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const keys = fullPages(categories, CARDS);
  const ask = (turn: number): Ask => {
    const { categoryId, pageNumber } = pick(keys, turn);
    const search = pageNumber > 1 ? `?pageNumber=${pageNumber}` : '';
    return { path: encodeURI(`/products/category/${categoryId}/${slugs.get(categoryId)}${search}`) };
  };

  const pages = await readPages(web.url, ask);
  const react = await stage.yardstick('react-stream.tsx', async () => ({ LISTS_FILE: keepLists(pages.map(listOf)) }));
  await comparePages(pages, react.url);
  const page: Side = { url: web.url, pids: [web.pid], ask };
  const bare: Side = { url: react.url, pids: [react.pid], ask: (turn) => ({ path: `/${turn}` }) };
  const measured = await measure([page, bare], { count: 250, warmUp: 500, connections: 4 });
  reportSide(
    {
      workload: 'page of 24 cards, web process',
      size: stage.size,
      budget: { of: 'ratio', must: 4, aim: 2.5 },
      star: true,
    },
    measured,
    0,
  );

  const whole: Side = { ...page, pids: [web.pid, gateway.pid, api.pid] };
  const { figures, othersCores } = await measure([whole], {
    count: 250,
    warmUp: 100,
    connections: 4,
    postgres: stage.postgres,
  });
  const { cpuUs, postgresCpuUs, ...beside } = figures[0]!;
  report({
    workload: 'page of 24 cards, all three processes',
    size: stage.size,
    ours: cpuUs / 1000,
    unit: 'CPU-ms per request',
    budget: { of: 'ours', must: 12, aim: 4 },
    beside: { ...beside, postgresCpuUs, othersCores },
  });
  await heldPage(stage, ask(0));
}

/** The same page again and again: the page cache. */
async function heldPage(stage: Stage, page: Ask) {
  const { url, pid } = await stage.web();
  const { figures, othersCores } = await measure([{ url, pids: [pid], ask: () => page }], {
    count: 3_000,
    warmUp: 1_000,
  });
  const { cpuUs, leastMs, p99Ms, requestsPerSecond } = figures[0]!;
  const budget: Budget = { of: 'ours', must: 0.3, aim: 0.1 };
  report({
    workload: 'page, the same again',
    size: stage.size,
    ours: cpuUs / 1000,
    unit: 'CPU-ms per request',
    budget,
    beside: { leastMs, p99Ms, requestsPerSecond, othersCores },
  });
}

async function readPages(url: string, ask: (turn: number) => Ask): Promise<string[]> {
  const pages: string[] = [];
  for (let turn = 0; turn < LISTS; turn += 1) {
    const page = await fetchText(url, ask(turn));
    if (cardsOf(page).length !== CARDS)
      throw new BenchError(`${ask(turn).path} shows ${cardsOf(page).length} cards and not ${CARDS}`);
    pages.push(page);
  }
  return pages;
}

function keepLists(lists: List[]): string {
  const path = `${cacheFolder}/lists.json`;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(path, JSON.stringify(lists));
  return path;
}

/** The yardstick must send the very cards that our pages have. */
async function comparePages(pages: string[], url: string) {
  for (const turn of [0, 1, LISTS - 1]) {
    const ours = cardsOf(pages[turn]!);
    const theirs = cardsOf(await fetchText(url, { path: `/${turn}` }));
    const at = ours.findIndex((card, index) => card !== theirs[index]);
    if (at >= 0)
      throw new BenchError(`page ${turn}: card ${at} differs\nours      ${ours[at]}\nyardstick ${theirs[at]}`);
  }
}
