import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

/** Until then all apis have heard of the change. */
const HEARD_AFTER_MS = 2000;

/** Offers whose rows and cards say what is no more: below a category; `freesSlotOf` is free when all are written. */
type OutdatedOffers = { categoryId: string; freesSlotOf?: string };

/** Has them written anew as a job of the module that has them. */
export const offersAnew = (tx: Tx, clock: Clock, payload: OutdatedOffers) =>
  enqueue(tx, { queue: 'offers-anew', runAt: new Date(clock.now().getTime() + HEARD_AFTER_MS), payload });
