import type { Tx } from './database.ts';

/**
 * Makes those wait for each other until the transaction ends who add to what is counted, so that a limit holds: lock,
 * count, insert. Taken before any row.
 * @param counted what is counted, in words of the one who counts
 * @param ownerId whose things are counted
 */
export const lockCount = (tx: Tx, counted: string, ownerId: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('count ' || $1 || ' ' || $2, 0))", [counted, ownerId]);
