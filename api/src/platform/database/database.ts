import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import type { NewEvent } from '../domain-events/define-events.ts';

/** Something that answers SQL: the database itself or one transaction on it. */
export interface Queryable {
  /**
   * Rows of one statement. `$1`… are the parameters; jsonb goes in as text; bigint and numeric come out as strings, timestamptz as Date.
   * With `name` the statement is prepared once per connection: for hot statements with a fixed text.
   * Statements of one transaction that need nothing of each other may be asked together (`Promise.all`): they run in the order in
   * which they were asked, and PostgreSQL is written to once.
   */
  query<Row>(text: string, parameters?: unknown[], name?: string): Promise<Row[]>;
}

/** One transaction; services hand it to other modules' `index.ts`. */
export type Tx = Queryable & {
  readonly isTransaction: true;
  /**
   * What was asked last and nothing waits for: it is sent with the commit, and waited for with it. It must fail in the database where
   * it fails, which then takes the commit for a rollback; `transaction` throws what it threw.
   */
  withCommit(asked: Promise<unknown>): void;
  /** Hands events that were written to the subscribers that handle them in this transaction (domain-events/in-transaction.ts). */
  emitted?(events: readonly NewEvent[]): Promise<void>;
};

/** What `work` of a transaction is given, and what it left to be waited for with the commit. */
export function openTx(query: Tx['query']): { tx: Tx; last: Promise<unknown>[] } {
  const last: Promise<unknown>[] = [];
  const withCommit = (asked: Promise<unknown>): void => {
    asked.catch(() => undefined); // told by `transaction`
    last.push(asked);
  };
  return { tx: { isTransaction: true, query, withCommit }, last };
}

type Open = { tx: Tx; isOpen: boolean };
const current = new AsyncLocalStorage<Open | undefined>();

/** Runs the work of a transaction; all code that it calls finds the transaction with `currentTx`. */
export async function workIn<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const open: Open = { tx, isOpen: true };
  try {
    return await current.run(open, work, tx);
  } finally {
    open.isOpen = false;
  }
}

/** The open transaction in which the caller runs, if any. */
export function currentTx(): Tx | undefined {
  const open = current.getStore();
  return open?.isOpen ? open.tx : undefined;
}

/** Runs work outside the current transaction; it reads committed data only. */
export const outsideTx = <T>(work: () => T): T => current.run(undefined, work);

/** Why a transaction failed: what was asked last makes all that follows fail with it. */
export async function causeOf(error: unknown, last: readonly Promise<unknown>[]): Promise<unknown> {
  const failed = (await Promise.allSettled(last)).find(({ status }) => status === 'rejected');
  return failed ? (failed as PromiseRejectedResult).reason : error;
}

/** PostgreSQL, or PostgreSQL embedded in a worker thread; the same SQL runs on both. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Commits when `work` resolves, rolls back when it throws. `work` is work on the database and nothing else (no file, no
   * call to another program, nothing that may happen once only), so it is done again, by default up to three times, when the
   * database took it back because of others' work at the same time.
   * @param options.retries 0 for work that reads or writes files, or is too long to be done again
   * @param options.keepsPlans for hot work that addresses rows by their keys: PostgreSQL keeps one plan of each named statement
   *   for all values. Planned anew for every value, those of one price took longer to plan than to run
   * @throws Problem 503 BUSY when repeating did not help or a lock is not to be had; 507 when the disk is nearly full (embedded)
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: { retries?: number; keepsPlans?: boolean }): Promise<T>;
  /**
   * Reads that need nothing of each other, on one connection: for short ones, where a connection each costs more than the statement.
   * Long ones are asked of the database itself, which runs them at the same time. Each read is of its own moment.
   */
  together<T>(reads: (on: Queryable) => Promise<T>): Promise<T>;
  /** Several statements without parameters, for migrations. No deadline. */
  execute(script: string): Promise<void>;
  /** Bulk load in COPY text format; PostgreSQL only. */
  copyFrom?(statement: string, rows: Readable): Promise<void>;
  close(): Promise<void>;
}

/** deadlines fall inward (docs/architecture.md): the database's is the shortest */
export const DATABASE_DEADLINE_MS = 3_000;
/** Shorter, or a statement that waits for a lock would end as a slow one. */
export const LOCK_DEADLINE_MS = 2_500;
