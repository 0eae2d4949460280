import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { startPostgres } from '../../scripts/machine/postgres.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { run } from '../../scripts/machine/run.mjs';
import { BenchError } from './client.ts';

/** Where everything stays that is made once. */
export const cacheFolder = inRoot('.cache', 'bench');

/**
 * A PostgreSQL of the benches' own, kept under .cache/bench, with one database for each size of market, made when first
 * asked for and made anew when the migrations or the generator change. @throws BenchError without PostgreSQL
 */
export async function startMarkets() {
  const postgres = await startPostgres({ keepIn: `${cacheFolder}/postgres` });
  if (!postgres) throw new BenchError('PostgreSQL is not installed: install the package postgresql.');
  const { url, pid, stop } = postgres;
  return {
    pid,
    stop,
    /** Address of the database with that many products. */
    ofSize: async (products: number) => {
      const name = `market_${products}_${fingerprint()}`;
      if (!(await isThere(url, name))) await make(url, name, products);
      return addressOf(url, name);
    },
  };
}

export type Markets = Awaited<ReturnType<typeof startMarkets>>;

async function make(url: string, name: string, products: number) {
  const making = `making_${products}`;
  const startedAt = performance.now();
  const old = await query<{ datname: string }>(
    url,
    `select datname from pg_database where datname like 'market\\_${products}\\_%' or datname = '${making}'`,
  );
  for (const { datname } of old) await query(url, `drop database ${datname} with (force)`);
  await query(url, `create database ${making}`);
  const { code, output } = await run(['node', 'api/dist/seeds.js', '--products', String(products)], {
    env: { DATABASE_URL: addressOf(url, making) },
  });
  if (code !== 0) throw new BenchError(`Making a market of ${products} products failed:\n${output}`);
  // What autovacuum would have done by the time anyone asks.
  await query(addressOf(url, making), 'vacuum analyze');
  await query(url, `alter database ${making} rename to ${name}`);
  console.error(`made a market of ${products} products in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

const isThere = async (url: string, name: string) =>
  (await query(url, `select from pg_database where datname = '${name}'`)).length === 1;

const addressOf = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Rows of one statement, on a connection of its own. */
async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Changes with everything that decides what a seeded market holds. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(inRoot('api/dist/seeds.js')));
  for (const name of readdirSync(inRoot('api/migrations')).sort())
    hash.update(readFileSync(inRoot('api/migrations', name)));
  return hash.digest('hex').slice(0, 12);
}
