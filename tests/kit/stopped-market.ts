import { readConfig } from '../../api/src/platform/config.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { openInProcess } from '../../api/src/platform/database/in-process.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import type { Settings } from './program.ts';

/** Works on the database of an api that is stopped (the embedded one has a single user), past all rules. */
export async function inStoppedMarket<T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataFolder } = readConfig(settings);
  const db = databaseUrl
    ? openPostgres({ url: databaseUrl, poolSize: 2, onError: () => undefined })
    : await openInProcess(`${dataFolder}/pglite`);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
