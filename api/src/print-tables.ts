import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';

// Prints the types of all tables as the migrations leave them, for `npm run print`.
type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  /** The check of this column alone. */
  rule: string | null;
};

const pglite = await PGlite.create({ extensions: { pg_trgm, unaccent } });
await migrate({
  kind: 'pglite',
  query: async <Row>(text: string, parameters?: unknown[]) => (await pglite.query<Row>(text, parameters)).rows,
  execute: async (script) => void (await pglite.exec(script)),
} as Database);
const { rows } = await pglite.query<Column>(`
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) ~ '= ANY' limit 1) as rule
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'migrations'
  order by c.relname, a.attnum`);
await pglite.close();

/** A type that is read, and what is taken for it. */
const taken = (read: string, written: string) => `ColumnType<${read}, ${written}, ${written}>`;
/** As the drivers give values out, and what they take. */
const types: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  real: 'number',
  'double precision': 'number',
  bigint: taken('string', 'string | number | bigint'),
  numeric: taken('string', 'string | number'),
  date: taken('Date', 'string'),
  'timestamp with time zone': taken('Date', 'Date | string'),
  jsonb: taken('unknown', 'string'),
  tsvector: 'string',
  bytea: 'Uint8Array',
  inet: 'string',
  text: 'string',
  uuid: 'string',
  xid8: 'string',
};

function typeOf({ table, column, type, rule }: Column): string {
  const isList = type.endsWith('[]');
  const values = isList ? undefined : valuesOf(rule);
  const one = values?.map((value) => `'${value}'`).join(' | ') ?? types[type.replace('[]', '')];
  if (!one) throw new Error(`${table}.${column}: no type is known for ${type}`);
  return isList ? `${one}[]` : one;
}

/** The values that a check lists: `status = ANY (ARRAY['OPEN'::text, …])`. */
function valuesOf(rule: string | null): string[] | undefined {
  const list = /^CHECK \(\((?:\w+|"\w+") = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule ?? '')?.[1];
  const values = list?.split(', ').map((each) => /^'(\w+)'::text$/.exec(each)?.[1]);
  return values?.every((each) => each !== undefined) ? values : undefined;
}

function lineOf(column: Column): string {
  const plain = `${typeOf(column)}${column.isNullable ? ' | null' : ''}`;
  const generated = column.hasDefault && !column.isNullable ? `Generated<${plain}>` : plain;
  return `    ${column.column}: ${column.isGenerated ? `GeneratedAlways<${plain}>` : generated};`;
}

const byTable = new Map<string, Column[]>();
for (const row of rows) byTable.set(row.table, [...(byTable.get(row.table) ?? []), row]);
const body = [...byTable]
  .map(([table, columns]) => `  ${table}: {\n${columns.map(lineOf).join('\n')}\n  };`)
  .join('\n');
const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`));
process.stdout.write(`// Printed from the migrations by \`npm run print\`.
import type { ${used.join(', ')} } from 'kysely';

export type Tables = {
${body}
};
`);
