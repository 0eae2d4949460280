import pg from 'pg';
import { send, sendGroups, type Ask } from '../harness/client.ts';
import { cpuOf } from '../harness/cpu.ts';
import { pick } from '../harness/keys.ts';
import { median, percentile } from '../harness/numbers.ts';
import { readQuestions } from '../harness/questions.ts';
import { report, type Budget } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';

const WARM_UP = 60;
const COUNT = 200;
/** Things to read beside the market. */
const CONTENTS = 5_000;

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
  await contentsTab(stage, searches);
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

/** The tab of things to read against that of products, each with the reading that stands above both. */
async function contentsTab(stage: Stage, searches: string[][]): Promise<void> {
  const { url } = await stage.api();
  const db = new pg.Client(await stage.databaseUrl());
  await db.connect();
  try {
    await haveContents(db);
    const productsOf = (turn: number): Ask[] => pick(searches, turn).map((path) => ({ path }));
    const contentsOf = (turn: number): Ask[] =>
      productsOf(turn).map(({ path }) => ({
        path: path.replace('/supplierproducts/catalog?searchKey=', '/searches/contents?kinds=PAGE&key='),
      }));
    const timesOf = async (of: typeof productsOf) => {
      await sendGroups(url, of, WARM_UP);
      return median(await sendGroups(url, (turn) => of(turn + WARM_UP), COUNT));
    };
    const products = await timesOf(productsOf);
    const contents = await timesOf(contentsOf);
    report({
      workload: `api search page, tab of ${CONTENTS} contents against that of products`,
      size: stage.size,
      ours: contents,
      yardstick: products,
      ratio: contents / products,
      unit: 'ms p50, one after the other',
      budget: { of: 'ratio', must: 1.5, aim: 1 },
    });
  } finally {
    await forgetContents(db);
    await db.end();
  }
}

/** Things to read with the words of the market's offers, so that what is typed finds some of them. */
async function haveContents(db: pg.Client): Promise<void> {
  await forgetContents(db);
  await db.query(
    `insert into content_search (kind, id, title, path, body, platforms, title_key, words, visible_from, visible_until)
     select 'PAGE', s.id, c.card ->> 'title', '/bench/' || s.id, repeat(c.card ->> 'title' || ' ', 40), '{WEB}', '', s.words,
       '-infinity', 'infinity'
     from product_search s join product_search_cards c using (id) order by s.id limit $1`,
    [CONTENTS],
  );
  await countTerms(db);
  await db.query('vacuum analyze content_search');
}

/** The market is kept for the next run as it was made. */
async function forgetContents(db: pg.Client): Promise<void> {
  await db.query("delete from content_search where path like '/bench/%'");
  await countTerms(db);
}

async function countTerms(db: pg.Client): Promise<void> {
  await db.query('delete from content_terms');
  await db.query(
    `insert into content_terms (term, count)
     select word, count(*) from content_search, unnest(tsvector_to_array(words)) as word where word ~ '^[[:alnum:]]' group by word`,
  );
}
