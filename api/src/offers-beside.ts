import { makeCatalog } from './modules/catalog/catalog.service.ts';
import { makeGeography } from './modules/geography/geography.service.ts';
import { makeReference } from './modules/reference/reference.service.ts';
import { makeOffers } from './modules/listings/offers/offers.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';

/** The writer of offers for a program beside the api: a command, a test. */
export function makeOffersBeside({ db, clock }: { db: Database; clock: Clock }) {
  // Units are all that is wanted of it.
  const reference = makeReference({
    db,
    clock,
    enums: () => ({}),
    formWords: () => ({ titles: {}, labels: {} }),
    formModels: () => ({}),
  });
  const catalog = makeCatalog({ db, clock, reference });
  return makeOffers({ db, catalog, reference, geography: makeGeography({ db, clock }) });
}
