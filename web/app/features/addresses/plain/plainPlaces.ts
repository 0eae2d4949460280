import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { AddressCitiesDocument, AddressPlacesDocument } from '../forms/AddressPlaces.generated.ts';

/** A place as a form without script offers it. */
export interface Named {
  id: string;
  name: string;
}

export interface NamedState extends Named {
  countryId: string;
}

export async function loadStates(args: ScreenArgs): Promise<NamedState[]> {
  const { states } = await load(args, AddressPlacesDocument, {}, { shared: true });
  return (states?.nodes ?? []).map(({ id, name, countryId }) => ({ id, name, countryId }));
}

/** Cities of a province; none of one that there is not. */
export async function loadCitiesOf(args: ScreenArgs, stateId: string): Promise<Named[]> {
  if (!(await loadStates(args)).some(({ id }) => id === stateId)) return [];
  const { cities } = await load(args, AddressCitiesDocument, { stateId }, { shared: true });
  return (cities?.nodes ?? []).map(({ id, name }) => ({ id, name }));
}
