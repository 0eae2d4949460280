import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeMarket } from '../../kit/market.ts';
import { hasPostgres } from '../../kit/postgres.ts';
import { startApi } from '../../kit/site.ts';
import { dataCommand, reading } from './archive.kit.ts';

it.skipIf(!hasPostgres)('an embedded market moves to PostgreSQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-archive-'));
  const file = join(folder, 'embedded.gz');
  const from = await startApi({ database: 'pglite' });
  const before = await reading(from.url);
  await from.stop();
  await dataCommand({ ...from.settings, DATABASE_URL: undefined }, 'backup', file);
  await from.discard();
  const empty = await makeMarket('postgres', 0);
  await dataCommand(empty.settings, 'restore', file);
  const to = await startApi({ database: 'postgres', products: 0, env: { ...empty.settings, SEED_PRODUCTS: '0' } });
  expect(await reading(to.url)).toEqual(before);
  await to.discard();
  await empty.discard();
  await rm(folder, { recursive: true, force: true });
});
