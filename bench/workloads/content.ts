import { mkdirSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { peopleOf } from '../../tests/kit/people.ts';
import { BenchError, fetchText } from '../harness/client.ts';
import { cpuOf } from '../harness/cpu.ts';
import { cacheFolder } from '../harness/markets.ts';
import { measure } from '../harness/measure.ts';
import { median } from '../harness/numbers.ts';
import { byHash, ofSite } from '../harness/operations.ts';
import { startOurs, startYardstick } from '../harness/programs.ts';
import { report } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';
import { textOf } from '../harness/text.ts';
import { expectDone, ROUNDS, rowsOf, timed, WARM_UP } from '../harness/timed.ts';
import { begin, type Content, forget, haveCases, haveTexts, haveVisits, newStaff } from './content-market.ts';

const BLOCKS = 400;
const FEW = 100;
const MANY = 10_000;
/** The longest chart. */
const DAYS = 366;
/** Measured by turns, since a machine grows slower and faster. */
const TURNS = 3;

/** Texts, what is said of them, and how often they are read. */
export async function content(stage: Stage): Promise<void> {
  const databaseUrl = await stage.databaseUrl();
  const api = await startOurs('api', {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'development',
    KAVENEGAR_API_KEY: '',
    RASTEH_DATA: `${cacheFolder}/content`,
    OTP_STARTS_PER_ADDRESS: '1000000',
    OTP_CHECKS_PER_ADDRESS: '1000000',
  });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const of = await begin(api, db);
    await longText(stage, of);
    await lists(stage, of);
    await queue(stage, of);
    await chart(stage, of);
  } finally {
    await forget(db);
    await db.end();
    await api.stop();
  }
}

/**
 * The page of the longest text, which no cache keeps, against the same HTML from a plain template: from one that asks the gateway
 * for the text as the page does, and beside it from one that holds it in memory.
 */
async function longText(stage: Stage, of: Content): Promise<void> {
  const id = await haveTexts(of, 1, { v: 1, blocks: textOf(BLOCKS) });
  const gateway = await startOurs('gateway', { API_URL: of.api.url, RESPONSE_CACHE_SECONDS: '0' });
  const web = await startOurs('web', { GATEWAY_URL: gateway.url });
  const path = `/contents/${id}/seal`;
  const question = byHash(ofSite('ArticleScreen'), { commentPage: 1, id, thread: '', withThread: false }, 0);
  const answer = await fetchText(gateway.url, question);
  const ours = await fetchText(web.url, { path });
  const settings = {
    PAGE_FILE: keepPage({ pieces: piecesOf(ours), answer, question }),
    GATEWAY_URL: gateway.url,
  };
  const template = await startYardstick('template.ts', settings);
  const plain = (at: string) => ({ url: template.url, pids: [template.pid], ask: () => ({ path: at }) });
  try {
    for (const at of ['/held', '/asked']) compareTexts(ours, await fetchText(template.url, { path: at }));
    const page = { url: web.url, pids: [web.pid], ask: () => ({ path }) };
    const load = { count: 200, warmUp: 400, connections: 4 };
    const { figures, ratios, othersCores } = await measure([page, plain('/held'), plain('/asked')], load);
    const [mine, held, asked] = figures;
    report({
      workload: `page of ${BLOCKS} blocks, web process`,
      size: stage.size,
      ours: mine!.cpuUs,
      yardstick: asked!.cpuUs,
      ratio: ratios[0]!,
      unit: 'CPU-µs per request',
      budget: { of: 'ratio', must: 2.5, aim: 1.5 },
      beside: { heldUs: held!.cpuUs, ratioToHeld: mine!.cpuUs / held!.cpuUs, leastMs: mine!.leastMs, othersCores },
    });
  } finally {
    for (const program of [template, web, gateway]) await program.stop();
  }
}

const prose = /<div class="prose">([\s\S]*?)<\/div>/;
const textIn = (html: string) => (prose.exec(html)?.[1] ?? '').replaceAll(/<!--.*?-->/gs, '');
/** A page in pieces, with the places of its text and of the answer that it came from, which stands behind it. */
function piecesOf(html: string) {
  const found = prose.exec(html) ?? fail('The page has no text.');
  const start = found.index + '<div class="prose">'.length;
  const end = start + found[1]!.length;
  const key = /"ArticleScreen \{[^}]*\}":/.exec(html.slice(end)) ?? fail('The page has no answer behind its text.');
  const at = end + key.index + key[0].length;
  const after = endOfObject(html, at);
  return [{ html: html.slice(0, start) }, 'text', { html: html.slice(end, at) }, 'answer', { html: html.slice(after) }];
}

/** Where a JSON object ends that begins there. */
function endOfObject(text: string, start: number): number {
  const signs = /"(?:[^"\\]|\\.)*"|[{}]/g;
  signs.lastIndex = start;
  let depth = 0;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === '{') depth += 1;
    else if (sign[0] === '}' && (depth -= 1) === 0) return signs.lastIndex;
  }
  return fail('The answer has no end.');
}

