import { join } from 'node:path';
import { makeApp } from '../../api/src/app.ts';
import { ChangeFeed } from '../../api/src/platform/changes/change-feed.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openInProcess } from '../../api/src/platform/database/in-process.ts';
import { newSecrets } from '../../api/src/platform/secrets.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { makeMarket, type DatabaseKind } from './market.ts';
import { USUAL_PRODUCTS } from './site.ts';

/** A market's database in this process, for tests of what has no address of its own. */
export async function openMarket() {
  const kind = (process.env.TEST_DATABASE ?? 'pglite') as DatabaseKind;
  const market = await makeMarket(kind, USUAL_PRODUCTS);
  const { DATABASE_URL: url, RASTEH_DATA: folder } = market.settings;
  const db = url
    ? openPostgres({ url, poolSize: 4, onError: () => undefined })
    : await openInProcess(join(folder!, 'pglite'));
  const discard = async () => {
    await db.close();
    await market.discard();
  };
  return { db, folder: folder!, discard };
}

/** The api in this process on a market of its own, at a time that the test sets: `clock.set(…)` needs no waiting. */
export async function startAppAt(instant: string) {
  const { db, discard } = await openMarket();
  let now = new Date(instant);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const parts = { db, clock: { now: () => now }, config, secrets: newSecrets(), feed: new ChangeFeed(db) };
  const app = await makeApp(parts);
  await app.ready();
  return {
    clock: { set: (next: string | Date) => (now = new Date(next)) },
    /** Status and body of a request. */
    async ask<T>(path: string, options: { method?: 'GET' | 'POST'; payload?: object; headers?: object } = {}) {
      const { method = 'GET', payload, headers } = options;
      const answer = await app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { ...headers },
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.json<T>() };
    },
    async stop() {
      await app.close();
      await discard();
    },
  };
}
