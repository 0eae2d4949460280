import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../api/src/platform/clock.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { openInProcess } from '../../api/src/platform/database/in-process.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { makeWorker } from '../../api/src/platform/jobs/worker.ts';
import { startPostgres } from '../../scripts/machine/postgres.mjs';
import { BenchError } from '../harness/client.ts';
import { median } from '../harness/numbers.ts';
import { report } from '../harness/report.ts';

const JOBS = 2_000;
const REPEATS = 5;
/** As many statements of the yardstick are on their way as a worker has jobs. */
const AT_ONCE = 8;

/** Jobs that do nothing, taken and marked as done by one worker, against as many bare single-row updates of the same table. */
export async function jobs(): Promise<void> {
  await onPostgres();
  await onPglite();
}

async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) throw new BenchError('PostgreSQL is not installed: install the package postgresql.');
  const db = openPostgres({ url: postgres.url, poolSize: 10, onError: () => undefined });
  try {
    await migrate(db);
    await compare(db, { must: 1 / 1_000, aim: 1 / 2_000 });
  } finally {
    await db.close();
    await postgres.stop();
  }
}

async function onPglite() {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-bench-'));
  const db = await openInProcess(folder);
  try {
    await migrate(db);
    await compare(db, { must: 1 / 200, aim: 1 / 500 });
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param budget seconds a job may take */
async function compare(db: Database, budget: { must: number; aim: number }) {
  const worker = makeWorker({ db, clock: systemClock, queues: { bench: { run: async () => undefined } } });
  const ours: number[] = [];
  const bare: number[] = [];
  // The first repeat warms up.
  for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
    const ids = await fill(db);
    const updated = await secondsOf(() => updateEach(db, ids));
    const worked = await secondsOf(() => worker.runDue());
    if (repeat === 0) continue;
    ours.push(worked / JOBS);
    bare.push(updated / JOBS);
  }
  const oursMs = median(ours) * 1_000;
  const bareMs = median(bare) * 1_000;
  report({
    workload: `job taken and done, one worker, ${db.kind}`,
    size: JOBS,
    ours: oursMs,
    yardstick: bareMs,
    ratio: oursMs / bareMs,
    unit: 'ms each',
    budget: { of: 'ours', must: budget.must * 1_000, aim: budget.aim * 1_000 },
    beside: { jobsPerSecond: 1_000 / oursMs },
  });
}

async function fill(db: Database): Promise<string[]> {
  await db.query('delete from jobs');
  const rows = await db.query<{ id: string }>(
    `insert into jobs (id, queue, due_at, run_at)
     select gen_random_uuid(), 'bench', now(), now() from generate_series(1, $1::int) returning id`,
    [JOBS],
  );
  return rows.map(({ id }) => id);
}

async function updateEach(db: Database, ids: string[]) {
  let next = 0;
  const one = async () => {
    while (next < ids.length) {
      await db.query('update jobs set last_error = null where id = $1', [ids[next++]], 'bare_update');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}
