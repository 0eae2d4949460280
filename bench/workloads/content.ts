import { mkdirSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { peopleOf } from '../../tests/kit/people.ts';
import { BenchError, fetchText } from '../harness/client.ts';
import { cacheFolder } from '../harness/markets.ts';
import { measure } from '../harness/measure.ts';
import { median } from '../harness/numbers.ts';
import { startOurs, startYardstick } from '../harness/programs.ts';
import { report, reportSide } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';
import { textOf } from '../harness/text.ts';
import { expectDone, rowsOf, timed } from '../harness/timed.ts';
import { begin, type Content, forget, haveCases, haveTexts, haveVisits } from './content-market.ts';

const BLOCKS = 400;
const FEW = 100;
const MANY = 10_000;
/** The longest chart. */
const DAYS = 366;
const ROUNDS = 200;
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

/** The page of the longest text, which no cache keeps, against the same HTML from a plain template. */
async function longText(stage: Stage, of: Content): Promise<void> {
  const blocks = textOf(BLOCKS);
  const id = await haveTexts(of, 1, { v: 1, blocks });
  const gateway = await startOurs('gateway', { API_URL: of.api.url, RESPONSE_CACHE_SECONDS: '0' });
  const web = await startOurs('web', { GATEWAY_URL: gateway.url });
  const path = `/contents/${id}/seal`;
  const ours = await fetchText(web.url, { path });
  const template = await startYardstick('template.ts', { PAGE_FILE: keepPage(ours, blocks) });
  try {
    await compareTexts(ours, template.url);
    const measured = await measure(
      [
        { url: web.url, pids: [web.pid], ask: () => ({ path }) },
        { url: template.url, pids: [template.pid], ask: (turn) => ({ path: `/${turn}` }) },
      ],
      { count: 200, warmUp: 400, connections: 4 },
    );
    reportSide(
      {
        workload: `page of ${BLOCKS} blocks, web process`,
        size: stage.size,
        budget: { of: 'ratio', must: 2.5, aim: 1.5 },
        star: true,
      },
      measured,
      0,
    );
  } finally {
    for (const program of [template, web, gateway]) await program.stop();
  }
}

const prose = /<div class="prose">([\s\S]*?)<\/div>/;
const withoutComments = (html: string) => html.replaceAll(/<!--.*?-->/gs, '');
const textIn = (html: string) => withoutComments(prose.exec(html)?.[1] ?? '');

function keepPage(html: string, blocks: object): string {
  const found = prose.exec(html) ?? fail('The page has no text.');
  const start = found.index + '<div class="prose">'.length;
  const file = `${cacheFolder}/text.json`;
  mkdirSync(cacheFolder, { recursive: true });
  const before = html.slice(0, start);
  const after = html.slice(start + found[1]!.length);
  writeFileSync(file, JSON.stringify({ before, after, blocks }));
  return file;
}

async function compareTexts(ours: string, url: string): Promise<void> {
  const mine = textIn(ours);
  const theirs = textIn(await fetchText(url, { path: '/' }));
  const at = [...mine].findIndex((letter, index) => letter !== theirs[index]);
  if (mine !== theirs)
    fail(`texts differ\nours      … ${mine.slice(at - 80, at + 80)}\nyardstick … ${theirs.slice(at - 80, at + 80)}`);
}

function fail(why: string): never {
  throw new BenchError(why);
}

/** The list of a type's texts, with a hundred and with ten thousand of them. */
async function lists(stage: Stage, of: Content): Promise<void> {
  const path = `/pages/by-content-type-id?contentTypeId=${of.typeId}`;
  const body = { v: 1, blocks: textOf(20) };
  const ask = () => expectDone(peopleOf(of.api).as(of.staff.accessToken, 'GET', path));
  await grown(stage, { workload: 'list of texts', ask, have: (count) => haveTexts(of, count, body) });
}

/** What waits for moderators, a hundred cases and ten thousand. */
async function queue(stage: Stage, of: Content): Promise<void> {
  const pageId = await haveTexts(of, 1, { v: 1, blocks: textOf(20) });
  const ask = () => expectDone(peopleOf(of.api).as(of.staff.accessToken, 'GET', '/admin/moderation/cases?pageSize=20'));
  await grown(stage, { workload: 'queue of cases', ask, have: (count) => haveCases(of, pageId, count) });
}

type Grown = { workload: string; ask: () => Promise<unknown>; have: (count: number) => Promise<unknown> };
/** How much longer an answer takes where there are many rows than where there are few. */
async function grown(stage: Stage, { workload, ask, have }: Grown): Promise<void> {
  const turns: { few: number; many: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await have(FEW);
    const few = (await timed(ask, ROUNDS)).p50;
    await have(MANY);
    turns.push({ few, many: (await timed(ask, ROUNDS)).p50 });
  }
  report({
    workload: `${workload}, ${MANY} against ${FEW}, api, p50`,
    size: stage.size,
    ours: median(turns.map(({ many }) => many)),
    yardstick: median(turns.map(({ few }) => few)),
    ratio: median(turns.map(({ few, many }) => many / few)),
    unit: 'ms',
    budget: { of: 'ratio', must: 1.3, aim: 1.1 },
    star: true,
  });
}

/** Visits of all that a seller offers over a year, with the year before it, against the statement alone. */
async function chart(stage: Stage, { api, db, staff }: Content): Promise<void> {
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
    const ours = await timed(() => expectDone(peopleOf(api).as(staff.accessToken, 'GET', path)), ROUNDS);
    const bare = await timed(
      () =>
        db.query({
          name: 'bare_chart',
          text: `select v.day::text, sum(v.views)::int as value from supplier_products p
                 join visit_days v on v.object_type = 'SUPPLIER_PRODUCT' and v.object_id = p.id and v.day between $2 and $3
                 where p.supplier_id = $1 group by v.day`,
          values: [id, before, to],
        }),
      ROUNDS,
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
    star: true,
    beside: { offers },
  });
}
