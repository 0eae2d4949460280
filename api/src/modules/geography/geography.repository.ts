import type { Queryable } from '../../platform/database/database.ts';
import type { City, Country, State, UrbanArea } from './geography.schemas.ts';

/** A place with the folded name it is searched by, and its place among the others. */
export type Searched<T> = T & { searchKey: string; sortOrder: number };

export const readCountries = (db: Queryable) =>
  db.query<Searched<Country>>(
    'select id, code, name, search_key as "searchKey", sort_order as "sortOrder" from countries order by sort_order, id',
  );

export const readStates = (db: Queryable) =>
  db.query<Searched<State>>(
    'select id, country_id as "countryId", name, search_key as "searchKey", sort_order as "sortOrder" from states order by sort_order, id',
  );

export const readCities = (db: Queryable) =>
  db.query<Searched<City>>(
    `select c.id, c.state_id as "stateId", c.name, s.name as "stateName", c.is_capital as "isCapital", c.search_key as "searchKey",
       c.sort_order as "sortOrder"
     from cities c join states s on s.id = c.state_id order by c.sort_order, c.id`,
  );

export const readUrbanAreas = (db: Queryable, cityId: string) =>
  db.query<UrbanArea>('select id, city_id as "cityId", name from urban_areas where city_id = $1 order by sort_order', [
    cityId,
  ]);

/** The cities in which each of several merchants or offers is sold; none for those without a limit. */
export const readSaleCities = (db: Queryable, ownerIds: string[]) =>
  db.query<{ ownerId: string; cityId: string }>(
    `select s.owner_id as "ownerId", s.city_id as "cityId" from sale_cities s join cities c on c.id = s.city_id
     where s.owner_id = any($1::uuid[]) order by c.sort_order`,
    [ownerIds],
    'sale_cities',
  );
