// What other features may use of the addresses.
export { NewAddressDialog } from './adding/newAddress.tsx';
export { defaultPlace, useDefaultPlace } from './defaultPlace.ts';
export { usePlaces } from './forms/usePlaces.ts';
export { PlainPlace } from './plain/PlainPlace.tsx';
export { loadCitiesOf, loadStates, type Named } from './plain/plainPlaces.ts';
