import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseKind, makeMarket } from '../../kit/market.ts';
import { startApi } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';
import { dataCommand, reading } from './archive.kit.ts';

const database = (process.env.TEST_DATABASE ?? 'pglite') as DatabaseKind;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'rasteh-archive-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const failing = (settings: Record<string, string | undefined>, ...args: string[]) =>
  dataCommand(settings, ...args).then(
    () => 'it worked',
    (error: { stderr: string }) => error.stderr,
  );

/** Jobs of a queue that no api knows: they stay as they are. */
const putJobs = (settings: Record<string, string | undefined>) =>
  inStoppedMarket(settings, (db) =>
    db.execute(`insert into jobs (id, queue, due_at, run_at, attempts, worker, locked_until, done_at, dead_at, last_error)
      select gen_random_uuid(), 'letters', now(), now(), attempts, worker, locked_until, done_at, dead_at, name
      from (values
        ('taken', 1, gen_random_uuid(), now() + interval '1 minute', null, null),
        ('dead', 8, null, null, null, now()),
        ('done', 1, null, null, now(), null)
      ) as jobs (name, attempts, worker, locked_until, done_at, dead_at)`),
  );
const jobsIn = (settings: Record<string, string | undefined>) =>
  inStoppedMarket(settings, (db) =>
    db.query(`select last_error as name, attempts, worker, locked_until as "lockedUntil", dead_at is not null as "isDead"
      from jobs where queue = 'letters' order by attempts`),
  );

// The embedded database is opened six times.
it('a market is the same after backup and restore into an empty database', { timeout: 150_000 }, async () => {
  const file = join(folder, 'market.gz');
  const from = await startApi();
  const before = await reading(from.url);
  await from.stop();
  await putJobs(from.settings);
  await dataCommand(from.settings, 'backup', file);
  await from.discard();

  const empty = await makeMarket(database, 0);
  await dataCommand(empty.settings, 'restore', file);
  expect(await failing(empty.settings, 'restore', file)).toMatch(/^The database is not empty: "\w+" has rows/);
  // What is still to be done is to be done there; whoever held it is not.
  expect(await jobsIn(empty.settings)).toEqual([
    { name: 'taken', attempts: 1, worker: null, lockedUntil: null, isDead: false },
    { name: 'dead', attempts: 8, worker: null, lockedUntil: null, isDead: true },
  ]);
  const to = await startApi({ products: 0, env: { ...empty.settings, SEED_PRODUCTS: '0' } });
  expect(await reading(to.url)).toEqual(before);
  await to.discard();
  await empty.discard();
});

it('what is no archive changes nothing and says so', async () => {
  const { settings, discard } = await makeMarket(database, 0);
  const other = join(folder, 'other.gz');
  await writeFile(other, gzipSync('{"format":7}\n'));
  expect(await failing(settings, 'restore', other)).toBe('The file is not an archive of Rasteh.\n');
  await writeFile(other, gzipSync('{"format":1,"migrations":["0001_reference.sql"]}\n'));
  expect(await failing(settings, 'restore', other)).toMatch(/migrations up to 0001_reference\.sql, this version has /);
  expect(await failing(settings, 'restore', join(folder, 'none.gz'))).toContain('ENOENT');
  expect(await failing(settings, 'store')).toContain('npm run data -- backup FILE');
  await discard();
});
