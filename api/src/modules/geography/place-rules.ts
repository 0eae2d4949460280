import type { LateRule } from '../../platform/late-rules.ts';
import type { City, Country, State, UrbanArea } from './geography.schemas.ts';

/** The parts of an address. */
export type Place = { countryId: string; stateId: string; cityId?: string; cityName?: string; urbanAreaId?: string };
type Known = {
  countries: ReadonlyMap<string, Country>;
  states: ReadonlyMap<string, State>;
  cities: ReadonlyMap<string, City>;
};

/** Each part lies in the one above it. */
export const placeRules = (
  { countries, states, cities }: Known,
  areasOf: (cityId: string) => Promise<UrbanArea[]>,
): LateRule<Place>[] => [
  {
    reads: ['countryId'],
    judge: ({ countryId }) => (countries.has(countryId) ? undefined : { field: 'countryId', code: 'UNKNOWN_PLACE' }),
  },
  {
    reads: ['countryId', 'stateId'],
    judge: ({ countryId, stateId }) =>
      countries.has(countryId) && states.get(stateId)?.countryId !== countryId
        ? { field: 'stateId', code: 'STATE_OF_ANOTHER_COUNTRY' }
        : undefined,
  },
  {
    reads: ['cityId', 'cityName'],
    judge: ({ cityId, cityName }) => {
      if (cityId === undefined && cityName === undefined) return { field: 'cityId', code: 'REQUIRED' };
      return cityId !== undefined && cityName !== undefined ? { field: 'cityName', code: 'ONE_CITY_ONLY' } : undefined;
    },
  },
  {
    reads: ['stateId', 'cityId'],
    judge: ({ stateId, cityId }) =>
      cityId !== undefined && cities.get(cityId)?.stateId !== stateId
        ? { field: 'cityId', code: 'CITY_OF_ANOTHER_STATE' }
        : undefined,
  },
  {
    reads: ['cityId', 'cityName', 'urbanAreaId'],
    judge: async ({ cityId, cityName, urbanAreaId }) => {
      // Without a city there is nothing that it could be a part of, and the city is told as missing.
      if (!urbanAreaId || (!cityId && !cityName)) return undefined;
      const areas = cityId ? await areasOf(cityId) : [];
      return areas.some(({ id }) => id === urbanAreaId)
        ? undefined
        : { field: 'urbanAreaId', code: 'URBAN_AREA_OF_ANOTHER_CITY' };
    },
  },
];