function keepPage(page: object): string {
  const file = `${cacheFolder}/text.json`;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(page));
  return file;
}

function compareTexts(ours: string, plain: string): void {
  const mine = textIn(ours);
  const theirs = textIn(plain);
  const at = [...mine].findIndex((letter, index) => letter !== theirs[index]);
  if (mine !== theirs)
    fail(`texts differ\nours      … ${mine.slice(at - 80, at + 80)}\nyardstick … ${theirs.slice(at - 80, at + 80)}`);
}

function fail(why: string): never {
  throw new BenchError(why);
}

/** The page of a type's texts, which no cache keeps, with a hundred and with ten thousand of them: CPU of all programs and of PostgreSQL. */
async function lists(stage: Stage, of: Content): Promise<void> {
  const body = { v: 1, blocks: textOf(20) };
  const gateway = await startOurs('gateway', { API_URL: of.api.url, RESPONSE_CACHE_SECONDS: '0' });
  const web = await startOurs('web', { GATEWAY_URL: gateway.url });
  const pids = [web.pid, gateway.pid, of.api.pid, stage.postgres];
  const ask = () => fetchText(web.url, { path: `/contents/${of.typeId}` });
  const cost = async () => {
    for (let round = 0; round < WARM_UP; round += 1) await ask();
    const before = pids.map(cpuOf);
    for (let round = 0; round < ROUNDS; round += 1) await ask();
    const used = pids.map((pid, index) => cpuOf(pid) - before[index]!);
    return used.reduce((sum, each) => sum + each, 0) / ROUNDS / 1_000;
  };
  try {
    const have = (count: number) => haveTexts(of, count, body);
    await grown(stage, { workload: 'page of a list of texts, all processes', unit: 'CPU-ms each', cost, have });
  } finally {
    for (const program of [web, gateway]) await program.stop();
  }
}

/** What waits for moderators, a hundred cases and ten thousand. */
async function queue(stage: Stage, of: Content): Promise<void> {
  const pageId = await haveTexts(of, 1, { v: 1, blocks: textOf(20) });
  const { accessToken } = await newStaff(of.api, of.db);
  const ask = () => expectDone(peopleOf(of.api).as(accessToken, 'GET', '/admin/moderation/cases?pageSize=20'));
  const cost = async () => (await timed(ask)).p50;
  await grown(stage, {
    workload: 'queue of cases, api, p50',
    unit: 'ms',
    cost,
    have: (count) => haveCases(of, pageId, count),
  });
}

type Grown = { workload: string; unit: string; cost: () => Promise<number>; have: (count: number) => Promise<unknown> };
/** How much dearer an answer is where there are many rows than where there are few. */
async function grown(stage: Stage, { workload, unit, cost, have }: Grown): Promise<void> {
  const turns: { few: number; many: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await have(FEW);
    const few = await cost();
    await have(MANY);
    turns.push({ few, many: await cost() });
  }
  report({
    workload: `${workload}, ${MANY} against ${FEW}`,
    size: stage.size,
    ours: median(turns.map(({ many }) => many)),
    yardstick: median(turns.map(({ few }) => few)),
    ratio: median(turns.map(({ few, many }) => many / few)),
    unit,
    budget: { of: 'ratio', must: 1.3, aim: 1.1 },
  });
}

/** Visits of all that a seller offers over a year, with the year before it, against the statement alone. */
async function chart(stage: Stage, { api, db }: Content): Promise<void> {
  const { accessToken } = await newStaff(api, db);
  const { id, offers } = await haveVisits(db, 2 * DAYS);
  const [range] = await rowsOf<{ from: string; to: string; before: string }>(
    db,
    `select (today - $1::int)::text as from, (today - 1)::text as to, (today - 2 * $1::int)::text as before
     from (select (now() at time zone 'Asia/Tehran')::date as today) d`,
    [DAYS],
  );
  const { from, to, before } = range!;
  const path = `/visitorlogs/byfilter-for-chart?supplierId=${id}&from=${from}&to=${to}&granularity=DAY`;
  const turns: { ours: number; bare: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const ours = await timed(() => expectDone(peopleOf(api).as(accessToken, 'GET', path)));
    const bare = await timed(() =>
      db.query({
        name: 'bare_chart',
        text: `select v.day::text, sum(v.views)::int as value from supplier_products p
                 join visit_days v on v.object_type = 'SUPPLIER_PRODUCT' and v.object_id = p.id and v.day between $2 and $3
                 where p.supplier_id = $1 group by v.day`,
        values: [id, before, to],
      }),
    );
    turns.push({ ours: ours.p50, bare: bare.p50 });
  }
  report({
    workload: `chart of ${DAYS} days of a seller, api, p50`,
    size: stage.size,
    ours: median(turns.map(({ ours }) => ours)),
    yardstick: median(turns.map(({ bare }) => bare)),
    ratio: median(turns.map(({ ours, bare }) => ours / bare)),
    unit: 'ms',
    budget: { of: 'ratio', must: 1.5, aim: 1.2 },
    beside: { offers },
  });
}
