// What other features may use of the addresses.
export { defaultPlace, useDefaultPlace } from './defaultPlace.ts';
