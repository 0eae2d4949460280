import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OWN_FILE } from '../private-folder.ts';
import type { Database, Tx } from './database.ts';

/**
 * A whole database in one file, the same for the embedded one and PostgreSQL, so it also moves data from one to the
 * other. Gzipped lines of JSON: `{ format, migrations }`, then `{ table, columns }` before the rows of each table.
 */
const FORMAT = 1;
const ROWS_AT_ONCE = 1_000;
/** It reads or writes a file. */
const ONCE = { retries: 0 };

/** What cannot be written or read back, in words for a person. */
export class ArchiveError extends Error {}

/** What an archive leaves out: rows that mean something to this very database only, and who holds something just now. */
const LEFT_OUT: Readonly<Record<string, { rows: 'all' | string; columns?: readonly string[] }>> = {
  changes: { rows: 'all' },
  // A copy outlasts the day at whose end they are dropped.
  search_visitors: { rows: 'all' },
  day_visitors: { rows: 'all' },
  jobs: { rows: 'done_at is not null', columns: ['worker', 'locked_until'] },
  // What is restored is read as of the transaction that restored it.
  domain_events: { rows: 'false', columns: ['transaction_id'] },
  event_cursors: { rows: 'false', columns: ['transaction_id'] },
};

/** Rows that an archive has beside those of a table: events that a subscriber has not handled are handled by jobs after a restore. */
const ADDED: Readonly<Record<string, string>> = { jobs: 'pending_event_jobs' };

/** Tables in which migrations put rows: a new database has them too, and those of the archive take their place. */
const FILLED_BY_MIGRATIONS: ReadonlySet<string> = new Set(['visit_metrics']);

type Table = { table: string; columns: string[] };

/** Writes all tables as they are at one moment; writing may go on meanwhile. @returns rows written */
export async function writeArchive(db: Database, path: string): Promise<number> {
  const partial = `${path}.partial`;
  let rows = 0;
  try {
    await rm(partial, { force: true });
    await db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      await withoutDeadline(db, tx);
      const lines = async function* () {
        yield line({ format: FORMAT, migrations: await appliedMigrations(tx) });
        for (const table of await tablesOf(tx)) {
          yield line(table);
          for await (const text of rowsOf(tx, table)) {
            rows += 1;
            yield `${text}\n`;
          }
        }
      };
      await pipeline(lines, createGzip(), createWriteStream(partial, { flags: 'wx', mode: OWN_FILE }));
    }, ONCE);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return rows;
}

/**
 * Fills a migrated database from an archive, all or nothing. @returns rows read
 * @throws ArchiveError when the file is not one, is of another version, or the database is not empty
 */
export async function readArchive(db: Database, path: string): Promise<number> {
  let rows = 0;
  await db.transaction(async (tx) => {
    await withoutDeadline(db, tx);
    const tables = await tablesOf(tx);
    await refuseUnlessEmpty(tx, tables);
    const constraints = await dropForeignKeys(tx);
    // What triggers set, such as the time of a change, stands in the archive as it was.
    await setTriggers(tx, tables, 'disable');
    for (const table of FILLED_BY_MIGRATIONS) await tx.query(`delete from ${table}`);
    rows = await fill(tx, tables, path);
    await setTriggers(tx, tables, 'enable');
    for (const { table, name, definition } of constraints)
      await tx.query(`alter table ${table} add constraint ${name} ${definition}`);
    await advanceSequences(tx);
    // What waited for a subscriber came as jobs.
    await tx.query('update event_cursors set floor_position = (select coalesce(max(position), 0) from domain_events)');
  }, ONCE);
  return rows;
}

