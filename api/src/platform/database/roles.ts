import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

type Settings = Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl'>;

/** Tables that are only added to: those whose trigger refuses every change. */
const APPEND_ONLY = `
  select distinct c.relname as name from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid and p.proname = 'refuse_change'
  join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
  order by 1`;

/** @returns names of the tables whose rows nobody changes or removes */
export const readAppendOnly = async (db: Database): Promise<string[]> =>
  (await db.query<{ name: string }>(APPEND_ONLY)).map(({ name }) => name);

/**
 * Does as the database's owner what the api's own role may not: brings it up to date, fills it, and says what that role may do.
 * Where no owner is named (`MIGRATION_DATABASE_URL`), and on the embedded database, the api's own connection does all of it.
 * @param work what else the owner does, once the tables are there
 */
export async function asOwner(
  db: Database,
  { databaseUrl, migrationDatabaseUrl }: Settings,
  work: (owner: Database) => Promise<void>,
): Promise<void> {
  const role = databaseUrl && userOf(databaseUrl);
  if (!databaseUrl || !migrationDatabaseUrl || userOf(migrationDatabaseUrl) === role) {
    if (db.kind === 'postgres') warn();
    await migrate(db);
    return work(db);
  }
  const onError = (error: Error) => console.error(JSON.stringify({ level: 'error', message: error.message }));
  const owner = openPostgres({ url: migrationDatabaseUrl, poolSize: 2, onError });
  try {
    await migrate(owner);
    await grant(owner, role!);
    await work(owner);
  } finally {
    await owner.close();
  }
}

/** The api reads and writes rows, and of what is only added to it changes none. It makes no tables and empties none. */
async function grant(owner: Database, role: string): Promise<void> {
  const appendOnly = (await readAppendOnly(owner)).map(quoted).join(', ');
  const to = quoted(role);
  await owner.execute(`
    select pg_advisory_xact_lock(hashtext('rasteh.migrations'));
    revoke all on all tables in schema public from ${to};
    grant usage on schema public to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    revoke update, delete on ${appendOnly} from ${to};
    revoke insert, update, delete on migrations from ${to};`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const userOf = (url: string) => decodeURIComponent(new URL(url).username);

const warn = () =>
  console.warn(
    JSON.stringify({
      level: 'warn',
      message:
        'the api owns its tables: without MIGRATION_DATABASE_URL the database itself guards no log (docs/deploying.md)',
    }),
  );
