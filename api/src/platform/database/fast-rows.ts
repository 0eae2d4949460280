import pg from 'pg';

type Result = {
  fields: { name: string }[];
  addFields: (fields: { name: string }[]) => void;
  parseRow: (raw: (string | null)[]) => object;
  _parseRowAsArray: (raw: (string | null)[]) => unknown[];
  makeRow: MakeRow | undefined;
};
type MakeRow = (values: unknown[]) => object;
const { prototype } = (pg as typeof pg & { Result: { prototype: Result } }).Result;
const { addFields, parseRow } = prototype;

/** So many columns V8 keeps in an object with a shape anyway. */
const FEW = 12;

/** By the names of their columns. There are as many as the statements in our code have lists of columns. */
const makers = new Map<string, MakeRow>();

/** A literal of these columns in their order. */
function makerOf(columns: readonly string[]): MakeRow {
  const key = JSON.stringify(columns);
  const known = makers.get(key);
  if (known) return known;
  const fields = columns.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  // Names of columns, quoted.
  const made = new Function('values', `return { ${fields.join(', ')} };`) as MakeRow;
  makers.set(key, made);
  return made;
}

/**
 * Rows as objects with a shape. pg fills each by the names of its columns, at one place for all statements: V8 keeps such an object as a
 * table of its keys from a dozen columns on, ten times as large and as slow to read, and with it every copy of it.
 */
prototype.addFields = function (this: Result, fields) {
  addFields.call(this, fields);
  this.makeRow = fields.length > FEW ? makerOf(fields.map(({ name }) => name)) : undefined;
};
prototype.parseRow = function (this: Result, raw) {
  return this.makeRow ? this.makeRow(this._parseRowAsArray(raw)) : parseRow.call(this, raw);
};
