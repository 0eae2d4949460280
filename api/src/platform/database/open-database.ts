import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataFolder'>;

/** PostgreSQL when `DATABASE_URL` is set, else the embedded database in the data folder. */
export async function openDatabase(config: Settings, onError: (error: Error) => void): Promise<Database> {
  return config.databaseUrl
    ? openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize, onError })
    : openPglite(config.dataFolder);
}

/** The same as its owner, for commands that stand beside the site: they migrate and restore. */
export const openAsOwner = (
  config: Settings & Pick<Config, 'migrationDatabaseUrl'>,
  onError: (error: Error) => void,
): Promise<Database> =>
  openDatabase({ ...config, databaseUrl: config.migrationDatabaseUrl ?? config.databaseUrl }, onError);
