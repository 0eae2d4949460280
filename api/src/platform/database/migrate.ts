import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

/** The folder of migrations, found from the source as well as from the built program. */
const migrationsFolder = new URL(
  import.meta.url.endsWith('.ts') ? '../../../migrations/' : '../migrations/',
  import.meta.url,
).pathname;

type Migration = { name: string; script: string; hash: string };

/** Runs what has not run yet, in order of name. @throws when a migration that ran was changed afterwards. */
export async function migrate(db: Database, folder = migrationsFolder): Promise<string[]> {
  await db.execute(
    `${lockOf(db)} create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
  );
  const done: string[] = [];
  for (const migration of await readMigrations(folder)) {
    if (await runOnce(db, migration)) done.push(migration.name);
  }
  return done;
}

/** Names of migrations that have not run; empty when the database is current. */
export async function pendingMigrations(db: Database, folder = migrationsFolder): Promise<string[]> {
  const ran = await db.query<{ name: string }>('select name from migrations');
  const names = new Set(ran.map((row) => row.name));
  return (await readMigrations(folder)).map((each) => each.name).filter((name) => !names.has(name));
}

/** Several processes may start at once on one PostgreSQL; a script of several statements is one transaction, which the lock outlasts. */
const lockOf = (db: Database) =>
  db.kind === 'postgres' ? "select pg_advisory_xact_lock(hashtext('rasteh.migrations'));" : '';

async function runOnce(db: Database, { name, script, hash }: Migration): Promise<boolean> {
  const [before] = await db.query<{ hash: string }>('select hash from migrations where name = $1', [name]);
  if (before && before.hash !== hash) throw new Error(`migration ${name} was changed after it ran`);
  if (before) return false;
  try {
    await db.execute(`${lockOf(db)}
      do $guard$ begin if exists (select from migrations where name = '${name}') then raise exception 'ran meanwhile'; end if; end $guard$;
      ${script};
      insert into migrations (name, hash) values ('${name}', '${hash}');`);
    return true;
  } catch (error) {
    if ((error as Error).message !== 'ran meanwhile') throw error;
    return false;
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8');
      return { name, script, hash: createHash('sha256').update(script).digest('hex') };
    }),
  );
}
