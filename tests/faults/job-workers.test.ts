import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../api/src/platform/database/database.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { launch } from '../../scripts/machine/launch.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { makeMarket, type Market } from '../kit/market.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startProgram } from '../kit/program.ts';
import { USUAL_PRODUCTS } from '../kit/site.ts';
import { until } from '../kit/until.ts';

// Processes of their own need a database that several may open. Leases are set back instead of waited for.
describe.skipIf(!hasPostgres)('jobs of several processes', () => {
  let market: Market;
  let db: Database;
  let folder: string;
  beforeAll(async () => {
    market = await makeMarket('postgres', USUAL_PRODUCTS);
    db = openPostgres({ url: market.settings.DATABASE_URL!, poolSize: 4, onError: () => undefined });
    folder = await mkdtemp(join(tmpdir(), 'rasteh-jobs-'));
  });
  afterAll(async () => {
    await db?.close();
    await market?.discard();
    await rm(folder, { recursive: true, force: true });
  });
  const count = async (of: string) =>
    (await db.query<{ count: number }>(`select count(*)::int as count from ${of}`))[0]!.count;

  it('of 1,000 jobs and four workers, one of them killed, each is done once', async () => {
    const JOBS = 1_000;
    const left = () => count(`jobs where queue = 'counted' and done_at is null`);
    await db.execute(`
      create table effects (job_id uuid not null, worker int not null);
      insert into jobs (id, queue, due_at, run_at)
        select gen_random_uuid(), 'counted', now(), now() from generate_series(1, ${JOBS})`);
    const start = (env: Record<string, string> = {}) =>
      launch('tests/faults/job-worker.ts', {
        env: { DATABASE_URL: market.settings.DATABASE_URL!, TSX_TSCONFIG_PATH: inRoot('tests/tsconfig.json'), ...env },
        nodeOptions: ['--import', 'tsx'],
      });
    const victim = start({ HANGS_FROM: '50' });
    const doneBy = (pid: number) => count(`effects where worker = ${pid}`);
    await until('the victim is in the middle', async () => (await doneBy(victim.pid!)) === 49);
    const others = [start(), start(), start()];
    await until('all is done but what the victim holds', async () => (await left()) === 8);
    victim.signal('SIGKILL');
    await victim.ended;
    expect(await count('effects')).toBe(JOBS - 8);
    await db.query(`update jobs set locked_until = now() - interval '1 second' where worker is not null`);
    await until('the rest', async () => (await left()) === 0);
    await Promise.all(others.map((each) => each.stop()));
    expect(await count('effects')).toBe(JOBS);
    expect(await count('(select distinct job_id from effects) each')).toBe(JOBS);
  }, 150_000);

  it('two apis do recurring works once a period, and what fell due while the clock moved, when one of them is killed too', async () => {
    const clock = join(folder, 'clock');
    // One minute past an hour to come, so that no period begins while the test runs.
    const HOUR = 3_600_000;
    const beginning = (Math.floor(Date.now() / HOUR) + 1) * HOUR + 60_000;
    const setClock = (minutes: number) => writeFile(clock, String(beginning + minutes * 60_000 - Date.now()));
    await setClock(0);
    const start = () => startProgram('api', { ...market.settings, RASTEH_TEST_CLOCK: clock });
    await using one = await start();
    await using other = await start();
    const tick = ({ url }: { url: string }) =>
      fetch(`${url}/internal/tick`, { method: 'POST' }).then((answer) => answer.status);
    const runs = () =>
      db.query<{ queue: string; runs: number }>(
        `select queue, count(*)::int as runs from jobs where done_at is not null and dedupe_key >= $1 group by queue`,
        [new Date(beginning).toISOString()],
      );
    await setClock(15);
    expect(await Promise.all([one, other].map(tick))).toEqual([200, 200]);
    const often = await runs();
    expect(often.length).toBeGreaterThan(7);
    expect(often.every((each) => each.runs === 1)).toBe(true);
    // Nobody makes up for the periods in which nobody was there.
    await other.kill();
    await setClock(3 * 24 * 60);
    await tick(one);
    expect((await runs()).filter((each) => each.runs === 2)).toHaveLength(often.length);
    expect((await runs()).filter((each) => each.runs > 2)).toEqual([]);
    expect(await count(`jobs where queue <> 'counted' and (dead_at is not null or attempts > 1)`)).toBe(0);
  });
});
