import { makeApp } from '../../../../api/src/app.ts';
import type { SearchEngine } from '../../../../api/src/modules/search/engine/engine.ts';
import { makeSqlEngine } from '../../../../api/src/modules/search/engine/sql-engine.ts';
import { makeOffersBeside } from '../../../../api/src/offers-beside.ts';
import { ChangeFeed } from '../../../../api/src/platform/changes/change-feed.ts';
import { readConfig } from '../../../../api/src/platform/config.ts';
import type { Database } from '../../../../api/src/platform/database/database.ts';
import { newSecrets } from '../../../../api/src/platform/secrets.ts';
import { openMarket } from '../../../kit/app-at.ts';
import { makeMemoryEngine } from './memory-engine.ts';

type EngineName = 'sql' | 'memory';

/** The same api twice on one market, once with each engine, at one moment. */
export async function startBoth(products: number) {
  const { db, discard } = await openMarket(products);
  const instant = new Date();
  const clock = { now: () => instant };
  const rows = await rowsOfTables(db, clock);
  const changes = await db.query<{ id: string; changedAt: Date }>(
    'select id, changed_at as "changedAt" from product_search where changed_at is not null',
  );
  const changedAt = new Map(changes.map((row) => [row.id, row.changedAt]));
  const engines: Record<EngineName, SearchEngine> = { sql: makeSqlEngine(db), memory: makeMemoryEngine(changedAt) };
  await db.transaction((tx) => engines.memory.index(tx, rows));

  const config = readConfig({ LOG_LEVEL: 'silent', BUSY_AFTER_MS: '600000' });
  const secrets = newSecrets();
  const start = async (name: EngineName) => {
    const app = await makeApp({ db, clock, config, secrets, feed: new ChangeFeed(db), searchEngine: engines[name] });
    await app.ready();
    return app;
  };
  const apps = { sql: await start('sql'), memory: await start('memory') };
  return {
    db,
    now: instant,
    engines,
    /** What both hold. */
    rows,
    /** The body of the answer of the api with that engine. */
    async ask<T>(name: EngineName, path: string, method: 'GET' | 'POST' = 'GET'): Promise<T> {
      const { statusCode, body } = await apps[name].inject({ method, url: `/api/v1${path}` });
      if (statusCode !== 200) throw new Error(`${name} ${path}: ${statusCode} ${body}`);
      return JSON.parse(body);
    },
    async stop() {
      for (const app of Object.values(apps)) await app.close();
      await discard();
    },
  };
}

/** Rows of all offers, made from the tables as the writer of offers makes them. */
async function rowsOfTables(db: Database, clock: { now: () => Date }) {
  const offers = makeOffersBeside({ db, clock });
  const ids = await db.query<{ id: string }>('select id from supplier_products order by id');
  const { shown, damaged } = await offers.fromTables(
    await offers.ground(),
    ids.map(({ id }) => id),
  );
  if (damaged.length > 0) throw new Error(`cannot be read: ${JSON.stringify(damaged)}`);
  return shown;
}
