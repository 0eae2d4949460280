import type { Readable } from 'node:stream';

/** Something that answers SQL: the database itself or one transaction on it. */
export interface Queryable {
  /**
   * Rows of one statement. `$1`… are the parameters; jsonb goes in as text; bigint and numeric come out as strings, timestamptz as Date.
   * With `name` the statement is prepared once per connection: for hot statements with a fixed text.
   */
  query<Row>(text: string, parameters?: unknown[], name?: string): Promise<Row[]>;
}

/** One transaction; services hand it to other modules' `index.ts`. */
export type Tx = Queryable & { readonly isTransaction: true };

/** PostgreSQL, or PostgreSQL embedded in a worker thread; the same SQL runs on both. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** Commits when `work` resolves, rolls back when it throws. @throws Problem 507 when the disk is nearly full (embedded). */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Several statements without parameters, for migrations. No deadline. */
  execute(script: string): Promise<void>;
  /** Bulk load in COPY text format; PostgreSQL only. */
  copyFrom?(statement: string, rows: Readable): Promise<void>;
  close(): Promise<void>;
}

/** deadlines fall inward (docs/architecture.md): the database's is the shortest */
export const DATABASE_DEADLINE_MS = 3_000;
