import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type MemoryOrder, pageOf } from '../../platform/paging/paging.ts';
import type { Things } from '../../platform/modules/things.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import type { ThingType } from '../catalog/index.ts';
import type { LastVisit, LastVisitsQuery, Visit } from './activity.schemas.ts';
import * as repository from './last-visits.repository.ts';

/** domain rule, section 11: the last 50 of each kind, for 90 days */
const MOST_OF_TYPE = 50;
const KEPT_MS = 90 * 86_400_000;

/** As they are read, to the millisecond in which they are written. */
const newestFirst: MemoryOrder<LastVisit> = {
  list: 'last visits',
  keysOf: ({ visitedAt, objectId }) => [-Date.parse(visitedAt), objectId],
};

/** What people with a session looked at last; nobody but them is told. */
export function makeLastVisits({ db, clock, things }: { db: Database; clock: Clock; things: Things }) {
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);

  return {
    async remember(tx: Tx, { userId }: Actor, visit: Visit): Promise<void> {
      await repository.rememberLastVisit(tx, userId, visit, clock.now());
      await repository.keepNewest(tx, userId, visit.objectType, MOST_OF_TYPE);
    },

    /** The newest first. */
    async lastVisits({ userId }: Actor, { type, ...query }: LastVisitsQuery) {
      const rows = await repository.readLastVisits(db, userId, type, oldest());
      return pageOf(
        rows.map(({ visitedAt, ...row }): LastVisit => ({ ...row, visitedAt: visitedAt.toISOString() })),
        query,
        newestFirst,
      );
    },

    async clear({ userId }: Actor, type: ThingType | undefined): Promise<void> {
      await repository.clearLastVisits(db, userId, type);
    },

    personal: {
      read: async (userId) =>
        things.withNames(
          await repository.readLastVisits(db, userId, undefined, oldest()),
          ({ objectType, objectId }) => ({
            type: objectType,
            id: objectId,
          }),
        ),
      forget: (tx, userId) => repository.clearLastVisits(tx, userId, undefined),
    } satisfies PersonalPart,

    forgetOld: () => repository.forgetLastVisits(db, oldest()),
  };
}
