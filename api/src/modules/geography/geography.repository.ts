import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { City, Country, State, UrbanArea } from './geography.schemas.ts';

/** A place with the folded name it is searched by, and what it is sorted by: what stands before names, its name, its id. */
export type Searched<T> = T & { searchKey: string; sortKeys: (string | number)[] };

export const readCountries = (db: Queryable) =>
  db.query<Searched<Country>>(
    `select id, code, name, search_key as "searchKey", jsonb_build_array(sort_order, sort_key, id) as "sortKeys" from countries`,
  );

export const readStates = (db: Queryable) =>
  db.query<Searched<State>>(
    `select id, country_id as "countryId", name, search_key as "searchKey",
       jsonb_build_array(sort_order, sort_key, id) as "sortKeys"
     from states`,
  );

/** Sorted by province, too. */
export const readCities = (db: Queryable) =>
  db.query<Searched<City>>(
    `select c.id, c.state_id as "stateId", c.name, s.name as "stateName", c.is_capital as "isCapital", c.search_key as "searchKey",
       jsonb_build_array(s.sort_order, s.sort_key, c.sort_order, c.sort_key, c.id) as "sortKeys"
     from cities c join states s on s.id = c.state_id`,
  );

export const readUrbanAreas = (db: Queryable, cityId: string) =>
  db.query<UrbanArea>('select id, city_id as "cityId", name from urban_areas where city_id = $1 order by sort_order', [
    cityId,
  ]);

/** The cities in which each of several merchants or offers is sold; none for those without a limit. */
export const readSaleCities = (db: Queryable, ownerIds: string[]) =>
  db.query<{ ownerId: string; cityId: string }>(
    'select owner_id as "ownerId", city_id as "cityId" from sale_cities where owner_id = any($1::uuid[])',
    [ownerIds],
    'sale_cities',
  );

/** What an owner is sold in from now on. */
export async function replaceSaleCities(tx: Tx, ownerId: string, cityIds: string[]): Promise<void> {
  await tx.query('delete from sale_cities where owner_id = $1', [ownerId]);
  await tx.query('insert into sale_cities (owner_id, city_id) select $1, unnest($2::uuid[])', [ownerId, cityIds]);
}
