import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { BenchError } from './harness/client.ts';
import { startMarkets, type Markets } from './harness/markets.ts';
import { openStage, type Stage } from './harness/stage.ts';
import { content } from './workloads/content.ts';
import { graph } from './workloads/graph.ts';
import { growth } from './workloads/growth.ts';
import { jobs } from './workloads/jobs.ts';
import { embeddedMemory, memory } from './workloads/memory.ts';
import { lab } from './workloads/lab.ts';
import { people } from './workloads/people.ts';
import { rest } from './workloads/rest.ts';
import { search } from './workloads/search.ts';
import { sellers } from './workloads/sellers.ts';
import { site } from './workloads/site.ts';
import { start } from './workloads/start.ts';
import { trade } from './workloads/trade.ts';
import { weight } from './workloads/weight.ts';

// `npm run bench [-- --large] [-- --sizes 200000] [-- --only rest,graph]`: one line of JSON for each workload on standard output
// (bench/harness/report.ts says what is in it). What is measured and how: docs/performance.md.
const onMarket = { search, rest, graph, site, people, sellers, trade, content } satisfies Record<
  string,
  (stage: Stage) => Promise<void>
>;
/** What has tens of thousands of rows of its own, whatever the market has. */
const onSmallest = ['sellers', 'trade', 'content'];
const alone = { jobs, embedded: embeddedMemory, start, weight, lab };
const names = [...Object.keys(onMarket), 'growth', ...Object.keys(alone)];

const { values } = parseArgs({
  options: { large: { type: 'boolean', default: false }, sizes: { type: 'string' }, only: { type: 'string' } },
});
const wanted = values.only?.split(',') ?? names;
const usual = values.large ? [1_000, 100_000, 200_000, 1_000_000] : [1_000, 100_000];
const sizes = values.sizes?.split(',').map(Number) ?? usual;

/** The wanted workloads on each market, then how costs grow from market to market. */
async function onMarkets(markets: Markets) {
  for (const size of sizes) {
    const stage = openStage(markets, size);
    try {
      await onOne(stage, size);
    } finally {
      await stage.close();
    }
  }
  if (wanted.includes('growth')) await growth(markets, sizes);
}

async function onOne(stage: Stage, size: number) {
  // The larger ones are about the database; the gateway and the site do not know how large it is.
  const chosen = Object.entries(onMarket).filter(
    ([name]) =>
      wanted.includes(name) && (size <= 100_000 || name === 'search') && (!onSmallest.includes(name) || size === 1_000),
  );
  for (const [, workload] of chosen) await workload(stage);
  if (size === 100_000) await memory(stage);
}

async function run() {
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new BenchError(`There is no workload "${unknown}". Workloads: ${names.join(', ')}.`);
  console.error(
    `${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (wanted.some((name) => name in onMarket || name === 'growth')) {
    const markets = await startMarkets();
    try {
      await onMarkets(markets);
    } finally {
      await markets.stop();
    }
  }
  for (const [name, workload] of Object.entries(alone)) if (wanted.includes(name)) await workload();
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof BenchError ? error.message : error);
    process.exit(1);
  },
);
