import type { Queryable } from '../database/database.ts';

/**
 * Up to when everything that changed is there to be read. Rows carry the start of the transaction that wrote them (`now()`), so
 * what is older than the start of every transaction that runs has been committed, or never will be. A second less, since a
 * transaction has a start a moment before others see it begin. Dumps write nothing and may run for hours.
 *
 * Read by a statement of its own, before the rows: what it found to have ended is in their snapshot.
 */
export async function readHorizon(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ horizon: Date }>(
    `select least(now() - interval '1 second', (
       select min(xact_start) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
         and application_name <> 'pg_dump')) as horizon`,
    [],
    'sync_horizon',
  );
  return row!.horizon;
}
