import { concerns } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import { inOrder, type MemoryOrder, onePage, pageOf, type PageQuery } from '../../platform/paging/paging.ts';
import { invalid, notFound } from '../../platform/problem.ts';
import { searchWords } from '../../platform/search-words.ts';
import { snapshot } from '../../platform/snapshot.ts';
import * as repository from './geography.repository.ts';
import type { Searched } from './geography.repository.ts';
import { type Place, placeRules } from './place-rules.ts';
import type { City, CityQuery, Country, CountryQuery, State, StateQuery, UrbanArea } from './geography.schemas.ts';

declare module '../../platform/changes/record-change.ts' {
  interface KindsByOwner {
    geography: 'geography';
  }
}

const FRESH_MS = 30_000;

type Parts = { db: Queryable; clock: Clock };
export type Geography = ReturnType<typeof makeGeography>;
/** What a list is narrowed to. */
type Places = { stateIds?: string[]; cityIds?: string[] };

/** Countries, provinces, cities and their districts: a few hundred rows, kept in memory. */
export function makeGeography({ db, clock }: Parts) {
  const places = snapshot({
    db,
    read: async (on) => {
      const [countries, states, cities] = await Promise.all([
        repository.readCountries(on),
        repository.readStates(on),
        repository.readCities(on),
      ]);
      return {
        countries: byId('countries', countries),
        states: byId('states', states),
        cities: byId('cities', cities),
      };
    },
    freshMs: FRESH_MS,
    clock,
    tags: concerns('geography'),
  });

  /** Reads places of sale, in a transaction too: the cities are in memory by then. */
  async function saleCityReader() {
    const { cities } = await places();
    return async (on: Queryable, ownerIds: string[]): Promise<Map<string, City[]>> => {
      const rows = Map.groupBy(await repository.readSaleCities(on, ownerIds), (row) => row.ownerId);
      const citiesOf = (own: { cityId: string }[]) =>
        inOrder(
          own.flatMap(({ cityId }) => cities.get(cityId) ?? []),
          bySortKeys('cities'),
        ).flatMap(shown);
      return new Map([...rows].map(([id, own]) => [id, citiesOf(own)]));
    };
  }

  return {
    async countries({ ids, searchKey, ...page }: CountryQuery) {
      const { countries } = await places();
      return select<Country>('countries', countries, ids, () => true, searchKey, page);
    },

    /** @throws Problem 404 COUNTRY_NOT_FOUND */
    async states({ ids, countryId, searchKey, ...page }: StateQuery) {
      const { countries, states } = await places();
      if (countryId && !countries.has(countryId)) notFound('COUNTRY_NOT_FOUND');
      return select<State>(
        'states',
        states,
        ids,
        (state) => !countryId || state.countryId === countryId,
        searchKey,
        page,
      );
    },

    /** @throws Problem 404 STATE_NOT_FOUND, 400 for a city of another province than those asked for */
    async cities({ ids, stateId, stateIds, searchKey, ...page }: CityQuery) {
      const { states, cities } = await places();
      if (stateId && !states.has(stateId)) notFound('STATE_NOT_FOUND');
      const wanted = stateIds ?? (stateId ? [stateId] : undefined);
      if (ids) checkPair(cities, wanted, ids, 'ids');
      return select<City>('cities', cities, ids, (city) => !wanted || wanted.includes(city.stateId), searchKey, page);
    },

    /** @throws Problem 404 CITY_NOT_FOUND */
    async urbanAreas(cityId: string): Promise<UrbanArea[]> {
      if (!(await places()).cities.has(cityId)) notFound('CITY_NOT_FOUND');
      return repository.readUrbanAreas(db, cityId);
    },

    /** Whether provinces and cities of one filter fit. @throws Problem 400 CITY_OF_ANOTHER_STATE naming the city */
    async checkFilter({ stateIds, cityIds }: Places, field = 'cityIds'): Promise<void> {
      if (stateIds && cityIds) checkPair((await places()).cities, stateIds, cityIds, field);
    },

    /**
     * What a territory must touch to meet a filter: the cities and the provinces these lie in, or else whole provinces
     * with their cities; undefined when nothing is asked.
     */
    async coverOf({ stateIds, cityIds }: Places): Promise<Required<Places> | undefined> {
      const { cities } = await places();
      if (cityIds) return { cityIds, stateIds: cityIds.flatMap((id) => cities.get(id)?.stateId ?? []) };
      if (!stateIds) return undefined;
      const inside = [...cities.values()].filter((city) => stateIds.includes(city.stateId));
      return { stateIds, cityIds: inside.map((city) => city.id) };
    },

    /** Whether the parts of an address lie within each other. */
    async placeRules(): Promise<LateRule<Place>[]> {
      return placeRules(await places(), (cityId) => repository.readUrbanAreas(db, cityId));
    },

    /** @throws Problem 404 CITY_NOT_FOUND */
    city: async (id: string): Promise<City> => (await places()).cities.get(id) ?? notFound('CITY_NOT_FOUND'),

    /** Names of provinces and of cities by id, for texts. */
    async names(): Promise<Map<string, string>> {
      const { states, cities } = await places();
      return new Map([...states.values(), ...cities.values()].map(({ id, name }) => [id, name]));
    },

    /** Every province and city, for who reads their names in a text. */
    async allPlaces(): Promise<{ states: State[]; cities: City[] }> {
      const { states, cities } = await places();
      return { states: [...states.values()], cities: [...cities.values()] };
    },

    hasCity: async (id: string): Promise<boolean> => (await places()).cities.has(id),

    saleCityReader,

    /** The cities in which each owner (a merchant or an offer) is sold; an owner without a limit is left out. */
    saleCities: async (ownerIds: string[]): Promise<Map<string, City[]>> => (await saleCityReader())(db, ownerIds),

    /** Where an owner is sold from now on: in the whole country without any. */
    writeSaleCities: repository.replaceSaleCities,
  };
}

const bySortKeys = <T>(list: string): MemoryOrder<Searched<T>> => ({ list, keysOf: ({ sortKeys }) => sortKeys });
/** In the order of the list. */
const byId = <T extends { id: string }>(list: string, rows: Searched<T>[]) =>
  new Map(inOrder(rows, bySortKeys(list)).map((row) => [row.id, row]));

function select<T extends { id: string; name: string }>(
  list: string,
  all: Map<string, Searched<T>>,
  ids: string[] | undefined,
  isWanted: (row: T) => boolean,
  searchKey: string | undefined,
  page: PageQuery,
) {
  if (ids) return onePage(ids.flatMap((id) => shown(all.get(id))));
  const words = searchWords(searchKey);
  const rows = [...all.values()].filter((row) => isWanted(row) && words.every((word) => row.searchKey.includes(word)));
  const { items, ...rest } = pageOf(rows, page, bySortKeys<T>(list));
  return { ...rest, items: items.flatMap(shown) };
}

/** Without its keys, which are nobody's business. */
function shown<T extends object>(row: Searched<T> | undefined): Omit<Searched<T>, 'searchKey' | 'sortKeys'>[] {
  if (!row) return [];
  const { searchKey: _key, sortKeys: _keys, ...rest } = row;
  return [rest];
}

function checkPair(cities: Map<string, City>, stateIds: string[] | undefined, cityIds: string[], field: string) {
  cityIds.forEach((id, index) => {
    const city = cities.get(id);
    if (city && stateIds && !stateIds.includes(city.stateId)) invalid(`${field}[${index}]`, 'CITY_OF_ANOTHER_STATE');
  });
}
