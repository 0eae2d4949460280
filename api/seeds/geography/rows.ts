import { sortKey } from '../../src/platform/sort-key.ts';
import { foldSearchKey } from '../../src/platform/text.ts';
import { seededId } from '../random.ts';
import { fa } from '../text.ts';
import { countries } from './countries.ts';
import { districts, iran } from './iran.ts';

type Row = Record<string, unknown> & { id: string; name: string };
export type City = { id: string; stateId: string; name: string; stateName: string };
export type Geography = {
  countryRows: Row[];
  stateRows: Row[];
  cityRows: Row[];
  urbanAreaRows: Row[];
  /** A city by «city/province». @throws Error when there is none */
  city(place: string): City;
  /** A province's id by its name. @throws Error when there is none */
  stateId(name: string): string;
};

/** Every place, as rows of the geography tables. */
export function buildGeography(): Geography {
  const countryRows = countries.map((line, index) => {
    const code = line.slice(0, 2);
    const name = line.slice(3);
    return { ...named(`country:${code}`, name, index), code, sort_order: index === 0 ? 0 : 1 };
  });
  const stateRows = iran.map(({ name }, index) => ({
    ...named(`state:${name}`, name, index),
    country_id: countryRows[0]!.id,
  }));
  const cities = iran.flatMap((state, stateIndex) =>
    state.cities.map((name, index) => ({
      row: {
        ...named(`city:${state.name}/${name}`, name, stateIndex * 100 + index),
        state_id: stateRows[stateIndex]!.id,
        is_capital: index === 0,
        sort_order: index === 0 ? 0 : 1,
      },
      place: `${name}/${state.name}`,
      stateName: state.name,
    })),
  );
  const byPlace = new Map(
    cities.map(({ row, place, stateName }) => [
      place,
      { id: row.id, stateId: row.state_id, name: row.name, stateName },
    ]),
  );
  return {
    countryRows,
    stateRows,
    cityRows: cities.map(({ row }) => row),
    urbanAreaRows: cities.flatMap(({ row }) => (row.is_capital ? areasOf(row) : [])),
    city: (place) => byPlace.get(place) ?? missing(place),
    stateId: (name) => stateRows.find((row) => row.name === name)?.id ?? missing(name),
  };
}

/** A place that stands among the others by its name alone. */
function named(key: string, name: string, nth: number) {
  return {
    id: seededId(key, nth),
    name,
    search_key: foldSearchKey(name),
    sort_key: sortKey(name),
    sort_order: 0,
  };
}

function areasOf(city: Row): Row[] {
  return Array.from({ length: districts[city.name] ?? 0 }, (_, index) => ({
    id: seededId(`area:${city.name}:${index}`, index),
    city_id: city.id,
    name: `منطقهٔ ${fa(index + 1)}`,
    sort_order: index,
  }));
}

function missing(place: string): never {
  throw new Error(`seeds/geography/iran.ts has no ${place}`);
}
