// What other features may use of the addresses.
export { defaultPlace, useDefaultPlace } from './defaultPlace.ts';
export { usePlaces } from './forms/usePlaces.ts';
export { AddressCitiesDocument, AddressPlacesDocument } from './forms/AddressPlaces.generated.ts';
