/** A table as many rows at once are written to it; `json` names the columns of type jsonb. */
export type BulkTable = { name: string; columns: readonly string[]; json: readonly string[] };
/** A row by column name; a column that is not there is null. */
export type BulkRow = Readonly<Record<string, unknown>>;

/** @param columns their names with white space between */
export const bulkTable = (name: string, columns: string, json: readonly string[] = []): BulkTable => ({
  name,
  columns: columns.trim().split(/\s+/),
  json,
});

/** One statement for any number of rows, given as JSON in $1. */
export function insertStatement({ name, columns }: BulkTable): string {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
}

/** The same for rows that may be there: `key` stays, the other columns become those that are given. */
export function upsertStatement(table: BulkTable, key = 'id'): string {
  const others = table.columns.filter((column) => column !== key);
  return `${insertStatement(table)} on conflict (${key}) do update set ${others.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`;
}

/** What makes an upsert leave alone rows that are the same already. */
export function onlyIfDifferent({ name, columns }: BulkTable): string {
  const rowOf = (source: string) => columns.map((column) => `${source}."${column}"`).join(', ');
  return `where (${rowOf(name)}) is distinct from (${rowOf('excluded')})`;
}

export function copyStatement({ name, columns }: BulkTable): string {
  return `copy ${name} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`;
}

/** A line of COPY's text format, with its line end. */
export function copyLine({ columns, json }: BulkTable, row: BulkRow): string {
  return `${columns.map((column) => copyField(row[column], json.includes(column))).join('\t')}\n`;
}

function copyField(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return '\\N';
  if (isJson) return escaped(JSON.stringify(value));
  if (Array.isArray(value)) return escaped(`{${value.map(arrayMember).join(',')}}`);
  return escaped(String(value));
}

function arrayMember(value: unknown): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r]/;
const escaped = (text: string) =>
  SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (each) => ESCAPES[each] ?? each) : text;
