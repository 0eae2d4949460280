import type { Offers } from '../offers/offers.service.ts';

/** An offer as it is held and written. */
export type Offer = Awaited<ReturnType<Offers['hold']>>[number];
