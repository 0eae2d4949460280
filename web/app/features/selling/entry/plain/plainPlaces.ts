import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { loadStates, type Named } from '../../../addresses/index.ts';
import { CitiesByIdsDocument } from '../../forms/changeMerchant.generated.ts';
import { CITIES_AT_ONCE } from '../../forms/saleCities.ts';

/** What a form of places without script shows. */
export interface Places {
  states: readonly Named[];
  /** Those that are chosen. */
  cities: readonly Named[];
}

/** Cities by their ids, in the order of these. */
export async function loadCities(args: ScreenArgs, ids: readonly string[]): Promise<Named[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / CITIES_AT_ONCE) }, (_, at) =>
    load(args, CitiesByIdsDocument, { ids: ids.slice(at * CITIES_AT_ONCE, (at + 1) * CITIES_AT_ONCE) }),
  );
  const found = new Map(
    (await Promise.all(parts)).flatMap(({ cities }) => cities?.nodes ?? []).map(({ id, name }) => [id, { id, name }]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function loadPlaces(args: ScreenArgs, cityIds: readonly string[]): Promise<Places> {
  const [states, cities] = await Promise.all([loadStates(args), loadCities(args, cityIds)]);
  return { states, cities };
}