/** Puts the rows of an archive into their tables. @returns how many @throws ArchiveError */
async function fill(tx: Tx, tables: Table[], path: string): Promise<number> {
  let rows = 0;
  let current: Table | undefined;
  let waiting: string[] = [];
  const flush = async () => {
    if (current && waiting.length > 0) await insert(tx, current, waiting);
    rows += waiting.length;
    waiting = [];
  };
  let isFirst = true;
  for await (const text of linesOf(path)) {
    if (isFirst) {
      checkHead(text, await appliedMigrations(tx));
      isFirst = false;
    } else if (text.startsWith('{"table":')) {
      await flush();
      const { table } = JSON.parse(text) as Table;
      current = tables.find((each) => each.table === table);
      if (!current) throw new ArchiveError(`The archive has a table "${table}", which this database has not.`);
    } else if (waiting.push(text) === ROWS_AT_ONCE) await flush();
  }
  if (isFirst) throw new ArchiveError('The archive is empty.');
  await flush();
  return rows;
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

const withoutDeadline = async (db: Database, tx: Tx) =>
  db.kind === 'postgres' ? tx.query('set local statement_timeout = 0') : undefined;

const appliedMigrations = async (tx: Tx) =>
  (await tx.query<{ name: string }>('select name from migrations order by name')).map(({ name }) => name);

/**
 * Tables with the columns that are written; those that compute themselves are left out, and so are tables of this database
 * alone: with numbers of its transactions, or of who is connected to it now.
 */
async function tablesOf(tx: Tx): Promise<Table[]> {
  const all = await tx.query<Table>(`
    select quote_ident(t.table_name) as table, array_agg(quote_ident(c.column_name) order by c.ordinal_position) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> 'migrations'
      and c.is_generated = 'NEVER' and t.table_name <> all ('{changes,live_events,live_horizon,live_streams}')
    group by t.table_name order by t.table_name`);
  return all.map(({ table, columns }) => ({
    table,
    columns: columns.filter((column) => !LEFT_OUT[table]?.columns?.includes(column)),
  }));
}

/** Which rows of a table are written. */
function keptOf(table: string): string {
  const { rows } = LEFT_OUT[table] ?? {};
  return rows === undefined ? 'true' : rows === 'all' ? 'false' : `not (${rows})`;
}

/** Rows as JSON text, which is not parsed here: numbers keep all their digits. */
async function* rowsOf(tx: Tx, { table, columns }: Table): AsyncGenerator<string> {
  const rowsIn = (name: string, where: string) => `select ${columns.join(', ')} from ${name} where ${where}`;
  const added = ADDED[table];
  const all = [rowsIn(table, keptOf(table)), ...(added ? [rowsIn(added, 'true')] : [])].join(' union all ');
  await tx.query(`declare archive no scroll cursor for select to_jsonb(r)::text as row from (${all}) r`);
  for (;;) {
    const rows = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from archive`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.query('close archive');
}

async function refuseUnlessEmpty(tx: Tx, tables: Table[]) {
  for (const { table } of tables) {
    if (FILLED_BY_MIGRATIONS.has(table)) continue;
    const [found] = await tx.query(`select 1 from ${table} limit 1`);
    if (found) throw new ArchiveError(`The database is not empty: "${table}" has rows. Restore into a new one.`);
  }
}

async function dropForeignKeys(tx: Tx) {
  const keys = await tx.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await tx.query(`alter table ${table} drop constraint ${name}`);
  return keys;
}

async function setTriggers(tx: Tx, tables: Table[], how: 'enable' | 'disable') {
  for (const { table } of tables) await tx.query(`alter table ${table} ${how} trigger user`);
}

const insert = (tx: Tx, { table, columns }: Table, rows: string[]) =>
  tx.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
    [`[${rows.join(',')}]`],
  );

async function advanceSequences(tx: Tx) {
  const owned = await tx.query<{ sequence: string; table: string; column: string }>(`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`);
  for (const { sequence, table, column } of owned)
    await tx.query(`select setval('${sequence}', coalesce((select max(${column}) from ${table}), 0) + 1, false)`);
}

function checkHead(text: string, ours: string[]) {
  const head = JSON.parse(text) as { format?: number; migrations?: string[] };
  if (head.format !== FORMAT || !head.migrations) throw new ArchiveError('The file is not an archive of Rasteh.');
  if (String(head.migrations) === String(ours)) return;
  const last = head.migrations.at(-1);
  throw new ArchiveError(`The archive was written with migrations up to ${last}, this version has ${ours.at(-1)}.`);
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const text of lines) yield text;
}
