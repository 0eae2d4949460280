import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Whoever writes a city waits for the others: names are compared with what is stored. */
export const lockCities = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('cities'))");

export const readCityVersions = async (db: Queryable, ids: string[]) =>
  new Map(
    (
      await db.query<{ id: string; version: number }>('select id, version from cities where id = any($1::uuid[])', [
        ids,
      ])
    ).map(({ id, version }) => [id, version]),
  );

export const readNamesOfState = (db: Queryable, stateId: string) =>
  db.query<{ id: string; name: string }>('select id, name from cities where state_id = $1', [stateId]);

type Named = { id: string; name: string; searchKey: string; sortKey: string };
/** After the capital of its province. */
export const insertCity = (tx: Tx, { id, stateId, name, searchKey, sortKey }: Named & { stateId: string }) =>
  tx.query(
    'insert into cities (id, state_id, name, search_key, sort_key, is_capital, sort_order) values ($1, $2, $3, $4, $5, false, 1)',
    [id, stateId, name, searchKey, sortKey],
  );

export const renameCity = (tx: Tx, { id, name, searchKey, sortKey }: Named) =>
  tx.query('update cities set name = $2, search_key = $3, sort_key = $4, version = version + 1 where id = $1', [
    id,
    name,
    searchKey,
    sortKey,
  ]);
