import type { Offers } from '../../suppliers/index.ts';

/** An offer as it is held and written. */
export type Offer = Awaited<ReturnType<Offers['hold']>>[number];
