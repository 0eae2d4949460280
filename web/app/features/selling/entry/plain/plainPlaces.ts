import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { AddressCitiesDocument, AddressPlacesDocument } from '../../../addresses/index.ts';
import { CitiesByIdsDocument } from '../../forms/changeMerchant.generated.ts';
import { CITIES_AT_ONCE } from '../../forms/saleCities.ts';

export interface Named {
  id: string;
  name: string;
}

/** What a form of places without script shows. */
export interface Places {
  states: readonly Named[];
  /** Those that are chosen. */
  cities: readonly Named[];
}

const named = (nodes: readonly Named[] | null | undefined) => (nodes ?? []).map(({ id, name }) => ({ id, name }));

export async function loadStates(args: ScreenArgs): Promise<Named[]> {
  const { states } = await load(args, AddressPlacesDocument, {}, { shared: true });
  return named(states?.nodes);
}

export async function loadCitiesOf(args: ScreenArgs, stateId: string): Promise<Named[]> {
  const { cities } = await load(args, AddressCitiesDocument, { stateId }, { shared: true });
  return named(cities?.nodes);
}

/** Cities by their ids, in the order of these. */
export async function loadCities(args: ScreenArgs, ids: readonly string[]): Promise<Named[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / CITIES_AT_ONCE) }, (_, at) =>
    load(args, CitiesByIdsDocument, { ids: ids.slice(at * CITIES_AT_ONCE, (at + 1) * CITIES_AT_ONCE) }),
  );
  const found = new Map(
    (await Promise.all(parts)).flatMap(({ cities }) => named(cities?.nodes)).map((it) => [it.id, it]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function loadPlaces(args: ScreenArgs, cityIds: readonly string[]): Promise<Places> {
  const [states, cities] = await Promise.all([loadStates(args), loadCities(args, cityIds)]);
  return { states, cities };
}
