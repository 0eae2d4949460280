import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Queryable } from './database.ts';

/** A piece of SQL inside a statement; what stands in `${…}` goes as a parameter. */
export { sql } from 'kysely';

/**
 * Puts statements together, with the types of the tables they are on. It has no connection: `run` hands them to ours, so
 * pools, turns, retries and deadlines are the same as for SQL that is written out. Where the line between the two is:
 * docs/decisions/0021-wide-tables-by-builder.md
 */
export const makeBuilder = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Rows of a statement. @param name for a hot statement whose text does not depend on its values: it is prepared once per connection */
export function run<Row>(on: Queryable, statement: Compilable<Row>, name?: string): Promise<Row[]> {
  const { sql, parameters } = statement.compile();
  return on.query<Row>(sql, [...parameters], name);
}

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Line;
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Shown<Name extends string> = Name extends `${string}_${string}` ? `${Name} as ${Camel<Name>}` : Name;

/** Names of columns, with spaces between. */
export const columnNames = <const Line extends string>(...lines: Line[]): Words<Line>[] =>
  lines.flatMap((line) => line.split(' ') as Words<Line>[]);

/** Columns under the names that our rows have: `receiver_name` as `receiverName`. */
export const shown = <Name extends string>(names: readonly Name[]): Shown<Name>[] =>
  names.map((name) => (name.includes('_') ? `${name} as ${camel(name)}` : name) as Shown<Name>);

/** The same for statements that are written out. */
export const shownSql = (names: readonly string[]): string =>
  names.map((name) => (name.includes('_') ? `${name} as "${camel(name)}"` : name)).join(', ');

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
