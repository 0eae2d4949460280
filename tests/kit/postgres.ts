import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = process.env.DATABASE_URL_TEST;

/** Whether this run has a PostgreSQL; suites that need one say `describe.skipIf(!hasPostgres)`. */
export const hasPostgres = Boolean(server);

/** A database of its own on the test server, empty or copied from another one. @returns its address */
export async function createDatabase(template = 'template0', name = `rasteh_${randomBytes(6).toString('hex')}`) {
  await asAdmin(async (admin) => {
    const { rows } = await admin.query("select current_setting('server_version_num')::int as version");
    // Copying files takes half as long as writing every page to the log, which PostgreSQL does by itself from 15 on.
    const strategy = rows[0].version >= 150_000 ? 'strategy file_copy' : '';
    await admin.query(`create database ${name} template ${template} ${strategy}`);
  });
  return addressOf(name);
}

/** Removes a database, ending whoever is still connected. */
export const dropDatabase = (url: string) =>
  asAdmin((admin) => admin.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`));

/** Whether a database of that name is there. */
export const databaseExists = (name: string) =>
  asAdmin(async (admin) => (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1);

/** Gives a finished database the name that others copy it by. */
export const renameDatabase = (url: string, name: string) =>
  asAdmin((admin) => admin.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`));

/** A role that may log in and owns nothing. @returns the address of a database as that role, and how to remove it again */
export async function createRole(databaseUrl: string) {
  const name = `rasteh_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create role ${name} login password '${name}'`));
  const url = new URL(databaseUrl);
  url.username = name;
  url.password = name;
  return { url: url.href, drop: () => asAdmin((admin) => admin.query(`drop role ${name}`)) };
}

/** Address of a database on the test server. */
function addressOf(name: string): string {
  const url = new URL(requireServer());
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(requireServer());
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function requireServer(): string {
  if (!server) throw new Error('DATABASE_URL_TEST is not set; `npm test` starts a PostgreSQL and sets it.');
  return server;
}
